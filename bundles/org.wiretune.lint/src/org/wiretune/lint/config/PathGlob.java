/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

/**
 * A pattern of paths below a folder: {@code *} stands for any characters inside a segment, {@code ?} for one, and
 * {@code **} for any segments. A pattern without a slash fits a file or folder of that name anywhere; a pattern that fits
 * a folder covers everything below it. The case of letters counts.
 */
public final class PathGlob {

	private final String pattern;

	/**
	 * Makes a pattern.
	 *
	 * @param pattern the pattern, with forward slashes
	 */
	public PathGlob(String pattern) {
		this.pattern = pattern;
	}

	/**
	 * {@return whether the pattern fits a path or a folder above it}
	 *
	 * @param path the path relative to the folder of the pattern, with forward slashes
	 */
	public boolean matches(String path) {
		String whole = pattern.startsWith("/") ? pattern.substring(1) : pattern;
		whole = whole.endsWith("/") ? whole.substring(0, whole.length() - 1) : whole;
		if (pattern.indexOf('/') < 0) {
			whole = "**/" + whole;
		}
		// A pattern of a folder is one of everything below it.
		return fits(whole, path) || fits(whole + "/**", path);
	}

	/** Follows all ways through the pattern at once, so that no pattern takes longer than its length times the path's. */
	private static boolean fits(String pattern, String path) {
		boolean[] reached = new boolean[pattern.length() + 1];
		reached[0] = true;
		skipStars(pattern, reached, true);
		for (int i = 0; i < path.length(); i++) {
			char character = path.charAt(i);
			boolean[] next = new boolean[pattern.length() + 1];
			for (int at = 0; at < pattern.length(); at++) {
				if (reached[at]) {
					step(pattern, at, character, next);
				}
			}
			skipStars(pattern, next, character == '/');
			reached = next;
		}
		return reached[pattern.length()];
	}

	private static void step(String pattern, int at, char character, boolean[] next) {
		char wanted = pattern.charAt(at);
		if (isDouble(pattern, at)) {
			next[at] = true;
		} else if (wanted == '*') {
			next[at] |= character != '/';
		} else if (wanted == '?' ? character != '/' : wanted == character) {
			next[at + 1] = true;
		}
	}

	/** Stars may stand for nothing; two of them with a slash, where a segment starts, also for no segment. */
	private static void skipStars(String pattern, boolean[] reached, boolean segmentStart) {
		for (int at = 0; at < pattern.length(); at++) {
			if (!reached[at]) {
				continue;
			}
			if (isDouble(pattern, at)) {
				reached[at + 2] = true;
				if (segmentStart && at + 2 < pattern.length() && pattern.charAt(at + 2) == '/' && (at == 0 || pattern.charAt(at - 1) == '/')) {
					reached[at + 3] = true;
				}
			} else if (pattern.charAt(at) == '*') {
				reached[at + 1] = true;
			}
		}
	}

	private static boolean isDouble(String pattern, int at) {
		return pattern.startsWith("**", at);
	}

	@Override
	public String toString() {
		return pattern;
	}
}
