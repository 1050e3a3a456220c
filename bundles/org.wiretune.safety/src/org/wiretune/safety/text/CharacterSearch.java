/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.text;

/** Looks for a character in a part of a text and nowhere behind it, as {@code String.indexOf} does from Java 21 on. */
public final class CharacterSearch {

	private CharacterSearch() {
	}

	/**
	 * {@return where a character first stands in a part of a text, or -1}
	 *
	 * @param text the text
	 * @param wanted the character
	 * @param start the first place of the part
	 * @param end the place after the part; at most the length of the text counts
	 */
	public static int indexOf(CharSequence text, char wanted, int start, int end) {
		int last = Math.min(end, text.length());
		for (int place = Math.max(start, 0); place < last; place++) {
			if (text.charAt(place) == wanted) {
				return place;
			}
		}
		return -1;
	}
}
