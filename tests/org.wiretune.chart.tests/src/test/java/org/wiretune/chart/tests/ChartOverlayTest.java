/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.AxisScale;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.model.Axis;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.chart.model.Panel;
import org.wiretune.chart.plot.ChartFrame;
import org.wiretune.chart.plot.ChartOverlay;
import org.wiretune.chart.plot.Room;

/** What is drawn above a chart while somebody reads it. */
class ChartOverlayTest {

	private static final TextMeasure MEASURE = new SansSerifMeasure();

	private final Panel panel = new Panel("One", Axis.figures(AxisScale.fromZero(10, 2)), List.of());
	private final ChartFrame frame = ChartFrame.of(new Chart(Axis.seconds(AxisScale.time(10, 5)), List.of(panel, panel)), Room.window(new Box(0, 0, 500, 300), 10), MEASURE);
	private final RecordingSurface surface = new RecordingSurface(MEASURE);
	private final ChartOverlay overlay = new ChartOverlay(frame, MEASURE, surface);

	@Test
	void theCursorLeadsThroughAllPanels() {
		overlay.cursor(frame.x(5));
		assertEquals(2, surface.lines.size());
		assertEquals(frame.plots().get(1).bottom(), surface.lines.get(1).points().getLast().y());
		assertEquals(0.5, frame.fraction(frame.x(5)), 0.01);
		assertEquals(5, frame.value(frame.x(5)), 0.05);
	}

	@Test
	void aTipStaysWithinTheChart() {
		for (double x = 0; x <= 500; x += 25) {
			for (double y = 0; y <= 300; y += 25) {
				surface.rectangles.clear();
				overlay.tip(new Point(x, y), List.of("Used heap after: 123 MB", "Row 12"));
				Box box = surface.rectangles.getFirst().box();
				assertTrue(box.x() >= 0 && box.y() >= 0 && box.right() <= 500 && box.bottom() <= 300, x + " " + y + " " + box);
			}
		}
	}

	@Test
	void whatIsChosenEndsWithThePanels() {
		overlay.part(480, -20, ChartInk.TEXT);
		Box box = surface.rectangles.getFirst().box();
		assertEquals(frame.strip().x(), box.x());
		assertTrue(box.right() <= frame.strip().right());
	}
}
