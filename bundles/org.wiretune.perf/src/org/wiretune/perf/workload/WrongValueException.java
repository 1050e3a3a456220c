/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.io.Serial;

/** A text is no value of its type; the message is a sentence that says what a value looks like. */
public final class WrongValueException extends Exception {

	@Serial
	private static final long serialVersionUID = 1L;

	/**
	 * A value is wrong.
	 *
	 * @param sentence what is wrong and what a value looks like
	 */
	public WrongValueException(String sentence) {
		super(sentence);
	}
}
