/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.TransactionalMethodFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code requires-new-pool-too-small}: a request that holds one connection and waits for a second one, of a pool that other
 * requests can empty. It is optional: of the labels on applications that nobody had looked at two of ten are right, since few requests
 * come to two transactions at the same time. There is no fix: a larger pool or another design are for people to choose.
 */
final class NestedTransactions {

	private static final String NEW = "REQUIRES_NEW";

	/**
	 * A call from one transaction into another.
	 *
	 * @param caller the method that holds a connection
	 * @param call where it calls
	 * @param callee the method that takes a second one
	 * @param pool the pool
	 * @param threads how many requests may be there at the same time
	 * @param seldom whether no request and no message comes to the caller, or an executor runs it, whose threads are fewer
	 */
	private record Nested(CodeFact caller, Setting call, CodeFact callee, ConnectionPools.Pool pool, long threads, boolean seldom) {
	}

	private NestedTransactions() {
	}

	static Rule poolTooSmall() {
		return RuleForm.<Nested>rule("requires-new-pool-too-small", Subject.CONNECTIONS, Severity.INFO, reading -> reading.solution().getApplications().stream().flatMap(application -> nested(reading, application))).optional()
				.onSites(form -> form
						.when(site -> site.pool().maximum() <= site.threads() && !site.seldom())
						.at(site -> site.call().getOrigin())
						.measured(site -> site.pool().maximum())
						.limit(Nested::threads)
						.with("caller", site -> site.caller().getName())
						.with("callee", site -> site.callee().getName())
						.related(site -> {
							List<Origin> places = new ArrayList<>(List.of(site.callee().getOrigin()));
							places.addAll(ConnectionPools.places(site.pool()));
							return places;
						}))
				.build();
	}

	private static Stream<Nested> nested(Reading reading, Application application) {
		List<CodeFact> methods = facts(reading, application, TransactionalMethodFacts.KIND);
		Map<String, CodeFact> second = new HashMap<>();
		for (CodeFact method : methods) {
			if (details(method, TransactionalMethodFacts.PROPAGATION).contains(NEW) && details(method, TransactionalMethodFacts.MANAGER).isEmpty()) {
				names(method).forEach(name -> second.put(name + '.' + called(method), method));
			}
		}
		ConnectionPools.Pool pool = second.isEmpty() ? null : ConnectionPools.of(reading, application);
		if (pool == null) {
			return Stream.empty();
		}
		Set<String> entered = entered(facts(reading, application, TransactionalMethodFacts.CONTROLLER), methods);
		Callers callers = Callers.of(reading, application);
		long threads = RequestThreads.of(reading, application);
		return methods.stream().filter(method -> holds(method) && names(method).anyMatch(entered::contains)).flatMap(method -> method.getDetails().stream()
				.filter(each -> each.getName().equals(TransactionalMethodFacts.CALL) && second.containsKey(each.getValue()) && second.get(each.getValue()) != method).limit(1)
				.map(call -> new Nested(method, call, second.get(call.getValue()), pool, threads, isSeldom(callers, method))));
	}

	private static boolean isSeldom(Callers callers, CodeFact method) {
		return method.detail(TransactionalMethodFacts.ASYNCHRONOUS) != null || callers.isSeldomOrUnused(method);
	}

	private static List<CodeFact> facts(Reading reading, Application application, String kind) {
		return ConfigurationIndex.facts(reading, application, kind).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path())).toList();
	}

	/** Whether a method has a connection of the usual pool while it runs. */
	private static boolean holds(CodeFact method) {
		return details(method, TransactionalMethodFacts.MANAGER).isEmpty() && Set.of("REQUIRED", NEW, "NESTED", "MANDATORY").containsAll(details(method, TransactionalMethodFacts.PROPAGATION));
	}

	/** The types that requests get to: what controllers hold, and what these hold in turn. */
	private static Set<String> entered(List<CodeFact> controllers, List<CodeFact> methods) {
		Set<String> entered = new HashSet<>();
		controllers.forEach(controller -> {
			entered.addAll(details(controller, TransactionalMethodFacts.HOLDS));
			names(controller).forEach(entered::add);
		});
		boolean more = true;
		while (more) {
			more = false;
			for (CodeFact method : methods) {
				if (names(method).anyMatch(entered::contains)) {
					more |= entered.addAll(details(method, TransactionalMethodFacts.HOLDS));
				}
			}
		}
		return entered;
	}

	/** The class of a method and its interfaces, by their simple names. */
	private static Stream<String> names(CodeFact fact) {
		String type = fact.getTypeName() == null ? fact.getName() : fact.getTypeName();
		return Stream.concat(Stream.of(type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1)), details(fact, TransactionalMethodFacts.IMPLEMENTS).stream());
	}

	private static String called(CodeFact method) {
		return method.getName().substring(method.getName().lastIndexOf('.') + 1);
	}

	private static List<String> details(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).map(Setting::getValue).toList();
	}
}
