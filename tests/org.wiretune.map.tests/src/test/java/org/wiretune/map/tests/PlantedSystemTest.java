/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.wiretune.chart.draw.Box;
import org.wiretune.chart.draw.SansSerifMeasure;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.map.ModuleJson;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.map.MapChoice;
import org.wiretune.map.MapDescription;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.MapNode;
import org.wiretune.map.MapOverlay;
import org.wiretune.map.MapScene;
import org.wiretune.map.MapSceneBuilder;
import org.wiretune.map.MapTable;
import org.wiretune.map.MapWire;
import org.wiretune.map.ShownScene;
import org.wiretune.map.SystemKinds;
import org.wiretune.map.TargetState;
import org.wiretune.map.WireKind;
import org.wiretune.map.layout.MapLayout;
import org.wiretune.map.layout.PlacedMap;
import org.wiretune.map.svg.BindingMap;

/** A system of five applications, two brokers and a database on one map: {@code releng/benchmarks/map/planted/system}. */
class PlantedSystemTest {

	private static Reading reading;
	private static MapScene scene;

	@BeforeAll
	static void read() throws IOException {
		reading = Linter.lint(new FolderTree(Path.of("../../releng/benchmarks/map/planted/system").toAbsolutePath().normalize()), LintOptions.of(List.of()), Cancellation.NEVER, LintListener.NONE).reading();
		scene = MapSceneBuilder.build(reading, MapOverlay.NONE, () -> false);
	}

	private static String name(String id) {
		MapElement element = scene.element(id).orElseThrow();
		return element instanceof MapNode node ? scene.moduleOf(id).orElseThrow().name() + '/' + node.name() : element.name();
	}

	private static Set<String> wires(WireKind kind) {
		Set<String> wires = new TreeSet<>();
		scene.wires().stream().filter(wire -> wire.kind() == kind).forEach(wire -> wires.add(name(wire.sourceId()) + " > " + name(wire.targetId())));
		return wires;
	}

	@Test
	void applicationsBrokersAndTheDatabaseAreThereOnce() {
		assertEquals(Set.of("shop", "billing", "prices", "shipping", "ledger", "Artemis", "Kafka"), Set.copyOf(scene.modules().stream().map(MapModule::name).toList()));
		assertEquals(7, scene.modules().size());
		assertEquals(List.of("PostgreSQL shop"), scene.ends().stream().map(MapElement::name).toList());
		MapModule artemis = scene.modules().stream().filter(module -> module.name().equals("Artemis")).findFirst().orElseThrow();
		assertEquals(SystemKinds.BROKER, artemis.kind());
		assertEquals("broker at artemis:61616 +1", artemis.detail());
		assertEquals(Set.of("orders", "prices", "invoices", "shipments", "stock"), Set.copyOf(artemis.nodes().stream().map(MapNode::name).toList()));
	}

	@Test
	void threeApplicationsMeetAtTheDatabase() {
		assertEquals(Set.of("shop", "billing", "prices"), Set.copyOf(scene.wires().stream().filter(wire -> wire.target() == TargetState.DATABASE).map(wire -> scene.moduleOf(wire.sourceId()).orElseThrow().name()).toList()));
	}

	@Test
	void everySenderAndConsumerOfAQueueOrTopicIsWired() {
		assertTrue(wires(WireKind.CALL).containsAll(List.of("shop/Checkout to orders > Artemis/orders", "shop/Checkout to prices > Artemis/prices", "shop/Checkout to order-events > Kafka/order-events", "billing/invoicesOut > Artemis/invoices",
				"billing/eventsOut > Kafka/order-events", "prices/orders to jms:queue:shipments > Artemis/shipments", "prices/orders to jms:queue:stock > Artemis/stock", "ledger/bookings > Kafka/bookings")), () -> wires(WireKind.CALL).toString());
		assertEquals(new TreeSet<>(Set.of("Artemis/orders > billing/ordersIn", "Artemis/prices > prices/jms:queue:prices", "Artemis/shipments > shipping/ShipmentListener from shipments", "Artemis/stock > shipping/StockListener from stock",
				"Kafka/order-events > ledger/events", "Kafka/order-events > prices/kafka:order-events")), wires(WireKind.DELIVERY));
		assertFalse(scene.wires().stream().anyMatch(MapWire::isBroken));
	}

