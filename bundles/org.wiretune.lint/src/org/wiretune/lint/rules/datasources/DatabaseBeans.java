/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.Persistence;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.Origin;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;

/**
 * Rules on beans with entity managers of their own: {@code nested-entity-managers-multiply-connections} and
 * {@code async-mdb-adds-connections}.
 */
final class DatabaseBeans {

	/** The kind of the observations; their details are unit, calls, implements, separate and sends. */
	static final String KIND = "database-bean";
	/** Sessions of a message-driven bean that states none, by the guide of EAP 5 and the resource adapters of WildFly. */
	private static final long SESSIONS = 15;
	private static final int DEEPEST = 20;

	private DatabaseBeans() {
	}

	/**
	 * @param bean the first bean of the chain
	 * @param chain the beans that hold a further connection, in the order of the calls
	 */
	private record Chain(CodeFact bean, List<CodeFact> chain) {

		int connections() {
			return chain.size() + 1;
		}
	}

	/**
	 * Rule {@code nested-entity-managers-multiply-connections}. Beans with the same unit in the same transaction share a
	 * connection, so a bean counts only where its unit is another one, or where it works outside the transaction of its caller.
	 */
	static Rule nested() {
		return RuleForm.rule("nested-entity-managers-multiply-connections", Subject.CONNECTIONS, Severity.INFO, DatabaseBeans::chains)
				.at(site -> site.bean().getOrigin())
				.measured(Chain::connections)
				.limit(site -> 1)
				.with("name", site -> simpleName(site.bean()))
				.with("beans", site -> String.join(", ", site.chain().stream().map(DatabaseBeans::simpleName).toList()))
				.assuming(site -> new Assumption(null))
				.related(site -> site.chain().stream().map(fact -> values(fact, "separate").findFirst().map(Setting::getOrigin).orElse(fact.getOrigin())).map(Origin.class::cast).toList())
				.build();
	}

	private static Stream<Chain> chains(Solution solution) {
		return solution.getApplications().stream().flatMap(application -> {
			Map<String, CodeFact> beans = new LinkedHashMap<>();
			facts(application).forEach(fact -> {
				beans.putIfAbsent(simpleName(fact), fact);
				values(fact, "implements").forEach(name -> beans.putIfAbsent(name.getValue(), fact));
			});
			Set<CodeFact> inner = new LinkedHashSet<>();
			List<Chain> chains = new ArrayList<>();
			for (CodeFact fact : new LinkedHashSet<>(beans.values())) {
				List<CodeFact> chain = longest(fact, beans, new LinkedHashSet<>(Set.of(fact)));
				inner.addAll(chain);
				if (!chain.isEmpty()) {
					chains.add(new Chain(fact, chain));
				}
			}
			// The beans inside a chain are told with its first one.
			return chains.stream().filter(chain -> !inner.contains(chain.bean()));
		});
	}

	private static List<CodeFact> longest(CodeFact fact, Map<String, CodeFact> beans, Set<CodeFact> seen) {
		List<CodeFact> longest = List.of();
		if (seen.size() > DEEPEST) {
			return longest;
		}
		for (Setting call : values(fact, "calls").toList()) {
			CodeFact called = beans.get(call.getValue());
			if (called != null && isFurther(fact, called) && seen.add(called)) {
				List<CodeFact> rest = longest(called, beans, seen);
				if (rest.size() + 1 > longest.size()) {
					List<CodeFact> chain = new ArrayList<>(List.of(called));
					chain.addAll(rest);
					longest = chain;
				}
				seen.remove(called);
			}
		}
		return longest;
	}

	/** Whether a bean holds a connection besides that of its caller. */
	private static boolean isFurther(CodeFact caller, CodeFact called) {
		if (values(called, "separate").findAny().isPresent()) {
			return true;
		}
		List<String> units = values(caller, "unit").map(Setting::getValue).toList();
		return values(called, "unit").map(Setting::getValue).noneMatch(unit -> units.contains(unit) || unit.isEmpty() || units.contains(""));
	}

