/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.kafka.KafkaListenerFacts;
import org.wiretune.lint.java.kafka.KafkaSettingFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.PlaceholderDefaults;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** What the documents of Spring for Apache Kafka say of listeners. */
final class KafkaListeners {

	private static final String LISTENER = "spring-boot.kafka.listener";
	/** What makes the consumers of listeners, and the name of the bean that does so for those that name none. */
	private static final String FACTORY = "ConcurrentKafkaListenerContainerFactory";
	private static final String USUAL_FACTORY = "kafkaListenerContainerFactory";
	private static final String CONCURRENCY = "setConcurrency";
	private static final Set<String> EACH = Set.of("record", "manual-immediate", "manualimmediate");
	/** Milliseconds of pauses in all that hold up a partition for long. */
	private static final long LONG = 30_000;
	/** Milliseconds after which the group takes partitions away, unless something else is said. */
	private static final long POLL = 300_000;

	/**
	 * When listeners commit their offsets.
	 *
	 * @param mode the mode, where it is said
	 * @param owner the application, or the method that makes the containers
	 */
	private record Commits(Setting mode, String owner) {
	}

	/**
	 * A listener with more consumers than its topic has partitions.
	 *
	 * @param listener the listener
	 * @param consumers where their number is said
	 * @param partitions the most partitions of one of its topics
	 * @param topic where that topic is made
	 */
	private record Idle(CodeFact listener, Setting consumers, long partitions, Origin topic) {
	}

	private KafkaListeners() {
	}

	/** Rule {@code kafka-listener-ack-record}, of a setting or of what code tells a container. There is no fix: how often offsets are committed decides what is read again. */
	static Rule commitOfEach() {
		return RuleForm.<Commits>rule("kafka-listener-ack-record", Subject.MESSAGING, Severity.INFO, KafkaListeners::commits)
				.onSites(form -> form
						.when(site -> EACH.contains(String.valueOf(Values.value(site.mode())).toLowerCase(Locale.ROOT).replace('_', '-')))
						.at(site -> Values.origin(site.mode()))
						.measured(site -> Values.shown(site.mode()))
						.limit(site -> "BATCH")
						.with("owner", Commits::owner))
				.build();
	}

	private static Stream<Commits> commits(Reading reading) {
		return Stream.concat(
				ConfigurationIndex.groups(reading, LISTENER).filter(InOperation::is).filter(group -> group.states("ack-mode") && !isTransactional(group) && !pollsOne(reading, group.application())).map(group -> new Commits(group.setting("ack-mode"), group.owner())),
				reading.solution().getApplications().stream().filter(application -> !pollsOne(reading, application)).flatMap(application -> facts(reading, application, KafkaListenerFacts.ACK_MODE)).map(fact -> new Commits(fact.detail(KafkaListenerFacts.ACK_MODE), fact.getName())));
	}

	/** Whether a poll gives one record, so that a commit after each poll is one after each record. */
	private static boolean pollsOne(Reading reading, Application application) {
		return application != null && Stream.concat(ConfigurationIndex.groups(reading, application, "spring-boot.kafka.consumer").map(consumer -> consumer.setting("max-poll-records")), ConfigurationIndex.facts(reading, application, KafkaSettingFacts.KIND).map(fact -> fact.detail("max.poll.records")))
				.anyMatch(records -> Long.valueOf(1).equals(Values.number(records)));
	}

	/** In a transaction the offsets go with it. */
	private static boolean isTransactional(ConfiguredGroup group) {
		return ConfigurationIndex.groups(group.reading(), group.application(), "spring-boot.kafka.producer").anyMatch(producer -> producer.states("transaction-id-prefix"));
	}

	/** Rule {@code kafka-listener-concurrency-above-partitions}. */
	static Rule abovePartitions() {
		return RuleForm.<Idle>rule("kafka-listener-concurrency-above-partitions", Subject.CONCURRENCY, Severity.WARNING, reading -> reading.solution().getApplications().stream().flatMap(application -> idle(reading, application)))
				.onSites(form -> form
						.when(site -> Values.number(site.consumers()) > site.partitions())
						.severity(site -> PlaceholderDefaults.severity(Severity.WARNING, site.consumers()))
						.at(site -> site.consumers().getOrigin())
						.measured(site -> Values.number(site.consumers()))
						.limit(Idle::partitions)
						.with("name", site -> site.listener().getName())
						.with("idle", site -> Values.number(site.consumers()) - site.partitions())
						.related(site -> List.of(site.topic())))
				.build();
	}

