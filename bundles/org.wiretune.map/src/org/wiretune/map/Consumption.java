/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.wiretune.model.assembly.Binding;
import org.wiretune.model.settings.Setting;
import org.wiretune.safety.secret.Secrets;

/** How an export takes messages, as far as its file says: by how many consumers, and within a transaction or not. */
final class Consumption {

	/** How products call the number of consumers; ranges are told as they are written. */
	private static final Set<String> NUMBERS = Set.of("concurrency", "concurrentconsumers", "concurrent-consumers", "consumerscount", "maxsession", "maxsessions");
	private static final Set<String> MOST = Set.of("maxconcurrentconsumers", "max-concurrent-consumers");
	private static final Set<String> TRANSACTED = Set.of("transacted", "channel-transacted", "sessiontransacted");

	private Consumption() {
	}

	/** {@return what stands on the wire; empty where nothing is stated} @param binding the binding of the export */
	static String label(Binding binding) {
		String least = value(binding, NUMBERS);
		String most = value(binding, MOST);
		String number = most == null || most.equals(least) ? least : least == null ? "1-" + most : least + '-' + most;
		String transacted = value(binding, TRANSACTED);
		String acknowledge = value(binding, Set.of("acknowledge"));
		List<String> parts = new ArrayList<>();
		if (number != null) {
			parts.add(number.equals("1") ? MapTexts.text("consumers.one") : MapTexts.text("consumers.many", Secrets.hidden(number)));
		}
		if ("true".equalsIgnoreCase(transacted) || "transacted".equals(acknowledge)) {
			parts.add(MapTexts.text("consumers.transacted"));
		}
		return String.join(", ", parts);
	}

	private static String value(Binding binding, Set<String> names) {
		return binding.getProperties().stream().filter(each -> each.getName() != null && names.contains(each.getName().toLowerCase(Locale.ROOT)) && each.isSet()).map(Setting::effective).filter(each -> each != null && !each.isBlank() && each.length() < 20)
				.findFirst().orElse(null);
	}
}
