/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

/** What the program tells the shell. */
final class ExitCode {

	/** Nothing to complain about. */
	static final int OK = 0;
	/** Findings at or above the severity of {@code --fail-on}, or a performance run that failed. */
	static final int FINDINGS = 1;
	/** The command could not run, or could not do all that was asked for. */
	static final int COULD_NOT_RUN = 2;

	private ExitCode() {
	}
}
