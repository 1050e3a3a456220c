/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.draw.MapTiles;
import org.wiretune.map.layout.MapViewport;

class MapTilesTest {

	private static final int SIZE = 100;

	private final List<String> painted = new ArrayList<>();
	private final List<String> shown = new ArrayList<>();
	private final List<String> dropped = new ArrayList<>();
	private final List<String> stretched = new ArrayList<>();
	private long now;

	private final MapTiles<String> tiles = new MapTiles<>(SIZE, 2, () -> now, new MapTiles.Painter<>() {
		@Override
		public String paint(MapViewport part) {
			now += 10;
			String name = (int) part.offsetX() + "," + (int) part.offsetY();
			painted.add(name);
			return name;
		}

		@Override
		public void show(String picture, int x, int y) {
			shown.add(picture + "@" + x + "," + y);
		}

		@Override
		public void stretch(String picture, Box from, Box to) {
			stretched.add(picture + " " + words(from) + " to " + words(to));
		}

		@Override
		public void blank(int x, int y) {
			shown.add("blank@" + x + "," + y);
		}

		@Override
		public void drop(String picture) {
			dropped.add(picture);
		}
	});

	private static String words(Box box) {
		return (int) box.x() + "," + (int) box.y() + " " + (int) box.width() + "x" + (int) box.height();
	}

	private boolean show(double zoom, int x, int y, long nanos) {
		painted.clear();
		shown.clear();
		stretched.clear();
		dropped.clear();
		return tiles.show(new MapViewport(zoom, x, y, 150, 80), nanos);
	}

	@Test
	void onlyWhatComesIntoViewIsPainted() {
		assertTrue(show(1, 10, 0, 1000));
		assertEquals(List.of("0,0", "100,0"), painted.stream().sorted().toList());
		assertEquals(List.of("0,0@-10,0", "100,0@90,0"), shown.stream().sorted().toList());
		assertTrue(show(1, 60, 0, 1000));
		assertEquals(List.of("200,0"), painted);
		assertEquals(3, shown.size());
		assertTrue(show(1, 60, 0, 1000));
		assertEquals(List.of(), painted);
	}

	@Test
	void aMapThatIsSmallerThanTheWindowStandsInItsMiddle() {
		show(1, -30, -20, 1000);
		assertTrue(shown.contains("-100,-100@-70,-80"), shown.toString());
		assertTrue(shown.contains("0,0@30,20"), shown.toString());
	}

	@Test
	void withoutTimeTheMiddleComesFirstAndTheRestLater() {
		assertFalse(show(1, 60, 0, 1));
		assertEquals(List.of("100,0"), painted);
		assertEquals(List.of("100,0@40,0", "blank@-60,0", "blank@140,0"), shown.stream().sorted().toList());
		assertFalse(show(1, 60, 0, 1));
		assertEquals(1, painted.size());
		assertEquals(1, shown.stream().filter(each -> each.startsWith("blank")).count());
		assertTrue(show(1, 60, 0, 1));
		assertTrue(show(1, 60, 0, 1));
		assertEquals(List.of(), painted);
	}

	@Test
	void anotherZoomAndAChangeDropPictures() {
		show(1, 0, 0, 1000);
		tiles.changed(new Box(110, 10, 5, 5));
		assertEquals(List.of("100,0"), dropped);
		show(1, 0, 0, 1000);
		assertEquals(List.of("100,0"), painted);
		show(2, 0, 0, 1000);
		assertEquals(2, dropped.size());
		dropped.clear();
		tiles.changed(new Box(55, 10, 5, 5));
		assertEquals(List.of("100,0"), dropped, "a part is given in pixels of the map");
		tiles.clear();
		assertEquals(2, dropped.size());
	}

	@Test
	void whatIsStillToComeIsShownFromTheZoomBefore() {
		show(1, 0, 0, 1000);
		assertFalse(show(2, 0, 0, 1));
		assertEquals(List.of("0,0"), painted);
		assertEquals(List.of(), dropped, "they are still needed");
		assertEquals(List.of("0,0 50,0 50x50 to 100,0 100x100"), stretched);
		assertTrue(show(2, 0, 0, 1));
		assertEquals(List.of(), stretched);
		assertEquals(List.of("0,0", "100,0"), dropped.stream().sorted().toList(), "all is there");
	}

	@Test
	void partsOfSeveralPicturesFillOne() {
		show(1, 0, 0, 1000);
		assertFalse(show(0.5, -100, 0, 1));
		assertEquals(List.of("-100,0"), painted, "the middle first");
		assertEquals(List.of("0,0 0,0 100x100 to 100,0 50x50", "100,0 0,0 100x100 to 150,0 50x50"), stretched.stream().sorted().toList());
	}

	@Test
	void aZoomThatOneWentThroughInHasteIsNotShownInPlaceOfAWholeOne() {
		show(1, 0, 0, 1000);
		assertFalse(show(2, 0, 0, 1));
		assertFalse(show(4, 0, 0, 1));
		assertEquals(List.of("0,0"), dropped, "of the zoom in haste");
		assertEquals(List.of("0,0 25,0 25x25 to 100,0 100x100"), stretched);
	}

	@Test
	void aChangeIsNotShownAsItWasBefore() {
		show(1, 0, 0, 1000);
		assertFalse(show(2, 0, 0, 1));
		tiles.changed(new Box(0, 0, 1, 1));
		assertEquals(3, dropped.size());
		assertFalse(show(2, 0, 0, 1));
		assertEquals(List.of(), stretched);
	}

	@Test
	void picturesOutOfViewAreKeptForAWhile() {
		for (int x = 0; x <= 1000; x += 100) {
			show(1, x, 0, 1000);
			assertTrue(dropped.size() <= 1, dropped.toString());
		}
		show(1, 800, 0, 1000);
		assertEquals(List.of(), painted, "where one was a moment ago is still there");
		show(1, 0, 0, 1000);
		assertEquals(2, painted.size());
	}
}
