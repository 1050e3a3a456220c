/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.BindingKind;
import org.wiretune.core.Memo;
import org.wiretune.core.Transport;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * All queues and topics, with all who send to them and take from them; the model leads an import to one export alone. Who names a queue
 * of one name meets there, unless both name their broker and these are two. Whoever names no broker meets all.
 */
public final class Destinations {

	private static final Memo<Destinations> DESTINATIONS = Reading.memoOf(Destinations::new);

	private final List<Destination> all = new ArrayList<>();
	private final Map<Import, List<Destination>> ofSender = new IdentityHashMap<>();

	/** Those who use one name by one kind of binding. @param kind the kind @param name the name */
	private record Key(BindingKind kind, String name) {
	}

	/** One who sends or takes. @param element the import or export @param kind the kind of its binding @param broker the broker that it names, or null */
	private record Member(Element element, BindingKind kind, SharedSystem broker) {

		private boolean isAt(SharedSystem place) {
			return place == null || broker == null || !broker.isExact() || broker.equals(place);
		}
	}

	private Destinations(Reading reading) {
		Systems systems = Systems.of(reading);
		Map<Key, List<Member>> members = new LinkedHashMap<>();
		for (Module module : reading.solution().getModules()) {
			module.getExports().forEach(export -> add(systems, module, export, export.getBinding(), "receive", members));
			module.getImports().stream().filter(Destinations::isSender).forEach(sender -> add(systems, module, sender, sender.getBinding(), "send", members));
		}
		members.forEach((key, each) -> brokers(each).forEach(broker -> meet(broker, key.name(), each.stream().filter(member -> member.isAt(broker)).toList())));
	}

	/** {@return the destinations of a reading} @param reading what was read */
	public static Destinations of(Reading reading) {
		return reading.memo(DESTINATIONS);
	}

	/** {@return all destinations, in the order in which modules name them} */
	public List<Destination> all() {
		return List.copyOf(all);
	}

	/** {@return the destinations that an import sends to} @param sender the import */
	public List<Destination> of(Import sender) {
		return ofSender.getOrDefault(sender, List.of());
	}

	/** {@return the exports that take messages of an import, in the order of modules} @param sender the import */
	public List<Export> consumers(Import sender) {
		Set<Export> consumers = new LinkedHashSet<>();
		of(sender).forEach(destination -> consumers.addAll(destination.consumers()));
		return List.copyOf(consumers);
	}

	/** {@return whether an import is led to where it sends messages, and to nothing else} @param sender the import */
	public static boolean isSender(Import sender) {
		Setting target = sender.getWire() == null ? null : sender.getWire().getTarget();
		// An import of a composite may be led by an address that both sides state, which is nearer than a name.
		return sender.getBinding() != null && sender.getBinding().getKind().transport() == Transport.MESSAGE && (target == null || target.isSet() && names(sender.getBinding(), "send").contains(target.getValue()));
	}

	private static void add(Systems systems, Module module, Element element, Binding binding, String direction, Map<Key, List<Member>> members) {
		List<String> names = names(binding, direction);
		if (!names.isEmpty()) {
			BindingKind kind = binding.getKind();
			SharedSystem broker = systems.broker(module, binding);
			names.forEach(name -> members.computeIfAbsent(new Key(BrokerKinds.mayMeet(kind, BindingKind.JMS) ? BindingKind.JMS : kind, name), any -> new ArrayList<>()).add(new Member(element, kind, broker)));
		}
	}

	private static List<String> names(Binding binding, String direction) {
		return binding == null ? List.of() : binding.getDestinations().stream().filter(each -> direction.equals(each.getName()) && each.getValue() != null && !each.getValue().isBlank()).map(Setting::getValue).toList();
	}

	/** The brokers at which members meet: those that some of them know for sure, else one that is at least named, else none. */
	private static List<SharedSystem> brokers(List<Member> members) {
		List<SharedSystem> exact = members.stream().map(Member::broker).filter(broker -> broker != null && broker.isExact()).distinct().toList();
		List<SharedSystem> none = new ArrayList<>();
		none.add(members.stream().map(Member::broker).filter(broker -> broker != null).findFirst().orElse(null));
		return exact.isEmpty() ? none : exact;
	}

	private void meet(SharedSystem broker, String name, List<Member> members) {
		List<Import> senders = members.stream().map(Member::element).filter(Import.class::isInstance).map(Import.class::cast).distinct().toList();
		List<Export> consumers = members.stream().map(Member::element).filter(Export.class::isInstance).map(Export.class::cast).distinct().toList();
		Destination destination = new Destination(broker, name, members.get(0).kind(), senders, consumers);
		all.add(destination);
		senders.forEach(sender -> ofSender.computeIfAbsent(sender, any -> new ArrayList<>(1)).add(destination));
	}
}
