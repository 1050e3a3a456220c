/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.ownrule;

import org.wiretune.lint.finding.ReadProblem;

/** Something in a block that cannot be followed. Ends the reading of its line. */
final class Mistake extends Exception {

	private static final long serialVersionUID = 1L;
	private static final int LONGEST = 80;

	private final transient ReadProblem.Kind kind;
	private final int offset;
	private final int length;
	private final String key;
	private final transient Object[] values;

	/**
	 * @param kind what is wrong
	 * @param offset where, in the file
	 * @param length how many characters
	 * @param key the key of the sentence in the texts of problems
	 * @param values what is filled in
	 */
	Mistake(ReadProblem.Kind kind, int offset, int length, String key, Object... values) {
		super(key, null, false, false);
		this.kind = kind;
		this.offset = offset;
		this.length = length;
		this.key = key;
		this.values = values;
	}

	/** A word that cannot be followed. */
	static Mistake of(Word word, String key, Object... more) {
		Object[] values = new Object[more.length + 1];
		values[0] = shown(word.text());
		System.arraycopy(more, 0, values, 1, more.length);
		return new Mistake(ReadProblem.Kind.SYNTAX, word.offset(), word.length(), key, values);
	}

	/** A name that leads nowhere. */
	static Mistake unknown(Word word, String key, Object... more) {
		Mistake mistake = of(word, key, more);
		return new Mistake(ReadProblem.Kind.UNRESOLVED, mistake.offset, mistake.length, key, mistake.values);
	}

	/** {@return words of a file for a sentence: a line, and not all of a long one} @param text the words */
	static String shown(String text) {
		String line = text.length() > LONGEST ? text.substring(0, LONGEST) + '…' : text;
		return line.codePoints().map(c -> Character.isISOControl(c) ? '\uFFFD' : c).collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
	}

	ReadProblem.Kind kind() {
		return kind;
	}

	int offset() {
		return offset;
	}

	int length() {
		return length;
	}

	String key() {
		return key;
	}

	Object[] values() {
		return values;
	}
}
