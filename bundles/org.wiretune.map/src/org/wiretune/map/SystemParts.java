/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

import org.wiretune.core.BindingKind;
import org.wiretune.core.BindingSign;
import org.wiretune.core.Origin;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.systems.Destination;
import org.wiretune.lint.systems.Destinations;
import org.wiretune.lint.systems.SharedSystem;
import org.wiretune.lint.systems.Systems;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.InteractionStyle;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.safety.secret.Secrets;

/**
 * Makes the parts of a scene for brokers and databases: a broker is a box with its queues and topics, through which the wires of those
 * who send and take run; a database is a node at which all meet who use it. Where no address of a broker is known, the wires run
 * from sender to consumer.
 */
final class SystemParts {

	private final Systems systems;
	private final Destinations destinations;
	private final Function<Element, String> idOf;

	/** @param reading what was read @param idOf gives the ids of imports and exports */
	SystemParts(Reading reading, Function<Element, String> idOf) {
		systems = Systems.of(reading);
		destinations = Destinations.of(reading);
		this.idOf = idOf;
	}

	/** {@return the ids of what an import leads to, apart from the one that the model leads it to; none for all else} @param caller the import */
	List<String> targets(Import caller) {
		if (caller.eContainer() instanceof Module module && isDatabase(caller.getBinding())) {
			List<Systems.Connection> databases = systems.databases(module);
			return databases.size() == 1 ? List.of(id(databases.get(0).system())) : List.of();
		}
		Set<String> targets = new LinkedHashSet<>();
		for (Destination destination : Destinations.isSender(caller) ? destinations.of(caller) : List.<Destination>of()) {
			if (destination.broker() != null) {
				targets.add(id(destination));
			} else {
				destination.consumers().forEach(consumer -> targets.add(idOf.apply(consumer)));
			}
		}
		return List.copyOf(targets);
	}

	/** {@return what is at the end of the wires of an import that {@link #targets} leads} @param caller the import */
	TargetState state(Import caller) {
		if (isDatabase(caller.getBinding())) {
			return TargetState.DATABASE;
		}
		return destinations.of(caller).stream().anyMatch(each -> each.broker() != null) ? TargetState.BROKER : TargetState.FOUND;
	}

	/** {@return the boxes of brokers that somebody sends to or takes from} */
	List<MapModule> brokers() {
		List<MapModule> brokers = new ArrayList<>();
		for (SharedSystem system : systems.all()) {
			List<MapNode> nodes = destinations.all().stream().filter(each -> system.equals(each.broker())).map(SystemParts::node).toList();
			if (!nodes.isEmpty()) {
				brokers.add(new MapModule(id(system), text(system.name()), SystemKinds.BROKER, MapTexts.text("system.BROKER", text(place(system))), "", "", system.origin(), nodes, List.of(), List.of(), List.of(), "", false));
			}
		}
		return brokers;
	}

	/** {@return the databases that modules use} @param modules the modules of the scene */
	List<MapEnd> databases(List<Module> modules) {
		Set<SharedSystem> used = new LinkedHashSet<>();
		modules.forEach(module -> systems.databases(module).forEach(each -> used.add(each.system())));
		return used.stream().map(system -> new MapEnd(id(system), null, TargetState.DATABASE, text(system.name()), MapTexts.text("system.DATABASE", text(system.address())), system.origin())).toList();
	}

	/** {@return the wires from brokers to who takes messages} */
	List<MapWire> deliveries() {
		List<MapWire> wires = new ArrayList<>();
		for (Destination destination : destinations.all()) {
			for (Export consumer : destination.broker() == null ? List.<Export>of() : destination.consumers()) {
				Binding binding = consumer.getBinding();
				String label = MapTexts.binding(binding.getKind() == BindingKind.GENERIC_JMS ? BindingKind.JMS : binding.getKind());
				wires.add(new MapWire("delivery:" + id(destination) + '>' + idOf.apply(consumer), WireKind.DELIVERY, "", id(destination), idOf.apply(consumer), TargetState.FOUND, binding.getKind(), label, InteractionStyle.ASYNC, true,
						MapTexts.text("delivery.reason", text(destination.name())), Consumption.label(binding), null, consumer.getOrigin(), List.of()));
			}
		}
		return wires;
	}

