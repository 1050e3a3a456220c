/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds secrets where name and value are a pair inside brackets: {@code {"name": "DB_PASS", "value": "x"}},
 * {@code (name=password,value=x)}, {@code setProperty("password", "x")}.
 */
final class PairScan {

	private static final int DEPTH = 256;

	private final SecretText secrets;
	private final String text;
	private final List<Frame> frames = new ArrayList<>();
	/** Up to where a quote of each kind was looked for in vain. */
	private int noDouble;
	private int noSingle;

	PairScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
	}

	/** What stands between two brackets. */
	private static final class Frame {

		private final char bracket;
		private boolean named;
		private int from = -1;
		private int to;
		/** Whether the last literal is the name of a secret and a comma follows it. */
		private boolean afterName;

		Frame(char bracket) {
			this.bracket = bracket;
		}
	}

	void run() {
		int length = text.length();
		for (int i = 0; i < length;) {
			char c = text.charAt(i);
			if (c == '(' || c == '{' || c == '[') {
				if (frames.size() == DEPTH) {
					frames.remove(0);
				}
				frames.add(new Frame(c));
				i++;
			} else if (c == ')' || c == '}' || c == ']') {
				if (!frames.isEmpty()) {
					frames.remove(frames.size() - 1);
				}
				i++;
			} else if (frames.isEmpty()) {
				i++;
			} else if (AssignmentScan.isOfName(c)) {
				int end = i;
				while (end < length && AssignmentScan.isOfName(text.charAt(end))) {
					end++;
				}
				i = Math.max(end, pair(i, end, end));
			} else if (c == '"' || c == '\'') {
				i = literal(i, c);
			} else {
				i++;
			}
		}
	}

	/** A literal: a key of a pair, or an argument. */
	private int literal(int open, char quote) {
		int close = close(open + 1, quote);
		if (close < 0) {
			return open + 1;
		}
		int behind = pair(open + 1, close, close + 1);
		if (behind > close + 1) {
			return behind;
		}
		Frame frame = frames.get(frames.size() - 1);
		if (frame.bracket == '(') {
			if (frame.afterName) {
				secrets.value(open + 1, close);
				frame.afterName = false;
			} else {
				int at = blanks(close + 1);
				frame.afterName = secrets.at(at) == ',' && close - open <= 200 && SecretNames.isSecret(text.substring(open + 1, close));
			}
		}
		return close + 1;
	}

	/** The end of a literal, which is on its line; -1 for none. Quotes passed in a search that finds no end are none that open. */
	private int close(int from, char quote) {
		if (from <= (quote == '"' ? noDouble : noSingle)) {
			return -1;
		}
		int at = from;
		for (; at < text.length() && at < from + 4096 && text.charAt(at) != '\n'; at++) {
			char c = text.charAt(at);
			if (c == '\\') {
				at++;
			} else if (c == quote) {
				return at;
			}
		}
		if (quote == '"') {
			noDouble = at;
		} else {
			noSingle = at;
		}
		return -1;
	}

	private int blanks(int from) {
		int at = from;
		while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
			at++;
		}
		return at;
	}

	/** Takes name or value of a pair; the offset behind it, or that behind the key where it is none. */
	private int pair(int from, int to, int behind) {
		if (to - from > 20) {
			return behind;
		}
		String key = text.substring(from, to);
		boolean naming = MarkupScan.isNaming(key);
		if (!naming && !MarkupScan.isValue(key)) {
			return behind;
		}
		int at = blanks(behind);
		if (secrets.at(at) != '=' && secrets.at(at) != ':') {
			return behind;
		}
		at = blanks(at + (secrets.at(at + 1) == '>' ? 2 : 1));
		char quote = secrets.at(at);
		int start = at;
		int end;
		if (at < text.length() && (quote == '"' || quote == '\'')) {
			start = at + 1;
			end = close(start, quote);
			if (end < 0) {
				return behind;
			}
		} else {
			end = start;
			while (end < text.length() && ",)}]\n\r".indexOf(text.charAt(end)) < 0) {
				end++;
			}
		}
		Frame frame = frames.get(frames.size() - 1);
		if (naming) {
			frame.named = end - start <= 400 && SecretNames.isSecret(text.substring(start, end).strip());
		} else {
			frame.from = start;
			frame.to = end;
		}
		if (frame.named && frame.from >= 0) {
			secrets.value(frame.from, frame.to);
			frame.from = -1;
			frame.named = false;
		}
		return Math.max(behind, start > at ? end + 1 : end);
	}
}
