/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;

/** Where the parts of the picture of an interval stand. */
class IntervalPictureTest {

	private static final int WIDTH = 280;

	private static IntervalPicture picture(double low, double estimate, double high) {
		return IntervalPicture.of(new MeasuredHere("faster", "Measured here: faster.", estimate, low, high, "2", "here", "", "", false), WIDTH);
	}

	private static List<String> labels(IntervalPicture picture) {
		return picture.ticks().stream().map(IntervalPicture.Tick::label).toList();
	}

	@Test
	void aSmallRatioIsReadByHalfAndTwice() {
		IntervalPicture picture = picture(0.9, 0.95, 1.01);
		assertEquals(List.of("1", "0.5", "2"), labels(picture));
		assertTrue(picture.low() < picture.estimate() && picture.estimate() < picture.middle() && picture.middle() < picture.high());
		assertEquals(WIDTH / 2.0, picture.middle());
	}

	@Test
	void evenFactorsAreEvenDistances() {
		IntervalPicture picture = picture(0.25, 0.5, 1);
		assertEquals(picture.estimate() - picture.low(), picture.high() - picture.estimate(), 1e-9);
	}

	@Test
	void labelsOfALargeRatioStandApart() {
		for (double ratio : new double[] { 0.9, 0.3, 0.12, 0.05, 0.004, 0.0001, 3, 40, 5000, 1e7 }) {
			IntervalPicture picture = picture(ratio * 0.9, ratio, ratio * 1.1);
			List<Double> places = picture.ticks().stream().map(IntervalPicture.Tick::place).sorted().toList();
			for (int i = 1; i < places.size(); i++) {
				assertTrue(places.get(i) - places.get(i - 1) >= 25, ratio + ": " + places);
			}
			assertTrue(picture.low() >= 0 && picture.high() <= WIDTH && places.getFirst() >= 0 && places.getLast() <= WIDTH, picture.toString());
			assertTrue(labels(picture).size() >= 3, labels(picture).toString());
		}
	}

	@Test
	void theSvgTellsItsSentence() {
		String svg = IntervalPlot.svg(new MeasuredHere("faster", "Measured here: faster & <better>.", 0.5, 0.45, 0.55, "2", "here", "", "", false));
		assertTrue(svg.contains("aria-label=\"Measured here: faster &amp; &lt;better&gt;.\"") && svg.contains(">0.5</text>"), svg);
	}
}
