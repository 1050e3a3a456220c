/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

/**
 * What makes one text of another: a part of it that is replaced.
 *
 * @param offset where the part begins
 * @param from what it is
 * @param to what it becomes
 */
record TextPart(int offset, String from, String to) {

	/** {@return the part in which two texts differ} */
	static TextPart between(String from, String to) {
		int most = Math.min(from.length(), to.length());
		int start = 0;
		while (start < most && from.charAt(start) == to.charAt(start)) {
			start++;
		}
		int end = 0;
		while (end < most - start && from.charAt(from.length() - 1 - end) == to.charAt(to.length() - 1 - end)) {
			end++;
		}
		return new TextPart(start, from.substring(start, from.length() - end), to.substring(start, to.length() - end));
	}

	/** {@return the other text, or null where a text is not the one that the part was made for} */
	String in(String text) {
		return text.startsWith(from, offset) ? text.substring(0, offset) + to + text.substring(offset + from.length()) : null;
	}

	/** {@return the way back} */
	TextPart back() {
		return new TextPart(offset, to, from);
	}
}
