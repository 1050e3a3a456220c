/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.paint;

import java.util.function.Function;

import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.GC;
import org.wiretune.chart.draw.TextMeasure;
import org.wiretune.chart.draw.TextRole;

/** Fonts of a control at 100 %, measured by a graphics context, for one painting. UI thread only. */
public final class GcFonts implements SurfaceFonts, TextMeasure {

	private final GC gc;
	private final Function<TextRole, Font> fonts;

	/**
	 * Makes the fonts.
	 *
	 * @param gc measures
	 * @param fonts gives the font of each kind of text
	 */
	public GcFonts(GC gc, Function<TextRole, Font> fonts) {
		this.gc = gc;
		this.fonts = fonts;
	}

	@Override
	public SizedFont get(TextRole role, double zoom) {
		Font font = fonts.apply(role);
		gc.setFont(font);
		return new SizedFont(font, gc.getFontMetrics().getHeight());
	}

	@Override
	public TextMeasure measure() {
		return this;
	}

	@Override
	public double width(String text, TextRole role) {
		gc.setFont(fonts.apply(role));
		return gc.textExtent(text).x;
	}

	@Override
	public double height(TextRole role) {
		return get(role, 1).height();
	}

	@Override
	public double ascent(TextRole role) {
		gc.setFont(fonts.apply(role));
		return gc.getFontMetrics().getAscent() + gc.getFontMetrics().getLeading();
	}
}
