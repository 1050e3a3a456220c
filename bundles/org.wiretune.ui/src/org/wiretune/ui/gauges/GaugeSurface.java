/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.model.ChartInk;
import org.wiretune.ui.paint.GcFonts;
import org.wiretune.ui.paint.GcSurface;

/** Where the charts of gauges are drawn: in the colours and fonts of gauges. UI thread only; lives for one painting. */
final class GaugeSurface extends GcSurface {

	/** A background darker than this is that of a dark theme. */
	private static final int HALF = 3 * 128;

	private final GcFonts fonts;

	GaugeSurface(GC gc, GaugeColors colors, GaugeFonts fonts) {
		this(gc, colors, measure(gc, fonts));
	}

	private GaugeSurface(GC gc, GaugeColors colors, GcFonts fonts) {
		super(gc, ink -> color(colors, ink), fonts);
		this.fonts = fonts;
	}

	/** {@return the measures of the fonts of gauges} */
	static GcFonts measure(GC gc, GaugeFonts fonts) {
		return new GcFonts(gc, role -> switch (role) {
		case TITLE -> fonts.title();
		case NAME -> fonts.label();
		case DETAIL, LABEL -> fonts.small();
		});
	}

	/** {@return the measures of its fonts} */
	GcFonts fonts() {
		return fonts;
	}

	private static Color color(GaugeColors colors, Ink ink) {
		for (ChartInk each : ChartInk.values()) {
			if (each.id().equals(ink.id())) {
				return switch (each) {
				case BACKGROUND -> colors.background();
				case TEXT -> colors.text();
				case QUIET -> colors.quiet();
				case GRID -> colors.track();
				case BAD -> colors.warning();
				case SECOND, FOURTH, FIFTH -> other(colors, each);
				default -> colors.value();
				};
			}
		}
		return colors.value();
	}

	/** The colour of the line of another program, which no user has to choose. */
	private static Color other(GaugeColors colors, ChartInk ink) {
		Color behind = colors.background();
		int rgb = behind.getRed() + behind.getGreen() + behind.getBlue() < HALF ? ink.dark() : ink.light();
		return new Color(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
	}
}
