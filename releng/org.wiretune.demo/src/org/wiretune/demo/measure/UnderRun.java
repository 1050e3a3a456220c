/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.util.concurrent.Callable;

import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.ILaunch;
import org.wiretune.demo.PerformanceTest;
import org.wiretune.workbench.Wait;

/** Does something while a performance test runs, whose console, gauges, charts and log are then filled. */
final class UnderRun {

	private UnderRun() {
	}

	/**
	 * Starts the test of a module, does something, and ends the test.
	 *
	 * @param project the module
	 * @param steps what to do; the test must go on for as long
	 */
	static void call(String project, Callable<?> steps) throws Exception {
		ILaunch launch = PerformanceTest.start(project, 1);
		try {
			steps.call();
			if (launch.isTerminated()) {
				throw new IllegalStateException("The performance test of " + project + " ended before all was measured.");
			}
		} finally {
			end(launch);
		}
	}

	private static void end(ILaunch launch) throws DebugException {
		launch.terminate();
		Wait.until("the performance test is ended", Wait.USUAL, launch::isTerminated);
	}
}
