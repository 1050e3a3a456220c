/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import java.util.function.Function;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.plot.ChartDrawing;
import org.wiretune.ui.paint.GcFonts;
import org.wiretune.ui.paint.GcSurface;

/** Draws the sign of a layer for a legend outside of the charts, sharp at any scale of the screen. */
final class LayerSign implements ImageGcDrawer {

	private static final int WIDTH = 26;
	private static final int HEIGHT = 16;

	private final Look look;
	private final Function<Ink, Color> colors;

	LayerSign(Look look, Function<Ink, Color> colors) {
		this.look = look;
		this.colors = colors;
	}

	/** {@return the sign as an image, which the caller disposes of} */
	Image image(Device device) {
		return new Image(device, this, WIDTH, HEIGHT);
	}

	@Override
	public void drawOn(GC gc, int width, int height) {
		ChartDrawing.sample(look, new Box(2, 0, width - 4, height), new GcSurface(gc, colors, new GcFonts(gc, role -> gc.getFont())));
	}

	@Override
	public int getGcStyle() {
		return SWT.TRANSPARENT;
	}
}
