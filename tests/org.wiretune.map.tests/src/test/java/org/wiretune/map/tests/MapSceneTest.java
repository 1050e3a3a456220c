/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wiretune.core.BindingKind;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapEnd;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;
import org.wiretune.map.TargetState;
import org.wiretune.map.WireKind;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.BusinessProcess;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Implementation;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.SettingsFactory;
import org.wiretune.model.solution.Solution;
import org.wiretune.model.solution.SolutionFactory;

class MapSceneTest {

	static Stream<Solution> solutions() {
		return Stream.of(Solutions.senderAndReceiver(), Solutions.troubled(), Solutions.large(40));
	}

	@ParameterizedTest
	@MethodSource("solutions")
	void everyElementOfTheModelIsOnTheMapOnce(Solution solution) {
		MapScene scene = scene(solution);
		assertEquals(solution.getModules().stream().map(Module::getName).toList(), scene.modules().stream().map(MapModule::name).toList());
		int wires = 0;
		for (int i = 0; i < scene.modules().size(); i++) {
			Module module = solution.getModules().get(i);
			MapModule shown = scene.modules().get(i);
			assertEquals(module.getExports().stream().map(Export::getName).toList(), names(shown, NodeRole.EXPORT));
			assertEquals(module.getComponents().stream().map(Component::getName).toList(), names(shown, NodeRole.COMPONENT));
			assertEquals(module.getImports().stream().map(Import::getName).toList(), names(shown, NodeRole.IMPORT));
			assertEquals(module.getReferences().isEmpty() ? 0 : 1, names(shown, NodeRole.STANDALONE_REFERENCES).size());
			wires += module.getExports().stream().filter(export -> export.getWire() != null).count();
			wires += module.getImports().stream().filter(caller -> caller.getBinding().getKind() != BindingKind.NONE).count();
			wires += Stream.concat(module.getReferences().stream(),
					module.getComponents().stream().flatMap(component -> component.getReferences().stream()))
					.map(Reference::getWires).mapToInt(List::size).sum();
		}
		assertEquals(wires, scene.wires().size());
		List<String> ids = scene.elements().stream().map(MapElement::id).toList();
		assertEquals(ids.size(), ids.stream().distinct().count(), "ids are unique");
		for (MapWire wire : scene.wires()) {
			assertTrue(scene.element(wire.sourceId()).orElseThrow() instanceof MapNode);
			MapElement target = scene.element(wire.targetId()).orElseThrow();
			assertEquals(wire.target(), target instanceof MapEnd end ? end.state() : TargetState.FOUND, wire.id());
		}
	}

	/** A long-running process takes a queue where nobody states a style; the wire says so, and why. */
	@Test
	void aCallSaysInWhichStyleItRunsAndWhy() {
		Solution solution = SolutionFactory.INSTANCE.createSolution();
		Module module = AssemblyFactory.INSTANCE.createModule();
		module.setName("Orders");
		module.setPath("Orders");
		solution.getModules().add(module);
		Component stock = AssemblyFactory.INSTANCE.createComponent();
		stock.setName("Stock");
		Component flow = AssemblyFactory.INSTANCE.createComponent();
		flow.setName("Flow");
		Implementation implementation = AssemblyFactory.INSTANCE.createImplementation();
		implementation.setType("ProcessImplementation");
		BusinessProcess process = AssemblyFactory.INSTANCE.createBusinessProcess();
		process.setExecutionMode(SettingsFactory.INSTANCE.createSetting());
		process.getExecutionMode().setValue("longRunning");
		implementation.setProcess(process);
		flow.setImplementation(implementation);
		Reference reference = AssemblyFactory.INSTANCE.createReference();
		reference.setName("Partner");
		Wire wire = AssemblyFactory.INSTANCE.createWire();
		wire.setResolved(stock);
		reference.getWires().add(wire);
		flow.getReferences().add(reference);
		module.getComponents().addAll(List.of(flow, stock));
		MapScene scene = scene(solution);
		MapWire shown = scene.wires().getFirst();
		assertEquals(InteractionStyle.ASYNC, shown.style());
		assertTrue(shown.queued());
		assertEquals("long-running process", ((MapNode) scene.element(shown.sourceId()).orElseThrow()).detail());
		assertTrue(new MapDescription(scene).sentence(shown).contains("Stock states no style, and Flow is long-running: it then calls by a queue."), new MapDescription(scene).sentence(shown));
		process.getExecutionMode().setValue("microflow");
		assertEquals("microflow", ((MapNode) scene(solution).element(shown.sourceId()).orElseThrow()).detail());
	}

