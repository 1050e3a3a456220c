/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.util.List;

import org.eclipse.debug.core.ILaunch;
import org.eclipse.jdt.internal.core.JavaModelManager;
import org.wiretune.ide.sample.SampleSolution;
import org.wiretune.workbench.Workbench;
import org.wiretune.workbench.WorkbenchScript;

/**
 * Creates the sample, starts its performance test, tells the processes of the run and the folder of its run file, and
 * closes the workbench while the test runs. With {@code -halt} the IDE ends at once instead, as if it was killed.
 */
public final class LeaveDuringRunApplication extends WorkbenchScript {

	@Override
	protected void play(String[] arguments) throws Exception {
		// Nobody asks for it: in a new workspace it is an index of the whole JDK.
		JavaModelManager.getIndexManager().disable();
		Workbench.clear();
		SampleSolution.create(null);
		Workbench.joinBuild();
		ILaunch launch = PerformanceTest.start("SenderModule", 1);
		if (launch.isTerminated()) {
			throw new IllegalStateException("The performance test ended before the IDE could be left.");
		}
		ProcessHandle.current().descendants().forEach(process -> System.out.println("Process " + process.pid()));
		System.out.println("Runs " + PerformanceTest.folder("SenderModule"));
		System.out.flush();
		if (List.of(arguments).contains("-halt")) {
			Runtime.getRuntime().halt(0);
		}
	}
}
