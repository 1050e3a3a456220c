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
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.lint.java.persistence.PersistingMethods;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** The enterprise beans of what was read whose methods change rows, by themselves, by a class above them, or by one that they hand on to. */
final class ChangingBeans {

	private static final Memo<ChangingBeans> INDEX = Reading.memoOf(ChangingBeans::new);

	/** No class has more above it. */
	private static final int MAXIMUM_TYPES = 64;
	/** So often a method hands on what it is given. */
	private static final int MAXIMUM_STEPS = 2;

	private final Set<String> changing = new HashSet<>();
	private final Map<String, List<CodeFact>> handing = new HashMap<>();
	private final Set<String> beans = new HashSet<>();
	private final Map<String, List<String>> above = new HashMap<>();
	private final Map<String, List<String>> below = new HashMap<>();
	/** The types that have a simple name. */
	private final Map<String, Set<String>> named = new HashMap<>();

	private ChangingBeans(Reading reading) {
		Stream.of(PersistingMethods.KIND, PersistingMethods.MERGING, PersistingMethods.REMOVING).flatMap(kind -> ConfigurationIndex.facts(reading, kind)).forEach(fact -> changing.add(method(fact)));
		ConfigurationIndex.facts(reading, "java.handing-method").forEach(fact -> handing.computeIfAbsent(method(fact), key -> new ArrayList<>()).add(fact));
		ConfigurationIndex.facts(reading, "java.session-bean").forEach(fact -> {
			beans.add(fact.getTypeName());
			name(fact.getTypeName());
		});
		ConfigurationIndex.facts(reading, "java.helper-type").forEach(fact -> {
			for (Setting detail : fact.getDetails()) {
				above.computeIfAbsent(fact.getTypeName(), type -> new ArrayList<>()).add(detail.getValue());
				below.computeIfAbsent(detail.getValue(), type -> new ArrayList<>()).add(fact.getTypeName());
				name(detail.getValue());
			}
		});
	}

	static ChangingBeans of(Reading reading) {
		return reading.memo(INDEX);
	}

	private void name(String type) {
		named.computeIfAbsent(type.substring(type.lastIndexOf('.') + 1), simple -> new HashSet<>()).add(type);
	}

	private static String method(CodeFact fact) {
		return fact.getTypeName() + '.' + Values.value(fact.detail("method"));
	}

	/** {@return whether a call goes to the one bean of its type, or the one that implements it, and changes a row there} @param call a call in a loop */
	boolean holds(CodeFact call) {
		String type = Values.value(call.detail("type"));
		Set<String> types = type.indexOf('.') >= 0 ? Set.of(type) : named.getOrDefault(type, Set.of());
		return types.size() == 1 && bean(types.iterator().next(), Values.value(call.detail("method")), MAXIMUM_STEPS);
	}

	/** {@return whether a class is a session bean} @param type the class, may be null */
	boolean isBean(String type) {
		return type != null && beans.contains(type);
	}

	private boolean bean(String type, String method, int steps) {
		if (beans.contains(type)) {
			return changes(type, method, steps);
		}
		List<String> implementing = below.getOrDefault(type, List.of()).stream().filter(beans::contains).distinct().toList();
		return implementing.size() == 1 && changes(implementing.get(0), method, steps);
	}

	private boolean changes(String type, String method, int steps) {
		Deque<String> open = new ArrayDeque<>(List.of(type));
		Set<String> seen = new HashSet<>();
		while (!open.isEmpty() && seen.size() < MAXIMUM_TYPES) {
			String each = open.poll();
			if (seen.add(each)) {
				if (changing.contains(each + '.' + method) || steps > 0 && handing.getOrDefault(each + '.' + method, List.of()).stream().anyMatch(next -> handed(next, steps - 1))) {
					return true;
				}
				open.addAll(above.getOrDefault(each, List.of()));
			}
		}
		return false;
	}

	/** What a bean hands on to may be a class of any kind. */
	private boolean handed(CodeFact next, int steps) {
		String type = Values.value(next.detail("to-type"));
		String method = Values.value(next.detail("to-method"));
		return type != null && (changes(type, method, steps) || below.getOrDefault(type, List.of()).stream().anyMatch(each -> changes(each, method, steps)));
	}
}
