/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.io.IOException;

/** A file holds no line of any format that is read; the message says so in one sentence. */
public final class NoGcLogException extends IOException {

	private static final long serialVersionUID = 1L;

	/**
	 * Makes one.
	 *
	 * @param message one sentence
	 */
	public NoGcLogException(String message) {
		super(message);
	}
}
