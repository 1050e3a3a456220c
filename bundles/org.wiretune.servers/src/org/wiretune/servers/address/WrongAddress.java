/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.address;

/** A text is no address of a server. The message is a complete sentence that says what an address looks like. */
public final class WrongAddress extends Exception {

	private static final long serialVersionUID = 1L;

	/**
	 * A refusal.
	 *
	 * @param sentence
	 *            why, and what to give instead
	 */
	public WrongAddress(String sentence) {
		super(sentence);
	}
}