	@Test
	void bindingsAndStylesOfTheSampleAreTold() {
		MapScene scene = scene(Solutions.senderAndReceiver());
		assertEquals("SCA \u00b7 sync", call(scene, "ReceiverSync").label());
		assertEquals("SCA \u00b7 async", call(scene, "ReceiverAsync").label());
		assertEquals("JMS \u00b7 async", call(scene, "ReceiverJms").label());
		assertEquals("HTTP \u00b7 sync", call(scene, "ReceiverHttp").label());
		assertEquals("JAX-WS \u00b7 sync", call(scene, "ReceiverWs").label());
		assertFalse(call(scene, "ReceiverSync").queued());
		assertTrue(call(scene, "ReceiverAsync").queued());
		assertTrue(call(scene, "ReceiverJms").queued());
		assertEquals(WireKind.CALL, call(scene, "ReceiverAsync").kind());
	}

	@Test
	void wiresInsideAModuleTakeTheStyleOfWhatTheyLeadTo() {
		MapScene scene = scene(Solutions.senderAndReceiver());
		List<MapWire> wires = scene.wiresFrom(node(scene, "Sender").id());
		assertEquals(List.of(InteractionStyle.SYNC, InteractionStyle.ASYNC, InteractionStyle.ASYNC, InteractionStyle.SYNC, InteractionStyle.SYNC),
				wires.stream().map(MapWire::style).toList());
		assertEquals("ReceiverSyncPartner", wires.getFirst().name());
		assertEquals(List.of("", "async", "async", "", ""), wires.stream().map(MapWire::label).toList());
	}

	@Test
	void namesThatLeadNowhereAreOpenEnds() {
		MapScene scene = scene(Solutions.troubled());
		MapEnd missing = target(scene, call(scene, "CallMissing"));
		assertEquals("Billing/NoSuchExport", missing.name());
		assertEquals(TargetState.NOT_FOUND, missing.state());
		assertTrue(call(scene, "CallMissing").isBroken());
		assertNull(missing.moduleId());
		MapWire lost = scene.wires().stream().filter(wire -> wire.name().equals("lost")).findFirst().orElseThrow();
		MapEnd inside = target(scene, lost);
		assertEquals("NoSuchComponent", inside.name());
		assertEquals(scene.modules().getFirst().id(), inside.moduleId());
		MapEnd outside = target(scene, call(scene, "Legacy"));
		assertEquals("ejb/ejbs/LargeGraphHome", outside.name());
		assertEquals(TargetState.OUTSIDE, outside.state());
		assertFalse(call(scene, "Legacy").isBroken(), "an address outside is no broken wire");
		MapWire notRead = scene.wires().stream().filter(wire -> wire.target() == TargetState.NOT_READ).findFirst().orElseThrow();
		assertEquals("nav-ent-frg-person/PersonSCAEXP", target(scene, notRead).name());
		assertFalse(notRead.isBroken(), "a module that was not read is no broken wire");
		assertEquals("no address stated", target(scene, call(scene, "Files")).name());
		assertTrue(scene.wiresFrom(node(scene, "Loose").id()).isEmpty(), "an import without binding leads nowhere and claims nothing");
	}

	@Test
	void anUnknownBindingKeepsItsName() {
		MapWire files = call(scene(Solutions.troubled()), "Files");
		assertEquals(BindingKind.UNKNOWN, files.binding());
		assertEquals("FlatFileImportBinding", files.bindingLabel());
	}

