/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import org.wiretune.safety.secret.Secrets;

/** The command could not run; the message is one sentence that says why and what to do. */
final class CannotRun extends Exception {

	private static final long serialVersionUID = 1L;

	CannotRun(String sentence) {
		super(Secrets.hidden(sentence));
	}
}
