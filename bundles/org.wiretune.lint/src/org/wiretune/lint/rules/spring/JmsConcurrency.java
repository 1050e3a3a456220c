/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
import org.wiretune.lint.rules.PlaceholderDefaults;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** How many consumers a listener of JMS has, on what, and through which factory. */
final class JmsConcurrency {

	private static final String[] CONTAINERS = {"DefaultJmsListenerContainerFactory", "DefaultMessageListenerContainer"};
	/** The bean that Spring takes for a listener without the name of another. */
	private static final String STANDARD = "jmsListenerContainerFactory";
	private static final Pattern BEAN = Pattern.compile("\\w+");
	private static final Pattern RANGE = Pattern.compile("\\s*(\\d{1,6})\\s*(?:-\\s*(\\d{1,6})\\s*)?");
	/** Queues of ActiveMQ behind a topic, which each consumer takes its share of. */
	private static final Pattern VIRTUAL = Pattern.compile("Consumer\\.[^.]+\\..+");

	/**
	 * How many consumers there are.
	 *
	 * @param least at the beginning
	 * @param most at most
	 * @param setting where that is said
	 */
	private record Consumers(long least, long most, Setting setting) {

		/** {@return what text says, as in 2 or 2-8; one number is the most of what begins with one; null where it is neither} */
		static Consumers of(Setting setting) {
			String text = Values.isSet(setting) ? Values.value(setting) : null;
			Matcher range = RANGE.matcher(text == null ? "" : text);
			if (!range.matches()) {
				return null;
			}
			long first = Long.parseLong(range.group(1));
			return range.group(2) == null ? new Consumers(1, first, setting) : new Consumers(first, Long.parseLong(range.group(2)), setting);
		}
	}

	/**
	 * A listener and its consumers.
	 *
	 * @param name the listener or container, or the place in the code
	 * @param origin where the finding stands
	 * @param consumers its consumers
	 * @param severity how much it matters
	 */
	private record Listener(String name, Origin origin, Consumers consumers, Severity severity) {
	}

	private JmsConcurrency() {
	}

	/** Rule {@code jms-listener-concurrency-on-topic}. There is no fix: a topic may have been meant to be a queue. */
	static Rule onTopic() {
		return RuleForm.<Listener>rule("jms-listener-concurrency-on-topic", Subject.MESSAGING, Severity.WARNING, reading -> Stream.of(codedOnTopic(reading), annotated(reading), writtenOnTopic(reading), configured(reading)).flatMap(each -> each))
				.onSites(form -> form
						.when(site -> site.consumers().most() > 1)
						.severity(Listener::severity)
						.at(Listener::origin)
						.measured(site -> site.consumers().most())
						.with("name", Listener::name))
				.build();
	}

	private static Stream<Listener> codedOnTopic(Reading reading) {
		return SpringObjects.of(reading, CONTAINERS).filter(made -> isTopic(made) && made.isClosed("configure") && !isOfOthers(made)).map(made -> listener(made.place(), consumers(made), isNamed(made) ? Severity.WARNING : Severity.INFO)).filter(Objects::nonNull);
	}

	/** Whether there are listeners, and each of them has another factory: this one makes no consumer. */
	private static boolean isOfOthers(SpringObjects.Made made) {
		return made.fact().getName().equals(CONTAINERS[0]) && ConfigurationIndex.facts(made.reading(), made.application(), JmsUseFacts.LISTENER).findAny().isPresent() && !isNamed(made);
	}

	/** Whether it is a container of its own, or a listener takes its consumers from it: by its name, or as the one that Spring asks for without a name. */
	private static boolean isNamed(SpringObjects.Made made) {
		return !made.fact().getName().equals(CONTAINERS[0]) || ConfigurationIndex.facts(made.reading(), made.application(), JmsUseFacts.LISTENER).map(fact -> detail(fact, "containerFactory")).map(factory -> factory == null ? STANDARD : String.valueOf(factory.getValue()))
				.anyMatch(name -> !BEAN.matcher(name).matches() || name.equals(made.value(ConfiguredObjects.METHOD)) || name.equals(made.value(ConfiguredObjects.BEAN)));
	}

	private static Listener listener(String name, Consumers consumers, Severity severity) {
		return consumers == null ? null : new Listener(name, consumers.setting().getOrigin(), consumers, severity);
	}

	private static boolean isTopic(SpringObjects.Made made) {
		return "true".equals(made.value("setPubSubDomain")) && !made.sets("setSubscriptionShared") && !VIRTUAL.matcher(String.valueOf(made.value("setDestinationName"))).matches();
	}

	private static Consumers consumers(SpringObjects.Made made) {
		if (made.sets("setConcurrency")) {
			return Consumers.of(made.setting("setConcurrency"));
		}
		Setting most = made.sets("setMaxConcurrentConsumers") ? made.setting("setMaxConcurrentConsumers") : made.setting("setConcurrentConsumers");
		Long number = Values.number(most);
		Long least = made.sets("setConcurrentConsumers") ? Values.number(made.setting("setConcurrentConsumers")) : Long.valueOf(1);
		return number == null || least == null ? null : new Consumers(least, Math.max(number, least), most);
	}

