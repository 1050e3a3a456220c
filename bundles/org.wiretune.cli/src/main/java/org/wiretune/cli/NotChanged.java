/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

/** A file was not changed and holds what it held; the message is one sentence that names it and says why. */
final class NotChanged extends Exception {

	private static final long serialVersionUID = 1L;

	NotChanged(String sentence) {
		super(sentence);
	}
}
