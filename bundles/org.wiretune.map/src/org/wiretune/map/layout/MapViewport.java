/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import org.wiretune.chart.draw.Box;

/**
 * Which part of the map a window shows. Immutable. A place on the screen is the place on the map times the zoom, less the
 * scroll offset. A map that is smaller than the window stands in its middle.
 *
 * @param zoom how large a pixel of the map is shown; 1 is 100 %
 * @param offsetX how far the window is scrolled to the right, in pixels of the screen
 * @param offsetY how far the window is scrolled down, in pixels of the screen
 * @param width width of the window in pixels of the screen
 * @param height height of the window in pixels of the screen
 */
public record MapViewport(double zoom, double offsetX, double offsetY, double width, double height) {

	/** The smallest zoom. */
	public static final double LEAST_ZOOM = 0.01;
	/** The largest zoom. */
	public static final double MOST_ZOOM = 4;

	/** So many windows one scrolls through rather than look at boxes without names. */
	private static final double FEW_WINDOWS = 4;
	/** By how much one step zooms. */
	public static final double STEP = 1.25;

	private static final double REVEAL_MARGIN = 24;
	/** Before a box that is larger than the window. */
	private static final double LARGE_MARGIN = 8;

	/** Keeps the zoom in its range. */
	public MapViewport {
		zoom = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, zoom));
	}

	/**
	 * {@return the x of a place on the map}
	 *
	 * @param screenX x of the place in the window
	 */
	public double mapX(double screenX) {
		return (screenX + offsetX) / zoom;
	}

	/**
	 * {@return the y of a place on the map}
	 *
	 * @param screenY y of the place in the window
	 */
	public double mapY(double screenY) {
		return (screenY + offsetY) / zoom;
	}

	/**
	 * {@return where a box of the map is in the window}
	 *
	 * @param box a box of the map
	 */
	public Box onScreen(Box box) {
		return new Box(box.x() * zoom - offsetX, box.y() * zoom - offsetY, box.width() * zoom, box.height() * zoom);
	}

	/** {@return the part of the map that the window shows} */
	public Box visible() {
		return new Box(mapX(0), mapY(0), width / zoom, height / zoom);
	}

	/**
	 * {@return the same part in a window of another size}
	 *
	 * @param newWidth width in pixels of the screen
	 * @param newHeight height in pixels of the screen
	 * @param bounds the size of the map
	 */
	public MapViewport resized(double newWidth, double newHeight, Box bounds) {
		return new MapViewport(zoom, offsetX, offsetY, newWidth, newHeight).within(bounds);
	}

	/**
	 * {@return the window moved}
	 *
	 * @param dx to the right, in pixels of the screen
	 * @param dy down, in pixels of the screen
	 * @param bounds the size of the map
	 */
	public MapViewport scrolled(double dx, double dy, Box bounds) {
		return new MapViewport(zoom, offsetX + dx, offsetY + dy, width, height).within(bounds);
	}

	/**
	 * {@return another zoom at which a place stays where it is on the screen}
	 *
	 * @param newZoom the zoom
	 * @param screenX x of the place in the window
	 * @param screenY y of the place in the window
	 * @param bounds the size of the map
	 */
	public MapViewport zoomed(double newZoom, double screenX, double screenY, Box bounds) {
		double clamped = Math.max(LEAST_ZOOM, Math.min(MOST_ZOOM, newZoom));
		return new MapViewport(clamped, mapX(screenX) * clamped - screenX, mapY(screenY) * clamped - screenY, width, height)
				.within(bounds);
	}

	/**
	 * {@return the zoom at which the whole map is seen, but not larger than 100 %}
	 *
	 * @param bounds the size of the map
	 */
	public MapViewport fitted(Box bounds) {
		double fit = Math.min(1, Math.min(width / Math.max(1, bounds.width()), height / Math.max(1, bounds.height())));
		return new MapViewport(fit, 0, 0, width, height).within(bounds);
	}

	/**
	 * {@return the first look at a map: all of it where all names can be read then; its beginning with all names where that is
	 * a few windows away from the whole; else as much as can be seen with the names of modules only}
	 *
	 * @param bounds the size of the map
	 * @param readable the least zoom at which all names can be read
	 * @param overview the least zoom at which the names of modules can be read
	 */
	public MapViewport begun(Box bounds, double readable, double overview) {
		MapViewport all = fitted(bounds);
		double windows = Math.max(1, bounds.width() * readable / Math.max(1, width)) * Math.max(1, bounds.height() * readable / Math.max(1, height));
		double least = windows <= FEW_WINDOWS ? readable : overview;
		return all.zoom >= least ? all : new MapViewport(least, 0, 0, width, height).within(bounds);
	}

	/**
	 * {@return the window moved no farther than needed to show a box}
	 *
	 * @param box a box of the map
	 * @param bounds the size of the map
	 */
	public MapViewport revealing(Box box, Box bounds) {
		Box target = onScreen(box).grown(REVEAL_MARGIN);
		return scrolled(shift(target.x(), target.right(), width), shift(target.y(), target.bottom(), height), bounds);
	}

	/**
	 * {@return the window with a box in its middle, as far as the map goes on there; of one that is larger than the window, its beginning}
	 *
	 * @param box a box of the map
	 * @param bounds the size of the map
	 */
	public MapViewport centred(Box box, Box bounds) {
		double left = Math.min(box.centerX() * zoom - width / 2, box.x() * zoom - LARGE_MARGIN);
		double top = Math.min(box.centerY() * zoom - height / 2, box.y() * zoom - LARGE_MARGIN);
		return new MapViewport(zoom, left, top, width, height).within(bounds);
	}

	/** {@return whether all of a map is in the window} @param bounds the size of the map */
	public boolean showsAll(Box bounds) {
		return bounds.width() * zoom <= width && bounds.height() * zoom <= height;
	}

	/**
	 * {@return the window moved so that a box which is elsewhere on another map stays where it is on the screen}
	 *
	 * @param before where the box was on the map before
	 * @param after where it is on the map that is shown now
	 * @param bounds the size of the map that is shown now
	 */
	public MapViewport keeping(Box before, Box after, Box bounds) {
		return scrolled((after.x() - before.x()) * zoom, (after.y() - before.y()) * zoom, bounds);
	}

	private static double shift(double from, double to, double size) {
		if (from < 0 || to - from > size) {
			return from;
		}
		return to > size ? to - size : 0;
	}

	private MapViewport within(Box bounds) {
		return new MapViewport(zoom, within(offsetX, bounds.width() * zoom, width), within(offsetY, bounds.height() * zoom, height),
				width, height);
	}

	private static double within(double offset, double mapSize, double windowSize) {
		return mapSize <= windowSize ? Math.round((mapSize - windowSize) / 2) : Math.round(Math.max(0, Math.min(mapSize - windowSize, offset)));
	}
}
