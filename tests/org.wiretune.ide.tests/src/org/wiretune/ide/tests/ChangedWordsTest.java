/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.ide.fix.ChangedWords;

class ChangedWordsTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', nullValues = "-", value = { "style=\"async\" x | style=\"sync\" x | async | sync", "size=\"10\"/> | size=\"100\"/> | 10 | 100",
			"same | same | - | -", "a b | a b c | - | ' c'", "a b c | a c | 'b ' | -", "one | two | one | two" })
	void showsWholeWords(String before, String after, String old, String fresh) {
		ChangedWords words = ChangedWords.of("-" + before, "+" + after, 1);
		assertEquals(old == null ? "" : old, ("-" + before).substring(words.start(), words.oldEnd()));
		assertEquals(fresh == null ? "" : fresh, ("+" + after).substring(words.start(), words.newEnd()));
	}
}
