/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.flow;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.wiretune.core.ModuleKind;
import org.wiretune.model.assembly.AssemblyFactory;
import org.wiretune.model.assembly.Component;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.assembly.Reference;
import org.wiretune.model.assembly.Wire;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * Leads the wires of flows of messages: a channel that is a component of its own gets what is sent to it, and from it and from
 * all other channels messages go to whoever takes them. Several who take from one channel are a wire each.
 */
public final class ChannelLinks {

	/** The setting of whoever takes messages from a channel. */
	public static final String TAKES = "input-channel";
	/** The name of the target of a wire that names a channel. */
	public static final String CHANNEL = "channel";

	/** The type of a component that takes a copy of what is sent to a channel. */
	public static final String TAP = "wire-tap";

	private ChannelLinks() {
	}

	/**
	 * Leads all of them.
	 *
	 * @param kind the kind of module that has channels
	 * @param modules all modules
	 * @param fresh whether a module may still be changed
	 */
	public static void resolve(ModuleKind kind, Collection<Module> modules, Predicate<Module> fresh) {
		modules.stream().filter(module -> module.getKind() == kind && fresh.test(module)).forEach(ChannelLinks::resolve);
	}

	private static void resolve(Module module) {
		Map<String, Element> channels = new HashMap<>();
		Map<String, List<Element>> takers = new HashMap<>();
		for (Component component : module.getComponents()) {
			List<String> taken = taken(component.getProperties()).toList();
			if (isChannelItself(component, component.getName())) {
				channels.put(component.getName(), component);
			}
			taken.forEach(channel -> takers.computeIfAbsent(channel, name -> new ArrayList<>(1)).add(component));
		}
		module.getImports().forEach(outside -> taken(outside.getBinding().getProperties()).forEach(channel -> takers.computeIfAbsent(channel, name -> new ArrayList<>(1)).add(outside)));
		for (Component component : module.getComponents()) {
			// Between two steps of one flow a channel that nobody else takes from is nothing to be seen.
			component.getReferences().removeIf(reference -> isOnlyOf(component, reference, channels, takers));
			for (Reference reference : component.getReferences()) {
				lead(component, reference, channels, takers);
			}
		}
		module.getExports().stream().filter(export -> isChannel(export.getWire())).forEach(export -> {
			String name = export.getWire().getTarget().getValue();
			List<Element> targets = channels.containsKey(name) ? List.of(channels.get(name)) : takers.getOrDefault(name, List.of());
			// What comes in has one wire: to whoever works on it rather than to whom it is copied.
			export.getWire().setResolved(targets.stream().filter(target -> !isTap(target)).findFirst().orElse(targets.isEmpty() ? null : targets.get(0)));
		});
	}

	/** Alternative files of one project may have a channel of the same name each. */
	private static boolean isChannelItself(Component component, String name) {
		return name != null && name.equals(component.getName()) && taken(component.getProperties()).findAny().isEmpty() && component.getReferences().size() == 1 && name.equals(component.getReferences().get(0).getName());
	}

	private static boolean isOnlyOf(Component component, Reference reference, Map<String, Element> channels, Map<String, List<Element>> takers) {
		String name = reference.getWires().isEmpty() || !isChannel(reference.getWires().get(0)) ? null : reference.getWires().get(0).getTarget().getValue();
		return name != null && !channels.containsKey(name) && taken(component.getProperties()).skip(1).anyMatch(name::equals) && takers.getOrDefault(name, List.of()).equals(List.of(component));
	}

	private static void lead(Component component, Reference reference, Map<String, Element> channels, Map<String, List<Element>> takers) {
		if (reference.getWires().isEmpty() || !isChannel(reference.getWires().get(0))) {
			return;
		}
		Wire wire = reference.getWires().get(0);
		String name = wire.getTarget().getValue();
		Element channel = channels.get(name);
		List<Element> targets = channel != null && !isChannelItself(component, name) ? List.of(channel) : nearest(others(takers.getOrDefault(name, List.of()), component), reference, name);
		wire.setResolved(targets.isEmpty() ? null : targets.get(0));
		if (!targets.isEmpty() && reference.getInterfaces().isEmpty()) {
			// What is no queue is called on the thread of whoever sends.
			reference.getInterfaces().add(FlowParts.style(targets.get(0) != channel, reference.getOrigin()));
		}
		targets.stream().skip(1).forEach(target -> {
			Wire further = AssemblyFactory.INSTANCE.createWire();
			further.setTarget(EcoreUtil.copy(wire.getTarget()));
			further.setResolved(target);
			reference.getWires().add(further);
		});
	}

	/** Who takes besides the one who sends, unless nobody else does. */
	private static List<Element> others(List<Element> takers, Component sender) {
		return takers.size() < 2 || !takers.contains(sender) ? takers : takers.stream().filter(taker -> taker != sender).toList();
	}

	/** What sends to outside takes from the one who has it in his file, since others may have the same name. */
	private static List<Element> nearest(List<Element> takers, Reference reference, String name) {
		if (takers.size() < 2 || !takers.stream().allMatch(taker -> taker instanceof Import && name.equals(taker.getName()))) {
			return takers;
		}
		List<Element> near = takers.stream().filter(taker -> taker.getOrigin() != null && reference.getOrigin() != null && taker.getOrigin().path().equals(reference.getOrigin().path())).toList();
		return near.isEmpty() ? takers : near;
	}

	private static boolean isTap(Element taker) {
		return taker instanceof Component component && component.getImplementation() != null && TAP.equals(component.getImplementation().getType());
	}

	private static boolean isChannel(Wire wire) {
		return wire != null && wire.getTarget() != null && CHANNEL.equals(wire.getTarget().getName()) && wire.getTarget().isSet();
	}

	private static Stream<String> taken(List<Setting> settings) {
		return settings.stream().filter(setting -> TAKES.equals(setting.getName()) && setting.isSet()).map(Setting::getValue).distinct();
	}
}
