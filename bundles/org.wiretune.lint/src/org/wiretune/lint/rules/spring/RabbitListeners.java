/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** Rule {@code rabbit-prefetch-one}: consumers of RabbitMQ that are given a message when the one before is acknowledged, by a key, by code or by a context of XML. */
final class RabbitListeners {

	private static final String LISTENERS = "spring-boot.rabbitmq.listener";
	private static final String PREFETCH = "prefetch";
	private static final String[] MADE = {"SimpleRabbitListenerContainerFactory", "DirectRabbitListenerContainerFactory", "SimpleMessageListenerContainer", "DirectMessageListenerContainer"};
	private static final String SETTER = "setPrefetchCount";
	/** What Spring AMQP asks for where nothing is stated, since 2.0. */
	private static final long SHIPPED = 250;

	private RabbitListeners() {
	}

	/**
	 * What consumers fetch.
	 *
	 * @param owner the application or file, or the method that makes the containers
	 * @param prefetch how many messages
	 */
	private record Fetching(String owner, Setting prefetch) {
	}

	static Rule prefetchOne() {
		return RuleForm.<Fetching>rule("rabbit-prefetch-one", Subject.MESSAGING, Severity.INFO, RabbitListeners::fetching)
				.onSites(form -> form
						.when(site -> Long.valueOf(1).equals(Values.number(site.prefetch())))
						.at(site -> Values.origin(site.prefetch()))
						.measured(site -> Values.shown(site.prefetch()))
						.limit(site -> SHIPPED)
						.with("owner", Fetching::owner)
						.fix("more", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.prefetch(), String.valueOf(SHIPPED))))
				.build();
	}

	private static Stream<Fetching> fetching(Reading reading) {
		return Stream.of(ConfigurationIndex.groups(reading, LISTENERS).filter(InOperation::is).filter(group -> group.states(PREFETCH)).map(group -> new Fetching(group.owner(), group.setting(PREFETCH))),
				SpringObjects.of(reading, MADE).filter(made -> made.sets(SETTER)).map(made -> new Fetching(made.place(), made.setting(SETTER))),
				XmlBeans.groups(reading, "rabbit.listener-container").filter(group -> group.states(PREFETCH)).map(group -> new Fetching(group.fileName(), group.setting(PREFETCH)))).flatMap(sites -> sites);
	}
}
