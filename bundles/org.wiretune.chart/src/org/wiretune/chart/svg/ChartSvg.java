/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.svg;

import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.ChartWords;
import org.wiretune.chart.plot.ChartDrawing;
import org.wiretune.chart.plot.ChartFrame;
import org.wiretune.chart.plot.Room;
import org.wiretune.safety.markup.MarkupText;

/**
 * Writes charts as SVG elements of an HTML document, which has {@link SvgStyle#rules} of the colours in its style sheet. Well-formed XML,
 * without references to anything outside.
 */
public final class ChartSvg {

	private static final double MARGIN = 4;
	/** Enough for most words of scales. */
	private static final double WORDS = 40;
	private static final double GRID = 0.1;

	private ChartSvg() {
	}

	/**
	 * Writes a chart.
	 *
	 * @param chart the chart
	 * @param width its width in pixels; the document may show it at any size
	 * @param height its height
	 * @param title what it shows, for whoever does not see it
	 * @return an SVG element
	 */
	public static String write(Chart chart, int width, int height, String title) {
		StringBuilder out = new StringBuilder(1 << 13);
		out.append("<svg class=\"chart\" viewBox=\"0 0 ").append(width).append(' ').append(height).append("\" role=\"img\" aria-label=\"")
				.append(MarkupText.escape(title)).append("\">\n<desc>").append(MarkupText.escape(ChartWords.of(chart, title))).append("</desc>\n");
		TextMeasure measure = new SansSerifMeasure();
		ChartFrame frame = ChartFrame.of(chart, new Room(new Box(0, 0, width, height), MARGIN, WORDS, false, 0, GRID), measure);
		ChartDrawing.draw(chart, frame, measure, new SvgSurface(out, measure));
		return out.append("</svg>\n").toString();
	}
}
