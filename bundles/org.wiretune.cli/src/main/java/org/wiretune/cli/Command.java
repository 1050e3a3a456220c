/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

/** A command of the command line: what may be said to it, and what it does. One is made for each call. */
interface Command {

	/** {@return what may be said to it} */
	CommandForm form();

	/**
	 * Does what was said to its form.
	 *
	 * @return the exit code
	 * @throws CannotRun where it cannot
	 */
	int run() throws CannotRun;
}
