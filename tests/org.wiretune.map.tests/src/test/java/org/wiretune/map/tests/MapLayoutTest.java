/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.Point;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.chart.draw.TextRole;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.NodeRole;
import org.wiretune.map.layout.MapLayout;
import org.wiretune.map.layout.PlacedEnd;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedModule;
import org.wiretune.map.layout.PlacedNode;
import org.wiretune.map.layout.PlacedWire;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

class MapLayoutTest {

	private static final double EPSILON = 0.01;
	/** Several times what a build machine with two cores needs. */
	private static final long LARGE_LIMIT_MILLIS = 20_000;

	static Stream<PlacedMap> maps() {
		return Stream.of(placed(MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false)),
				placed(MapSceneTest.scene(Solutions.troubled())), placed(MapSceneTest.scene(Solutions.large(60))),
				placed(MapSceneTest.scene(Solutions.connected(80))));
	}

	@ParameterizedTest
	@MethodSource("maps")
	void everythingHasAPlaceInsideTheBounds(PlacedMap map) {
		assertEquals(map.scene().modules().size(), map.modules().size());
		assertEquals(map.scene().wires().size(), map.wires().size());
		for (MapElement element : map.scene().elements()) {
			Box box = map.boxOf(element).orElseThrow(() -> new AssertionError(element.id()));
			assertTrue(box.x() >= 0 && box.y() >= 0 && box.right() <= map.bounds().right() && box.bottom() <= map.bounds().bottom(),
					() -> element.id() + ' ' + box);
		}
	}

	@ParameterizedTest
	@MethodSource("maps")
	void nothingOverlaps(PlacedMap map) {
		List<Box> apart = new ArrayList<>(map.modules().stream().map(PlacedModule::box).toList());
		map.ends().stream().filter(end -> end.end().moduleId() == null).map(PlacedEnd::box).forEach(apart::add);
		map.wires().stream().filter(wire -> wire.label() != null && wire.wire().kind().leavesModule()).map(wire -> wire.label().box())
				.forEach(apart::add);
		assertApart(apart);
		Map<String, List<Box>> inModule = new HashMap<>();
		map.nodes().forEach(node -> inModule.computeIfAbsent(node.node().moduleId(), id -> new ArrayList<>()).add(node.box()));
		map.ends().stream().filter(end -> end.end().moduleId() != null)
				.forEach(end -> inModule.computeIfAbsent(end.end().moduleId(), id -> new ArrayList<>()).add(end.box()));
		map.wires().stream().filter(wire -> wire.label() != null && !wire.wire().kind().leavesModule())
				.forEach(wire -> inModule.get(map.scene().moduleOf(wire.wire().sourceId()).orElseThrow().id()).add(wire.label().box()));
		inModule.values().forEach(MapLayoutTest::assertApart);
	}

	@ParameterizedTest
	@MethodSource("maps")
	void nodesStandInTheirModuleAndImportsAndExportsAtItsBorders(PlacedMap map) {
		for (PlacedNode node : map.nodes()) {
			PlacedModule module = map.modules().stream().filter(each -> each.module().id().equals(node.node().moduleId())).findFirst().orElseThrow();
			assertTrue(contains(module.box(), node.box()), node.node().id());
			assertTrue(node.box().y() >= module.header().bottom(), node.node().id());
			if (node.node().role() == NodeRole.EXPORT) {
				assertEquals(module.box().x(), node.box().x(), EPSILON, node.node().id());
			} else if (node.node().role() == NodeRole.IMPORT) {
				assertEquals(module.box().right(), node.box().right(), EPSILON, node.node().id());
			}
		}
	}

	@ParameterizedTest
	@MethodSource("maps")
	void everyWireStartsAndEndsAtItsPortAndRunsAtRightAngles(PlacedMap map) {
		Map<String, Box> boxes = new HashMap<>();
		map.nodes().forEach(node -> boxes.put(node.node().id(), node.outline()));
		map.ends().forEach(end -> boxes.put(end.end().id(), end.box()));
		for (PlacedWire wire : map.wires()) {
			assertOnBorder(boxes.get(wire.wire().sourceId()), wire.points().getFirst(), wire.wire().id());
			assertOnBorder(boxes.get(wire.wire().targetId()), wire.points().getLast(), wire.wire().id());
			for (int i = 1; i < wire.points().size(); i++) {
				Point from = wire.points().get(i - 1);
				Point to = wire.points().get(i);
				assertTrue(Math.abs(from.x() - to.x()) < EPSILON || Math.abs(from.y() - to.y()) < EPSILON, wire.wire().id() + wire.points());
			}
			if (wire.label() != null) {
				assertTrue(touches(wire.points(), wire.label().box()), "the label of " + wire.wire().id() + " lies on its wire");
			}
		}
	}

	@ParameterizedTest
	@MethodSource("maps")
	void wiresRunAroundModules(PlacedMap map) {
		for (PlacedWire wire : map.wires()) {
			if (wire.wire().kind().leavesModule()) {
				for (PlacedModule module : map.modules()) {
					assertFalse(touches(wire.points(), module.box().grown(-1)), () -> wire.wire().id() + " runs through " + module.module().id());
				}
			}
		}
	}

	@ParameterizedTest
	@MethodSource("maps")
	void namesFitIntoTheirBoxes(PlacedMap map) {
		SansSerifMeasure measure = new SansSerifMeasure();
		for (PlacedNode node : map.nodes()) {
			assertTrue(node.textX() + measure.width(node.name(), TextRole.NAME) <= node.box().right(), node.node().id());
			assertTrue(node.textX() + measure.width(node.detail(), TextRole.DETAIL) <= node.box().right(), node.node().id());
		}
	}

	@Test
	void equalScenesGiveEqualMaps() {
		PlacedMap first = placed(MapSceneTest.scene(Solutions.large(60)));
		PlacedMap second = placed(MapSceneTest.scene(Solutions.large(60)));
		assertEquals(first.modules().stream().map(PlacedModule::box).toList(), second.modules().stream().map(PlacedModule::box).toList());
		assertEquals(first.wires().stream().map(PlacedWire::points).toList(), second.wires().stream().map(PlacedWire::points).toList());
	}

	@Test
	void aChangeInOneModuleDoesNotMoveTheInsideOfAnother() {
		Map<String, Box> before = relative(placed(MapSceneTest.scene(Solutions.large(30))));
		Solution changed = Solutions.large(30);
		Module one = changed.getModules().get(7);
		Solutions.component(one, "Added", "JavaImplementation");
		Map<String, Box> after = relative(placed(MapSceneTest.scene(changed)));
		for (Map.Entry<String, Box> node : before.entrySet()) {
			if (!node.getKey().contains(":" + one.getPath() + "#")) {
				assertEquals(node.getValue(), after.get(node.getKey()), node.getKey());
			}
		}
		assertEquals(before.size() + 1, after.size());
	}

	@Test
	void importsStandInTheOrderOfWhatTheyCall() {
		PlacedMap map = placed(MapSceneTest.scene(Solutions.senderAndReceiver()));
		List<String> fromTop = map.nodes().stream().filter(node -> node.node().role() == NodeRole.IMPORT)
				.sorted((a, b) -> Double.compare(a.box().y(), b.box().y())).map(PlacedNode::node).map(MapNode::name).toList();
		assertEquals(List.of("ReceiverAsync", "ReceiverHttp", "ReceiverJms", "ReceiverSync", "ReceiverWs"), fromTop);
	}

	@Test
	void threeHundredModulesAreLaidOutInTime() {
		layOutInTime("in parts", Solutions.large(300));
		layOutInTime("that all hang together", Solutions.connected(300));
	}

	private static void layOutInTime(String how, Solution solution) {
		MapScene scene = MapSceneTest.scene(solution);
		assertEquals(300, scene.modules().size());
		long start = System.nanoTime();
		PlacedMap map = placed(scene);
		long millis = (System.nanoTime() - start) / 1_000_000;
		System.out.printf("Binding map: %d modules %s, %d elements and %d wires laid out in %d ms, %.0f x %.0f pixels%n", scene.modules().size(), how,
				map.nodes().size(), map.wires().size(), millis, map.bounds().width(), map.bounds().height());
		assertTrue(millis < LARGE_LIMIT_MILLIS, millis + " ms");
	}

	@Test
	void aLayoutThatNobodyWantsEndsSoon() {
		MapScene scene = MapSceneTest.scene(Solutions.large(300));
		AtomicInteger asked = new AtomicInteger();
		assertThrows(CancellationException.class,
				() -> new MapLayout(new SansSerifMeasure()).layout(scene, () -> asked.incrementAndGet() > 20));
		assertTrue(asked.get() < 200, "went on after it was cancelled: asked " + asked.get() + " times");
	}

	@Test
	void nothingIsLaidOutToNothing() {
		PlacedMap map = placed(MapSceneTest.scene(SolutionFactory.INSTANCE.createSolution()));
		assertTrue(map.modules().isEmpty() && map.wires().isEmpty());
	}

	static PlacedMap placed(MapScene scene) {
		return new MapLayout(new SansSerifMeasure()).layout(scene, () -> false);
	}

	static PlacedMap placedSample() {
		return placed(MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false));
	}

	static PlacedMap placedWithout(Solution solution) {
		return placed(MapSceneBuilder.build(Reading.of(solution), MapOverlay.NONE, () -> false));
	}

	private static Map<String, Box> relative(PlacedMap map) {
		Map<String, Box> result = new HashMap<>();
		Map<String, Box> modules = new HashMap<>();
		map.modules().forEach(module -> modules.put(module.module().id(), module.box()));
		for (PlacedNode node : map.nodes()) {
			Box module = modules.get(node.node().moduleId());
			result.put(node.node().id(), new Box(Math.round(node.box().x() - module.x()), Math.round(node.box().y() - module.y()),
					node.box().width(), node.box().height()));
		}
		return result;
	}

	private static void assertApart(List<Box> boxes) {
		for (int i = 0; i < boxes.size(); i++) {
			for (int j = i + 1; j < boxes.size(); j++) {
				Box a = boxes.get(i);
				Box b = boxes.get(j);
				assertFalse(a.intersects(b), () -> a + " and " + b);
			}
		}
	}

	private static void assertOnBorder(Box box, Point point, String wire) {
		assertTrue(box.grown(EPSILON).contains(point.x(), point.y()), () -> wire + " ends at " + point + " outside of " + box);
		assertFalse(box.grown(-PlacedNode.GLYPH / 2 - EPSILON).contains(point.x(), point.y()), () -> wire + " ends at " + point + " inside of " + box);
	}

	private static boolean contains(Box outer, Box inner) {
		return inner.x() >= outer.x() - EPSILON && inner.right() <= outer.right() + EPSILON && inner.y() >= outer.y() - EPSILON
				&& inner.bottom() <= outer.bottom() + EPSILON;
	}

	private static boolean touches(List<Point> points, Box box) {
		for (int i = 1; i < points.size(); i++) {
			Point a = points.get(i - 1);
			Point b = points.get(i);
			Box part = new Box(Math.min(a.x(), b.x()), Math.min(a.y(), b.y()), Math.abs(a.x() - b.x()), Math.abs(a.y() - b.y()));
			if (part.x() <= box.right() && box.x() <= part.right() && part.y() <= box.bottom() && box.y() <= part.bottom()) {
				return true;
			}
		}
		return false;
	}
}
