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
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.core.Origin;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.EclipseLinkUnits;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** The methods of an application's own classes that ask the database in each of their calls, by class, by what a class extends, and by the interface that it implements. */
final class LookingMethods {

	private static final Memo<LookingMethods> INDEX = Reading.memoOf(LookingMethods::new);
	/** A method of a type, by its name and the number of its arguments. */
	private record Method(String type, String signature) {
	}

	/** No class has more above it. */
	private static final int MAXIMUM_TYPES = 64;

	private static final int MAXIMUM_STEPS = 3;

	private final Set<String> methods = new HashSet<>();
	/** Where methods stand that ask what is kept in memory or in files. */
	private final Set<Origin> plain = new HashSet<>();
	private final Map<String, List<Method>> handing = new HashMap<>();
	/** What was found out, by the number of steps that were left. */
	private final List<Map<Method, Boolean>> answers = Stream.generate(() -> (Map<Method, Boolean>) new ConcurrentHashMap<Method, Boolean>()).limit(MAXIMUM_STEPS + 1).toList();
	private final Map<String, List<String>> above = new HashMap<>();
	private final Map<String, List<String>> below = new HashMap<>();

	private LookingMethods(Reading reading) {
		asking(reading, RowByRowFacts.LOOKING).forEach(fact -> {
			if (fact.detail("calls") == null && PlainStores.isCalled(reading, fact)) {
				plain.add(fact.detail("method").getOrigin());
				return;
			}
			String method = fact.getTypeName() + '.' + Values.value(fact.detail("method"));
			if (fact.detail("calls") == null) {
				methods.add(method);
			} else {
				types(fact).forEach(type -> handing.computeIfAbsent(method, each -> new ArrayList<>()).add(new Method(type, Values.value(fact.detail("calls")))));
			}
		});
		ConfigurationIndex.facts(reading, "java.helper-type").forEach(fact -> {
			for (Setting detail : fact.getDetails()) {
				above.computeIfAbsent(fact.getTypeName(), type -> new ArrayList<>()).add(detail.getValue());
				below.computeIfAbsent(detail.getValue(), type -> new ArrayList<>()).add(fact.getTypeName());
			}
		});
	}

	/** {@return the observations of a kind, but for entities that are found by their keys where EclipseLink keeps them} @param reading what was read @param kind the kind */
	static Stream<CodeFact> asking(Reading reading, String kind) {
		return reading.solution().getApplications().stream().flatMap(application -> {
			boolean kept = EclipseLinkUnits.keep(reading, application);
			return ConfigurationIndex.facts(reading, application, kind).filter(fact -> !kept || fact.detail(RowByRowFacts.BY_KEY) == null);
		});
	}

	static LookingMethods of(Reading reading) {
		return reading.memo(INDEX);
	}

	/** {@return whether a method asks what is kept in memory or in files, and no database} @param method where its name stands */
	boolean isPlain(Origin method) {
		return plain.contains(method);
	}

	/** {@return whether the method that is called asks the database in a few steps, as far as the files tell} @param call a call of a class of the application */
	boolean holds(CodeFact call) {
		return types(call).anyMatch(type -> holds(new Method(type, Values.value(call.detail("calls"))), MAXIMUM_STEPS));
	}

	/** The names that the type of a call may have. */
	private static Stream<String> types(CodeFact call) {
		return call.getDetails().stream().filter(detail -> detail.getName().equals("type") || detail.getName().equals(RowByRowFacts.OTHER_TYPE)).map(Values::value).filter(Objects::nonNull);
	}

	private boolean holds(Method method, int steps) {
		return answers.get(steps).computeIfAbsent(method, any -> asks(method, steps));
	}

	/** An interface with several implementations does not tell which of them is called. */
	private boolean asks(Method method, int steps) {
		List<String> implementations = below.getOrDefault(method.type(), List.of());
		return inherits(method.type(), method.signature(), steps) || implementations.size() == 1 && inherits(implementations.get(0), method.signature(), steps);
	}

	private boolean inherits(String type, String signature, int steps) {
		Deque<String> open = new ArrayDeque<>(List.of(type));
		Set<String> seen = new HashSet<>();
		while (!open.isEmpty() && seen.size() < MAXIMUM_TYPES) {
			String each = open.poll();
			if (seen.add(each)) {
				String method = each + '.' + signature;
				if (methods.contains(method) || steps > 0 && handing.getOrDefault(method, List.of()).stream().anyMatch(next -> holds(next, steps - 1))) {
					return true;
				}
				open.addAll(above.getOrDefault(each, List.of()));
			}
		}
		return false;
	}
}
