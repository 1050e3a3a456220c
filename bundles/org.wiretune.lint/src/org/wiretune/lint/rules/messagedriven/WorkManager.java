/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.messaging.DirectMessagingFinder;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.MessageDrivenServers.Delivery;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.Server;

/**
 * The threads that carry deliveries: rules {@code mdb-sessions-above-workmanager},
 * {@code mdb-sessions-sum-above-workmanager}, {@code workmanager-oversized}, {@code workmanager-queue-limit-lowered} and
 * {@code workmanager-direct-jms-use}. On WildFly, where the clients of the broker have threads of their own, only the
 * first two speak, as information.
 */
final class WorkManager {

	/** The size that the guide calls safe, section 5.6. */
	private static final long QUEUE = 1024;
	private static final RuleLimit SHARE = new RuleLimit("workmanager-oversized", "percent", 50, 1, 99, "percent");

	private WorkManager() {
	}

	/**
	 * @param reading what was read
	 * @param server the server
	 * @param beans the beans that run on it
	 * @param threads what carries their messages
	 * @param sum the sum of their sessions
	 */
	private record Load(Reading reading, Server server, List<Pooled> beans, Delivery threads, long sum) {

		String names() {
			return beans.stream().map(bean -> bean.listener().name() + " (" + bean.sessions() + ")").collect(Collectors.joining(", "));
		}

		boolean anyAlone() {
			return beans.stream().anyMatch(bean -> bean.statedSessions() != null && bean.statedSessions() > threads.threads());
		}
	}

	/**
	 * @param bean a bean
	 * @param load its server
	 */
	private record One(Pooled bean, Load load) {
	}