	/** What the annotation says counts more than what its factory says. */
	private static Stream<Listener> annotated(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> ConfigurationIndex.facts(reading, application, JmsUseFacts.LISTENER).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path())).map(fact -> {
			Setting factory = detail(fact, "containerFactory");
			Setting destination = detail(fact, "destination");
			SpringObjects.Made made = factory == null ? null : SpringObjects.named(SpringObjects.of(reading, application, CONTAINERS), factory.getValue());
			boolean topic = made != null && isTopic(made) && (destination == null || !VIRTUAL.matcher(destination.getValue()).matches());
			return topic ? listener(fact.getName(), Consumers.of(detail(fact, "concurrency")), Severity.WARNING) : null;
		})).filter(Objects::nonNull);
	}

	private static Setting detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).findFirst().orElse(null);
	}

	private static Stream<Listener> writtenOnTopic(Reading reading) {
		Stream<Listener> containers = XmlBeans.groups(reading, "jms.listener-container").filter(group -> List.of("topic", "durableTopic").contains(String.valueOf(group.value("destination-type"))))
				.map(group -> listener(name(group), Consumers.of(group.setting("concurrency")), Severity.WARNING));
		Stream<Listener> beans = XmlBeans.groups(reading, "bean").filter(JmsConcurrency::isContainer).filter(bean -> "true".equals(bean.value("pubSubDomain")) && !bean.states("subscriptionShared"))
				.map(bean -> listener(name(bean), consumers(bean), Severity.WARNING));
		return Stream.concat(containers, beans).filter(Objects::nonNull);
	}

	private static boolean isContainer(ConfiguredGroup bean) {
		return String.valueOf(bean.value("class")).endsWith(".DefaultMessageListenerContainer") || String.valueOf(bean.value("class")).endsWith(".DefaultJmsListenerContainerFactory");
	}

	private static String name(ConfiguredGroup group) {
		return group.name().isEmpty() ? group.fileName() : group.name();
	}

	private static Consumers consumers(ConfiguredGroup bean) {
		if (bean.states("concurrency")) {
			return Consumers.of(bean.setting("concurrency"));
		}
		Setting most = bean.states("maxConcurrentConsumers") ? bean.setting("maxConcurrentConsumers") : bean.setting("concurrentConsumers");
		Long number = Values.number(most);
		Long least = bean.states("concurrentConsumers") ? bean.number("concurrentConsumers") : Long.valueOf(1);
		return number == null || least == null ? null : new Consumers(least, Math.max(number, least), most);
	}

	/** Keys of Spring Boot, for listeners of whose factory nothing else is said. */
	private static Stream<Listener> configured(Reading reading) {
		return ConfigurationIndex.groups(reading, "spring-boot.jms.listener").filter(InOperation::is).filter(group -> Values.truth(BesideInFile.stated(group, "spring-boot.jms", "pub-sub-domain")) && group.application() != null)
				.filter(group -> ConfigurationIndex.facts(reading, group.application(), JmsUseFacts.LISTENER).anyMatch(fact -> detail(fact, "containerFactory") == null && detail(fact, "concurrency") == null))
				.map(group -> {
					Setting most = Stream.of("max-concurrency", "min-concurrency", "concurrency (until 3.1)").map(group::setting).filter(Values::isSet).findFirst().orElse(null);
					Long number = Values.number(most);
					return number == null ? null : listener(group.owner(), new Consumers(1, number, most), PlaceholderDefaults.severity(Severity.WARNING, most));
				}).filter(Objects::nonNull);
	}

	/** Rule {@code jms-listener-on-caching-factory}. There is no fix: the listeners need another factory bean. */
	static Rule onCachingFactory() {
		return RuleForm.<Listener>rule("jms-listener-on-caching-factory", Subject.MESSAGING, Severity.WARNING, reading -> Stream.concat(codedOnCache(reading), writtenOnCache(reading)))
				.onSites(form -> form
						.when(site -> site.consumers().most() > site.consumers().least())
						.severity(Listener::severity)
						.at(Listener::origin)
						.measured(site -> site.consumers().least() + "-" + site.consumers().most())
						.with("name", Listener::name))
				.build();
	}

	private static Stream<Listener> codedOnCache(Reading reading) {
		return SpringObjects.of(reading, CONTAINERS).filter(made -> made.isClosed() && JmsFactories.type(made, "setConnectionFactory").equals("CachingConnectionFactory") && !isOfOthers(made)).map(made -> {
			SpringObjects.Made factory = JmsFactories.object(made, "setConnectionFactory");
			boolean keeps = factory == null || !factory.isClosed() || "false".equals(factory.value("setCacheConsumers")) || factory.sets("setCacheConsumers") && factory.value("setCacheConsumers") == null;
			return listener(made.place(), consumers(made), keeps || !isNamed(made) ? Severity.INFO : Severity.WARNING);
		}).filter(Objects::nonNull);
	}

	private static Stream<Listener> writtenOnCache(Reading reading) {
		Stream<Listener> containers = XmlBeans.groups(reading, "jms.listener-container").filter(group -> !"simple".equals(group.value("container-type")))
				.map(group -> onCache(group, group.states("connection-factory") ? group.value("connection-factory") : "connectionFactory", Consumers.of(group.setting("concurrency"))));
		Stream<Listener> beans = XmlBeans.groups(reading, "bean").filter(JmsConcurrency::isContainer).map(bean -> onCache(bean, bean.value("connectionFactory"), consumers(bean)));
		return Stream.concat(containers, beans).filter(Objects::nonNull);
	}

	private static Listener onCache(ConfiguredGroup group, String reference, Consumers consumers) {
		ConfiguredGroup factory = XmlBeans.bean(group, reference);
		if (factory == null || !String.valueOf(factory.value("class")).endsWith(".jms.connection.CachingConnectionFactory")) {
			return null;
		}
		return listener(name(group), consumers, factory.states("cacheConsumers") && !"true".equals(factory.value("cacheConsumers")) ? Severity.INFO : Severity.WARNING);
	}
}
