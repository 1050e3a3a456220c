/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

/**
 * What makes a line an entry, for files of one entry a line.
 *
 * @param form which spellings of a key are one
 * @param comments characters that make a line a remark where it begins with one of them
 * @param inlineComment a character that begins a remark behind an entry, or 0
 * @param heads how sections begin
 * @param command a word before each key, empty where there is none
 * @param equalsNeeded whether key and value need an equals sign between them; white space is enough otherwise
 * @param quotes whether a value may stand in single or double quotes
 * @param doubledQuotes whether a quote in a quoted value is written twice
 * @param escapes how backslashes count in values
 * @param separator what stands between key and value in a new entry
 * @param indentation what a new entry is indented with where the section has none yet
 */
record LineRules(KeyForm form, String comments, char inlineComment, Heads heads, String command, boolean equalsNeeded, boolean quotes,
		boolean doubledQuotes, LineEscapes escapes, String separator, String indentation) {

	/** How sections begin. */
	enum Heads {
		/** There are none. */
		NONE,
		/** A name in square brackets. */
		BRACKETS,
		/** A name and a colon. */
		COLON
	}
}