	/**
	 * @param pool the pool
	 * @param threads the threads of requests
	 * @param senders beans that send messages and use the pool
	 * @param receivers message-driven beans that use it
	 * @param sessions the sessions of these
	 */
	private record Shared(Pool pool, WebThreads threads, List<CodeFact> senders, List<CodeFact> receivers, long sessions) {

		long needed() {
			return threads.number() + sessions;
		}
	}

	/** Rule {@code async-mdb-adds-connections}. Which queue leads to which bean is not looked at, and said so. */
	static Rule asynchronous() {
		return RuleForm.rule("async-mdb-adds-connections", Subject.CONNECTIONS, Severity.INFO, DatabaseBeans::shared)
				.when(site -> site.pool().most() != null && site.pool().most() < site.needed())
				.at(site -> site.pool().place())
				.measured(site -> Values.shown(site.pool().maximum()))
				.limit(Shared::needed)
				.with("name", site -> site.pool().name())
				.with("sender", site -> simpleName(site.senders().get(0)))
				.with("receiver", site -> simpleName(site.receivers().get(0)))
				.with("threads", site -> site.threads().number())
				.with("sessions", Shared::sessions)
				.assuming(site -> new Assumption(null))
				.related(site -> Stream.of(Stream.of(site.threads().place()), site.senders().stream().map(CodeFact::getOrigin), site.receivers().stream().map(CodeFact::getOrigin))
						.flatMap(each -> each).map(Origin.class::cast).toList())
				.fix("raise-connections", (site, edits) -> edits.set(site.pool().maximum(), Long.toString(site.needed())))
				.build();
	}

	private static Stream<Shared> shared(Solution solution) {
		List<Shared> sites = new ArrayList<>();
		for (Application application : solution.getApplications()) {
			Map<DataSource, List<CodeFact>> users = new LinkedHashMap<>();
			facts(application).forEach(fact -> values(fact, "unit").map(unit -> source(solution, application, unit.getValue())).filter(source -> source != null).distinct()
					.forEach(source -> users.computeIfAbsent(source, key -> new ArrayList<>()).add(fact)));
			users.forEach((source, facts) -> {
				List<CodeFact> receivers = facts.stream().filter(fact -> bean(application, fact) != null).toList();
				List<CodeFact> senders = facts.stream().filter(fact -> values(fact, "sends").findAny().isPresent() && bean(application, fact) == null).toList();
				Pool pool = Pool.ofServers(solution).filter(each -> each.source() == source && !each.isEmbedded()).findFirst().orElse(null);
				WebThreads threads = pool == null ? null : WebThreads.of(solution, pool.worksFor(solution));
				if (threads != null && !senders.isEmpty() && !receivers.isEmpty()) {
					sites.add(new Shared(pool, threads, senders, receivers, receivers.stream().mapToLong(fact -> sessions(bean(application, fact))).sum()));
				}
			});
		}
		return sites.stream();
	}

	private static DataSource source(Solution solution, Application application, String unit) {
		List<PersistenceUnit> units = application.getPersistenceUnits();
		PersistenceUnit found = unit.isEmpty() ? units.size() == 1 ? units.get(0) : null : units.stream().filter(each -> unit.equals(each.getName())).findFirst().orElse(null);
		return found == null ? null : Persistence.dataSource(solution, application, found);
	}

	private static MessageDrivenBean bean(Application application, CodeFact fact) {
		return application.getMessageDrivenBeans().stream().filter(bean -> fact.getTypeName() != null && fact.getTypeName().equals(bean.getName())).findFirst().orElse(null);
	}

	private static long sessions(MessageDrivenBean bean) {
		Long stated = Values.number(bean.getMaximumSessions());
		return stated == null ? SESSIONS : stated;
	}

	private static Stream<CodeFact> facts(Application application) {
		return application.getCodeFacts().stream().filter(fact -> KIND.equals(fact.getKind()) && fact.getOrigin() != null)
				.filter(fact -> !DevelopmentProfiles.isForDevelopment(fact.getOrigin().path()));
	}

	private static Stream<Setting> values(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(detail -> name.equals(detail.getName()));
	}

	private static String simpleName(CodeFact fact) {
		String name = fact.getTypeName() == null ? "" : fact.getTypeName();
		return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
	}
}
