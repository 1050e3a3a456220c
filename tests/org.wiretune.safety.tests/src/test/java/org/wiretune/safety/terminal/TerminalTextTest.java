/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTextTest {

	@ParameterizedTest
	@CsvSource({ "001b,\\u001b", "0007,\\u0007", "000a,\\n", "000d,\\r", "0009,\\t", "0085,\\u0085", "009b,\\u009b", "2028,\\u2028", "202e,\\u202e", "007f,\\u007f", "d800,\\ud800", "e0001,\\udb40\\udc01" })
	void escapesWhatCommandsATerminalOrBeginsALine(String codePoint, String expected) {
		assertEquals("a" + expected + "b", TerminalText.oneLine("a" + new String(toUnits(Integer.parseInt(codePoint, 16))) + "b"));
	}

	@Test
	void leavesOrdinaryTextAsItIs() {
		String text = "Größe 100 % · 日本 \uD83D\uDE00 \\n";
		assertSame(text, TerminalText.oneLine(text));
	}

	private static char[] toUnits(int codePoint) {
		return codePoint < 0x10000 ? new char[] { (char) codePoint } : Character.toChars(codePoint);
	}
}
