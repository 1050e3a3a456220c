/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.platform.PlatformFactory;
import org.wiretune.model.settings.Setting;

/**
 * Loops that persist by a helper: {@code facade.create(order)}, where a class above the facade persists what it is given, or hands it
 * on to one that does. They are added to the loops of their application.
 */
final class PersistingHelpers {

	/** No class has more above it. */
	private static final int MAXIMUM_TYPES = 64;

	/** So often what a loop gives is handed on before it is persisted. */
	private static final int MAXIMUM_HANDS = 3;

	/** Methods that hand on what they are given, by class and name. */
	private final Map<String, List<CodeFact>> handing = new HashMap<>();
	/** Methods that persist, by class and name; each tells whether a call is a transaction of its own. */
	private final Map<String, Boolean> persisting = new HashMap<>();
	private final Map<String, List<String>> above = new HashMap<>();
	private final Map<String, List<String>> implementing = new HashMap<>();

	private PersistingHelpers(Collection<Application> applications, Set<String> kinds) {
		for (Application application : applications) {
			for (CodeFact fact : application.getCodeFacts()) {
				if (kinds.contains(fact.getKind())) {
					persisting.merge(fact.getTypeName() + '.' + value(fact, "method"), value(fact, "own-transaction") != null, Boolean::logicalOr);
				} else if (fact.getKind().equals("java.handing-method")) {
					handing.computeIfAbsent(fact.getTypeName() + '.' + value(fact, "method"), key -> new ArrayList<>()).add(fact);
				} else if (fact.getKind().equals("java.helper-type")) {
					for (Setting detail : fact.getDetails()) {
						above.computeIfAbsent(fact.getTypeName(), key -> new ArrayList<>()).add(detail.getValue());
						implementing.computeIfAbsent(detail.getValue(), key -> new ArrayList<>()).add(fact.getTypeName());
					}
				}
			}
		}
	}

	/** Adds the loops to the applications. @param applications all that were read */
	static void resolve(Collection<Application> applications) {
		PersistingHelpers helpers = new PersistingHelpers(applications, Set.of("java.persisting-method"));
		// What is new is persisted by a merge as well.
		PersistingHelpers ofNew = new PersistingHelpers(applications, Set.of("java.persisting-method", "java.merging-method"));
		if (ofNew.persisting.isEmpty()) {
			return;
		}
		for (Application application : applications) {
			for (CodeFact call : application.getCodeFacts()) {
				if (call.getKind().equals("java.helper-call") && Boolean.FALSE.equals((value(call, "made") == null ? helpers : ofNew).persists(value(call, "type"), value(call, "method"), MAXIMUM_HANDS))) {
					application.getPersistLoops().add(loop(call));
				}
			}
		}
	}

	/** Whether each call is a transaction of its own, as the first class tells that has the method; null where none persists. */
	private Boolean persists(String type, String method, int hands) {
		Boolean found = inherited(type, method, hands);
		if (found == null) {
			// An interface of a bean: the class that implements it has or inherits the method.
			for (String each : implementing.getOrDefault(type, List.of())) {
				found = found == null ? inherited(each, method, hands) : found;
			}
		}
		return found;
	}

	private Boolean inherited(String type, String method, int hands) {
		Deque<String> open = new ArrayDeque<>(List.of(type));
		Set<String> seen = new HashSet<>();
		while (!open.isEmpty() && seen.size() < MAXIMUM_TYPES) {
			String each = open.poll();
			if (seen.add(each)) {
				Boolean found = persisting.get(each + '.' + method);
				if (found == null && hands > 0) {
					found = handed(each + '.' + method, hands - 1);
				}
				if (found != null) {
					return found;
				}
				open.addAll(above.getOrDefault(each, List.of()));
			}
		}
		return null;
	}

	/** The same for a method that hands on what it is given. */
	private Boolean handed(String method, int hands) {
		for (CodeFact each : handing.getOrDefault(method, List.of())) {
			Boolean found = persists(value(each, "to-type"), value(each, "to-method"), hands);
			if (found != null) {
				return found || value(each, "own-transaction") != null;
			}
		}
		return null;
	}

	private static PersistLoop loop(CodeFact call) {
		PersistLoop loop = PlatformFactory.INSTANCE.createPersistLoop();
		loop.setName(call.getName());
		loop.setOrigin(call.getOrigin());
		loop.setPersist(call.getOrigin());
		loop.setManager(value(call, "receiver"));
		loop.setNested(value(call, "nested") != null);
		if (value(call, "entity") != null) {
			loop.getEntities().add(value(call, "entity"));
		}
		return loop;
	}

	private static String value(CodeFact fact, String detail) {
		Setting setting = fact.detail(detail);
		return setting == null ? null : setting.getValue();
	}
}
