/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.calls;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.call.ServiceCalls;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.model.assembly.Binding;
import org.wiretune.model.assembly.Module;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/** Rule {@code jms-shared-receive-destination}: two bindings of one module receive from the same queue. */
final class SharedReceiveDestination {

	private SharedReceiveDestination() {
	}

	/**
	 * @param owner the import or export
	 * @param destination where it receives
	 */
	private record Receiver(Element owner, Setting destination) {
	}

	static Rule rule() {
		return RuleForm.ofModules("jms-shared-receive-destination", Subject.WIRING, Severity.WARNING, SharedReceiveDestination::sites)
				.onSites(form -> form
						.at(shared -> shared.get(0).destination().getOrigin())
						.measured(shared -> shared.get(0).destination().getValue())
						.limit(shared -> TEXTS.get("ownQueues"))
						.with("names", shared -> shared.stream().map(receiver -> receiver.owner().getName()).collect(Collectors.joining(", ")))
						.with("count", List::size)
						.related(shared -> shared.stream().skip(1).map(receiver -> receiver.destination().getOrigin()).toList()))
				.build();
	}

	/** Modules that are never deployed together may use the same name, so only one module is looked at. */
	private static Stream<List<Receiver>> sites(Module module) {
		if (!ServiceCalls.isServiceModule(module)) {
			return Stream.empty();
		}
		Map<String, List<Receiver>> byName = new LinkedHashMap<>();
		receivers(module).forEach(receiver -> byName.computeIfAbsent(receiver.destination().getValue(), key -> new ArrayList<>()).add(receiver));
		return byName.values().stream().filter(shared -> shared.size() > 1);
	}

	private static Stream<Receiver> receivers(Module module) {
		return Stream.concat(module.getExports().stream().flatMap(export -> received(export, export.getBinding())), module.getImports().stream().flatMap(from -> received(from, from.getBinding())));
	}

	private static Stream<Receiver> received(Element owner, Binding binding) {
		return binding == null ? Stream.empty() : binding.getDestinations().stream()
				.filter(destination -> "receive".equals(destination.getName()) && destination.getOrigin() != null && isQueue(destination.getValue())).limit(1).map(destination -> new Receiver(owner, destination));
	}

	/** Topics give each receiver its own copy. */
	private static boolean isQueue(String name) {
		return name != null && !name.isBlank() && !name.toLowerCase(Locale.ROOT).contains("topic");
	}
}
