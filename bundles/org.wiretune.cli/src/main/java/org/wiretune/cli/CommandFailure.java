/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

/** Says that a command could not run. The message is a sentence that says why and what to do. */
final class CommandFailure extends Exception {

	private static final long serialVersionUID = 1L;

	CommandFailure(String message) {
		super(message, null, false, false);
	}
}
