/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.address;

import java.util.Arrays;

/** A password. Never shows itself: whoever writes it down by mistake writes that there is one. Immutable. */
public final class Password {

	/** No password. */
	public static final Password NONE = new Password(new char[0]);

	private final char[] characters;

	private Password(char[] characters) {
		this.characters = characters;
	}

	/**
	 * {@return a password}
	 *
	 * @param characters
	 *            copied; empty for none
	 */
	public static Password of(char[] characters) {
		return characters.length == 0 ? NONE : new Password(characters.clone());
	}

	/** {@return whether there is none} */
	public boolean isEmpty() {
		return characters.length == 0;
	}

	/** {@return a copy of the characters, for who asks a server or keeps them where secrets are kept; nobody else} */
	public char[] reveal() {
		return characters.clone();
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof Password password && Arrays.equals(characters, password.characters);
	}

	@Override
	public int hashCode() {
		return Arrays.hashCode(characters);
	}

	/** {@return whether there is one; never what it is} */
	@Override
	public String toString() {
		return isEmpty() ? "" : "***"; //$NON-NLS-1$ //$NON-NLS-2$
	}
}
