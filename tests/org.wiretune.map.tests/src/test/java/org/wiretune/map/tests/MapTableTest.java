/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapRow;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.MapTable;
import org.wiretune.map.MapWire;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

class MapTableTest {

	static java.util.stream.Stream<Solution> solutions() {
		return MapSceneTest.solutions();
	}

	@ParameterizedTest
	@MethodSource("solutions")
	void theTableHasARowForEachElementOfTheScene(Solution solution) {
		MapScene scene = MapSceneTest.scene(solution);
		List<MapRow> rows = MapTable.rows(scene);
		assertEquals(scene.elements().size(), rows.size());
		assertEquals(new HashSet<>(scene.elements().stream().map(MapElement::id).toList()),
				new HashSet<>(rows.stream().map(row -> row.element().id()).toList()));
		for (MapRow row : rows) {
			assertFalse(row.kind().isBlank());
			assertTrue(row.from().contains(row.element() instanceof MapWire wire ? wire.name() : row.element().name()), row.toString());
			assertEquals(row.element() instanceof MapWire, !row.to().isEmpty(), row.toString());
		}
	}

	@Test
	void aRowSaysWhatThePictureShows() {
		MapScene scene = MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false);
		MapRow row = row(scene, MapSceneTest.call(scene, "ReceiverAsync"));
		assertEquals("Call of an export", row.kind());
		assertEquals("SenderModule / ReceiverAsync", row.from());
		assertEquals("ReceiverModule / ReceiverAsyncExport", row.to());
		assertEquals("SCA", row.binding());
		assertEquals("async", row.style());
		assertEquals("2: The import is asynchronous.", row.findings());
		assertEquals("1413 ms (100 KB)", row.lastMeasured());
	}

	@Test
	void aFindingOnAWireIsNotRepeatedAtItsImport() {
		MapScene scene = MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false);
		assertEquals("", row(scene, MapSceneTest.node(scene, "ReceiverAsync")).findings());
		assertEquals("1: The component loops.", row(scene, MapSceneTest.node(scene, "Sender")).findings());
	}

	@Test
	void theOverviewLeavesOutWhatThereIsNot() {
		assertEquals("no module; no call leaves its module; no findings.",
				new MapDescription(MapSceneTest.scene(SolutionFactory.INSTANCE.createSolution())).overview());
		assertEquals("2 modules; 8 calls leave their module, 1 of them goes over a queue; 3 wires lead nowhere; no findings.",
				new MapDescription(MapSceneTest.scene(Solutions.troubled())).overview());
	}

	@Test
	void aBrokenWireIsCalledSo() {
		MapScene scene = MapSceneTest.scene(Solutions.troubled());
		MapRow row = row(scene, MapSceneTest.call(scene, "CallMissing"));
		assertEquals("Unresolved wire", row.kind());
		assertEquals("Billing/NoSuchExport (not found)", row.to());
	}

	@Test
	void descriptionsNameFindingsSettingsAndPlace() {
		MapScene scene = MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false);
		MapDescription description = new MapDescription(scene);
		List<String> lines = description.details(MapSceneTest.call(scene, "ReceiverWs"));
		assertEquals("Call of an export from SenderModule / ReceiverWs to ReceiverModule / ReceiverWsExport: JAX-WS \u00b7 sync. 2 findings.",
				lines.get(0));
		assertEquals("Warning: SOAP within one server.", lines.get(1));
		assertEquals("Information: The address is on this server.", lines.get(2));
		assertTrue(lines.contains("preferredInteractionStyle = sync"), lines.toString());
		assertTrue(lines.contains("endpoint = http://localhost:9080/ReceiverModuleWeb/sca/ReceiverWsExport"), lines.toString());
		assertEquals("SenderModule/ReceiverWs.import, line 4", lines.getLast());
		assertEquals("3 modules; 5 calls leave their module, 2 of them go over a queue; 5 findings.", description.overview());
	}

	@Test
	void aHoverSaysHowMuchItLeavesOut() {
		MapScene scene = MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false);
		MapDescription description = new MapDescription(scene);
		MapWire wire = MapSceneTest.call(scene, "ReceiverWs");
		List<String> all = description.details(wire);
		assertEquals(all, description.hover(wire, all.size()));
		List<String> some = description.hover(wire, 3);
		assertEquals(all.subList(0, 2), some.subList(0, 2));
		assertEquals("\u2026 and " + (all.size() - 2) + " more", some.get(2));
	}

	private static MapRow row(MapScene scene, MapElement element) {
		return MapTable.rows(scene).stream().filter(row -> row.element().equals(element)).findFirst().orElseThrow();
	}
}
