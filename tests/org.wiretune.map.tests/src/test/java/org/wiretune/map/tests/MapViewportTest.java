/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.layout.MapViewport;

class MapViewportTest {

	private static final Box LARGE = new Box(0, 0, 4000, 3000);
	private final MapViewport start = new MapViewport(1, 100, 200, 800, 600);

	@Test
	void zoomingKeepsThePlaceUnderTheMouse() {
		double x = start.mapX(300);
		double y = start.mapY(250);
		MapViewport zoomed = start.zoomed(2, 300, 250, LARGE);
		assertEquals(2, zoomed.zoom());
		assertEquals(x, zoomed.mapX(300), 0.5);
		assertEquals(y, zoomed.mapY(250), 0.5);
	}

	@Test
	void zoomHasLimits() {
		assertEquals(MapViewport.MOST_ZOOM, start.zoomed(1000, 0, 0, LARGE).zoom());
		assertEquals(MapViewport.LEAST_ZOOM, start.zoomed(0, 0, 0, LARGE).zoom());
	}

	@Test
	void scrollingEndsAtTheBorders() {
		MapViewport end = start.scrolled(99_999, 99_999, LARGE);
		assertEquals(4000 - 800, end.offsetX());
		assertEquals(3000 - 600, end.offsetY());
		MapViewport back = end.scrolled(-99_999, -99_999, LARGE);
		assertEquals(0, back.offsetX());
		assertEquals(0, back.offsetY());
	}

	@Test
	void aSmallMapStandsInTheMiddle() {
		MapViewport small = start.scrolled(5, 5, new Box(0, 0, 400, 200));
		Box onScreen = small.onScreen(new Box(0, 0, 400, 200));
		assertEquals(200, onScreen.x());
		assertEquals(200, onScreen.y());
	}

	@Test
	void ofABoxThatIsLargerThanTheWindowTheBeginningIsSeen() {
		MapViewport centred = start.centred(new Box(1000, 1000, 900, 300), LARGE);
		assertEquals(992, centred.offsetX());
		assertEquals(1150 - 300, centred.offsetY(), "in the middle where it fits");
		assertEquals(1500 - 400, start.centred(new Box(1400, 1000, 200, 300), LARGE).offsetX());
	}

	@Test
	void fittingShowsAllAndNeverEnlarges() {
		MapViewport fitted = start.fitted(LARGE);
		assertTrue(fitted.onScreen(LARGE).width() <= 800 && fitted.onScreen(LARGE).height() <= 600);
		assertEquals(1, start.fitted(new Box(0, 0, 10, 10)).zoom());
	}

	@Test
	void revealingMovesNoFartherThanNeeded() {
		MapViewport seen = start.revealing(new Box(300, 400, 50, 50), LARGE);
		assertEquals(start, seen, "what is seen stays");
		Box far = new Box(2000, 1500, 50, 50);
		Box onScreen = start.revealing(far, LARGE).onScreen(far);
		assertTrue(onScreen.x() >= 0 && onScreen.right() <= 800 && onScreen.y() >= 0 && onScreen.bottom() <= 600);
		assertEquals(800 - 24, onScreen.right(), 0.5);
	}

	@Test
	void whatOneLooksAtStaysWhereItIsWhenTheMapChanges() {
		Box before = new Box(300, 400, 50, 50);
		Box after = new Box(900, 450, 50, 50);
		assertEquals(start.onScreen(before), start.keeping(before, after, LARGE).onScreen(after));
	}

	@Test
	void theFirstLookIsReadable() {
		MapViewport window = new MapViewport(1, 0, 0, 800, 600);
		assertEquals(0.5, window.begun(new Box(0, 0, 1600, 1000), 0.45, 0.4).zoom());
		MapViewport large = window.begun(new Box(0, 0, 16000, 10000), 0.7, 0.4);
		assertEquals(0.4, large.zoom());
		assertEquals(0, large.offsetX());
		assertEquals(0, large.offsetY());
		assertEquals(1, window.begun(new Box(0, 0, 100, 100), 0.7, 0.4).zoom());
	}

	/** Two modules in the width of a view: no boxes without names where some scrolling shows them all. */
	@Test
	void aMapOfAFewWindowsBeginsWithAllItsNames() {
		MapViewport window = new MapViewport(1, 0, 0, 400, 500);
		assertEquals(0.7, window.begun(new Box(0, 0, 900, 400), 0.7, 0.44).zoom());
		assertEquals(0.44, window.begun(new Box(0, 0, 5000, 3000), 0.7, 0.44).zoom());
	}
}
