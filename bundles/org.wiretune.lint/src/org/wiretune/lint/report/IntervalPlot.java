/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import org.wiretune.safety.markup.MarkupText;
import org.wiretune.safety.quantity.Digits;

/** A ratio with its interval as a small picture: a line at 1, where nothing changes, a bar from end to end, and a point. Factors are even distances. */
final class IntervalPlot {

	private static final int WIDTH = 240;
	private static final int HEIGHT = 24;
	private static final int MARGIN = 6;
	/** The picture goes to twice as little and twice as much at least. */
	private static final double LEAST = Math.log(2);

	private IntervalPlot() {
	}

	/** {@return the picture as SVG without a style of its own} @param measured a ratio with its interval */
	static String svg(MeasuredHere measured) {
		double most = Math.max(LEAST, Math.max(Math.abs(Math.log(measured.low())), Math.abs(Math.log(measured.high()))));
		double low = place(measured.low(), most);
		String length = Digits.fixed(Math.max(1, place(measured.high(), most) - low), 1);
		return "<svg class=\"interval\" role=\"img\" aria-label=\"" + MarkupText.escapeLine(measured.sentence()) + "\" width=\"" + WIDTH + "\" height=\"" + HEIGHT + "\" viewBox=\"0 0 " + WIDTH + ' ' + HEIGHT
				+ "\"><line x1=\"" + WIDTH / 2 + "\" y1=\"2\" x2=\"" + WIDTH / 2 + "\" y2=\"" + (HEIGHT - 2) + "\" stroke=\"currentColor\" stroke-dasharray=\"2 2\"/><rect x=\"" + Digits.fixed(low, 1)
				+ "\" y=\"9\" width=\"" + length + "\" height=\"6\" fill=\"currentColor\" fill-opacity=\"0.35\"/><circle cx=\"" + Digits.fixed(place(measured.estimate(), most), 1)
				+ "\" cy=\"12\" r=\"4\" fill=\"currentColor\"/></svg>\n";
	}

	private static double place(double ratio, double most) {
		return WIDTH / 2.0 + Math.log(ratio) / most * (WIDTH / 2.0 - MARGIN);
	}
}
