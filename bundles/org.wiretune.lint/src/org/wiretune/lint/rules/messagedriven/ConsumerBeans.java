/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.Arrays;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.messaging.ConsumerBeanFinder;
import org.wiretune.lint.java.messaging.MissingCommaFinder;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.MessageListeners;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Consumer beans of JBoss and what their source shows: rules {@code consumer-bean-pool-out-of-sync},
 * {@code consumer-bean-not-portable} and {@code activationconfig-missing-comma}.
 */
final class ConsumerBeans {

	private static final String DOMAIN = "Consumer Bean";

	private ConsumerBeans() {
	}

	/**
	 * @param bean the bean
	 * @param sessions its sessions as stated
	 * @param pool the pool of its domain
	 * @param hosting the server
	 */
	private record Site(CodeFact bean, Setting sessions, BeanPool pool, Hosting hosting) {

		Long instances() {
			return Values.number(pool.getMaximumSize());
		}
	}

	static Rule outOfSync() {
		return RuleForm.rule("consumer-bean-pool-out-of-sync", Subject.MESSAGING, Severity.WARNING, ConsumerBeans::sites)
				.onSites(form -> form
						.when(site -> site.sessions().asNumber() != null && site.instances() != null && site.sessions().asNumber() > site.instances())
						.at(site -> Values.origin(site.sessions()))
						.measured(site -> site.sessions().asNumber())
						.limit(Site::instances)
						.with("name", site -> site.bean().getName())
						.with("server", site -> site.hosting().serverName())
						.assuming(site -> site.hosting().assumption())
						.related(site -> Arrays.asList(Values.origin(site.pool().getMaximumSize(), site.pool())))
						.fix("raise-pool", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.pool().getMaximumSize(), site.sessions().asNumber().toString()))
						.fix("lower-sessions", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.sessions(), site.instances().toString())))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return ConfigurationIndex.facts(reading, ConsumerBeanFinder.KIND).flatMap(bean -> {
			Setting plural = MessageListeners.detail(bean, "maxSessions");
			Setting sessions = plural == null ? MessageListeners.detail(bean, "maxSession") : plural;
			Hosting hosting = Hosting.of(reading, bean.getOrigin().path(), server -> server.getProduct() == Product.JBOSS_EAP_5 && MessageDrivenServers.domain(server, DOMAIN) != null);
			return sessions == null || hosting == null ? Stream.empty() : Stream.of(new Site(bean, sessions, MessageDrivenServers.domain(hosting.server(), DOMAIN), hosting));
		});
	}

	static Rule notPortable() {
		return RuleForm.rule("consumer-bean-not-portable", Subject.MESSAGING, Severity.INFO, reading -> ConfigurationIndex.facts(reading, ConsumerBeanFinder.KIND))
				.optional()
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> "@Consumer")
						.limit(fact -> "@MessageDriven")
						.with("name", CodeFact::getName))
				.build();
	}

	static Rule missingComma() {
		return RuleForm.rule("activationconfig-missing-comma", Subject.MESSAGING, Severity.WARNING, reading -> ConfigurationIndex.facts(reading, MissingCommaFinder.KIND))
				.onSites(form -> form
						.at(CodeFact::getOrigin)
						.measured(fact -> ")")
						.limit(fact -> "),")
						.fix("comma", FixEffect.KEEPS_MEANING, (fact, edits) -> edits.insert(fact.getOrigin().path(), fact.getOrigin().end(), ",")))
				.build();
	}
}
