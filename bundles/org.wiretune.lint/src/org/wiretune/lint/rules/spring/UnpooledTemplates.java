/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.StatedLine;
import org.wiretune.lint.java.messaging.JmsUseFacts;
import org.wiretune.lint.java.spring.ConfiguredObjects;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.PlaceholderDefaults;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.settings.Setting;

/** Rule {@code jmstemplate-unpooled-factory}: templates that open a connection, a session and a producer for each message. */
final class UnpooledTemplates {

	private static final String[] KEPT = {"CachingConnectionFactory", "JmsPoolConnectionFactory", "PooledConnectionFactory"};

	/** Names of code that may put something around a factory. */
	private static final Pattern WRAPS = Pattern.compile("(?i)^set|wrap|pool|cach|proxy|^$");

	/**
	 * A template without anything that keeps its connections.
	 *
	 * @param origin where that is said
	 * @param factory the class of its factory, or the switch that takes the cache away
	 * @param name the template, or the application
	 * @param cache the switch; null for a template of code or XML
	 */
	private record Unpooled(Origin origin, String factory, String name, Setting cache) {
	}

	private UnpooledTemplates() {
	}

	static Rule keepsNothing() {
		return RuleForm.<Unpooled>rule("jmstemplate-unpooled-factory", Subject.MESSAGING, Severity.WARNING, reading -> Stream.of(coded(reading), injected(reading), written(reading), switched(reading)).flatMap(each -> each))
				.onSites(form -> form
						.severity(site -> PlaceholderDefaults.severity(Severity.WARNING, site.cache()))
						.at(Unpooled::origin)
						.measured(Unpooled::factory)
						.with("name", Unpooled::name)
						.message(site -> site.cache() == null ? null : "cache")
						.fix("remove", FixEffect.KEEPS_MEANING, (site, edits) -> {
							if (site.cache() == null) {
								edits.impossible();
							} else {
								StatedLine.remove(edits, site.cache());
							}
						}))
				.build();
	}

	private static Stream<Unpooled> coded(Reading reading) {
		return SpringObjects.of(reading, "JmsTemplate").map(made -> {
			boolean set = made.sets("setConnectionFactory");
			String type = JmsFactories.type(made, set ? "setConnectionFactory" : ConfiguredObjects.ARGUMENT);
			return JmsFactories.isPlain(type) && made.isClosed("configure") ? new Unpooled(made.fact().getOrigin(), type, made.place(), null) : null;
		}).filter(Objects::nonNull);
	}

	/** Spring Boot gives its template the factory of a bean as it is, and takes its own, which keeps sessions, back. */
	private static Stream<Unpooled> injected(Reading reading) {
		return reading.solution().getApplications().stream().filter(application -> sends(reading, application) && SpringObjects.of(reading, application, "JmsTemplate").isEmpty() && SpringObjects.of(reading, application, KEPT).isEmpty())
				.map(application -> factory(reading, application)).filter(Objects::nonNull)
				.filter(made -> XmlBeans.groups(reading, "bean").noneMatch(bean -> bean.application() == made.application()) && BuildFiles.around(reading, made.fact().getOrigin().path()).anyMatch(text -> text.contains("spring-boot")))
				.map(made -> new Unpooled(made.fact().getOrigin(), made.fact().getName(), made.place(), null));
	}

	/** The one factory of an application, a bean that nobody wraps. */
	private static SpringObjects.Made factory(Reading reading, Application application) {
		List<SpringObjects.Made> beans = SpringObjects.of(reading, application, JmsFactories.ALL).stream().filter(made -> made.sets(ConfiguredObjects.BEAN)).toList();
		SpringObjects.Made made = beans.size() == 1 ? beans.get(0) : null;
		return made != null && JmsFactories.isPlain(made.fact().getName()) && !made.sets(ConfiguredObjects.WRAPPED)
				&& made.fact().getDetails().stream().noneMatch(each -> each.getName().equals(ConfiguredObjects.OPEN) && WRAPS.matcher(String.valueOf(each.getValue())).find()) ? made : null;
	}

	private static Stream<Unpooled> written(Reading reading) {
		return XmlBeans.groups(reading, "bean").filter(bean -> String.valueOf(bean.value("class")).endsWith(".JmsTemplate"))
				.map(bean -> {
					String type = JmsFactories.type(bean, bean.states("connectionFactory") ? "connectionFactory" : "constructor-arg");
					return JmsFactories.isPlain(type) ? new Unpooled(Values.origin(bean.setting(bean.states("connectionFactory") ? "connectionFactory" : "constructor-arg")), type, bean.name().isEmpty() ? bean.fileName() : bean.name(), null) : null;
				}).filter(Objects::nonNull);
	}

	/** Spring Boot keeps sessions unless it is told not to; a pool in its place, or a factory of code, may keep them too. */
	private static Stream<Unpooled> switched(Reading reading) {
		return ConfigurationIndex.groups(reading, "spring-boot.jms.cache").filter(InOperation::is).filter(group -> group.states("enabled") && "false".equals(group.value("enabled")) && group.application() != null)
				.filter(group -> !JmsFactories.isPooled(reading, group.application()) && sends(reading, group.application()) && SpringObjects.of(reading, group.application(), KEPT).isEmpty())
				.map(group -> new Unpooled(group.setting("enabled").getOrigin(), "spring.jms.cache.enabled", group.owner(), group.setting("enabled")));
	}

	private static boolean sends(Reading reading, Application application) {
		return ConfigurationIndex.facts(reading, application, JmsUseFacts.CALL).anyMatch(fact -> InOperation.mayBe(reading, fact.getOrigin().path()));
	}
}
