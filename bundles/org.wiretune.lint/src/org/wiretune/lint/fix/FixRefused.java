/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.fix;

/** Says that a fix cannot be made; nothing was changed. The message is a sentence for the user. */
public final class FixRefused extends Exception {

	private static final long serialVersionUID = 1L;

	private final String path;

	FixRefused(String path, String message) {
		super(message, null, false, false);
		this.path = path;
	}

	/** {@return the file that stands in the way} */
	public String path() {
		return path;
	}
}