	@Test
	void anExportThatStatesNoBindingIsAnScaExport() {
		MapNode self = node(scene(Solutions.troubled()), "Self");
		assertEquals(BindingKind.SCA, self.binding());
		assertEquals("SCA export", self.detail());
	}

	@Test
	void findingsStandOnTheWireOfTheirImport() {
		MapScene scene = MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false);
		assertEquals(List.of("The import is asynchronous.", "One pool serves both."), messages(call(scene, "ReceiverAsync")));
		assertEquals(List.of("One pool serves both."), messages(call(scene, "ReceiverJms")), "by its related places");
		assertEquals(List.of("SOAP within one server.", "The address is on this server."), messages(call(scene, "ReceiverWs")), "warnings first");
		assertTrue(call(scene, "ReceiverWs").hasWarning());
		assertEquals(List.of("The component loops."), messages(node(scene, "Sender")));
		assertFalse(node(scene, "Sender").hasWarning());
		assertEquals(5, scene.findingCount(), "the finding on the heap belongs to no element");
	}

	@Test
	void measuredTimesStandOnTheWireOfTheirImport() {
		MapScene scene = MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false);
		assertEquals("824 \u00b5s (100 KB)", call(scene, "ReceiverSync").measuredLabel());
		assertEquals("1413 ms (100 KB)", call(scene, "ReceiverAsync").measuredLabel());
		assertEquals("not judged", call(scene, "ReceiverHttp").measuredLabel());
		assertEquals("", call(scene, "ReceiverJms").measuredLabel());
	}

	@Test
	void aPlaceInAFileLeadsToItsElement() {
		MapScene scene = scene(Solutions.senderAndReceiver());
		assertEquals(node(scene, "ReceiverAsync"), scene.elementAt("SenderModule/ReceiverAsync.import", 260).orElseThrow());
		assertEquals(node(scene, "Sender"), scene.elementAt("SenderModule/Sender.component", 0).orElseThrow(), "before the first place");
		assertEquals("SenderModule", scene.elementAt("SenderModule/sca.module", 150).orElseThrow().name());
		assertTrue(scene.elementAt("SenderModule/Other.wsdl", 1).isEmpty());
	}

	@Test
	void equalNamesStayApart() {
		Solutions build = new Solutions();
		Module module = build.module("Twice", org.wiretune.core.ModuleKind.MODULE);
		Solutions.component(module, "Same", "JavaImplementation");
		Solutions.component(module, "Same", null);
		build.module("Twice", org.wiretune.core.ModuleKind.MODULE);
		MapScene scene = scene(build.solution);
		assertEquals(4, scene.elements().stream().map(MapElement::id).distinct().count());
		assertEquals("no implementation", scene.modules().getFirst().nodes().get(1).detail());
	}

	@Test
	void anEmptySolutionGivesAnEmptyScene() {
		assertTrue(scene(SolutionFactory.INSTANCE.createSolution()).isEmpty());
	}

	@Test
	void buildingEndsWhenCancelled() {
		Solution solution = Solutions.senderAndReceiver();
		assertThrows(CancellationException.class, () -> MapSceneBuilder.build(Reading.of(solution), MapOverlay.NONE, () -> true));
	}

	static MapScene scene(Solution solution) {
		return MapSceneBuilder.build(Reading.of(solution), MapOverlay.NONE, () -> false);
	}

	static MapNode node(MapScene scene, String name) {
		return scene.modules().stream().flatMap(module -> module.nodes().stream()).filter(node -> node.name().equals(name)).findFirst()
				.orElseThrow(() -> new AssertionError("no node " + name));
	}

	static MapWire call(MapScene scene, String importName) {
		return scene.wiresFrom(node(scene, importName).id()).getFirst();
	}

	private static MapEnd target(MapScene scene, MapWire wire) {
		return (MapEnd) scene.element(wire.targetId()).orElseThrow();
	}

	private static List<String> names(MapModule module, NodeRole role) {
		return module.nodes().stream().filter(node -> node.role() == role).map(MapNode::name).toList();
	}

	private static List<String> messages(MapElement element) {
		return element.findings().stream().map(org.wiretune.map.MapFinding::message).toList();
	}
}