	static Rule oneAbove() {
		return RuleForm.rule("mdb-sessions-above-workmanager", Subject.MESSAGING, Severity.WARNING, reading -> loads(reading).flatMap(load -> load.beans().stream().map(bean -> new One(bean, load))))
				.onSites(form -> form
						.when(site -> site.bean().statedSessions() != null && site.bean().statedSessions() > site.load().threads().threads())
						.severity(site -> site.load().threads().newer() ? Severity.INFO : Severity.WARNING)
						.at(site -> site.bean().listener().place())
						.measured(site -> site.bean().statedSessions())
						.limit(site -> site.load().threads().threads())
						.with("name", site -> site.bean().listener().name())
						.with("server", site -> Hosting.serverName(site.load().server()))
						.with("pool", site -> site.load().threads().name())
						.assuming(site -> assumption(site.bean()))
						.related(site -> Arrays.asList(site.load().threads().place()))
						.fix("raise-threads", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.load().threads().size(), site.bean().statedSessions().toString()))
						.fix("lower-sessions", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							Long threads = site.load().threads().threads();
							edits.set(site.bean().listener().maximum(), threads.toString());
							Long minimum = Values.isSet(site.bean().listener().minimum()) ? Values.number(site.bean().listener().minimum()) : null;
							if (minimum != null && minimum > threads) {
								// What is kept ready never exceeds what is allowed.
								edits.set(site.bean().listener().minimum(), threads.toString());
							}
						}))
				.build();
	}

	/** A bean that alone is above has its own finding, so that this one tells only what the sum adds. */
	static Rule sumAbove() {
		return RuleForm.rule("mdb-sessions-sum-above-workmanager", Subject.MESSAGING, Severity.WARNING, WorkManager::loads)
				.onSites(form -> form
						.when(site -> site.beans().size() > 1 && !site.anyAlone() && site.sum() > site.threads().threads())
						.severity(site -> site.threads().newer() ? Severity.INFO : Severity.WARNING)
						.at(site -> site.threads().place())
						.measured(Load::sum)
						.limit(site -> site.threads().threads())
						.with("beans", Load::names)
						.with("server", site -> Hosting.serverName(site.server()))
						.with("pool", site -> site.threads().name())
						.assuming(site -> assumption(site.beans().get(0)))
						.related(site -> places(site.beans()))
						.fix("raise-threads", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.threads().size(), Long.toString(site.sum()))))
				.build();
	}

	/** Silent where code receives messages by itself: how many threads that takes no file tells. */
	static Rule oversized() {
		return RuleForm.rule("workmanager-oversized", Subject.MESSAGING, Severity.INFO, WorkManager::loads)
				.limitedBy(SHARE)
				.optional()
				.onSites(form -> form
						.when(site -> !site.threads().newer() && Values.isSet(site.threads().size()))
						.when((site, context) -> site.sum() * 100 < site.threads().threads() * context.limit(SHARE))
						.when(site -> direct(site.reading(), site.server()).findAny().isEmpty())
						.at(site -> site.threads().place())
						.measured(site -> site.threads().threads())
						.limit(Load::sum)
						.with("beans", Load::names)
						.with("server", site -> Hosting.serverName(site.server()))
						.assuming(site -> assumption(site.beans().get(0)))
						.related(site -> places(site.beans()))
						.fix("lower-threads", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.threads().size(), Long.toString(site.sum()))))
				.build();
	}

	static Rule shortQueue() {
		return SettingRules.form(RuleForm.rule("workmanager-queue-limit-lowered", Subject.MESSAGING, Severity.INFO,
				reading -> ConfigurationIndex.groups(reading, "jboss-5.jca.threads").map(group -> new SettingRules.Site(group,
						group.setting("maximumQueueSize") != null ? group.setting("maximumQueueSize") : group.setting("MaximumQueueSize")))))
				.onSites(form -> form
						.when(site -> site.isStated() && site.number() != null && site.number() < QUEUE)
						.limit(site -> QUEUE)
						.fix("restore", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), Long.toString(QUEUE))))
				.build();
	}

	/**
	 * @param fact the consumer in code
	 * @param threads the threads of the work manager
	 * @param hosting the server
	 */
	private record Direct(CodeFact fact, Delivery threads, Hosting hosting) {
	}

	static Rule directUse() {
		return RuleForm.rule("workmanager-direct-jms-use", Subject.MESSAGING, Severity.INFO, WorkManager::directSites)
				.optional()
				.onSites(form -> form
						.when(site -> site.threads().threads() != null)
						.at(site -> site.fact().getOrigin())
						.measured(site -> site.fact().getName())
						.limit(site -> site.threads().threads())
						.with("server", site -> site.hosting().serverName())
						.assuming(site -> site.hosting().assumption())
						.related(site -> Arrays.asList(site.threads().place())))
				.build();
	}

	private static Stream<Direct> directSites(Reading reading) {
		return ConfigurationIndex.facts(reading, DirectMessagingFinder.KIND).flatMap(fact -> {
			Hosting hosting = Hosting.of(reading, fact.getOrigin().path(), server -> server.getProduct() == Product.JBOSS_EAP_5 && MessageDrivenServers.delivery(reading, server) != null);
			return hosting == null ? Stream.empty() : Stream.of(new Direct(fact, MessageDrivenServers.delivery(reading, hosting.server()), hosting));
		});
	}

	private static Stream<Direct> direct(Reading reading, Server server) {
		return directSites(reading).filter(site -> site.hosting().server() == server);
	}

	private static Stream<Load> loads(Reading reading) {
		return reading.solution().getServers().stream().filter(MessageDrivenServers::isJBoss).flatMap(server -> {
			Delivery threads = MessageDrivenServers.delivery(reading, server);
			List<Pooled> beans = threads == null || threads.threads() == null ? List.of() : MessageDrivenServers.on(reading, server);
			Long sum = MessageDrivenServers.sum(beans);
			return beans.isEmpty() || sum == null ? Stream.empty() : Stream.of(new Load(reading, server, beans, threads, sum));
		});
	}

	private static RuleForm.Assumption assumption(Pooled bean) {
		Hosting hosting = MessageDrivenServers.hosting(bean.listener());
		return hosting == null ? null : hosting.assumption();
	}

	private static List<Origin> places(List<Pooled> beans) {
		List<Origin> places = new ArrayList<>();
		beans.forEach(bean -> places.add(bean.listener().place()));
		return places;
	}
}