	private static Stream<Idle> idle(Reading reading, Application application) {
		Map<String, CodeFact> topics = new HashMap<>();
		facts(reading, application, KafkaListenerFacts.TOPIC).filter(topic -> value(topic, KafkaListenerFacts.NAME) != null).forEach(topic -> topics.merge(value(topic, KafkaListenerFacts.NAME), topic, (one, other) -> partitions(one) == null || partitions(other) != null && partitions(other) > partitions(one) ? other : one));
		if (topics.isEmpty()) {
			return Stream.empty();
		}
		return facts(reading, application, KafkaListenerFacts.LISTENER).filter(listener -> detail(listener, KafkaListenerFacts.ASSIGNED) == null).map(listener -> {
			Setting consumers = consumers(reading, application, listener);
			List<CodeFact> own = listener.getDetails().stream().filter(each -> each.getName().equals(KafkaListenerFacts.NAME)).map(each -> topics.get(each.getValue())).toList();
			if (Values.number(consumers) == null || own.isEmpty() || own.stream().anyMatch(topic -> topic == null || partitions(topic) == null)) {
				return null;
			}
			CodeFact most = own.stream().reduce((one, other) -> partitions(one) >= partitions(other) ? one : other).orElseThrow();
			return new Idle(listener, consumers, partitions(most), most.getOrigin());
		}).filter(Objects::nonNull);
	}

	/** What the annotation says, else what code sets on the factory of the listener, else the key of the application where one file says it and no factory of code leaves it unread. */
	private static Setting consumers(Reading reading, Application application, CodeFact listener) {
		Setting own = detail(listener, KafkaListenerFacts.CONCURRENCY);
		if (own != null) {
			return own;
		}
		String name = value(listener, KafkaListenerFacts.FACTORY);
		SpringObjects.Made factory = SpringObjects.named(SpringObjects.of(reading, application, FACTORY), name == null ? USUAL_FACTORY : name);
		if (factory != null && factory.sets(CONCURRENCY)) {
			return factory.setting(CONCURRENCY);
		}
		if (factory != null ? factory.isClosed() : name != null) {
			return null;
		}
		List<ConfiguredGroup> groups = ConfigurationIndex.groups(reading, application, LISTENER).filter(InOperation::is).filter(group -> group.states("concurrency")).toList();
		return groups.size() == 1 ? groups.get(0).setting("concurrency") : null;
	}

	private static Long partitions(CodeFact topic) {
		return Values.number(detail(topic, KafkaListenerFacts.PARTITIONS));
	}

	/** Rule {@code kafka-blocking-backoff}. */
	static Rule blockingPauses() {
		return RuleForm.<CodeFact>rule("kafka-blocking-backoff", Subject.MESSAGING, Severity.WARNING, reading -> InOperation.facts(reading, KafkaListenerFacts.BACK_OFF).filter(fact -> pauses(fact) > LONG))
				.onSites(form -> form
						.severity(fact -> pauses(fact) >= POLL && Values.number(detail(fact, KafkaListenerFacts.INTERVAL)) > 0 ? Severity.WARNING : Severity.INFO)
						.at(CodeFact::getOrigin)
						.measured(fact -> pauses(fact) == Long.MAX_VALUE ? "∞" : String.valueOf(pauses(fact) / 1_000))
						.limit(fact -> LONG / 1_000)
						.with("name", CodeFact::getName))
				.build();
	}

	/** Milliseconds of all pauses; 0 where that is not known. */
	private static long pauses(CodeFact fact) {
		Long interval = Values.number(detail(fact, KafkaListenerFacts.INTERVAL));
		Long attempts = Values.number(detail(fact, KafkaListenerFacts.ATTEMPTS));
		if (interval == null || attempts == null || interval <= 0 || attempts <= 0) {
			return 0;
		}
		return attempts > Long.MAX_VALUE / interval ? Long.MAX_VALUE : interval * attempts;
	}

	private static Stream<CodeFact> facts(Reading reading, Application application, String kind) {
		return ConfigurationIndex.facts(reading, application, kind).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path()));
	}

	private static String value(CodeFact fact, String name) {
		return Values.value(detail(fact, name));
	}

	private static Setting detail(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).findFirst().orElse(null);
	}
}
