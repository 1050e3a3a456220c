/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.draw;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

import org.wiretune.chart.draw.Box;
import org.wiretune.map.layout.MapViewport;

/**
 * Keeps the map in square pictures, so that a window which moves over it paints only what comes into view. At another zoom
 * the pictures of the last one are shown, stretched, until there are new ones. Knows no pictures itself. Not safe for several
 * threads.
 *
 * @param <P> a picture
 */
public final class MapTiles<P> {

	/** Makes, shows and drops pictures. */
	public interface Painter<P> {

		/**
		 * Paints a part of the map.
		 *
		 * @param part the part, as a window on the map
		 * @return the picture
		 */
		P paint(MapViewport part);

		/**
		 * Shows a picture.
		 *
		 * @param picture the picture
		 * @param x left, in pixels of the window
		 * @param y top, in pixels of the window
		 */
		void show(P picture, int x, int y);

		/**
		 * Shows a part of a picture larger or smaller than it is, in place of one that is still to come.
		 *
		 * @param picture the picture
		 * @param from the part, in its own pixels
		 * @param to where it goes, in pixels of the window
		 */
		void stretch(P picture, Box from, Box to);

		/**
		 * Shows that a picture is still to come. Parts of pictures of another zoom may be stretched over it.
		 *
		 * @param x left, in pixels of the window
		 * @param y top, in pixels of the window
		 */
		void blank(int x, int y);

		/**
		 * Drops a picture that is not needed any more.
		 *
		 * @param picture the picture
		 */
		void drop(P picture);
	}

	private record Place(int column, int row) {
	}

	private final int size;
	private final int most;
	private final Painter<P> painter;
	private final LongSupplier clock;
	private final Map<Place, P> tiles = new LinkedHashMap<>(16, 0.75f, true);
	private double zoom = Double.NaN;
	/** The pictures of the zoom before, while there are not yet all of this one. */
	private Map<Place, P> former = Map.of();
	private double formerZoom;
	/** Whether the last window was shown as a whole. */
	private boolean whole;

	/**
	 * Makes an empty store.
	 *
	 * @param size edge length of a picture in pixels of the screen
	 * @param most how many pictures are kept besides those in view
	 * @param clock tells nanoseconds
	 * @param painter makes the pictures
	 */
	public MapTiles(int size, int most, LongSupplier clock, Painter<P> painter) {
		this.size = size;
		this.most = most;
		this.clock = clock;
		this.painter = painter;
	}

	/** Drops all pictures, because the map or its colours changed. */
	public void clear() {
		tiles.values().forEach(painter::drop);
		tiles.clear();
		dropFormer();
	}

	private void dropFormer() {
		former.values().forEach(painter::drop);
		former = Map.of();
	}

	/** Of a zoom that one went through in haste too little is there; what there was before it stays. */
	private void zoomed() {
		if (whole) {
			dropFormer();
			former = new LinkedHashMap<>(tiles);
			formerZoom = zoom;
		} else {
			tiles.values().forEach(painter::drop);
		}
		tiles.clear();
	}

	/**
	 * Drops the pictures of a part, because something in it looks otherwise now.
	 *
	 * @param part the part in pixels of the map
	 */
	public void changed(Box part) {
		dropFormer();
		for (Iterator<Map.Entry<Place, P>> entries = tiles.entrySet().iterator(); entries.hasNext();) {
			Map.Entry<Place, P> entry = entries.next();
			Place at = entry.getKey();
			Box tile = new Box(at.column * size / zoom, at.row * size / zoom, size / zoom, size / zoom);
			if (tile.intersects(part)) {
				painter.drop(entry.getValue());
				entries.remove();
			}
		}
	}

	/**
	 * Shows what a window sees. Pictures that are missing are painted, the nearest to the middle first, as long as there is
	 * time; one at least.
	 *
	 * @param window the window; its offsets are whole numbers
	 * @param nanos how much time painting may take
	 * @return whether all is shown; otherwise it is to be called again soon
	 */
	public boolean show(MapViewport window, long nanos) {
		if (window.zoom() != zoom) {
			zoomed();
			zoom = window.zoom();
		}
		long end = clock.getAsLong() + nanos;
		List<Place> missing = new ArrayList<>();
		int seen = 0;
		for (int row = tile(window.offsetY()); row <= tile(window.offsetY() + window.height() - 1); row++) {
			for (int column = tile(window.offsetX()); column <= tile(window.offsetX() + window.width() - 1); column++) {
				Place place = new Place(column, row);
				P picture = tiles.get(place);
				seen++;
				if (picture == null) {
					missing.add(place);
				} else {
					show(place, picture, window);
				}
			}
		}
		double middleX = window.offsetX() + window.width() / 2;
		double middleY = window.offsetY() + window.height() / 2;
		missing.sort((one, other) -> Double.compare(distance(one, middleX, middleY), distance(other, middleX, middleY)));
		int painted = 0;
		for (Place place : missing) {
			if (painted > 0 && clock.getAsLong() >= end) {
				painter.blank(left(place, window), top(place, window));
				stretch(place, window);
				continue;
			}
			P picture = painter.paint(new MapViewport(zoom, place.column * (double) size, place.row * (double) size, size, size));
			tiles.put(place, picture);
			show(place, picture, window);
			painted++;
		}
		dropOldest(seen + most);
		whole = painted == missing.size();
		if (whole) {
			dropFormer();
		}
		return whole;
	}

	/** Shows what the pictures of the zoom before have of a place. */
	private void stretch(Place place, MapViewport window) {
		if (former.isEmpty()) {
			return;
		}
		double ratio = zoom / formerZoom;
		Box wanted = new Box(place.column * (double) size, place.row * (double) size, size, size);
		double edge = size * ratio;
		for (int row = (int) Math.floor(wanted.y() / edge); row * edge < wanted.bottom(); row++) {
			for (int column = (int) Math.floor(wanted.x() / edge); column * edge < wanted.right(); column++) {
				P picture = former.get(new Place(column, row));
				if (picture == null) {
					continue;
				}
				double left = Math.max(wanted.x(), column * edge);
				double top = Math.max(wanted.y(), row * edge);
				double right = Math.min(wanted.right(), (column + 1) * edge);
				double bottom = Math.min(wanted.bottom(), (row + 1) * edge);
				painter.stretch(picture, new Box((left - column * edge) / ratio, (top - row * edge) / ratio, (right - left) / ratio, (bottom - top) / ratio),
						new Box(left - Math.round(window.offsetX()), top - Math.round(window.offsetY()), right - left, bottom - top));
			}
		}
	}

	private void show(Place place, P picture, MapViewport window) {
		painter.show(picture, left(place, window), top(place, window));
	}

	private int left(Place place, MapViewport window) {
		return (int) (place.column * (long) size - Math.round(window.offsetX()));
	}

	private int top(Place place, MapViewport window) {
		return (int) (place.row * (long) size - Math.round(window.offsetY()));
	}

	private void dropOldest(int kept) {
		for (Iterator<P> oldest = tiles.values().iterator(); tiles.size() > kept && oldest.hasNext();) {
			painter.drop(oldest.next());
			oldest.remove();
		}
	}

	private double distance(Place place, double x, double y) {
		return Math.hypot((place.column + 0.5) * size - x, (place.row + 0.5) * size - y);
	}

	private int tile(double at) {
		return (int) Math.floor(at / size);
	}
}
