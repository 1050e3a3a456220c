/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.Persistence;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.MessageDrivenBean;
import org.wiretune.model.platform.PersistenceUnit;
import org.wiretune.model.settings.Setting;

/**
 * Rules on beans with entity managers of their own: {@code nested-entity-managers-multiply-connections} and
 * {@code async-mdb-adds-connections}.
 */
final class DatabaseBeans {

	/** The kind of the observations; their details are unit, calls, implements, separate and sends. */
	static final String KIND = "database-bean";
	/** Sessions of a message-driven bean that states none, by the guide of EAP 5 and the resource adapters of WildFly. */
	private static final long SESSIONS = 15;
	/** The beans that a message names; those behind them are among the related places. */
	private static final int MOST_NAMES = 8;

	private DatabaseBeans() {
	}

	/** Rule {@code nested-entity-managers-multiply-connections}; {@link NestedConnections} tells what is counted. */
	static Rule nested() {
		return RuleForm.rule("nested-entity-managers-multiply-connections", Subject.CONNECTIONS, Severity.INFO, DatabaseBeans::nests)
				.optional()
				.onSites(form -> form
						.at(site -> site.bean().getOrigin())
						.measured(NestedConnections.Nest::connections)
						.limit(site -> 1)
						.with("name", site -> simpleName(site.bean()))
						.with("beans", DatabaseBeans::names)
						.message(site -> site.ring() ? "ring" : null)
						.assuming(site -> new Assumption(null))
						.related(site -> site.further().stream().map(fact -> values(fact, "separate").findFirst().map(Setting::getOrigin).orElse(fact.getOrigin())).map(Origin.class::cast).toList()))
				.build();
	}

	private static Stream<NestedConnections.Nest> nests(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> NestedConnections.of(application, facts(reading, application).toList()).stream());
	}

	private static String names(NestedConnections.Nest nest) {
		String names = String.join(", ", nest.further().stream().limit(MOST_NAMES).map(DatabaseBeans::simpleName).toList());
		return nest.further().size() > MOST_NAMES ? names + ", …" : names;
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
				.onSites(form -> form
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
						.fix("raise-connections", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.pool().maximum(), Long.toString(site.needed()))))
				.build();
	}

	private static Stream<Shared> shared(Reading reading) {
		List<Shared> sites = new ArrayList<>();
		for (Application application : reading.solution().getApplications()) {
			Map<DataSource, List<CodeFact>> users = new LinkedHashMap<>();
			facts(reading, application).forEach(fact -> values(fact, "unit").map(unit -> source(reading, application, unit.getValue())).filter(source -> source != null).distinct()
					.forEach(source -> users.computeIfAbsent(source, key -> new ArrayList<>()).add(fact)));
			users.forEach((source, facts) -> {
				List<CodeFact> receivers = facts.stream().filter(fact -> bean(application, fact) != null).toList();
				List<CodeFact> senders = facts.stream().filter(fact -> values(fact, "sends").findAny().isPresent() && bean(application, fact) == null).toList();
				Pool pool = Pool.ofServers(reading).filter(each -> each.source() == source && !each.isEmbedded()).findFirst().orElse(null);
				WebThreads threads = pool == null ? null : WebThreads.of(reading, pool.worksFor(reading));
				if (threads != null && !senders.isEmpty() && !receivers.isEmpty()) {
					sites.add(new Shared(pool, threads, senders, receivers, receivers.stream().mapToLong(fact -> sessions(bean(application, fact))).sum()));
				}
			});
		}
		return sites.stream();
	}

	private static DataSource source(Reading reading, Application application, String unit) {
		List<PersistenceUnit> units = application.getPersistenceUnits();
		PersistenceUnit found = unit.isEmpty() ? units.size() == 1 ? units.get(0) : null : units.stream().filter(each -> unit.equals(each.getName())).findFirst().orElse(null);
		return found == null ? null : Persistence.dataSource(reading, application, found);
	}

	private static MessageDrivenBean bean(Application application, CodeFact fact) {
		return application.getMessageDrivenBeans().stream().filter(bean -> fact.getTypeName() != null && fact.getTypeName().equals(bean.getName())).findFirst().orElse(null);
	}

	private static long sessions(MessageDrivenBean bean) {
		Long stated = Values.number(bean.getMaximumSessions());
		return stated == null ? SESSIONS : stated;
	}

	private static Stream<CodeFact> facts(Reading reading, Application application) {
		return application.getCodeFacts().stream().filter(fact -> KIND.equals(fact.getKind()) && fact.getOrigin() != null)
				.filter(fact -> !DevelopmentProfiles.isForDevelopment(reading, fact.getOrigin().path()));
	}

	private static Stream<Setting> values(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(detail -> name.equals(detail.getName()));
	}

	static String simpleName(CodeFact fact) {
		String name = fact.getTypeName() == null ? "" : fact.getTypeName();
		return name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
	}
}
