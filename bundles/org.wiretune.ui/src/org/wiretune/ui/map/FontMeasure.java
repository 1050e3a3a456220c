/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.EnumMap;
import java.util.Map;

import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontMetrics;
import org.eclipse.swt.graphics.GC;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;

/**
 * The measures of fonts. A layout measures thousands of texts off the UI thread, where no font can be asked; so the
 * widths of the characters are asked once, on the UI thread, and added up later by any thread.
 */
final class FontMeasure implements TextMeasure {

	private static final char FIRST = ' ';
	private static final char LAST = '\u017f';
	private static final char WIDE = '\u6587';
	private static final char FIRST_WIDE = '\u2e80';
	/** So often a character is repeated to measure it, because a text is as wide as a whole number of pixels. */
	private static final int REPEATED = 8;

	private record Widths(double[] narrow, double wide, double height, double ascent) {
	}

	private final Map<TextRole, Widths> widths = new EnumMap<>(TextRole.class);

	private FontMeasure() {
	}

	/** Measures the fonts. UI thread. */
	static FontMeasure of(GC gc, Map<TextRole, Font> fonts) {
		FontMeasure measure = new FontMeasure();
		fonts.forEach((role, font) -> {
			gc.setFont(font);
			double[] narrow = new double[LAST - FIRST + 1];
			for (char c = FIRST; c <= LAST; c++) {
				narrow[c - FIRST] = width(gc, c);
			}
			FontMetrics metrics = gc.getFontMetrics();
			measure.widths.put(role, new Widths(narrow, width(gc, WIDE), metrics.getHeight(), metrics.getAscent() + metrics.getLeading()));
		});
		return measure;
	}

	private static double width(GC gc, char c) {
		return (double) gc.textExtent(String.valueOf(c).repeat(REPEATED)).x / REPEATED;
	}

	@Override
	public double width(String text, TextRole role) {
		Widths of = widths.get(role);
		double sum = 0;
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c >= FIRST && c <= LAST) {
				sum += of.narrow[c - FIRST];
			} else {
				sum += c >= FIRST_WIDE ? of.wide : of.narrow['m' - FIRST];
			}
		}
		return Math.ceil(sum);
	}

	@Override
	public double height(TextRole role) {
		return widths.get(role).height;
	}

	@Override
	public double ascent(TextRole role) {
		return widths.get(role).ascent;
	}
}
