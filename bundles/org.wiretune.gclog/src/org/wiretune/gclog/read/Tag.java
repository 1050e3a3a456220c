/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/** One start tag in a line of XML, found without a parser: no entities, no documents, no text. Used again for each tag. */
final class Tag {

	private byte[] line;
	private int name;
	private int nameEnd;
	private int end;
	private boolean closing;

	/**
	 * Looks for the next whole tag from here on.
	 *
	 * @return where to look for the one behind it, or -1 where there is none
	 */
	int next(byte[] in, int from, int to) {
		line = in;
		int at = from;
		while (at < to) {
			if (in[at] != '<') {
				at++;
				continue;
			}
			closing = at + 1 < to && in[at + 1] == '/';
			name = closing ? at + 2 : at + 1;
			nameEnd = name;
			while (nameEnd < to && isName(in[nameEnd])) {
				nameEnd++;
			}
			end = nameEnd == name ? -1 : close(in, nameEnd, to);
			if (end > 0) {
				return end + 1;
			}
			at++;
		}
		return -1;
	}

	private static boolean isName(byte character) {
		return character >= 'a' && character <= 'z' || character == '-' || character == '_' || character >= '0' && character <= '9'
				|| character >= 'A' && character <= 'Z';
	}

	/** {@return where the tag ends; brackets in values do not count} */
	private static int close(byte[] in, int from, int to) {
		boolean quoted = false;
		for (int at = from; at < to; at++) {
			if (in[at] == '"') {
				quoted = !quoted;
			} else if (in[at] == '>' && !quoted) {
				return at;
			}
		}
		return -1;
	}

	/** {@return whether it is an end tag} */
	boolean isClosing() {
		return closing;
	}

	/** {@return the number of the name in a table of names sorted by nothing, or -1} */
	int among(byte[][] names) {
		int length = nameEnd - name;
		for (int i = 0; i < names.length; i++) {
			if (names[i].length == length && names[i][0] == line[name] && Bytes.startsWith(line, name, nameEnd, names[i])) {
				return i;
			}
		}
		return -1;
	}

	private int from;
	private int to;

	/** Looks for an attribute. {@return whether it is there; its place is kept until the next call} */
	boolean find(byte[] attribute) {
		for (int at = nameEnd; at + attribute.length + 2 < end; at++) {
			if (line[at] == ' ' && Bytes.startsWith(line, at + 1, end, attribute) && line[at + 1 + attribute.length] == '='
					&& line[at + 2 + attribute.length] == '"') {
				from = at + 3 + attribute.length;
				to = Bytes.indexOf(line, from, end, '"');
				return to >= 0;
			}
		}
		return false;
	}

	/** {@return an attribute as a number times a unit, or unknown} */
	long number(byte[] attribute, long unit) {
		return find(attribute) ? Bytes.scaled(line, from, to, unit) : Bytes.UNKNOWN;
	}

	/** {@return whether an attribute has a value} */
	boolean is(byte[] attribute, byte[] value) {
		return find(attribute) && Bytes.equals(line, from, to, value);
	}

	/** {@return an attribute as text; empty where it is not there} */
	String text(byte[] attribute) {
		return find(attribute) ? Bytes.text(line, from, Math.min(to, from + 300)) : "";
	}

	/** {@return where the attribute that was found begins} */
	int valueStart() {
		return from;
	}

	/** {@return where the attribute that was found ends} */
	int valueEnd() {
		return to;
	}
}
