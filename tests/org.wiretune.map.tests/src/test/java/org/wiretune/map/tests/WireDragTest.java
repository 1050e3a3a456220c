/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.lint.wiring.WiringOffer;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.MapWire;
import org.wiretune.map.WireKind;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.layout.PlacedNode;
import org.wiretune.map.wiring.WireDrag;
import org.wiretune.map.wiring.WireDragDrawing;
import org.wiretune.map.wiring.WireDragDrawing.Line;
import org.wiretune.map.wiring.WireDragDrawing.Tone;
import org.wiretune.map.wiring.WireSource;
import org.wiretune.map.wiring.WireTarget;

/** A wire that is drawn from a handle in the sample solution, without a display. */
class WireDragTest {

	private static final Path SAMPLES = Path.of(System.getProperty("wiretune.root", "../..")).toAbsolutePath().normalize().resolve("bundles/org.wiretune.ide/samples");
	private static final Box WINDOW = new Box(0, 0, 1000, 700);

	private static Reading reading;
	private static PlacedMap map;

	@BeforeAll
	static void read() throws IOException {
		reading = Linter.lint(new FolderTree(SAMPLES), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).reading();
		map = MapLayoutTest.placed(MapSceneBuilder.build(reading, MapOverlay.NONE, () -> false));
	}

	private static PlacedNode node(String name) {
		return map.nodes().stream().filter(each -> each.node().name().equals(name)).findFirst().orElseThrow();
	}

	private static WireDrag drag(String from) {
		return new WireDrag(reading, map, node(from).node());
	}

	private static Set<String> possible(WireDrag drag) {
		return map.nodes().stream().map(PlacedNode::node).filter(drag::isPossible).map(MapNode::name).collect(Collectors.toSet());
	}

	@Test
	void aComponentMayLeadToImportsBesideItAndToExportsOfOthers() {
		assertEquals(Set.of("ReceiverSCASync", "ReceiverSCAAsync", "ReceiverJMS", "ReceiverHTTP", "ReceiverWebService", "SCA_Export", "JMS_Export", "HTTP_Export", "WS_Export", "ReceiverComponent",
				"SenderProcess"), possible(drag("SenderComponent")));
		assertEquals(Set.of(), possible(drag("ReceiverComponent")).stream().filter(name -> name.startsWith("Receiver")).collect(Collectors.toSet()), "imports belong to their module");
		assertEquals(Set.of("SCA_Export", "JMS_Export", "HTTP_Export", "WS_Export", "ReceiverComponent"), possible(drag("ReceiverJMS")));
	}

	@Test
	void thePointerTellsTheTargetAndWhy() {
		WireDrag drag = drag("SenderComponent");
		Box export = node("WS_Export").box();
		assertTrue(drag.moved(export.centerX(), export.centerY()));
		assertEquals("WS_Export", drag.target().name());
		assertFalse(drag.moved(export.centerX() + 1, export.centerY()), "the same target");
		assertTrue(drag.offer().isPossible());
		assertTrue(drag.offer().choices().getFirst().label().startsWith("JAX-WS \u00b7 sync"));
		Box self = node("SenderComponent").box();
		assertTrue(drag.moved(self.centerX(), self.centerY()));
		assertNull(drag.target());
		Box library = map.modules().stream().filter(each -> each.module().name().equals("PerformanceLibrary")).findFirst().orElseThrow().header();
		drag.moved(library.centerX(), library.centerY());
		assertTrue(drag.offer().refusal().startsWith("PerformanceLibrary is no module"), drag.offer().refusal());
		Box receiver = map.modules().stream().filter(each -> each.module().name().equals("ReceiverModule")).findFirst().orElseThrow().header();
		drag.moved(receiver.centerX(), receiver.centerY());
		assertTrue(drag.target() instanceof MapModule && drag.offer().isPossible(), "a module stands for its exports");
		drag.moved(-50, -50);
		assertNull(drag.offer());
	}

	@Test
	void aWireThatIsThereBeginsWhereItBegins() {
		MapWire wire = map.scene().wires().stream().filter(each -> each.name().equals("ReceiverJMSPartner")).findFirst().orElseThrow();
		WireSource source = WireSource.of(map.scene(), wire).orElseThrow();
		assertEquals("ReceiverJMSPartner", source.name());
		assertEquals("ReceiverJMS", source.leadsTo());
		assertEquals("samples", source.project(), "the first folder");
		assertFalse(source.without(reading).isEmpty());
		WiringOffer offer = source.to(reading, GovernedElement.of(map.scene(), node("ReceiverHTTP").node()).orElseThrow());
		assertEquals(List.of("ReceiverJMSPartner, instead of ReceiverJMS"), offer.choices().stream().map(each -> each.start()).toList());
		MapWire call = map.scene().wires().stream().filter(each -> each.kind() == WireKind.CALL).findFirst().orElseThrow();
		WireSource calling = WireSource.of(map.scene(), call).orElseThrow();
		assertTrue(calling.bindings(reading).isPossible());
		assertTrue(calling.without(reading).isEmpty(), "a call is taken away with its import");
	}

