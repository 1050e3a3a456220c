/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.servers.gauges.GaugeScale;

/** Scales of dials. */
class GaugeScaleTest {

	@Test
	void endsAtTheMaximum() {
		GaugeScale scale = GaugeScale.endingAt(384);
		assertEquals(384, scale.end());
		assertEquals(List.of(0.0, 100.0, 200.0, 300.0, 384.0), scale.marks());
	}

	@Test
	void fitsRoundValues() {
		assertEquals(40, GaugeScale.fitting(39).end());
		assertEquals(40, GaugeScale.fitting(40).end());
		assertEquals(1, GaugeScale.fitting(0).end());
	}

	@ParameterizedTest
	@ValueSource(doubles = { 1, 2, 3, 7, 10, 15, 20, 25, 50, 99, 100, 384, 1000, 4096, 123456 })
	void hasFewMarks(double end) {
		List<Double> marks = GaugeScale.endingAt(end).marks();
		assertTrue(marks.size() >= 3 && marks.size() <= 7, () -> marks.toString());
		assertEquals(0, marks.get(0));
		assertEquals(end, marks.get(marks.size() - 1));
		for (int i = 1; i < marks.size(); i++) {
			assertTrue(marks.get(i) > marks.get(i - 1), () -> marks.toString());
		}
	}

	@Test
	void tellsWhatIsBeyond() {
		GaugeScale scale = GaugeScale.endingAt(20);
		assertEquals(0.5, scale.fraction(10));
		assertEquals(1, scale.fraction(30));
		assertEquals(0, scale.fraction(Double.NaN));
		assertEquals(0, scale.fraction(-1));
		assertFalse(scale.isBeyond(20));
		assertTrue(scale.isBeyond(20.1));
		assertFalse(scale.isBeyond(Double.NaN));
	}
}
