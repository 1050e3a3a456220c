/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.chart.draw.TextRole;

class TextMeasureTest {

	private final SansSerifMeasure measure = new SansSerifMeasure();

	@Test
	void aTextThatFitsStays() {
		assertEquals("Short", measure.fit("Short", TextRole.NAME, 200));
	}

	@Test
	void aLongTextLosesItsMiddle() {
		String fitted = measure.fit("ContextHandlerVerifierProviderImportWSIMP", TextRole.NAME, 120);
		assertTrue(measure.width(fitted, TextRole.NAME) <= 120, fitted);
		assertTrue(fitted.startsWith("Context") && fitted.endsWith("WSIMP") && fitted.contains("\u2026"), fitted);
	}

	@Test
	void aPairOfSurrogatesIsNotCut() {
		String faces = "\uD83D\uDE00".repeat(40);
		for (int limit = 10; limit < 200; limit++) {
			String fitted = measure.fit(faces, TextRole.NAME, limit);
			String kept = fitted.replace("\u2026", "");
			assertEquals(kept.length(), kept.codePoints().count() * 2, fitted);
		}
	}

	@Test
	void wideLettersAreWiderThanNarrowOnes() {
		assertTrue(measure.width("WWWW", TextRole.NAME) > measure.width("iiii", TextRole.NAME));
		assertTrue(measure.width("abc", TextRole.TITLE) > measure.width("abc", TextRole.DETAIL));
	}
}
