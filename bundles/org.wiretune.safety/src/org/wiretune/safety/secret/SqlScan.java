/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.ArrayList;
import java.util.List;

/** Finds secrets in statements of databases: values of columns by their place, and passwords that are set for a user. */
final class SqlScan {

	private static final int COLUMNS = 4096;
	private static final int USER = 200;

	private final SecretText secrets;
	private final String text;

	SqlScan(SecretText secrets) {
		this.secrets = secrets;
		text = secrets.text();
	}

	void run() {
		for (int at = 0; at < text.length();) {
			char c = text.charAt(at);
			if ((c == 'i' || c == 'I' || c == 'r' || c == 'R') && (isWord(at, "into") || isWord(at, "replace"))) {
				at = insert(at + 4);
			} else if ((c == 'p' || c == 'P') && isWord(at, "password") && isWord(blanks(at + 8), "for")) {
				at = setFor(blanks(at + 8) + 3);
			} else {
				at++;
			}
		}
	}

	private boolean isWord(int at, String word) {
		return secrets.isIgnoringCase(at, word) && !AssignmentScan.isOfName(secrets.at(at - 1)) && !AssignmentScan.isOfName(secrets.at(at + word.length()));
	}

	private int blanks(int from) {
		int at = from;
		while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
			at++;
		}
		return at;
	}

	/** {@code insert into t (name, password) values ('a', 'x'), ('b', 'y')}; with the offset of the table or before it. */
	private int insert(int from) {
		int open = blanks(from);
		while (open < text.length() && open - from < USER && (AssignmentScan.isOfName(text.charAt(open)) || "\"`[]".indexOf(text.charAt(open)) >= 0)) {
			open++;
		}
		open = blanks(open);
		if (secrets.at(open) != '(') {
			return Math.max(from, open);
		}
		List<Integer> wanted = new ArrayList<>();
		int column = 0;
		int start = open + 1;
		int at = start;
		for (; at < text.length() && at - open < COLUMNS; at++) {
			char c = text.charAt(at);
			if (c == ',' || c == ')') {
				if (SecretNames.isSecret(text.substring(start, at).strip())) {
					wanted.add(column);
				}
				column++;
				start = at + 1;
				if (c == ')') {
					break;
				}
			} else if (c == '(' || c == ';') {
				return at;
			}
		}
		int values = blanks(at + 1);
		if (wanted.isEmpty() || !isWord(values, "values")) {
			return at;
		}
		at = blanks(values + 6);
		while (secrets.at(at) == '(') {
			at = blanks(row(at + 1, wanted));
			at = secrets.at(at) == ',' ? blanks(at + 1) : at;
		}
		return at;
	}

	/** Hides the values of a row that are wanted; the offset behind the row. */
	private int row(int from, List<Integer> wanted) {
		int column = 0;
		int start = from;
		int depth = 0;
		for (int at = from; at < text.length(); at++) {
			char c = text.charAt(at);
			if (c == '\'' || c == '"') {
				int close = text.indexOf(c, at + 1);
				if (close < 0) {
					return text.length();
				}
				at = close;
			} else if (c == '(') {
				depth++;
			} else if (c == ')' && depth > 0) {
				depth--;
			} else if (depth == 0 && (c == ',' || c == ')')) {
				if (wanted.contains(column)) {
					value(start, at);
				}
				column++;
				start = at + 1;
				if (c == ')') {
					return at + 1;
				}
			} else if (c == ';') {
				return at;
			}
		}
		return text.length();
	}

	/** The literal in a value, which may be the argument of a function. */
	private void value(int from, int to) {
		int open = from;
		while (open < to && text.charAt(open) != '\'' && text.charAt(open) != '"') {
			open++;
		}
		int close = to - 1;
		while (close > open && text.charAt(close) != '\'' && text.charAt(close) != '"') {
			close--;
		}
		if (open < close) {
			secrets.value(open + 1, close);
		}
	}

	/** {@code set password for 'u'@'h' = 'x'}. */
	private int setFor(int from) {
		int at = from;
		while (at < text.length() && at - from < USER && text.charAt(at) != '=' && text.charAt(at) != ';' && text.charAt(at) != '\n') {
			at++;
		}
		if (secrets.at(at) == '=') {
			int open = blanks(at + 1);
			char quote = secrets.at(open);
			int close = open < text.length() && (quote == '\'' || quote == '"') ? text.indexOf(quote, open + 1) : -1;
			if (close > 0) {
				secrets.value(open + 1, close);
				return close;
			}
		}
		return at;
	}
}
