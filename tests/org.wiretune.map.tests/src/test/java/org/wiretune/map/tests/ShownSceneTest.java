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
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.wiretune.core.BindingKind;
import org.wiretune.core.Product;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapFilter;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.MapScope;
import org.wiretune.map.MapWire;
import org.wiretune.map.NodeRole;
import org.wiretune.map.ShownScene;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.platform.Server;
import org.wiretune.model.solution.Solution;

class ShownSceneTest {

	private final MapScene full = MapSceneBuilder.build(Reading.of(Solutions.senderAndReceiver()), FixedOverlay.ofSample(), () -> false);

	@Test
	void withoutAChoiceEverythingIsShown() {
		for (MapScene scene : List.of(full, MapSceneTest.scene(Solutions.troubled()))) {
			assertEquals(ids(scene), ids(ShownScene.of(scene, MapChoice.ALL)));
		}
	}

	@Test
	void aClosedModuleKeepsItsOpenEndsOnly() {
		MapModule sender = module(full, "SenderModule");
		MapScene shown = ShownScene.of(full, MapChoice.ALL.withCollapsed(sender.id(), true));
		MapModule closed = module(shown, "SenderModule");
		assertTrue(closed.collapsed());
		assertTrue(closed.nodes().stream().allMatch(node -> node.role() == NodeRole.IMPORT || node.role() == NodeRole.EXPORT));
		assertEquals(6, closed.nodes().size());
		assertEquals("7 elements", closed.note());
		assertEquals(calls(full), calls(shown), "calls between modules stay");
		assertTrue(shown.wires().stream().noneMatch(wire -> !wire.kind().leavesModule() && wire.sourceId().contains("SenderModule")));
		assertFalse(module(shown, "ReceiverModule").collapsed());
		MapScene again = ShownScene.of(full, MapChoice.ALL.withCollapsed(sender.id(), true).withCollapsed(sender.id(), false));
		assertEquals(ids(full), ids(again));
	}

	@Test
	void oneModuleIsShownWithWhatItIsWiredToAsBoxes() {
		MapScene large = MapSceneTest.scene(Solutions.connected(30));
		MapModule one = large.modules().get(12);
		MapScene shown = ShownScene.of(large, MapChoice.ALL.with(MapScope.module(one)));
		assertFalse(module(shown, one.name()).collapsed());
		assertEquals(one.nodes(), module(shown, one.name()).nodes());
		Set<String> neighbours = new HashSet<>();
		for (MapWire wire : large.wires()) {
			if (wire.kind().leavesModule()) {
				String from = large.moduleOf(wire.sourceId()).orElseThrow().name();
				String to = large.moduleOf(wire.targetId()).map(MapModule::name).orElse("");
				if (from.equals(one.name())) {
					neighbours.add(to);
				} else if (to.equals(one.name())) {
					neighbours.add(from);
				}
			}
		}
		neighbours.remove(one.name());
		assertFalse(neighbours.isEmpty());
		assertEquals(neighbours, new HashSet<>(shown.modules().stream().filter(MapModule::collapsed).map(MapModule::name).toList()));
		assertEquals(neighbours.size() + 1, shown.modules().size());
	}

	@Test
	void aProjectIsTheFirstFolder() {
		Solution solution = Solutions.connected(4);
		for (int i = 0; i < 4; i++) {
			solution.getModules().get(i).setPath((i < 2 ? "One/" : "Two/") + solution.getModules().get(i).getName());
		}
		MapScene scene = MapSceneTest.scene(solution);
		MapScope one = MapScope.project(scene.modules().getFirst());
		assertEquals(new MapScope(MapScope.Level.PROJECT, "One"), one);
		MapScene shown = ShownScene.of(scene, MapChoice.ALL.with(one));
		assertEquals(List.of("Module000", "Module001"), shown.modules().stream().filter(module -> !module.collapsed()).map(MapModule::name).toList());
	}

	@Test
	void manyModulesAreClosedUntilTheyAreOpened() {
		MapScene large = MapSceneTest.scene(Solutions.connected(MapChoice.MOST_OPEN_MODULES + 1));
		assertTrue(ShownScene.of(large, MapChoice.ALL).modules().stream().allMatch(MapModule::collapsed));
		MapModule one = large.modules().get(3);
		MapScene shown = ShownScene.of(large, MapChoice.ALL.withCollapsed(one.id(), false));
		assertEquals(List.of(one.name()), shown.modules().stream().filter(module -> !module.collapsed()).map(MapModule::name).toList());
		MapScene fewer = MapSceneTest.scene(Solutions.connected(MapChoice.MOST_OPEN_MODULES));
		assertTrue(ShownScene.of(fewer, MapChoice.ALL).modules().stream().noneMatch(MapModule::collapsed));
	}

