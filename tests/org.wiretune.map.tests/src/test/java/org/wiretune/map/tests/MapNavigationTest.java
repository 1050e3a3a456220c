/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapScene;
import org.wiretune.map.layout.MapNavigation;
import org.wiretune.map.layout.MapNavigation.Direction;
import org.wiretune.map.layout.PlacedMap;

class MapNavigationTest {

	private final PlacedMap map = MapLayoutTest.placedSample();
	private final MapScene scene = map.scene();
	private final MapNavigation navigation = new MapNavigation(map);

	@Test
	void rightFollowsAWireToItsTargetAndLeftGoesBack() {
		MapElement caller = MapSceneTest.node(scene, "ReceiverJms");
		MapElement wire = go(caller, Direction.RIGHT);
		assertEquals(MapSceneTest.call(scene, "ReceiverJms"), wire);
		MapElement export = go(wire, Direction.RIGHT);
		assertEquals(MapSceneTest.node(scene, "ReceiverJmsExport"), export);
		assertEquals(wire, go(export, Direction.LEFT));
		assertEquals(caller, go(wire, Direction.LEFT));
	}

	@Test
	void upAndDownStayAmongNeighbours() {
		assertEquals("ReceiverJms", go(MapSceneTest.node(scene, "ReceiverHttp"), Direction.DOWN).name());
		assertEquals("ReceiverHttp", go(MapSceneTest.node(scene, "ReceiverJms"), Direction.UP).name());
		assertEquals("SenderModule", go(MapSceneTest.node(scene, "ReceiverAsync"), Direction.UP).name(), "above the first stands the module");
		assertTrue(navigation.neighbour(MapSceneTest.node(scene, "ReceiverWs"), Direction.DOWN).isEmpty());
		assertEquals(MapSceneTest.call(scene, "ReceiverHttp"), go(MapSceneTest.call(scene, "ReceiverAsync"), Direction.DOWN));
	}

	@Test
	void modulesAreReachedFromEachOther() {
		MapElement library = scene.modules().get(0);
		assertEquals("ReceiverModule", go(library, Direction.RIGHT).name());
		assertEquals(library, go(go(library, Direction.RIGHT), Direction.LEFT));
		assertTrue(navigation.neighbour(library, Direction.DOWN).isEmpty(), "a library holds no nodes");
	}

	@Test
	void readingOrderComesToEveryElementOnceAndEnds() {
		Set<MapElement> seen = new HashSet<>();
		MapElement at = navigation.step(null, 1).orElseThrow();
		while (at != null) {
			assertTrue(seen.add(at));
			MapElement next = navigation.step(at, 1).orElse(null);
			if (next != null) {
				assertEquals(at, navigation.step(next, -1).orElseThrow());
			}
			at = next;
		}
		assertEquals(new HashSet<>(scene.elements()), seen);
		assertTrue(new MapNavigation(PlacedMap.EMPTY).step(null, 1).isEmpty());
	}

	@Test
	void arrowsReachEveryElement() {
		Set<MapElement> reached = new HashSet<>();
		Deque<MapElement> open = new ArrayDeque<>();
		open.add(scene.modules().getFirst());
		while (!open.isEmpty()) {
			MapElement element = open.remove();
			if (reached.add(element)) {
				for (Direction direction : Direction.values()) {
					navigation.neighbour(element, direction).ifPresent(open::add);
				}
			}
		}
		assertEquals(new HashSet<>(scene.elements()), reached);
	}

	private MapElement go(MapElement from, Direction direction) {
		return navigation.neighbour(from, direction).orElseThrow();
	}
}
