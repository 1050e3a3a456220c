/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.wiretune.safety.secret.LineSecrets;

/**
 * The first lines that are no part of a log, without their secrets. What others print between them may be a key, of which
 * each line by itself tells nothing; so they are looked at in their order, with the lines of the log that stand before them.
 */
final class SkippedLines {

	private static final int MOST_EXAMPLES = 10;
	private static final int MOST_CHARACTERS = 200;
	/** How much of a line is looked at for what makes a secret of it. */
	private static final int MOST_BYTES = 8192;

	private final List<SkippedLine> lines = new ArrayList<>();
	private final LineSecrets secrets = new LineSecrets();

	/**
	 * Takes a line.
	 *
	 * @param text the line, and before it the lines that were read with it
	 * @param from its first byte
	 * @param to behind its last byte
	 * @param number its number, counted from 1
	 */
	void add(byte[] text, int from, int to, long number) {
		if (lines.size() == MOST_EXAMPLES) {
			return;
		}
		passBefore(text, from, number);
		String shown = secrets.hidden(string(text, from, to));
		lines.add(new SkippedLine(number, cut(shown)));
	}

	/** {@return the lines so far} */
	List<SkippedLine> lines() {
		return List.copyOf(lines);
	}

	/** Passes the lines since the last one that was skipped: a key may begin in one of the log, which repeats the command line. */
	private void passBefore(byte[] text, int from, long number) {
		long most = Math.min(LineSecrets.MOST_LINES, number - 1 - (lines.isEmpty() ? 0 : lines.get(lines.size() - 1).line()));
		int begin = from;
		for (long i = 0; i < most && begin > 0; i++) {
			begin = lineStart(text, begin - 1);
		}
		while (begin < from) {
			int end = begin;
			while (end < from && text[end] != '\n') {
				end++;
			}
			secrets.pass(string(text, begin, end));
			begin = end + 1;
		}
	}

	private static int lineStart(byte[] text, int end) {
		int at = end;
		while (at > 0 && text[at - 1] != '\n') {
			at--;
		}
		return at;
	}

	private static String string(byte[] text, int from, int to) {
		return new String(text, from, Math.min(to - from, MOST_BYTES), StandardCharsets.UTF_8).replaceAll("\\p{Cntrl}", " ");
	}

	private static String cut(String text) {
		if (text.length() <= MOST_CHARACTERS) {
			return text;
		}
		return text.substring(0, Character.isHighSurrogate(text.charAt(MOST_CHARACTERS - 1)) ? MOST_CHARACTERS - 1 : MOST_CHARACTERS);
	}
}
