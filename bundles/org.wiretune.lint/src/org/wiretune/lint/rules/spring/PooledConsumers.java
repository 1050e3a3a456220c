/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.messaging.JmsUseFacts;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code amq-pooled-consumer-prefetch}: a factory of Spring keeps consumers of ActiveMQ Classic, as it does unless it is told
 * otherwise, and code of the application fetches messages by a template, so that consumers are put aside with messages in them. Silent
 * where something says how many messages a consumer gets ahead. There is no fix in Java: the setter is missing.
 */
final class PooledConsumers {

	private static final String CLASSIC = "org.apache.activemq.ActiveMQConnectionFactory";
	private static final String CACHING = "CachingConnectionFactory";
	private static final Set<String> FETCHES = Set.of("receive", "receiveAndConvert");

	private PooledConsumers() {
	}

	/**
	 * A factory that keeps consumers.
	 *
	 * @param name where it is made
	 * @param origin where the finding stands
	 * @param fetches a call that fetches messages
	 */
	private record Site(String name, Origin origin, CodeFact fetches) {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("amq-pooled-consumer-prefetch", Subject.MESSAGING, Severity.WARNING, reading -> reading.solution().getApplications().stream().flatMap(application -> sites(reading, application)))
				.onSites(form -> form
						.at(Site::origin)
						.with("name", Site::name)
						.with("caller", site -> site.fetches().getName())
						.related(site -> List.of(site.fetches().getOrigin())))
				.build();
	}

	private static Stream<Site> sites(Reading reading, Application application) {
		CodeFact fetches = ConfigurationIndex.facts(reading, application, JmsUseFacts.CALL).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path()) && FETCHES.contains(String.valueOf(Values.value(fact.detail(JmsUseFacts.METHOD))))).findFirst().orElse(null);
		if (fetches == null) {
			return Stream.empty();
		}
		Stream<Site> coded = SpringObjects.of(reading, application, CACHING).stream().filter(made -> made.isClosed() && keeps(made) && isClassic(made)).map(made -> new Site(made.place(), made.fact().getOrigin(), fetches));
		Stream<Site> written = XmlBeans.groups(reading, "bean").filter(bean -> bean.application() == application && String.valueOf(bean.value("class")).endsWith(".jms.connection." + CACHING) && keeps(bean) && isClassic(bean))
				.map(bean -> new Site(bean.name().isEmpty() ? bean.fileName() : bean.name(), bean.group().getOrigin(), fetches));
		return Stream.concat(coded, written);
	}

	private static boolean keeps(SpringObjects.Made made) {
		return !made.sets("setCacheConsumers") || "true".equals(made.value("setCacheConsumers"));
	}

	private static boolean keeps(ConfiguredGroup bean) {
		return !bean.states("cacheConsumers") || "true".equals(bean.value("cacheConsumers"));
	}

	/** Artemis has a class of the same name, and gives out few messages ahead; so does who says a number of them. */
	private static boolean isClassic(SpringObjects.Made made) {
		String setter = made.sets("setTargetConnectionFactory") ? "setTargetConnectionFactory" : ConfiguredObjects.ARGUMENT;
		SpringObjects.Made target = JmsFactories.object(made, setter);
		String type = JmsFactories.type(made, setter);
		return "ActiveMQConnectionFactory".equals(type) && isClassic(made.reading(), (target == null ? made : target).fact().getOrigin().path());
	}

	private static boolean isClassic(ConfiguredGroup bean) {
		ConfiguredGroup target = XmlBeans.bean(bean, bean.value("targetConnectionFactory"));
		String type = target == null ? bean.value("targetConnectionFactory") : target.value("class");
		return CLASSIC.equals(type) && isClassic(bean.reading(), (target == null ? bean : target).path());
	}

	private static boolean isClassic(Reading reading, String path) {
		String text = String.valueOf(reading.texts().text(path));
		return text.contains(CLASSIC) && !text.contains("refetch");
	}
}
