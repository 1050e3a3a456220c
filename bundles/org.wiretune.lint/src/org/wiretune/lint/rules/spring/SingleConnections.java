/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code jmstemplate-session-per-send}: a template whose factory keeps the connection and nothing else. There is no fix: a factory that
 * keeps sessions keeps them open until it ends, which code that counts on a session of its own has to know.
 */
final class SingleConnections {

	private static final String SINGLE = "SingleConnectionFactory";
	private static final String SETTER = "setConnectionFactory";

	/**
	 * A template.
	 *
	 * @param origin where it is given its factory
	 * @param name the template
	 */
	private record Site(Origin origin, String name) {
	}

	private SingleConnections() {
	}

	static Rule keepNoSession() {
		return RuleForm.<Site>rule("jmstemplate-session-per-send", Subject.MESSAGING, Severity.INFO, reading -> Stream.concat(coded(reading), written(reading)))
				.onSites(form -> form
						.at(Site::origin)
						.measured(site -> SINGLE)
						.limit(site -> "CachingConnectionFactory")
						.with("name", Site::name))
				.build();
	}

	private static Stream<Site> coded(Reading reading) {
		return SpringObjects.of(reading, "JmsTemplate").filter(made -> SINGLE.equals(JmsFactories.type(made, made.sets(SETTER) ? SETTER : ConfiguredObjects.ARGUMENT)))
				.map(made -> new Site(made.fact().getOrigin(), made.place()));
	}

	private static Stream<Site> written(Reading reading) {
		return XmlBeans.groups(reading, "bean").filter(bean -> String.valueOf(bean.value("class")).endsWith(".JmsTemplate")).flatMap(bean -> {
			String property = bean.states("connectionFactory") ? "connectionFactory" : "constructor-arg";
			return SINGLE.equals(JmsFactories.type(bean, property)) ? Stream.of(new Site(Values.origin(bean.setting(property)), bean.name().isEmpty() ? bean.fileName() : bean.name())) : Stream.empty();
		});
	}
}
