/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.chart;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageGcDrawer;
import org.wiretune.gclog.view.GcLayer.Stroke;

/** Draws the sign of a layer for a legend outside of the charts, sharp at any scale of the screen. */
final class LayerSign implements ImageGcDrawer {

	private static final int WIDTH = 26;
	private static final int HEIGHT = 16;

	private final Color color;
	private final Stroke stroke;

	LayerSign(Color color, Stroke stroke) {
		this.color = color;
		this.stroke = stroke;
	}

	/** {@return the sign as an image, which the caller disposes of} */
	Image image(Device device) {
		return new Image(device, this, WIDTH, HEIGHT);
	}

	@Override
	public void drawOn(GC gc, int width, int height) {
		gc.setAntialias(SWT.ON);
		ZoomPainter.swatch(gc, color, stroke, 2, height / 2, width - 4);
	}

	@Override
	public int getGcStyle() {
		return SWT.TRANSPARENT;
	}
}
