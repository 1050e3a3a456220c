/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.rows;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.core.Memo;
import org.wiretune.lint.java.RowByRowFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** The methods of an application's own classes that ask the database in each of their calls, by class, by what a class extends, and by the interface that it implements. */
final class LookingMethods {

	private static final Memo<LookingMethods> INDEX = Reading.memoOf(LookingMethods::new);
	/** No class has more above it. */
	private static final int MAXIMUM_TYPES = 64;

	private final Set<String> methods = new HashSet<>();
	private final Map<String, List<String>> above = new HashMap<>();
	private final Map<String, List<String>> below = new HashMap<>();

	private LookingMethods(Reading reading) {
		ConfigurationIndex.facts(reading, RowByRowFacts.LOOKING).forEach(fact -> methods.add(fact.getTypeName() + '.' + Values.value(fact.detail("method"))));
		ConfigurationIndex.facts(reading, "java.helper-type").forEach(fact -> {
			for (Setting detail : fact.getDetails()) {
				above.computeIfAbsent(fact.getTypeName(), type -> new ArrayList<>()).add(detail.getValue());
				below.computeIfAbsent(detail.getValue(), type -> new ArrayList<>()).add(fact.getTypeName());
			}
		});
	}

	static LookingMethods of(Reading reading) {
		return reading.memo(INDEX);
	}

	/** {@return whether a method of a type asks the database, as far as the files tell} @param type the qualified name of the type @param method the name of the method */
	boolean holds(String type, String method) {
		return type != null && (inherits(type, method) || below.getOrDefault(type, List.of()).stream().anyMatch(each -> inherits(each, method)));
	}

	private boolean inherits(String type, String method) {
		Deque<String> open = new ArrayDeque<>(List.of(type));
		Set<String> seen = new HashSet<>();
		while (!open.isEmpty() && seen.size() < MAXIMUM_TYPES) {
			String each = open.poll();
			if (seen.add(each)) {
				if (methods.contains(each + '.' + method)) {
					return true;
				}
				open.addAll(above.getOrDefault(each, List.of()));
			}
		}
		return false;
	}
}
