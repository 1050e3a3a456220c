/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;

class MnemonicsTest {

	@Test
	void eachLetterOnceStartsOfWordsFirst() {
		assertEquals(List.of("&Maximum size", "Maximum &concurrency", "M&inimum size"), Mnemonics.mark(List.of("Maximum size", "Maximum concurrency", "Minimum size"), "s"));
	}

	@Test
	void labelsWithoutAFreeLetterStayAndAmpersandsAreDoubled() {
		assertEquals(List.of("&A && B", "a"), Mnemonics.mark(List.of("A & B", "a"), ""));
	}
}
