/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;


/**
 * Measures with the widths of Helvetica, which Arial and Liberation Sans share (Adobe Core 14 font metrics). Used where
 * there is no display. Characters outside ASCII are taken as wide as a wide letter.
 */
public final class SansSerifMeasure implements TextMeasure {

	/** Widths of the characters from space to tilde in thousandths of the font size. */
	private static final short[] WIDTHS = { 278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556,
			556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778,
			722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
			556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556,
			500, 722, 500, 500, 500, 334, 260, 334, 584 };
	private static final int MIDDLE_DOT = 278;
	private static final int LATIN = 612;
	private static final int IDEOGRAPH = 1000;
	private static final double BOLD = 1.07;
	private static final double LINE = 1.2;
	private static final double ASCENT = 0.93;

	@Override
	public double width(String text, TextRole role) {
		int thousandths = 0;
		for (int i = 0; i < text.length(); i++) {
			thousandths += width(text.charAt(i));
		}
		return Math.ceil(thousandths * role.size() / 1000 * (role.bold() ? BOLD : 1));
	}

	private static int width(char c) {
		if (c >= ' ' && c <= '~') {
			return WIDTHS[c - ' '];
		}
		if (c == '\u00b7') {
			return MIDDLE_DOT;
		}
		return c == '\u2026' || c >= '\u2e80' ? IDEOGRAPH : LATIN;
	}

	@Override
	public double height(TextRole role) {
		return Math.ceil(role.size() * LINE);
	}

	@Override
	public double ascent(TextRole role) {
		return Math.round(role.size() * ASCENT);
	}
}
