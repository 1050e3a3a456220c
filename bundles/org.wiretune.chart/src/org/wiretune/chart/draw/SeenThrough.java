/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.draw;

/**
 * What was drawn, without the ground that it was drawn on. A toolkit that cannot draw on nothing draws the same on white and on black:
 * a pixel that covers its ground is the same on both, one that lets it through differs by as much as it lets through.
 */
public final class SeenThrough {

	private static final int FULL = 255;

	private SeenThrough() {
	}

	/**
	 * Tells colour and opacity of a pixel.
	 *
	 * @param onWhite what it is on white, as 0xRRGGBB
	 * @param onBlack what the same is on black, as 0xRRGGBB
	 * @return it as 0xAARRGGBB; 0 where nothing was drawn
	 */
	public static int pixel(int onWhite, int onBlack) {
		int through = 0;
		for (int shift = 0; shift <= 16; shift += 8) {
			through = Math.max(through, channel(onWhite, shift) - channel(onBlack, shift));
		}
		int opacity = FULL - through;
		if (opacity <= 0) {
			return 0;
		}
		int pixel = opacity << 24;
		for (int shift = 0; shift <= 16; shift += 8) {
			pixel |= Math.min(FULL, (channel(onBlack, shift) * FULL + opacity / 2) / opacity) << shift;
		}
		return pixel;
	}

	private static int channel(int color, int shift) {
		return color >> shift & FULL;
	}
}