	@Test
	void whoWaitsAcrossAQueueIsKnown() {
		assertEquals(Set.of("shop/Checkout to prices", "prices/orders to jms:queue:stock"), Set.copyOf(scene.wires().stream().filter(MapWire::waitsAcrossQueue).map(wire -> name(wire.sourceId())).toList()));
		assertTrue(scene.wires().stream().filter(wire -> wire.kind() == WireKind.CALL).noneMatch(wire -> wire.reason().isEmpty()), "each says why");
		MapWire waiting = scene.wires().stream().filter(MapWire::waitsAcrossQueue).findFirst().orElseThrow();
		assertTrue(new MapDescription(scene).sentence(waiting).endsWith("sends a message and waits until the reply comes by another queue."), new MapDescription(scene).sentence(waiting));
	}

	@Test
	void consumersAreCountedWhereTheyAreStated() {
		assertEquals(Set.of("4 consumers, transacted", "5 consumers, transacted", "2 consumers", "10 consumers", "3 consumers", ""), Set.copyOf(scene.wires().stream().filter(wire -> wire.kind() == WireKind.DELIVERY).map(MapWire::label).distinct().toList()));
	}

	@Test
	void theJsonTellsTheSame() {
		JsonObject json = ModuleJson.tree(reading);
		List<String> systems = json.getAsJsonArray("systems").asList().stream().map(each -> each.getAsJsonObject()).map(each -> each.get("kind").getAsString() + ' ' + each.get("name").getAsString() + ' ' + each.get("address").getAsString()).sorted().toList();
		assertEquals(List.of("broker Artemis artemis:61616, artemis-backup:61616", "broker Kafka kafka:9092", "database PostgreSQL shop db:5432"), systems);
		JsonObject waiting = json.getAsJsonArray("wires").asList().stream().map(each -> each.getAsJsonObject()).filter(wire -> wire.get("from").getAsString().endsWith("shop/Checkout to prices")).findFirst().orElseThrow();
		assertEquals("sync", waiting.get("style").getAsString());
		assertEquals("reply-by-queue", waiting.get("reason").getAsString());
	}

	@Test
	void noSecretIsTold() {
		String all = BindingMap.svg(reading, MapOverlay.NONE, "system", () -> false) + ModuleJson.write(reading) + MapTable.rows(scene) + scene.elements();
		assertFalse(all.contains("planted-db-secret"));
	}

	@Test
	void nothingLiesOnAnythingElse() {
		assertApart(scene);
		// Closed modules as well.
		assertApart(ShownScene.of(scene, MapChoice.ALL.withAllCollapsed(scene, true)));
	}

	private static void assertApart(MapScene shown) {
		PlacedMap map = new MapLayout(new SansSerifMeasure()).layout(shown, () -> false);
		List<Box> apart = new ArrayList<>(map.modules().stream().map(each -> each.box()).toList());
		map.ends().forEach(end -> apart.add(end.box()));
		map.wires().stream().filter(wire -> wire.label() != null && wire.wire().kind().leavesModule()).forEach(wire -> apart.add(wire.label().box()));
		for (int i = 0; i < apart.size(); i++) {
			for (int j = i + 1; j < apart.size(); j++) {
				assertFalse(apart.get(i).grown(-0.5).intersects(apart.get(j).grown(-0.5)), apart.get(i) + " and " + apart.get(j));
			}
		}
		assertEquals(new HashSet<>(shown.elements()).size(), shown.elements().size());
	}

	@Test
	void theOpenSceneHasARowForEachElement() {
		assertEquals(scene.elements().size(), MapTable.rows(scene).stream().map(row -> row.element().id()).distinct().count());
	}
}
