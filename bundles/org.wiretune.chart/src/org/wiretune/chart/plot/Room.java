/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.plot;

import org.wiretune.chart.draw.Box;

/**
 * Where a chart is drawn.
 *
 * @param area all of it
 * @param margin pixels that stay free at its edges
 * @param words width that is kept for the words of scales at least, so that charts beside each other have the same edges
 * @param strip whether a line above the panels is kept for words, also while there are none
 * @param keyRows so many lines are kept for keys at least, so that nothing jumps when one comes
 * @param grid places are multiples of it: 1 for the pixels of a window, less for documents
 */
public record Room(Box area, double margin, double words, boolean strip, int keyRows, double grid) {

	/**
	 * {@return a room in a window}
	 *
	 * @param area all of it
	 * @param margin pixels that stay free at its edges
	 */
	public static Room window(Box area, double margin) {
		return new Room(area, margin, 0, false, 0, 1);
	}

	/** {@return a place on the grid} @param place any place */
	double snap(double place) {
		return Math.round(place / grid) * grid;
	}
}
