/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.process;

import java.io.IOException;
import java.io.Serial;

/** What a process is for cannot be started, for a reason that is known; the message is a sentence that is told as it is. */
public final class CannotStartException extends IOException {

	@Serial
	private static final long serialVersionUID = 1L;

	/**
	 * It cannot be started.
	 *
	 * @param sentence why, and what to do
	 */
	public CannotStartException(String sentence) {
		super(sentence);
	}
}
