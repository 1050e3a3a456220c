/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import java.io.IOException;
import java.nio.file.Path;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.TesterInstallation;

/** A program that starts an endless run and prints its events, to be killed by a test. */
public final class RunInOwnProcess {

	private RunInOwnProcess() {
	}

	/**
	 * Starts the run.
	 *
	 * @param arguments the run file
	 * @throws IOException when it cannot be started
	 */
	public static void main(String[] arguments) throws IOException {
		PerformanceRun.start(TestRuns.specification(10_000_000, BindingUnderTest.SCA_ASYNC),
				TesterInstallation.in(TestRuns.testerFolder()), JavaInstallation.current(),
				event -> System.out.println(RunEventFormat.toLine(event)), Path.of(arguments[0]));
	}
}
