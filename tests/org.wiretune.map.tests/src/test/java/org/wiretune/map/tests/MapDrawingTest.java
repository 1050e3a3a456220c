/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.chart.draw.ShortText;
import org.wiretune.core.BindingKind;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapNode;
import org.wiretune.map.ShownScene;
import org.wiretune.map.draw.BindingGlyph;
import org.wiretune.map.draw.MapDrawing;
import org.wiretune.map.draw.MapMarks;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedModule;
import org.wiretune.map.layout.PlacedNode;

class MapDrawingTest {

	private final PlacedMap map = MapLayoutTest.placedSample();

	@Test
	void everyBindingHasAShapeOfItsOwn() {
		Map<List<String>, BindingKind> kinds = new HashMap<>();
		for (BindingKind kind : BindingKind.all()) {
			if (!kind.label().isEmpty()) {
				// Others may take a sign of the house.
				continue;
			}
			RecordingSurface surface = new RecordingSurface();
			BindingGlyph.draw(kind, new Box(0, 0, 18, 18), surface);
			assertFalse(surface.shapes.isEmpty(), kind.name());
			BindingKind other = kinds.put(surface.shapes, kind);
			assertEquals(null, other, kind + " looks like " + other);
		}
	}

	@Test
	void styleIsToldByLineAndArrowWithoutColour() {
		RecordingSurface surface = draw(map.bounds(), 1, MapMarks.NONE);
		assertNotEquals(shapeOf(surface, "ReceiverSync"), shapeOf(surface, "ReceiverAsync"));
		assertTrue(shapeOf(surface, "ReceiverSync").contains("SOLID"));
		assertTrue(shapeOf(surface, "ReceiverAsync").contains("DASHED"));
	}

	@Test
	void everythingIsDrawnOnce() {
		RecordingSurface surface = draw(map.bounds(), 1, MapMarks.NONE);
		assertEquals(map.scene().elements().size(), surface.elements.size());
		assertEquals(new HashSet<>(map.scene().elements()), new HashSet<>(surface.elements));
	}

	@Test
	void onlyWhatIsSeenIsDrawn() {
		PlacedMap large = MapLayoutTest.placedWithout(Solutions.large(100));
		PlacedModule one = large.modules().get(42);
		RecordingSurface surface = new RecordingSurface();
		MapDrawing.draw(large, new SansSerifMeasure(), MapMarks.NONE, one.box(), 1, surface);
		assertTrue(surface.elements.contains(one.module()));
		assertTrue(surface.elements.size() < large.scene().elements().size() / 4, surface.elements.size() + " elements drawn");
	}

	@Test
	void fromAfarThereAreNamesAloneCutWhereTheyHaveNoRoom() {
		RecordingSurface surface = draw(map.bounds(), MapDrawing.OVERVIEW_ZOOM * 0.75, MapMarks.NONE);
		List<String> names = Stream.concat(map.modules().stream().map(PlacedModule::title), map.nodes().stream().map(PlacedNode::name)).toList();
		for (String text : surface.texts) {
			assertTrue(names.stream().anyMatch(name -> name.equals(text) || text.endsWith(ShortText.MORE) && name.startsWith(text.substring(0, text.length() - 1))), text);
		}
		assertEquals(names.size(), surface.texts.size(), "each has a name");
		assertTrue(surface.texts.stream().anyMatch(text -> text.endsWith(ShortText.MORE)), "names that would be too small are cut");
	}

	@Test
	void fromVeryFarNoTextAndNoNodeIsDrawn() {
		RecordingSurface surface = draw(map.bounds(), MapDrawing.FAR_ZOOM / 4, MapMarks.NONE);
		assertEquals(List.of(), surface.texts);
		assertTrue(surface.elements.stream().noneMatch(MapNode.class::isInstance), "nodes are specks");
		assertTrue(surface.elements.containsAll(map.modules().stream().map(PlacedModule::module).toList()));
	}

	@Test
	void aPartOfTheMapIsDrawnAsItIsOnTheWhole() {
		PlacedMap large = MapLayoutTest.placedWithout(Solutions.large(60));
		for (PlacedModule module : large.modules()) {
			RecordingSurface surface = new RecordingSurface();
			MapDrawing.draw(large, new SansSerifMeasure(), MapMarks.NONE, module.box(), 1, surface);
			List<MapElement> touching = large.wires().stream().filter(wire -> wire.bounds().intersects(module.box()) && wire.wire().sourceId().contains(module.module().path() + '#'))
					.map(wire -> (MapElement) wire.wire()).toList();
			assertTrue(surface.elements.containsAll(touching), module.module().id());
			assertTrue(surface.elements.containsAll(module.module().nodes()), module.module().id());
		}
	}

	@Test
	void aClosedModuleHasASignToOpenIt() {
		PlacedMap closed = MapLayoutTest.placed(ShownScene.of(map.scene(), MapChoice.ALL.withAllCollapsed(map.scene(), true)));
		RecordingSurface without = new RecordingSurface();
		MapDrawing.draw(closed, new SansSerifMeasure(), MapMarks.NONE, closed.bounds(), 1, without);
		RecordingSurface with = new RecordingSurface();
		MapDrawing.draw(closed, new SansSerifMeasure(), new MapMarks(null, false, null, true), closed.bounds(), 1, with);
		assertEquals(without.shapes.size() + 2, with.shapes.size(), "one sign for each module with something inside");
		assertTrue(with.texts.contains("7 elements"), with.texts.toString());
		assertFalse(with.texts.contains("Sender"), "what is inside is not named");
	}

	@Test
	void theSelectionIsSeen() {
		MapElement wire = MapSceneTest.call(map.scene(), "ReceiverSync");
		for (MapElement element : List.of(map.scene().modules().getFirst(), MapSceneTest.node(map.scene(), "Sender"), wire)) {
			RecordingInk plain = new RecordingInk();
			MapDrawing.draw(map, new SansSerifMeasure(), MapMarks.NONE, map.bounds(), 1, plain);
			RecordingInk selected = new RecordingInk();
			MapDrawing.draw(map, new SansSerifMeasure(), new MapMarks(element, false, null), map.bounds(), 1, selected);
			RecordingInk focused = new RecordingInk();
			MapDrawing.draw(map, new SansSerifMeasure(), new MapMarks(element, true, null), map.bounds(), 1, focused);
			assertNotEquals(plain.pens, selected.pens, element.id());
			assertNotEquals(selected.pens, focused.pens, "the focus is seen at " + element.id());
		}
	}

	private RecordingSurface draw(Box visible, double zoom, MapMarks marks) {
		RecordingSurface surface = new RecordingSurface();
		MapDrawing.draw(map, new SansSerifMeasure(), marks, visible, zoom, surface);
		return surface;
	}

	/** The shapes of the call that leaves by an import, without the points of its line. */
	private String shapeOf(RecordingSurface surface, String importName) {
		int index = surface.elements.indexOf(MapSceneTest.call(map.scene(), importName));
		int end = -1;
		int start = 0;
		for (int i = 0; i <= index; i++) {
			start = end + 1;
			end = start + surface.shapes.subList(start, surface.shapes.size()).indexOf("end");
		}
		return surface.shapes.subList(start, end).stream().limit(2).map(shape -> shape.replaceAll("[-0-9.]+", "")).toList().toString();
	}
}