	@Test
	void whoDrawsNothingHasAList() {
		WireSource source = WireSource.of(map.scene(), node("SenderComponent").node()).orElseThrow();
		List<WireTarget> targets = WireTarget.of(reading, map.scene(), source);
		assertEquals(List.of("SenderModule \u25b8 SenderProcess", "SenderModule \u25b8 ReceiverHTTP"), targets.stream().map(WireTarget::text).limit(2).toList());
		assertEquals(List.of("HTTP_Export", "JMS_Export", "SCA_Export", "WS_Export"), targets.stream().filter(each -> each.module().equals("ReceiverModule")).map(each -> each.element().name()).toList());
		assertTrue(targets.stream().filter(each -> each.matches("receiver ws_")).count() == 1 && targets.getFirst().matches("") && !targets.getFirst().matches("nothing"));
	}

	@Test
	void aSentenceIsWrapped() {
		String sentence = "SenderProcess needs PerformanceInterface, and SenderComponent offers SenderInterface. Wire what has the same interface, or put a map of interfaces between the two.";
		List<Line> lines = WireDragDrawing.wrapped(sentence, Tone.TROUBLE, new SansSerifMeasure());
		assertTrue(lines.size() > 1);
		assertEquals(sentence, lines.stream().map(Line::text).collect(Collectors.joining(" ")));
	}

	@Test
	void whatIsGoneIsSaid() {
		WireSource source = WireSource.of(map.scene(), node("SenderComponent").node()).orElseThrow();
		assertTrue(source.to(reading, new GovernedElement("Gone", null, "Gone")).refusal().startsWith("Gone is no longer there."));
		assertTrue(new WireSource(source.element(), "gonePartner", "").to(reading, GovernedElement.of(map.scene(), node("ReceiverJMS").node()).orElseThrow()).refusal().contains("no longer there"));
		assertTrue(source.bindings(reading).refusal().contains("no longer there"), "a component has no binding");
	}

	@Test
	void theHandleHasItsSizeOnTheScreenAtAnyZoom() {
		MapNode component = node("SenderComponent").node();
		Box whole = WireDrag.handle(map, component, 1);
		Box small = WireDrag.handle(map, component, 0.5);
		assertEquals(WireDrag.HANDLE, whole.width());
		assertEquals(WireDrag.HANDLE, small.width() * 0.5);
		assertEquals(whole.centerX(), small.centerX());
		assertEquals(node("SenderComponent").box().right(), whole.centerX());
		for (MapElement element : map.scene().elements()) {
			if (element instanceof MapNode node) {
				assertNotNull(WireDrag.handle(map, node, 1), node.name());
			}
		}
	}

	@Test
	void theDrawingMarksWhatIsPossibleAndTheTarget() {
		WireDrag drag = drag("SenderComponent");
		Box export = node("SCA_Export").box();
		drag.moved(export.centerX(), export.centerY());
		RecordingSurface surface = new RecordingSurface();
		WireDragDrawing.wire(surface, drag, map, map.bounds(), 1);
		long rectangles = surface.shapes.stream().filter(each -> each.startsWith("rectangle")).count();
		assertEquals(possible(drag).size() + 1, rectangles);
		assertTrue(surface.shapes.getLast().endsWith("SOLID"));
		drag.moved(-10, -10);
		RecordingSurface nowhere = new RecordingSurface();
		WireDragDrawing.wire(nowhere, drag, map, map.bounds(), 1);
		assertTrue(nowhere.shapes.getLast().endsWith("DASHED"), "a line that leads nowhere is told by more than its colour");
	}

	@Test
	void theLabelStaysInTheWindow() {
		List<Line> lines = List.of(new Line("SCA \u00b7 sync to SCA_Export \u00b7 1.4 ms in the source (100 KB)", Tone.NAME), new Line("the rules are being asked", Tone.QUIET));
		for (double x = 0; x <= 1000; x += 100) {
			for (double y = 0; y <= 700; y += 100) {
				Box box = WireDragDrawing.place(lines, new SansSerifMeasure(), x, y, WINDOW);
				assertTrue(box.x() >= 0 && box.right() <= 1000 && box.y() >= 0 && box.bottom() <= 700, box.toString());
				assertFalse(box.contains(x, y), "the pointer is beside it");
			}
		}
		RecordingSurface surface = new RecordingSurface();
		WireDragDrawing.label(surface, lines, new SansSerifMeasure(), WireDragDrawing.place(lines, new SansSerifMeasure(), 10, 10, WINDOW));
		assertEquals(lines.stream().map(Line::text).toList(), surface.texts);
		Box narrow = WireDragDrawing.place(lines, new SansSerifMeasure(), 10, 10, new Box(0, 0, 200, 700));
		assertTrue(narrow.width() <= 200);
	}
}
