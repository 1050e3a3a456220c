/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/** Places of the parser, which counts code points, as offsets into the text. Fast where places are asked for in their order. */
final class YamlOffsets {

	private final String text;
	private final boolean same;
	private int points;
	private int offset;

	YamlOffsets(String text) {
		this.text = text;
		same = text.chars().noneMatch(c -> Character.isSurrogate((char) c));
	}

	/** {@return the offset of a code point} @param index its number, from 0 */
	int of(int index) {
		if (same) {
			return index;
		}
		offset = text.offsetByCodePoints(offset, index - points);
		points = index;
		return offset;
	}
}
