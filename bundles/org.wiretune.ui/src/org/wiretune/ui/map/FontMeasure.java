/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.text.Normalizer;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
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

	/** Fonts that were measured before: each takes as long as some frames. UI thread only. */
	private static final Map<List<FontData>, Widths> KNOWN = new HashMap<>();
	/** Other fonts come with other zooms and themes of the platform, of which there are few. */
	private static final int MOST_KNOWN = 32;

	private final Map<TextRole, Widths> widths = new EnumMap<>(TextRole.class);

	private FontMeasure() {
	}

	/** Measures the fonts. UI thread. */
	static FontMeasure of(GC gc, Map<TextRole, Font> fonts) {
		FontMeasure measure = new FontMeasure();
		if (KNOWN.size() > MOST_KNOWN) {
			KNOWN.clear();
		}
		fonts.forEach((role, font) -> measure.widths.put(role, KNOWN.computeIfAbsent(List.of(font.getFontData()), data -> measured(gc, font))));
		return measure;
	}

	private static Widths measured(GC gc, Font font) {
		gc.setFont(font);
		double[] narrow = new double[LAST - FIRST + 1];
		for (char c = FIRST; c <= LAST; c++) {
			char base = Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFD).charAt(0);
			// A letter is as wide as with an accent; what controls is not written.
			narrow[c - FIRST] = Character.isISOControl(c) ? 0 : base < c && base >= FIRST ? narrow[base - FIRST] : width(gc, c);
		}
		FontMetrics metrics = gc.getFontMetrics();
		return new Widths(narrow, width(gc, WIDE), metrics.getHeight(), metrics.getAscent() + metrics.getLeading());
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
