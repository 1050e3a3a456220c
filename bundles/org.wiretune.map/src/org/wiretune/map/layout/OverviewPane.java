/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.Optional;

import org.wiretune.chart.draw.Box;

/**
 * A small picture of the whole map in a corner of a window that shows a part of it, with a frame around that part.
 *
 * @param box where it is in the window, in pixels of the screen
 * @param zoom how large a pixel of the map is in it
 */
public record OverviewPane(Box box, double zoom) {

	private static final double MARGIN = 10;
	private static final double MOST_WIDTH = 220;
	private static final double MOST_HEIGHT = 150;
	/** It takes at most so much of the window in each direction. */
	private static final double SHARE = 0.3;
	/** What is smaller cannot be hit by a mouse. */
	private static final double LEAST = 40;

	/**
	 * {@return the pane of a window; empty where the window shows the whole map, or is too small for another picture in it}
	 *
	 * @param window the window
	 * @param bounds the size of the map
	 */
	public static Optional<OverviewPane> of(MapViewport window, Box bounds) {
		double width = Math.min(MOST_WIDTH, SHARE * window.width());
		double height = Math.min(MOST_HEIGHT, SHARE * window.height());
		double zoom = Math.min(width / Math.max(1, bounds.width()), height / Math.max(1, bounds.height()));
		if (window.showsAll(bounds) || zoom < MapViewport.LEAST_ZOOM || Math.max(bounds.width(), bounds.height()) * zoom < LEAST) {
			return Optional.empty();
		}
		double ownWidth = Math.ceil(bounds.width() * zoom);
		double ownHeight = Math.ceil(bounds.height() * zoom);
		return Optional.of(new OverviewPane(new Box(Math.floor(window.width() - ownWidth - MARGIN), Math.floor(window.height() - ownHeight - MARGIN), ownWidth, ownHeight), zoom));
	}

	/** {@return the frame around the part that a window shows, within the pane} @param window the window */
	public Box frame(MapViewport window) {
		Box seen = window.visible();
		double left = Math.max(box.x(), box.x() + seen.x() * zoom);
		double top = Math.max(box.y(), box.y() + seen.y() * zoom);
		return new Box(left, top, Math.min(box.right(), box.x() + seen.right() * zoom) - left, Math.min(box.bottom(), box.y() + seen.bottom() * zoom) - top);
	}

	/**
	 * {@return the window moved to a place that somebody points at in the pane}
	 *
	 * @param window the window
	 * @param x x of the place in the window, in pixels of the screen; beyond the pane the map ends
	 * @param y y of the place
	 * @param bounds the size of the map
	 */
	public MapViewport moved(MapViewport window, double x, double y, Box bounds) {
		return window.centred(new Box((x - box.x()) / zoom, (y - box.y()) / zoom, 0, 0), bounds);
	}
}