	/** {@return the data sources of a module that no import of it stands for} @param module the module @param moduleId its id */
	List<MapNode> dataSources(Module module, String moduleId) {
		List<Systems.Connection> used = systems.databases(module);
		if (used.size() == 1 && module.getImports().stream().anyMatch(caller -> isDatabase(caller.getBinding()))) {
			return List.of();
		}
		return used.stream().map(each -> {
			String name = each.name().isEmpty() ? MapTexts.text("dataSource.name") : text(each.name());
			List<MapSetting> settings = List.of(new MapSetting(text(each.key()), text(each.system().address() + (each.system().database().isEmpty() ? "" : '/' + each.system().database())), each.origin()));
			return new MapNode(dataSourceId(moduleId, each), moduleId, NodeRole.IMPORT, name, each.name().isEmpty() ? text(each.system().product()) : MapTexts.text("dataSource.detail"), SystemKinds.DATABASE, SystemKinds.DATABASE.label(),
					InteractionStyle.UNSTATED, each.origin(), settings, List.of());
		}).toList();
	}

	/** {@return the wires of these data sources} @param module the module @param moduleId its id */
	List<MapWire> uses(Module module, String moduleId) {
		List<String> nodes = dataSources(module, moduleId).stream().map(MapNode::id).toList();
		return systems.databases(module).stream().filter(each -> nodes.contains(dataSourceId(moduleId, each))).map(each -> new MapWire("wire:" + dataSourceId(moduleId, each), WireKind.CALL, "", dataSourceId(moduleId, each), id(each.system()),
				TargetState.DATABASE, SystemKinds.DATABASE, SystemKinds.DATABASE.label(), InteractionStyle.SYNC, false, MapTexts.text("dataSource.reason"), "", null, each.origin(), List.of())).toList();
	}

	private static String dataSourceId(String moduleId, Systems.Connection connection) {
		return "dataSource:" + moduleId + '#' + connection.system().id();
	}

	private static boolean isDatabase(Binding binding) {
		return binding != null && binding.getKind().sign() == BindingSign.CYLINDER && binding.getKind().getLiteral().endsWith(".database");
	}

	private static MapNode node(Destination destination) {
		BindingKind kind = destination.kind();
		String what = kind == BrokerKinds.KAFKA ? "topic" : kind == BrokerKinds.RABBIT ? "queue" : "destination";
		int consumers = destination.consumers().size();
		String detail = MapTexts.text("destination." + what, MapTexts.count("destination.consumers", consumers));
		Origin origin = destination.senders().isEmpty() ? destination.consumers().get(0).getOrigin() : destination.senders().get(0).getOrigin();
		return new MapNode(id(destination), id(destination.broker()), NodeRole.DESTINATION, text(destination.name()), detail, kind, MapTexts.binding(kind), InteractionStyle.UNSTATED, origin, List.of(), List.of());
	}

	/** The first host; all of them would be cut off. */
	private static String place(SharedSystem system) {
		int more = system.hosts().size() - 1;
		return more == 0 ? system.address() : MapTexts.text("system.more", system.hosts().get(0), Integer.toString(more));
	}

	private static String id(SharedSystem system) {
		return "system:" + text(system.id());
	}

	private static String id(Destination destination) {
		return "destination:" + text(destination.broker().id()) + '#' + destination.kind().getLiteral() + '#' + text(destination.name());
	}

	/** A name as it is shown: without secrets. */
	private static String text(String value) {
		return value == null ? "" : Secrets.hidden(value);
	}
}
