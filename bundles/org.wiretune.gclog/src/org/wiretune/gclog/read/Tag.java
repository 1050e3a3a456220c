/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.util.Arrays;

/**
 * The tags of a line of XML, one after another, found without a parser: no entities, no documents, no text. Attributes are
 * read as far as one is asked for, so that most bytes are looked at once, and those of tags that tell nothing eight at a time.
 */
final class Tag {

	private static final int ATTRIBUTES = 16;
	private static final boolean[] OF_NAME = ofName();

	private final ElementNames elements;
	/** Which element stood behind each, begin and end apart, the last time: it mostly does so again. */
	private final int[] followers;
	private int last;
	private int element;
	private byte[] line;
	private int lineEnd;
	private int name;
	private int nameEnd;
	private int end;
	private boolean closing;
	/** Attributes that were read: the places of the equals sign and of the last quote. */
	private int count;
	private int[] equals = new int[ATTRIBUTES];
	private int[] ends = new int[ATTRIBUTES];
	private int readTo;
	/** The value that was found. */
	private int from;
	private int to;

	private static boolean[] ofName() {
		boolean[] result = new boolean[256];
		for (char each : "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".toCharArray()) {
			result[each] = true;
		}
		return result;
	}

	/**
	 * Makes one.
	 *
	 * @param elements the names that are known
	 */
	Tag(ElementNames elements) {
		this.elements = elements;
		followers = new int[2 * elements.size()];
	}

	/** Begins with a line. */
	void line(byte[] in, int first, int to) {
		line = in;
		lineEnd = to;
		end = first - 1;
	}

	/**
	 * Reads a line that is one tag and nothing else, and whose end is looked for on the way.
	 *
	 * @param limit where the bytes end
	 * @return where the next line begins, or -1 where the line is of another form or not whole; nothing has changed then
	 */
	int whole(byte[] in, int first, int limit) {
		int at = first;
		while (at < limit && (in[at] == ' ' || in[at] == '\t')) {
			at++;
		}
		if (at + 2 >= limit || in[at] != '<') {
			return -1;
		}
		boolean ends = in[at + 1] == '/';
		int begin = ends ? at + 2 : at + 1;
		int number = followers[last];
		int stop = begin + elements.length(number);
		if (!elements.beginsAt(number, in, begin, limit) || stop < limit && OF_NAME[in[stop] & 0xff]) {
			stop = nameEnd(in, begin, limit);
			number = elements.number(in, begin, stop);
			if (number < 0) {
				return -1;
			}
		}
		int bracket = stop < limit && in[stop] == '>' ? stop : EightBytes.indexOf(in, stop, limit, '>', '\n');
		if (bracket < 0 || in[bracket] != '>') {
			return -1;
		}
		int next = bracket + 1 < limit && in[bracket + 1] == '\r' ? bracket + 2 : bracket + 1;
		if (next >= limit || in[next] != '\n') {
			return -1;
		}
		followers[last] = number;
		last = ends ? number + elements.size() : number;
		closing = ends;
		line = in;
		lineEnd = bracket + 1;
		name = begin;
		nameEnd = stop;
		end = bracket;
		element = number;
		count = 0;
		readTo = stop;
		return next + 1;
	}

	/** {@return whether the first attribute is this one and its value begins with none of three letters; then it is not read} */
	boolean beginsWithOther(byte[] attribute, char a, char b, char c) {
		int value = nameEnd + attribute.length;
		if (value >= end || !Bytes.startsWith(line, nameEnd, end, attribute)) {
			return false;
		}
		byte letter = line[value];
		return letter != a && letter != b && letter != c;
	}

	/** Looks for the next whole tag of the line. {@return whether there is one} */
	boolean next() {
		if (end + 1 >= lineEnd) {
			return false;
		}
		for (int at = nextBracket(end + 1); at >= 0; at = nextBracket(at + 1)) {
			closing = at + 1 < lineEnd && line[at + 1] == '/';
			name = closing ? at + 2 : at + 1;
			if (readName()) {
				count = 0;
				readTo = nameEnd;
				end = EightBytes.indexOf(line, nameEnd, lineEnd, '>');
				return end >= 0;
			}
		}
		return false;
	}

	private boolean readName() {
		element = followers[last];
		nameEnd = name + elements.length(element);
		if (!elements.beginsAt(element, line, name, lineEnd) || nameEnd < lineEnd && OF_NAME[line[nameEnd] & 0xff]) {
			nameEnd = nameEnd(line, name, lineEnd);
			element = elements.number(line, name, nameEnd);
		}
		if (element >= 0) {
			followers[last] = element;
			last = closing ? element + elements.size() : element;
		}
		return nameEnd > name;
	}

	private static int nameEnd(byte[] in, int from, int to) {
		int at = from;
		while (at < to && OF_NAME[in[at] & 0xff]) {
			at++;
		}
		return at;
	}

	/** The first tag of a line stands behind a few blanks; the next one, if there is one, anywhere. */
	private int nextBracket(int from) {
		int at = Bytes.skipBlanks(line, from, lineEnd);
		return at < lineEnd && line[at] == '<' ? at : EightBytes.indexOf(line, at, lineEnd, '<');
	}

	/** {@return whether it is an end tag} */
	boolean isClosing() {
		return closing;
	}

	/** {@return whether it ends itself} */
	boolean isEmpty() {
		return end > name && line[end - 1] == '/';
	}

	/** {@return the number of the name among those that are known, or -1} */
	int element() {
		return element;
	}

	/** Looks for an attribute. {@return whether it is there; its place is kept until the next call} */
	boolean find(byte[] attribute) {
		int length = attribute.length;
		for (int i = 0; i < count || readAttribute(); i++) {
			int start = equals[i] - length;
			if (start > nameEnd && line[start - 1] == ' ' && line[start] == attribute[0] && Bytes.startsWith(line, start, equals[i], attribute)) {
				from = equals[i] + 2;
				to = ends[i];
				return true;
			}
		}
		return false;
	}

	/** Reads one attribute more. {@return whether there is one} */
	private boolean readAttribute() {
		byte[] in = line;
		int limit = end;
		int quote = EightBytes.quote(in, readTo, limit);
		int last = quote < 0 ? -1 : EightBytes.quote(in, quote + 1, lineEnd);
		if (last < 0) {
			readTo = end;
			return false;
		}
		readTo = last + 1;
		if (last > end) {
			// The bracket was one within the value.
			int next = EightBytes.indexOf(in, last, lineEnd, '>');
			end = next < 0 ? lineEnd : next;
		}
		if (count == equals.length) {
			equals = Arrays.copyOf(equals, count * 2);
			ends = Arrays.copyOf(ends, count * 2);
		}
		equals[count] = in[quote - 1] == '=' ? quote - 1 : nameEnd;
		ends[count++] = last;
		return true;
	}

	/** {@return an attribute as a number times a unit, or unknown} */
	long number(byte[] attribute, long unit) {
		return find(attribute) ? Bytes.scaled(line, from, to, unit) : Bytes.UNKNOWN;
	}

	/** {@return whether an attribute has a value} */
	boolean is(byte[] attribute, byte[] value) {
		return find(attribute) && Bytes.equals(line, from, to, value);
	}

	/** {@return whether the attribute that was found has a value} */
	boolean isValue(byte[] value) {
		return Bytes.equals(line, from, to, value);
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
