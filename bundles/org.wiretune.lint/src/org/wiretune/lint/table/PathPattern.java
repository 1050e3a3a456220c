/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.table;

import java.util.Locale;

/**
 * A pattern of file paths: as many segments as it has are compared with the last ones of a path, in any case of letters;
 * a {@code *} stands for any characters inside a segment. {@code conf/jboss-service.xml} and {@code *-ds.xml} are patterns. One
 * that begins with {@code !} tells what patterns behind it do not mean.
 */
public final class PathPattern {

	private final Segment[] segments;
	private final String text;
	private final boolean excludes;
	private final char last;

	/**
	 * Makes a pattern.
	 *
	 * @param text the pattern, with forward slashes
	 */
	public PathPattern(String text) {
		this.text = text.toLowerCase(Locale.ROOT);
		excludes = text.startsWith("!");
		String[] written = this.text.substring(excludes ? 1 : 0).split("/");
		segments = new Segment[written.length];
		for (int i = 0; i < written.length; i++) {
			segments[i] = new Segment(written[i]);
		}
		String name = written[written.length - 1];
		last = name.isEmpty() ? '*' : name.charAt(name.length() - 1);
	}

	/** {@return whether a path that the pattern fits is not meant} */
	public boolean excludes() {
		return excludes;
	}

	/**
	 * {@return what follows the last dot of each name that the pattern fits, in lower case, empty where such a name has no dot;
	 * null where names that it fits differ in that}
	 */
	public String extension() {
		return segments[segments.length - 1].extension;
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
			if (end < 0 || !segments[i].matches(path, start, end)) {
				return false;
			}
			end = start - 1;
		}
		return true;
	}

	/**
	 * {@return what follows the last dot in the name of a path, in the lower case that patterns are compared in; empty where
	 * there is no dot}
	 *
	 * @param path the path with forward slashes
	 */
	public static String extension(String path) {
		int dot = path.lastIndexOf('.');
		if (dot < 0 || dot < path.lastIndexOf('/')) {
			return "";
		}
		char[] letters = new char[path.length() - dot - 1];
		for (int i = 0; i < letters.length; i++) {
			letters[i] = lower(path.charAt(dot + 1 + i));
		}
		return new String(letters);
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
		return text;
	}

	/** A segment between slashes: texts with any characters between them. */
	private static final class Segment {

		private final String[] texts;
		private final int length;
		/** What follows the last dot; null where that differs. */
		private final String extension;

		Segment(String written) {
			texts = written.split("\\*", -1);
			length = written.length() - (texts.length - 1);
			String end = texts[texts.length - 1];
			int dot = end.lastIndexOf('.');
			extension = dot >= 0 ? end.substring(dot + 1) : texts.length == 1 ? "" : null;
		}

		/** Each text is taken where it first fits: what is left for those behind it is the most. */
		boolean matches(String path, int start, int end) {
			int room = end - start - length;
			if (room < 0 || texts.length == 1 && room > 0 || !isAt(texts[0], path, start)) {
				return false;
			}
			int position = start + texts[0].length();
			for (int i = 1; i < texts.length - 1; i++) {
				position = find(texts[i], path, position, end);
				if (position < 0) {
					return false;
				}
			}
			String tail = texts[texts.length - 1];
			return texts.length == 1 || end - tail.length() >= position && isAt(tail, path, end - tail.length());
		}

		/** Returns where a text ends that first fits from a position on, or -1. */
		private static int find(String text, String path, int from, int end) {
			for (int at = from; at <= end - text.length(); at++) {
				if (isAt(text, path, at)) {
					return at + text.length();
				}
			}
			return -1;
		}

		private static boolean isAt(String text, String path, int at) {
			for (int i = 0; i < text.length(); i++) {
				if (lower(path.charAt(at + i)) != text.charAt(i)) {
					return false;
				}
			}
			return true;
		}
	}
}
