/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.secret;

import java.util.BitSet;

/** A text and the ranges of it that may be secrets. */
final class SecretText {

	private final String text;
	private final BitSet secret = new BitSet();

	/** Looks for secrets in a text of any kind. */
	SecretText(String text) {
		this(text, null);
	}

	/** Looks for secrets in a value that has a name. */
	SecretText(String text, String name) {
		this.text = text;
		if (name != null && SecretNames.isSecret(name) && !(SecretNames.isWorkingDirectory(name) && isPath(0))) {
			value(0, text.length());
		} else {
			if (name != null && SecretNames.isSuspicious(name)) {
				boolean quoted = text.length() > 1 && (text.charAt(0) == '"' || text.charAt(0) == '\'') && text.charAt(text.length() - 1) == text.charAt(0);
				weak(name, quoted ? 1 : 0, text.length() - (quoted ? 1 : 0));
			}
			MarkupScan.run(this);
			new AssignmentScan(this).run();
			new PairScan(this).run();
			new SqlScan(this).run();
			new YamlScan(this).run();
		}
		new ShapeScan(this).run();
		new CommandScan(this).run();
	}

	String text() {
		return text;
	}

	int length() {
		return text.length();
	}

	char at(int index) {
		return index >= 0 && index < text.length() ? text.charAt(index) : '\n';
	}

	boolean is(int index, String word) {
		return text.startsWith(word, index);
	}

	boolean isIgnoringCase(int index, String word) {
		return text.regionMatches(true, index, word, 0, word.length());
	}

	/** Hides a range as it is. */
	void hide(int from, int to) {
		if (from < to) {
			secret.set(from, Math.min(to, text.length()));
		}
	}

	/** Hides a range that is the value of a secret, but for what is none: blanks around it, variables, switches. */
	void value(int start, int end) {
		int from = start;
		int to = end;
		while (from < to && Character.isWhitespace(text.charAt(from))) {
			from++;
		}
		while (to > from && Character.isWhitespace(text.charAt(to - 1))) {
			to--;
		}
		if (to - from > 1 && (text.charAt(from) == '"' || text.charAt(from) == '\'') && text.charAt(to - 1) == text.charAt(from)) {
			from++;
			to--;
		}
		if (to - from <= 200 && Placeholders.isPlain(text.substring(from, to))) {
			return;
		}
		if (isIgnoringCase(from, "basic ") || isIgnoringCase(from, "bearer ") || isIgnoringCase(from, "digest ")) {
			from = text.indexOf(' ', from) + 1;
		}
		variables(from, to);
	}

	/** Hides a range but for variables in it; what stands for a variable without a value is hidden. */
	private void variables(int from, int to) {
		int plain = from;
		for (int i = from; i < to; i++) {
			if (text.charAt(i) == '$' && i + 1 < to && text.charAt(i + 1) == '{') {
				int close = closing(i + 1, to);
				if (close < 0) {
					break;
				}
				hide(plain, i);
				variable(i + 2, close);
				plain = close + 1;
				i = close;
			}
		}
		hide(plain, to);
	}

	/** The brace that closes one; -1 for none. A variable within more than a few others is none. */
	private int closing(int open, int to) {
		int depth = 0;
		for (int i = open; i < Math.min(to, open + 1000); i++) {
			char c = text.charAt(i);
			if (c == '{' && ++depth > 8) {
				return -1;
			}
			if (c == '}' && --depth == 0) {
				return i;
			}
		}
		return -1;
	}

	/** The inside of a variable: its standard is a value, the name is not, a vault's address neither. */
	private void variable(int from, int to) {
		if (is(from, "VAULT::")) {
			return;
		}
		int colon = text.indexOf(':', from);
		if (colon < 0 || colon >= to) {
			return;
		}
		int standard = colon + 1;
		if (standard < to && "-=?+".indexOf(text.charAt(standard)) >= 0) {
			standard++;
		}
		value(standard, to);
	}

	/** Whether something of a range is hidden. */
	boolean isHidden(int from, int to) {
		int first = secret.nextSetBit(from);
		return first >= 0 && first < to;
	}

