/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.layout.FirstLook;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedModule;

class FirstLookTest {

	private static MapViewport first(PlacedMap map, double width, double height) {
		return FirstLook.at(new MapViewport(1, 0, 0, width, height), map, MapDrawing.READABLE_ZOOM, MapDrawing.FIRST_ZOOM);
	}

	@Test
	void aSmallMapIsSeenAsAWhole() {
		PlacedMap map = MapLayoutTest.placedWithout(Solutions.large(2));
		MapViewport window = first(map, 5000, 5000);
		assertTrue(window.showsAll(map.bounds()));
		assertEquals(window.begun(map.bounds(), MapDrawing.READABLE_ZOOM, MapDrawing.FIRST_ZOOM), window);
	}

	@Test
	void aLargeMapBeginsWhereMostIsFound() {
		PlacedMap map = MapLayoutTest.placedSample();
		PlacedModule busiest = map.modules().stream().filter(module -> module.module().name().equals("SenderModule")).findFirst().orElseThrow();
		Box seen = first(map, 200, 120).onScreen(busiest.box());
		assertTrue(seen.width() > 200 && seen.height() > 120, "larger than the window: " + seen);
		assertTrue(seen.x() >= 7 && seen.x() <= 9 && seen.y() >= 7 && seen.y() <= 9, "it begins where the window does: " + seen);
	}

	@Test
	void withoutFindingsItBeginsAtItsBegin() {
		PlacedMap map = MapLayoutTest.placedWithout(Solutions.large(100));
		MapViewport window = first(map, 600, 400);
		assertEquals(0, window.offsetX());
		assertEquals(0, window.offsetY());
	}
}
