/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.layout;

import java.util.Comparator;

import org.wiretune.chart.draw.Box;
import org.wiretune.map.MapElement;

/**
 * Where a user looks on the map: follows what the user does, the size of the window, and the maps that are shown one after the
 * other. What the user looks at stays where it is, as far as it is on both. Not safe for several threads.
 */
public final class MapLook {

	private final double readable;
	private final double overview;
	private PlacedMap map = PlacedMap.EMPTY;
	private MapViewport viewport = new MapViewport(1, 0, 0, 1, 1);
	private boolean fitting = true;
	private boolean wanted;
	/** Whether the next map is another part, at which one looks anew. */
	private boolean fresh = true;

	/**
	 * Looks at nothing.
	 *
	 * @param readable the least zoom at which all names can be read
	 * @param overview the least zoom at which the names of modules can be read
	 */
	public MapLook(double readable, double overview) {
		this.readable = readable;
		this.overview = overview;
	}

	/** {@return the map that is shown} */
	public PlacedMap map() {
		return map;
	}

	/** {@return the part of the map that the window shows} */
	public MapViewport viewport() {
		return viewport;
	}

	/** {@return whether the zoom follows the size of the window} */
	public boolean isFitting() {
		return fitting;
	}

	/**
	 * Shows another map.
	 *
	 * @param next the map
	 * @param selected what is selected on the map before, or null
	 */
	public void show(PlacedMap next, MapElement selected) {
		PlacedMap before = map;
		MapElement anchor = anchor(selected);
		map = next;
		// Who began to look at a part of the map goes on there.
		if (fitting && (wanted || fresh || viewport.showsAll(before.bounds()))) {
			viewport = fitted();
		} else if (anchor != null && next.boxOf(anchor).isPresent()) {
			viewport = viewport.keeping(before.boxOf(anchor).orElseThrow(), next.boxOf(anchor).orElseThrow(), next.bounds());
		} else {
			viewport = viewport.scrolled(0, 0, next.bounds());
		}
		fresh = next.scene().isEmpty();
	}

	/** {@return what the user is most likely to look at: the selection, or the module nearest to the middle} */
	private MapElement anchor(MapElement selected) {
		if (selected != null && map.boxOf(selected).isPresent()) {
			return selected;
		}
		Box visible = viewport.visible();
		return map.modules().stream().min(Comparator.comparingDouble(module -> Math.hypot(module.box().centerX() - visible.centerX(),
				module.box().centerY() - visible.centerY()))).map(module -> (MapElement) module.module()).orElse(null);
	}

	/** Brings a box into view. What was brought into view stays there when the map is drawn anew. @param box a box of the map */
	public void reveal(Box box) {
		MapViewport revealing = viewport.revealing(box, map.bounds());
		if (!revealing.equals(viewport) && viewport.width() > 1) {
			fitting = false;
		}
		viewport = revealing;
	}

	/**
	 * Zooms; a place stays where it is on the screen.
	 *
	 * @param factor the zoom; 1 is 100 %
	 * @param x x of the place in the window, in pixels of the screen
	 * @param y y of the place
	 */
	public void zoom(double factor, double x, double y) {
		fitting = false;
		viewport = viewport.zoomed(factor, x, y, map.bounds());
	}

	/**
	 * Scrolls, as far as the map goes.
	 *
	 * @param x how far the window is to be scrolled to the right, in pixels of the screen
	 * @param y how far it is to be scrolled down
	 * @return whether it shows another part now
	 */
	public boolean scrollTo(double x, double y) {
		fitting = false;
		MapViewport before = viewport;
		viewport = viewport.scrolled(x - viewport.offsetX(), y - viewport.offsetY(), map.bounds());
		return !viewport.equals(before);
	}

	/** The window has another size. @param width width in pixels of the screen, at least 1 @param height height, at least 1 */
	public void resized(double width, double height) {
		viewport = viewport.resized(width, height, map.bounds());
		if (fitting) {
			viewport = fitted();
		}
	}

	/** Shows the whole map, and keeps doing so when the window changes its size. */
	public void fit() {
		fitting = true;
		wanted = true;
		viewport = fitted();
	}

	/** Looks at the next map as at the first. */
	public void begin() {
		fitting = true;
		wanted = false;
		fresh = true;
	}

	/** The next map is another part; where the zoom is the user's, it stays. */
	public void otherPart() {
		fresh = true;
	}

	/** Until the user wants to see all of it, a large map begins as small as its names can be read, where most is found. */
	private MapViewport fitted() {
		return wanted ? viewport.fitted(map.bounds()) : FirstLook.at(viewport, map, readable, overview);
	}
}
