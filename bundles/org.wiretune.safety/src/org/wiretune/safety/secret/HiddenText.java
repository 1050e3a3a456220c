/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

/**
 * A text that was looked at as a whole, of which parts are shown. A part says less than the whole: the name that makes a
 * secret of a value, or the beginning of a key, may stand far before it. Immutable.
 */
public final class HiddenText {

	private final SecretText text;

	private HiddenText(SecretText text) {
		this.text = text;
	}

	/**
	 * Looks at a text.
	 *
	 * @param text the whole text
	 * @return the text with its secrets known
	 */
	public static HiddenText of(String text) {
		return new HiddenText(new SecretText(text));
	}

	/**
	 * {@return a part of the text with {@link Secrets#HIDDEN} in place of what may be a secret; it has as many lines as before}
	 *
	 * @param from the first character of the part
	 * @param to behind its last character
	 */
	public String shown(int from, int to) {
		return text.hidden(from, to);
	}

	/**
	 * {@return whether a part holds something of a secret}
	 *
	 * @param from the first character of the part
	 * @param to behind its last character
	 */
	public boolean isHidden(int from, int to) {
		return text.isHidden(from, to);
	}
}
