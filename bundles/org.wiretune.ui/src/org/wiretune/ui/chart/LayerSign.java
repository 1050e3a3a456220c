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
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageDataProvider;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Ink;
import org.wiretune.chart.draw.SeenThrough;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.plot.ChartDrawing;
import org.wiretune.ui.paint.GcFonts;
import org.wiretune.ui.paint.GcSurface;

/**
 * Draws the sign of a layer for a legend outside of the charts, sharp at any scale of the screen and with nothing behind it. The toolkit
 * of older releases draws on a filled image only.
 */
final class LayerSign {

	private static final int WIDTH = 26;
	private static final int HEIGHT = 16;
	private static final int RGB_BITS = 24;

	private final Look look;
	private final Function<Ink, Color> colors;

	LayerSign(Look look, Function<Ink, Color> colors) {
		this.look = look;
		this.colors = colors;
	}

	/** {@return the sign as an image, which the caller disposes of} */
	Image image(Device device) {
		return new Image(device, (ImageDataProvider) zoom -> withoutGround(drawn(device, SWT.COLOR_WHITE, zoom), drawn(device, SWT.COLOR_BLACK, zoom)));
	}

	private ImageData drawn(Device device, int ground, int zoom) {
		Image image = new Image(device, WIDTH, HEIGHT);
		GC gc = new GC(image);
		try {
			gc.setBackground(device.getSystemColor(ground));
			gc.fillRectangle(0, 0, WIDTH, HEIGHT);
			ChartDrawing.sample(look, new Box(2, 0, WIDTH - 4, HEIGHT), new GcSurface(gc, colors, new GcFonts(gc, role -> gc.getFont())));
			return image.getImageData(zoom);
		} finally {
			gc.dispose();
			image.dispose();
		}
	}

	private static ImageData withoutGround(ImageData onWhite, ImageData onBlack) {
		ImageData sign = new ImageData(onWhite.width, onWhite.height, RGB_BITS, new PaletteData(0xFF0000, 0xFF00, 0xFF));
		for (int y = 0; y < sign.height; y++) {
			for (int x = 0; x < sign.width; x++) {
				int pixel = SeenThrough.pixel(color(onWhite, x, y), color(onBlack, x, y));
				sign.setPixel(x, y, pixel & 0xFFFFFF);
				sign.setAlpha(x, y, pixel >>> RGB_BITS);
			}
		}
		return sign;
	}

	private static int color(ImageData data, int x, int y) {
		RGB color = data.palette.getRGB(data.getPixel(x, y));
		return color.red << 16 | color.green << 8 | color.blue;
	}
}
