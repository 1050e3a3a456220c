/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.fix;

/**
 * What differs between a line and the line in its place, widened to whole words, so that a reader sees {@code async} and
 * {@code sync} and not the one letter.
 *
 * @param start first character that differs, the same in both lines
 * @param oldEnd offset behind the last that differs in the old line
 * @param newEnd offset behind the last that differs in the new line
 */
public record ChangedWords(int start, int oldEnd, int newEnd) {

	/**
	 * Compares two lines.
	 *
	 * @param before the old line
	 * @param after the new line
	 * @param from first character that is compared, in both lines
	 * @return what differs; empty ranges where nothing does
	 */
	public static ChangedWords of(String before, String after, int from) {
		int shorter = Math.min(before.length(), after.length());
		int start = Math.min(from, shorter);
		while (start < shorter && before.charAt(start) == after.charAt(start)) {
			start++;
		}
		int same = 0;
		while (same < shorter - start && before.charAt(before.length() - 1 - same) == after.charAt(after.length() - 1 - same)) {
			same++;
		}
		if (start == before.length() && start == after.length()) {
			return new ChangedWords(start, start, start);
		}
		int oldEnd = before.length() - same;
		int newEnd = after.length() - same;
		if (start < oldEnd && isWord(before.charAt(start)) || start < newEnd && isWord(after.charAt(start))) {
			while (start > from && isWord(before.charAt(start - 1))) {
				start--;
			}
		}
		if (start < oldEnd && isWord(before.charAt(oldEnd - 1)) || start < newEnd && isWord(after.charAt(newEnd - 1))) {
			while (oldEnd < before.length() && isWord(before.charAt(oldEnd))) {
				oldEnd++;
				newEnd++;
			}
		}
		return new ChangedWords(start, oldEnd, newEnd);
	}

	private static boolean isWord(char c) {
		return Character.isLetterOrDigit(c) || c == '_';
	}
}
