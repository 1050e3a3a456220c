/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.chart.draw.Point;
import org.wiretune.map.MapElement;
import org.wiretune.map.layout.MapHit;
import org.wiretune.map.layout.PlacedEnd;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedModule;
import org.wiretune.map.layout.PlacedNode;
import org.wiretune.map.layout.PlacedWire;

class MapHitTest {

	private static final double TOLERANCE = 4;

	static Stream<PlacedMap> maps() {
		return MapLayoutTest.maps();
	}

	@ParameterizedTest
	@MethodSource("maps")
	void theMiddleOfEverythingHitsIt(PlacedMap map) {
		for (PlacedNode node : map.nodes()) {
			assertEquals(node.node(), hit(map, node.box().centerX(), node.box().centerY()));
			if (node.glyph() != null) {
				assertEquals(node.node(), hit(map, node.glyph().centerX(), node.glyph().centerY()));
			}
		}
		for (PlacedWire wire : map.wires()) {
			if (wire.label() != null) {
				assertEquals(wire.wire(), hit(map, wire.label().box().centerX(), wire.label().box().centerY()));
			}
		}
		for (PlacedEnd end : map.ends()) {
			assertEquals(end.end(), hit(map, end.box().centerX(), end.box().centerY()));
		}
		for (PlacedModule module : map.modules()) {
			assertEquals(module.module(), hit(map, module.header().centerX(), module.header().centerY()));
		}
	}

	@Test
	void aWireIsHitBesideItsLine() {
		PlacedMap map = MapLayoutTest.placedSample();
		PlacedWire wire = map.wires().stream().filter(each -> each.wire().kind().leavesModule()).findFirst().orElseThrow();
		Point start = wire.points().getFirst();
		assertEquals(wire.wire(), hit(map, start.x() + 20, start.y() + TOLERANCE - 1));
		assertTrue(MapHit.at(map, start.x() + 20, start.y() + TOLERANCE + 1, TOLERANCE).isEmpty());
	}

	@Test
	void besideTheMapThereIsNothing() {
		assertTrue(MapHit.at(MapLayoutTest.placedSample(), -10, 5, TOLERANCE).isEmpty());
		assertTrue(MapHit.at(PlacedMap.EMPTY, 1, 1, TOLERANCE).isEmpty());
	}

	private static MapElement hit(PlacedMap map, double x, double y) {
		return MapHit.at(map, x, y, TOLERANCE).orElseThrow();
	}
}
