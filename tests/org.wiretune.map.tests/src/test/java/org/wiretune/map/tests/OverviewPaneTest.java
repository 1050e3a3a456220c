/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.layout.MapViewport;
import org.wiretune.map.layout.OverviewPane;

class OverviewPaneTest {

	private static final Box MAP = new Box(0, 0, 4000, 2000);
	private static final MapViewport WINDOW = new MapViewport(1, 1000, 500, 800, 600);

	@Test
	void aWindowThatShowsAPartHasThePaneInItsCorner() {
		OverviewPane pane = OverviewPane.of(WINDOW, MAP).orElseThrow();
		assertEquals(0.055, pane.zoom(), 1e-9);
		assertEquals(new Box(570, 480, 220, 110), pane.box());
	}

	@Test
	void theFrameIsAroundWhatIsSeen() {
		Box frame = OverviewPane.of(WINDOW, MAP).orElseThrow().frame(WINDOW);
		assertEquals(570 + 55, frame.x(), 1e-9);
		assertEquals(480 + 27.5, frame.y(), 1e-9);
		assertEquals(44, frame.width(), 1e-9);
		assertEquals(33, frame.height(), 1e-9);
	}

	@Test
	void aPlaceInThePaneComesToTheMiddleOfTheWindow() {
		OverviewPane pane = OverviewPane.of(WINDOW, MAP).orElseThrow();
		MapViewport moved = pane.moved(WINDOW, 680, 535, MAP);
		assertEquals(2000, moved.visible().centerX(), 1);
		assertEquals(1000, moved.visible().centerY(), 1);
		MapViewport beyond = pane.moved(WINDOW, 5000, 5000, MAP);
		assertEquals(4000, beyond.visible().right(), 1e-9);
		assertEquals(2000, beyond.visible().bottom(), 1e-9);
	}

	@Test
	void thereIsNoneWhereItTellsNothing() {
		assertEquals(Optional.empty(), OverviewPane.of(new MapViewport(1, 0, 0, 5000, 3000), MAP), "all is seen");
		assertEquals(Optional.empty(), OverviewPane.of(new MapViewport(1, 0, 0, 100, 80), MAP), "no room");
		assertTrue(OverviewPane.of(WINDOW, new Box(0, 0, 4000, 100)).isPresent());
	}
}
