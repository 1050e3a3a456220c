/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

/**
 * A pattern of file paths: as many segments as it has are compared with the last ones of a path, in any case of letters;
 * a {@code *} stands for any characters inside a segment. {@code conf/jboss-service.xml} and {@code *-ds.xml} are patterns. One
 * that begins with {@code !} tells what patterns behind it do not mean.
 */
public final class PathPattern {

	private final String[] segments;
	private final boolean excludes;
	private final char last;

	/**
	 * Makes a pattern.
	 *
	 * @param text the pattern, with forward slashes
	 */
	public PathPattern(String text) {
		excludes = text.startsWith("!");
		segments = text.substring(excludes ? 1 : 0).toLowerCase(java.util.Locale.ROOT).split("/");
		String name = segments[segments.length - 1];
		last = name.isEmpty() ? '*' : name.charAt(name.length() - 1);
	}

	/** {@return whether a path that the pattern fits is not meant} */
	public boolean excludes() {
		return excludes;
	}

	/** {@return whether the pattern fits the end of a path} @param path the path with forward slashes */
	public boolean matches(String path) {
		int end = path.length();
		// Most paths are not of most kinds, and their last character tells.
		if (end == 0 || last != '*' && lower(path.charAt(end - 1)) != last) {
			return false;
		}
		for (int i = segments.length - 1; i >= 0; i--) {
			int start = path.lastIndexOf('/', end - 1) + 1;
			if (end < 0 || !matches(segments[i], 0, path, start, end)) {
				return false;
			}
			end = start - 1;
		}
		return true;
	}

	private static boolean matches(String pattern, int from, String path, int start, int end) {
		int position = start;
		for (int i = from; i < pattern.length(); i++) {
			char wanted = pattern.charAt(i);
			if (wanted == '*') {
				for (int rest = end; rest >= position; rest--) {
					if (matches(pattern, i + 1, path, rest, end)) {
						return true;
					}
				}
				return false;
			}
			if (position >= end || lower(path.charAt(position)) != wanted) {
				return false;
			}
			position++;
		}
		return position == end;
	}

	/** Asked for each file by each table; nearly all letters of paths are of ASCII. */
	private static char lower(char letter) {
		if (letter < 128) {
			return letter >= 'A' && letter <= 'Z' ? (char) (letter + ('a' - 'A')) : letter;
		}
		return Character.toLowerCase(letter);
	}

	@Override
	public String toString() {
		return (excludes ? "!" : "") + String.join("/", segments);
	}
}
