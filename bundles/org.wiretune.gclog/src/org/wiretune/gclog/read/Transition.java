/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

/**
 * Sizes before and after: {@code 42598K->5311K(47936K)}, {@code 33275K(38400K)->5090K(38400K)}, {@code 10620M(5%)->8800M(4%)} or,
 * for regions, {@code 13->14}. Used again for each line.
 */
final class Transition {

	private long before;
	private long after;
	private long capacity;
	private int start;

	/** Looks for the last transition in a part of a line. {@return whether there is one} */
	boolean last(byte[] line, int from, int to) {
		for (int at = to - 2; at > from; at--) {
			if (line[at] == '-' && line[at + 1] == '>') {
				return around(line, from, at, to);
			}
		}
		return false;
	}

	/** Looks for the first transition in a part of a line. {@return whether there is one} */
	boolean first(byte[] line, int from, int to) {
		for (int at = from + 1; at + 1 < to; at++) {
			if (line[at] == '-' && line[at + 1] == '>') {
				return around(line, from, at, to);
			}
		}
		return false;
	}

	/** Reads the transition around an arrow. {@return whether there is one} */
	boolean around(byte[] line, int from, int arrow, int to) {
		int left = arrow;
		if (line[left - 1] == ')') {
			while (left > from && line[left - 1] != '(') {
				left--;
			}
			left--;
		}
		start = left;
		while (start > from && isSize(line[start - 1])) {
			start--;
		}
		int right = Bytes.sizeEnd(line, arrow + 2, to);
		if (start >= left || right == arrow + 2) {
			return false;
		}
		before = Bytes.size(line, start, left);
		after = Bytes.size(line, arrow + 2, right);
		capacity = Bytes.UNKNOWN;
		if (right < to && line[right] == '(') {
			int end = Bytes.sizeEnd(line, right + 1, to);
			if (end > right + 1 && end < to && line[end] == ')') {
				capacity = Bytes.size(line, right + 1, end);
			}
		}
		return before != Bytes.UNKNOWN && after != Bytes.UNKNOWN;
	}

	private static boolean isSize(byte character) {
		return Bytes.isDigit(character) || character == '.' || character == ',' || character == 'K' || character == 'M' || character == 'G' || character == 'B'
				|| character == 'T';
	}

	/** {@return bytes (or regions) before} */
	long before() {
		return before;
	}

	/** {@return bytes (or regions) after} */
	long after() {
		return after;
	}

	/** {@return the size in bytes, or unknown where a share stands in its place} */
	long capacity() {
		return capacity;
	}

	/** {@return where the transition begins in the line} */
	int start() {
		return start;
	}
}
