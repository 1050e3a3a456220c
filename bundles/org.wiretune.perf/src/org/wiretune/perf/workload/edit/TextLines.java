/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload.edit;

import java.util.ArrayList;
import java.util.List;

/** Where the lines of a text begin and end, for LF, CR and CR LF. Lines and columns are counted from 1. */
final class TextLines {

	private final List<Integer> starts = new ArrayList<>();
	private final List<Integer> ends = new ArrayList<>();

	TextLines(String text) {
		// A byte order mark belongs to no line.
		int start = text.startsWith("\uFEFF") ? 1 : 0;
		int length = text.length();
		for (int i = start; i < length; i++) {
			char c = text.charAt(i);
			if (c == '\n' || c == '\r') {
				starts.add(start);
				ends.add(i);
				if (c == '\r' && i + 1 < length && text.charAt(i + 1) == '\n') {
					i++;
				}
				start = i + 1;
			}
		}
		starts.add(start);
		ends.add(length);
	}

	/** Offset of a column, at most the end of the line. */
	int offset(int line, int column) {
		int index = index(line);
		return Math.min(starts.get(index) + column - 1, ends.get(index));
	}

	int start(int line) {
		return starts.get(index(line));
	}

	/** Offset behind the last character of a line. */
	int end(int line) {
		return ends.get(index(line));
	}

	/** The line of an offset. */
	int lineAt(int offset) {
		int line = 1;
		while (line < starts.size() && starts.get(line) <= offset) {
			line++;
		}
		return line;
	}

	private int index(int line) {
		return Math.max(0, Math.min(line - 1, starts.size() - 1));
	}
}