	/** Whether a value is long and without meaning: letters and digits as a machine makes them. */
	boolean isRandom(int from, int to) {
		int length = to - from;
		if (length < 20 || length > 4096) {
			return false;
		}
		boolean[] seen = new boolean[128];
		int different = 0;
		int digits = 0;
		int letters = 0;
		int changes = 0;
		int last = -1;
		for (int i = from; i < to; i++) {
			char c = text.charAt(i);
			boolean digit = c >= '0' && c <= '9';
			boolean upper = c >= 'A' && c <= 'Z';
			boolean lower = c >= 'a' && c <= 'z';
			if (!digit && !upper && !lower && "+/=_-%".indexOf(c) < 0) {
				return false;
			}
			digits += digit ? 1 : 0;
			letters += upper || lower ? 1 : 0;
			int kind = digit ? 0 : upper ? 1 : lower ? 2 : 3;
			changes += kind != last ? 1 : 0;
			last = kind;
			if (!seen[c]) {
				seen[c] = true;
				different++;
			}
		}
		return digits >= 2 && letters >= 2 && different >= 9 && changes * 4 >= length;
	}

	/**
	 * Hides a value behind a name that tells little, where it is a secret by how it is written: long and without meaning, or
	 * user and password side by side.
	 */
	boolean weak(String name, int from, int to) {
		if (isRandom(from, to)) {
			hide(from, to);
			return true;
		}
		if (SecretNames.isOneTime(name) && to - from >= 4 && to - from <= 10 && text.substring(from, to).chars().allMatch(Character::isDigit)) {
			hide(from, to);
			return true;
		}
		if (SecretNames.isSession(name) && isNumberOfSession(from, to)) {
			hide(from, to);
			return true;
		}
		if (!SecretNames.isLogin(name) || to - from > 400) {
			return false;
		}
		String value = text.substring(from, to);
		int password = Logins.password(value);
		if (password > 0) {
			value(from + password, to);
		} else if (Logins.isEncoded(value)) {
			hide(from, to);
			return true;
		}
		return password > 0;
	}

	/** Whether a machine gave it: letters with digits among them, which a count and a word are not. */
	private boolean isNumberOfSession(int from, int to) {
		int length = to - from;
		if (length < 8 || length > 500) {
			return false;
		}
		int digits = 0;
		int letters = 0;
		for (int i = from; i < to; i++) {
			digits += Character.isDigit(text.charAt(i)) ? 1 : 0;
			letters += Character.isLetter(text.charAt(i)) ? 1 : 0;
		}
		return letters > 0 && digits > 1 || length >= 16 && digits == length;
	}

	/** Where a literal begins that is joined to one before; -1 for nowhere. */
	int behindJoin(int from) {
		int at = behindBlanks(from);
		if (is(at, "||")) {
			at++;
		} else if (at(at) != '+' && at(at) != '&' && (at(at) != '.' || at(at + 1) != ' ')) {
			return -1;
		}
		at = behindBlanks(at + 1);
		return at < text.length() && (at(at) == '"' || at(at) == '\'') ? at : -1;
	}

	/** Whether another literal follows a comma. */
	boolean isFollowedByLiteral(int from) {
		int at = behindBlanks(from);
		if (at(at) != ',') {
			return false;
		}
		at = behindBlanks(at + 1);
		return at(at) == '"' || at(at) == '\'';
	}

	private int behindBlanks(int from) {
		int at = from;
		while (at < text.length() && Character.isWhitespace(text.charAt(at)) && at - from < 200) {
			at++;
		}
		return at;
	}

	boolean isPath(int from) {
		char first = at(from);
		return first == '/' || first == '~' || first == '.' || Character.isLetter(first) && at(from + 1) == ':' && (at(from + 2) == '\\' || at(from + 2) == '/');
	}

	/** The text with a mark in place of each secret; a secret over several lines has one on each of them. */
	String hidden() {
		return secret.isEmpty() ? text : hidden(0, text.length());
	}

	/** A part of the text with marks. */
	String hidden(int start, int end) {
		StringBuilder shown = new StringBuilder(end - start + 16);
		int done = start;
		for (int from = secret.nextSetBit(start); from >= 0 && from < end; from = secret.nextSetBit(done)) {
			shown.append(text, done, from);
			done = Math.min(secret.nextClearBit(from), end);
			mark(shown, from, done);
			if (done == end) {
				break;
			}
		}
		return shown.append(text, done, end).toString();
	}

	private void mark(StringBuilder shown, int from, int to) {
		boolean marked = false;
		for (int i = from; i < to; i++) {
			char c = text.charAt(i);
			if (c == '\n' || c == '\r') {
				shown.append(c);
				marked = false;
			} else if (!marked) {
				shown.append(Secrets.HIDDEN);
				marked = true;
			}
		}
	}
}
