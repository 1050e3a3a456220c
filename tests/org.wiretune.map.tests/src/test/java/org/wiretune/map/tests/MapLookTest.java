/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.layout.FirstLook;
import org.wiretune.map.layout.MapLook;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedModule;

class MapLookTest {

	private final MapLook look = new MapLook(MapDrawing.READABLE_ZOOM, MapDrawing.FIRST_ZOOM);
	private final PlacedMap large = MapLayoutTest.placedWithout(Solutions.large(60));
	private final PlacedMap larger = MapLayoutTest.placedWithout(Solutions.large(80));

	@BeforeEach
	void window() {
		look.resized(600, 400);
	}

	private static MapViewport first(PlacedMap map, double width, double height) {
		return FirstLook.at(new MapViewport(1, 0, 0, width, height), map, MapDrawing.READABLE_ZOOM, MapDrawing.FIRST_ZOOM);
	}

	private static Box box(PlacedMap map, String module) {
		return map.modules().stream().filter(each -> each.module().name().equals(module)).findFirst().map(PlacedModule::box).orElseThrow();
	}

	@Test
	void theFirstMapIsLookedAtAsAtFirst() {
		assertTrue(look.isFitting());
		look.show(large, null);
		assertEquals(first(large, 600, 400), look.viewport());
		look.resized(900, 700);
		assertEquals(first(large, 900, 700), look.viewport(), "until the user chooses, it follows the window");
	}

	@Test
	void whatTheUserChoseStaysInAnotherWindowAndOnAnotherMap() {
		look.show(large, null);
		look.zoom(1, 300, 200);
		assertFalse(look.isFitting());
		assertTrue(look.scrollTo(500, 300));
		look.resized(500, 300);
		assertEquals(new MapViewport(1, 500, 300, 500, 300), look.viewport());
		PlacedModule selected = large.modules().get(20);
		look.reveal(selected.box());
		Box before = look.viewport().onScreen(selected.box());
		look.show(larger, selected.module());
		Box after = look.viewport().onScreen(box(larger, selected.module().name()));
		assertEquals(before.x(), after.x(), 1, "the selection stays where it is");
		assertEquals(before.y(), after.y(), 1);
	}

	@Test
	void withoutASelectionTheModuleInTheMiddleStays() {
		look.show(large, null);
		look.zoom(1, 300, 200);
		Box whole = large.bounds();
		PlacedModule middle = large.modules().stream()
				.min(Comparator.comparingDouble(module -> Math.hypot(module.box().centerX() - whole.centerX(), module.box().centerY() - whole.centerY()))).orElseThrow();
		look.scrollTo(middle.box().centerX() - 300, middle.box().centerY() - 200);
		Box before = look.viewport().onScreen(middle.box());
		look.show(larger, null);
		Box after = look.viewport().onScreen(box(larger, middle.module().name()));
		assertEquals(before.x(), after.x(), 1);
		assertEquals(before.y(), after.y(), 1);
	}

	@Test
	void whoBeginsAnewLooksAsAtFirst() {
		look.show(large, null);
		look.zoom(2, 0, 0);
		look.show(larger, null);
		assertEquals(2, look.viewport().zoom(), "the user's zoom stays");
		look.otherPart();
		look.show(large, null);
		assertEquals(2, look.viewport().zoom(), "also at another part");
		look.begin();
		look.show(larger, null);
		assertEquals(first(larger, 600, 400), look.viewport());
	}

	@Test
	void theWholeMapIsSeenUntilTheUserMoves() {
		look.show(large, null);
		look.fit();
		assertTrue(look.viewport().showsAll(large.bounds()));
		look.resized(300, 200);
		look.show(larger, null);
		assertTrue(look.isFitting());
		assertTrue(look.viewport().showsAll(larger.bounds()), "of another map too");
		assertFalse(look.scrollTo(100, 100), "there is nothing beside it");
		assertFalse(look.isFitting());
		look.resized(600, 400);
		assertNotEquals(look.viewport().fitted(larger.bounds()), look.viewport());
	}

	@Test
	void whatIsBroughtIntoViewStaysThere() {
		look.show(large, null);
		MapViewport before = look.viewport();
		Box corner = new Box(0, 0, 10, 10);
		look.reveal(corner);
		assertEquals(before, look.viewport(), "it was in view");
		assertTrue(look.isFitting());
		look.reveal(new Box(large.bounds().right() - 10, large.bounds().bottom() - 10, 10, 10));
		assertFalse(look.isFitting());
		assertNotEquals(before, look.viewport());
	}
}
