/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

/** What a run tells who started it, as the exit code of a process. */
public final class RunExit {

	/** Every cell was measured, all measurements are valid and no call failed. */
	public static final int OK = 0;
	/** The run failed or was stopped, or a call failed. */
	public static final int FAILED = 1;
	/** The run could not begin, as with a wrong argument, or a measurement must not be used. */
	public static final int COULD_NOT_RUN = 2;

	private RunExit() {
	}

	/**
	 * Judges a run that came to its end.
	 *
	 * @param run the run
	 * @return one of the codes
	 */
	public static int of(RunFile run) {
		if (run.state() != RunState.COMPLETED || run.errors() > 0) {
			return FAILED;
		}
		return run.measurements().stream().allMatch(Measurement::isValid) ? OK : COULD_NOT_RUN;
	}
}
