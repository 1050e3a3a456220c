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
import org.wiretune.lint.java.messaging.MessagesAheadFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code jms-listener-prefetch-slow}: several consumers of one queue of ActiveMQ, which wait for another system with each message,
 * and nothing says how many messages the broker sends each of them ahead. There is no fix: the option goes into the address of the broker,
 * which is often given from outside.
 */
final class SlowListeners {

	private static final Pattern RANGE = Pattern.compile("\\s*(?:\\d{1,4}\\s*-\\s*)?(\\d{1,4})\\s*");
	private static final Pattern CLASSIC = Pattern.compile("spring-boot-starter-activemq|<artifactId>activemq-(?:client|spring|all|broker)|org\\.apache\\.activemq:activemq-(?:client|spring|all|broker)");
	private static final Pattern ARTEMIS = Pattern.compile("spring-boot-starter-artemis|artemis-(?:jms|jakarta)-client");
	private static final Pattern STATED = Pattern.compile("refetch|consumerWindowSize");

	private SlowListeners() {
	}

	/**
	 * A listener with several consumers.
	 *
	 * @param listener the listener
	 * @param consumers the most consumers
	 * @param waits what they wait for
	 * @param call where
	 * @param ahead what the broker sends ahead as shipped, for messages
	 */
	private record Slow(CodeFact listener, long consumers, String waits, Origin call, String ahead) {
	}

	static Rule messagesAhead() {
		return RuleForm.<Slow>rule("jms-listener-prefetch-slow", Subject.CONCURRENCY, Severity.INFO, reading -> reading.solution().getApplications().stream().flatMap(application -> slow(reading, application)))
				.onSites(form -> form
						.at(site -> site.listener().getOrigin())
						.measured(Slow::consumers)
						.limit(site -> 1)
						.with("name", site -> site.listener().getName())
						.with("waits", Slow::waits)
						.with("ahead", Slow::ahead)
						.message(Slow::ahead)
						.related(site -> List.of(site.call())))
				.build();
	}

	private static Stream<Slow> slow(Reading reading, Application application) {
		List<CodeFact> listeners = ConfigurationIndex.facts(reading, application, JmsUseFacts.LISTENER).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path())).toList();
		String ahead = listeners.isEmpty() || isStated(reading, application) ? null : ahead(reading, listeners.get(0).getOrigin().path());
		if (ahead == null) {
			return Stream.empty();
		}
		Components components = Components.of(reading, application);
		return listeners.stream().map(listener -> {
			Long consumers = consumers(reading, application, listener);
			if (consumers == null || consumers < 2) {
				return null;
			}
			String type = String.valueOf(listener.getTypeName());
			return components.reached(type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1), listener.getName().substring(listener.getName().lastIndexOf('.') + 1)).stream().filter(each -> each.kind() == Components.Kind.REQUEST).findFirst()
					.map(reached -> new Slow(listener, consumers, reached.type(), reached.call().getOrigin(), ahead)).orElse(null);
		}).filter(Objects::nonNull);
	}

	/** Which broker the build brings a client for, as the one of the two. */
	private static String ahead(Reading reading, String path) {
		String build = String.join("\n", BuildFiles.around(reading, path).toList());
		boolean classic = CLASSIC.matcher(build).find();
		boolean artemis = ARTEMIS.matcher(build).find();
		return classic == artemis ? null : classic ? "classic" : "artemis";
	}

	private static boolean isStated(Reading reading, Application application) {
		return ConfigurationIndex.facts(reading, application, MessagesAheadFacts.KIND).findAny().isPresent()
				|| ConfigurationIndex.groups(reading, application, "spring-boot.activemq", "spring-boot.artemis").map(group -> group.value("broker-url")).anyMatch(address -> address != null && STATED.matcher(address).find());
	}

	/** The most consumers by the annotation, else by the keys of Spring Boot where the listener has the usual factory; null where neither tells. */
	private static Long consumers(Reading reading, Application application, CodeFact listener) {
		Setting own = listener.detail("concurrency");
		if (own != null) {
			String value = ApplicationKeys.resolve(reading, application, String.valueOf(own.getValue()));
			Matcher range = RANGE.matcher(value == null ? "" : value);
			return range.matches() ? Long.valueOf(range.group(1)) : null;
		}
		if (listener.detail("containerFactory") != null) {
			return null;
		}
		List<ConfiguredGroup> groups = ConfigurationIndex.groups(reading, application, "spring-boot.jms.listener").filter(InOperation::is).filter(group -> group.states("max-concurrency")).toList();
		return groups.size() == 1 ? Values.number(groups.get(0).setting("max-concurrency")) : null;
	}
}
