/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.systems;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Memo;
import org.wiretune.core.Transport;
import org.wiretune.lint.flow.BrokerKinds;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Export;
import org.wiretune.model.assembly.Import;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Setting;

/**
 * Who takes the messages that an import sends: all exports that receive from one of its destinations. The model leads an import to
 * one of them alone, as a call has one target.
 */
public final class Consumers {

	private static final Memo<Map<Import, List<Export>>> CONSUMERS = Reading.memoOf(Consumers::find);

	private Consumers() {
	}

	/**
	 * {@return the exports that take messages of an import, in the order of modules; empty for what sends no messages}
	 *
	 * @param reading what was read
	 * @param sender an import of it
	 */
	public static List<Export> of(Reading reading, Import sender) {
		return reading.memo(CONSUMERS).getOrDefault(sender, List.of());
	}

	private static Map<Import, List<Export>> find(Reading reading) {
		Map<String, List<Export>> receivers = new HashMap<>();
		for (Module module : reading.solution().getModules()) {
			for (Export export : module.getExports()) {
				destinations(export.getBinding(), "receive").forEach(name -> receivers.computeIfAbsent(name, any -> new ArrayList<>(1)).add(export));
			}
		}
		Map<Import, List<Export>> consumers = new HashMap<>();
		for (Module module : reading.solution().getModules()) {
			module.getImports().stream().filter(each -> isSender(each.getBinding()) && isLedByDestination(each)).forEach(sender -> {
				Set<Export> found = new LinkedHashSet<>();
				destinations(sender.getBinding(), "send").forEach(name -> receivers.getOrDefault(name, List.of()).stream()
						.filter(export -> BrokerKinds.mayMeet(sender.getBinding().getKind(), export.getBinding().getKind())).forEach(found::add));
				if (!found.isEmpty()) {
					consumers.put(sender, List.copyOf(found));
				}
			});
		}
		return consumers;
	}

	private static boolean isSender(Binding binding) {
		return binding != null && binding.getKind().transport() == Transport.MESSAGE;
	}

	/** An import of a composite may be led by an address that both sides state, which is nearer than a name. */
	private static boolean isLedByDestination(Import sender) {
		Setting target = sender.getWire() == null ? null : sender.getWire().getTarget();
		return target == null || target.isSet() && destinations(sender.getBinding(), "send").contains(target.getValue());
	}

	/** {@return the names of the destinations of a binding} @param binding the binding, may be null @param direction send or receive */
	static List<String> destinations(Binding binding, String direction) {
		return binding == null ? List.of() : binding.getDestinations().stream().filter(each -> direction.equals(each.getName()) && each.getValue() != null && !each.getValue().isBlank()).map(Setting::getValue).toList();
	}
}
