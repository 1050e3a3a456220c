/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.chart.AxisScale;

/** Scales have few and round marks. */
class AxisScaleTest {

	@Test
	void scalesHaveRoundMarks() {
		assertEquals(List.of(0.0, 0.5, 1.0, 1.5, 2.0), AxisScale.fromZero(1.7, 4).marks());
		assertEquals(List.of(0.0, 1.0), AxisScale.fromZero(Double.NaN, 1).marks());
		AxisScale wide = AxisScale.logarithmic(0.02, 1400, 4);
		assertEquals(0.01, wide.from(), 1e-12);
		assertEquals(10_000, wide.to(), 1e-6);
		assertEquals(0.5, wide.fraction(10), 1e-9);
		assertEquals(0, wide.fraction(0));
		assertEquals(List.of(0.0, 30.0, 60.0, 90.0), AxisScale.time(103, 5).marks());
		assertEquals("1:30", AxisScale.timeLabel(90));
		assertEquals("1:00:05", AxisScale.timeLabel(3605));
		assertEquals("0.0 s", AxisScale.timeLabel(AxisScale.part(0, 5.2, 12, true).marks().getFirst(), 0.5));
		assertEquals("20k", AxisScale.label(20_000));
		assertEquals("0.01", AxisScale.label(0.01));
	}

	@Test
	void endsAtTheMaximum() {
		AxisScale scale = AxisScale.endingAt(384, 5);
		assertEquals(384, scale.to());
		assertEquals(List.of(0.0, 100.0, 200.0, 300.0, 384.0), scale.marks());
	}

	@Test
	void fitsRoundValues() {
		assertEquals(40, AxisScale.fromZero(39, 5).to());
		assertEquals(40, AxisScale.fromZero(40, 5).to());
	}

	@ParameterizedTest
	@ValueSource(doubles = { 1, 2, 3, 7, 10, 15, 20, 25, 50, 99, 100, 384, 1000, 4096, 123456 })
	void hasFewMarks(double end) {
		List<Double> marks = AxisScale.endingAt(end, 5).marks();
		assertTrue(marks.size() >= 3 && marks.size() <= 7, () -> marks.toString());
		assertEquals(0, marks.get(0));
		assertEquals(end, marks.get(marks.size() - 1));
		for (int i = 1; i < marks.size(); i++) {
			assertTrue(marks.get(i) > marks.get(i - 1), () -> marks.toString());
		}
	}

	@Test
	void halfAThingIsNoMark() {
		assertEquals(List.of(0.0, 1.0, 2.0), AxisScale.endingAt(2, 5).coarser(1).marks());
		assertEquals(AxisScale.endingAt(20, 5), AxisScale.endingAt(20, 5).coarser(1));
	}

	@Test
	void anotherUnitLeavesThePlaces() {
		AxisScale scale = AxisScale.endingAt(384, 5);
		AxisScale bytes = scale.times(1024);
		assertEquals(384 * 1024, bytes.to());
		assertEquals(scale.fraction(100), bytes.fraction(100 * 1024));
		assertEquals(scale.marks().size(), bytes.marks().size());
	}

	@Test
	void tellsWhatIsBeyond() {
		AxisScale scale = AxisScale.endingAt(20, 5);
		assertEquals(0.5, scale.fraction(10));
		assertEquals(1, scale.fraction(30));
		assertEquals(0, scale.fraction(Double.NaN));
		assertEquals(0, scale.fraction(-1));
		assertFalse(scale.isBeyond(20));
		assertTrue(scale.isBeyond(20.1));
		assertFalse(scale.isBeyond(Double.NaN));
	}
}
