/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.List;
import java.util.Set;
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
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code jms-listener-serial}: a queue whose only consumer waits for another system with each message. Silent where a file or
 * code that is not understood may say how many there are, and where messages are in groups. There is no fix: who counts on the
 * order of messages is for people to know.
 */
final class SerialListeners {

	private static final String[] FACTORIES = {"DefaultJmsListenerContainerFactory"};
	private static final Set<String> SIZES = Set.of("setConcurrency", "setConcurrentConsumers", "setMaxConcurrentConsumers");
	private static final Pattern ONE = Pattern.compile("\\s*1\\s*(?:-\\s*1\\s*)?");
	private static final Pattern ORDER = Pattern.compile("JMSXGroup|(?i:in order|message order|ordering|sequential|one at a time)");

	/**
	 * A listener with one consumer.
	 *
	 * @param listener the listener
	 * @param destination what it listens to
	 * @param reached what it waits for
	 */
	private record Serial(CodeFact listener, String destination, Components.Reached reached) {
	}

	private SerialListeners() {
	}

	static Rule oneConsumer() {
		return RuleForm.<Serial>rule("jms-listener-serial", Subject.CONCURRENCY, Severity.INFO, reading -> reading.solution().getApplications().stream().flatMap(application -> serial(reading, application)))
				.onSites(form -> form
						.at(site -> site.listener().getOrigin())
						.measured(site -> 1)
						.with("name", site -> site.listener().getName())
						.with("destination", Serial::destination)
						.with("waits", site -> site.reached().type())
						.related(site -> List.<Origin>of(site.reached().call().getOrigin())))
				.build();
	}

	private static Stream<Serial> serial(Reading reading, Application application) {
		List<CodeFact> listeners = ConfigurationIndex.facts(reading, application, JmsUseFacts.LISTENER).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path())).toList();
		if (listeners.isEmpty() || BuildFiles.around(reading, listeners.get(0).getOrigin().path()).noneMatch(text -> text.contains("spring-boot"))
				|| ConfigurationIndex.groups(reading, application, "spring-boot.jms.listener").filter(InOperation::is).anyMatch(group -> Stream.of("min-concurrency", "max-concurrency", "concurrency (until 3.1)").anyMatch(group::states))
				|| ConfigurationIndex.groups(reading, application, "spring-boot.jms").anyMatch(group -> group.states("pub-sub-domain"))) {
			return Stream.empty();
		}
		Components components = Components.of(reading, application);
		return listeners.stream().filter(listener -> isOne(reading, application, listener) && !ORDER.matcher(String.valueOf(reading.texts().text(listener.getOrigin().path()))).find())
				.flatMap(listener -> components.reached(type(listener), method(listener)).stream().filter(each -> each.kind() == Components.Kind.REQUEST).limit(1).map(each -> new Serial(listener, destination(reading, application, listener), each)));
	}

	private static boolean isOne(Reading reading, Application application, CodeFact listener) {
		Setting concurrency = detail(listener, "concurrency");
		if (concurrency != null) {
			String value = ApplicationKeys.resolve(reading, application, concurrency.getValue());
			return value != null && ONE.matcher(value).matches();
		}
		List<SpringObjects.Made> factories = SpringObjects.of(reading, application, FACTORIES);
		Setting named = detail(listener, "containerFactory");
		SpringObjects.Made factory = SpringObjects.named(factories, named == null ? "jmsListenerContainerFactory" : named.getValue());
		if (factory == null) {
			// Without a bean of its usual name Spring Boot makes the factory.
			return named == null && factories.stream().noneMatch(made -> "jmsListenerContainerFactory".equals(made.value(ConfiguredObjects.BEAN)));
		}
		return SIZES.stream().noneMatch(factory::sets) && !factory.sets("setPubSubDomain") && factory.isClosed("configure");
	}

	private static String destination(Reading reading, Application application, CodeFact listener) {
		Setting destination = detail(listener, "destination");
		String name = destination == null ? null : ApplicationKeys.resolve(reading, application, destination.getValue());
		return name == null ? Values.shown(destination) : name;
	}

	private static String type(CodeFact listener) {
		String type = String.valueOf(listener.getTypeName());
		return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
	}

	private static String method(CodeFact listener) {
		return listener.getName().substring(listener.getName().lastIndexOf('.') + 1);
	}

	private static Setting detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).findFirst().orElse(null);
	}
}