	@Test
	void aBindingIsShownWithWhatItIsWiredTo() {
		MapScene shown = ShownScene.of(full, MapChoice.ALL.with(MapFilter.ALL.with(BindingKind.JMS, true)));
		assertEquals(List.of("ReceiverModule", "SenderModule"), shown.modules().stream().map(MapModule::name).toList());
		assertEquals(List.of("ReceiverJmsExport", "Receiver", "Sender", "ReceiverJms"),
				shown.modules().stream().flatMap(module -> module.nodes().stream()).map(MapElement::name).toList());
		assertEquals(1, calls(shown).size());
		MapScene two = ShownScene.of(full, MapChoice.ALL.with(MapFilter.ALL.with(BindingKind.JMS, true).with(BindingKind.HTTP, true)));
		assertEquals(2, calls(two).size());
		assertEquals(MapFilter.ALL, MapFilter.ALL.with(BindingKind.JMS, true).with(BindingKind.JMS, false));
	}

	@Test
	void findingsAreShownWithWhatTheyAreWiredTo() {
		MapScene shown = ShownScene.of(full, MapChoice.ALL.with(MapFilter.ALL.with(MapFilter.Findings.SOME)));
		assertTrue(shown.findingCount() > 0);
		assertEquals(full.findingCount(), shown.findingCount(), "no finding is lost");
		assertTrue(ids(shown).size() < ids(full).size());
		MapScene none = ShownScene.of(MapSceneTest.scene(Solutions.senderAndReceiver()), MapChoice.ALL.with(MapFilter.ALL.with(MapFilter.Findings.SOME)));
		assertTrue(none.isEmpty());
	}

	@Test
	void theServerOfAModuleIsTheOneInItsProject() {
		Solution solution = Solutions.senderAndReceiver();
		server(solution, "one", "SenderModule/servers/one");
		server(solution, "two", "ReceiverModule/servers/two");
		MapScene scene = MapSceneTest.scene(solution);
		assertEquals("one", module(scene, "SenderModule").server());
		assertEquals("two", module(scene, "ReceiverModule").server());
		MapScene shown = ShownScene.of(scene, MapChoice.ALL.with(MapFilter.ALL.onServer("one")));
		assertFalse(module(shown, "SenderModule").collapsed());
		assertTrue(module(shown, "ReceiverModule").collapsed(), "what it calls is there as a box");
		MapChoice gone = MapChoice.ALL.with(MapFilter.ALL.onServer("three")).with(new MapScope(MapScope.Level.MODULE, "module:None#None"));
		assertEquals(MapChoice.ALL, gone.within(scene));
	}

	@Test
	void whatIsSearchedForIsBroughtOntoTheMap() {
		MapElement sender = MapSceneTest.node(full, "Sender");
		MapChoice closed = MapChoice.ALL.withAllCollapsed(full, true);
		assertTrue(ShownScene.of(full, closed.showing(full, sender)).element(sender.id()).isPresent());
		MapChoice filtered = MapChoice.ALL.with(MapFilter.ALL.with(BindingKind.HTTP, true)).with(MapScope.module(module(full, "ReceiverModule")));
		MapElement jms = MapSceneTest.call(full, "ReceiverJms");
		assertTrue(ShownScene.of(full, filtered.showing(full, jms)).element(jms.id()).isPresent());
		assertEquals(closed, closed.showing(full, MapSceneTest.call(full, "ReceiverJms")), "what is shown needs no change");
	}

	static Server server(Solution solution, String name, String path) {
		Server server = PlatformFactory.INSTANCE.createServer();
		server.setName(name);
		server.setPath(path);
		server.setProduct(Product.WEBSPHERE);
		server.setOrigin(Solutions.origin(path + "/server.xml", 100));
		solution.getServers().add(server);
		return server;
	}

	private static MapModule module(MapScene scene, String name) {
		return scene.modules().stream().filter(module -> module.name().equals(name)).findFirst().orElseThrow();
	}

	private static List<String> calls(MapScene scene) {
		return scene.wires().stream().filter(wire -> wire.kind().leavesModule()).map(MapWire::id).toList();
	}

	private static List<String> ids(MapScene scene) {
		return scene.elements().stream().map(MapElement::id).toList();
	}
}
