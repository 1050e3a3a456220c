/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import org.wiretune.safety.markup.MarkupText;
import org.wiretune.safety.quantity.Digits;

/** The picture of a ratio with its interval as SVG, in the colour of the text around it. */
final class IntervalPlot {

	private static final int WIDTH = 280;
	private static final int HEIGHT = 40;
	private static final int BASE = 22;
	private static final int LABELS = 37;

	private IntervalPlot() {
	}

	/** {@return the picture without a style of its own} @param measured a ratio with its interval */
	static String svg(MeasuredHere measured) {
		IntervalPicture picture = IntervalPicture.of(measured, WIDTH);
		StringBuilder svg = new StringBuilder("<svg class=\"interval\" role=\"img\" aria-label=\"" + MarkupText.escapeLine(measured.sentence()) + "\" width=\"" + WIDTH + "\" height=\"" + HEIGHT
				+ "\" viewBox=\"0 0 " + WIDTH + ' ' + HEIGHT + "\"><line x1=\"0\" y1=\"" + BASE + "\" x2=\"" + WIDTH + "\" y2=\"" + BASE + "\" stroke=\"currentColor\" stroke-opacity=\"0.35\"/>");
		for (IntervalPicture.Tick tick : picture.ticks()) {
			String x = Digits.fixed(tick.place(), 1);
			svg.append("<line x1=\"" + x + "\" y1=\"" + BASE + "\" x2=\"" + x + "\" y2=\"" + (BASE + 4) + "\" stroke=\"currentColor\" stroke-opacity=\"0.6\"/><text x=\"" + x + "\" y=\"" + LABELS
					+ "\" text-anchor=\"middle\" font-size=\"11\" fill=\"currentColor\">" + tick.label() + "</text>");
		}
		return svg.append("<line x1=\"" + Digits.fixed(picture.middle(), 1) + "\" y1=\"2\" x2=\"" + Digits.fixed(picture.middle(), 1) + "\" y2=\"" + BASE
				+ "\" stroke=\"currentColor\" stroke-dasharray=\"2 2\"/><rect x=\"" + Digits.fixed(picture.low(), 1) + "\" y=\"8\" width=\"" + Digits.fixed(picture.high() - picture.low(), 1)
				+ "\" height=\"8\" fill=\"currentColor\" fill-opacity=\"0.35\"/><circle cx=\"" + Digits.fixed(picture.estimate(), 1) + "\" cy=\"12\" r=\"4\" fill=\"currentColor\"/></svg>\n").toString();
	}
}
