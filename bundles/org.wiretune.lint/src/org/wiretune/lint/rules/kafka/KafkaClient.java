/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.lint.java.kafka.KafkaSettingFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.container.OperatedContainers;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * What is set for clients of Kafka that may run in operation, wherever it stands: in files of Spring Boot, Spring Cloud Stream and Quarkus,
 * in variables of containers, in properties of the clients' own, and in Java. Settings have the names of the clients.
 *
 * @param reading what was read
 * @param kind the kind of the group or observation that states it
 * @param path the file
 * @param owner whose client it is, for messages
 * @param settings what is stated for it
 * @param beside what the file states for all clients of the same application
 */
record KafkaClient(Reading reading, String kind, String path, String owner, List<Setting> settings, List<Setting> beside) {

	private static final Set<String> PRODUCERS = Set.of("spring-boot.kafka.producer", "spring-boot.kafka.client", "spring-boot.stream.kafka.binder", "spring-boot.stream.kafka.producer", "quarkus.reactive-messaging.outgoing", "environment.kafka.producer", "kafka.client");
	private static final Set<String> CONSUMERS = Set.of("spring-boot.kafka.consumer", "spring-boot.kafka.client", "spring-boot.stream.kafka.binder", "spring-boot.stream.kafka.consumer", "quarkus.reactive-messaging.incoming", "kafka.client");
	/** Names that frameworks have for settings of the clients. */
	private static final Map<String, List<String>> NAMES = Map.of("batch.size", List.of("batch-size"), "buffer.memory", List.of("buffer-memory"), "max.poll.records", List.of("max-poll-records"), "enable.auto.commit", List.of("enable-auto-commit"));

	/**
	 * A stated setting.
	 *
	 * @param client the client
	 * @param setting the setting
	 */
	record Site(KafkaClient client, Setting setting) {

		/** {@return the value as a whole number, or null} */
		Long number() {
			return setting.asNumber();
		}
	}

	/** {@return what is set for producers} @param reading what was read */
	static Stream<KafkaClient> producers(Reading reading) {
		return of(reading, PRODUCERS);
	}

	/** {@return what is set for consumers} @param reading what was read */
	static Stream<KafkaClient> consumers(Reading reading) {
		return of(reading, CONSUMERS);
	}

	private static Stream<KafkaClient> of(Reading reading, Set<String> kinds) {
		return Stream.concat(ConfigurationIndex.groups(reading, kinds.toArray(String[]::new)).filter(KafkaClient::isInOperation).map(group -> of(group, kinds)),
				InOperation.facts(reading, KafkaSettingFacts.KIND).map(fact -> of(reading, fact)));
	}

	private static KafkaClient of(ConfiguredGroup group, Set<String> kinds) {
		List<Setting> beside = ConfigurationIndex.groups(group.reading(), kinds.toArray(String[]::new)).filter(each -> each.path().equals(group.path()) && Objects.equals(each.file().getScope(), group.file().getScope())).flatMap(each -> each.group().getSettings().stream()).toList();
		return new KafkaClient(group.reading(), group.group().getKind(), group.path(), OperatedContainers.owner(group), List.copyOf(group.group().getSettings()), beside);
	}

	private static KafkaClient of(Reading reading, CodeFact fact) {
		List<Setting> settings = List.copyOf(fact.getDetails());
		return new KafkaClient(reading, fact.getKind(), fact.getOrigin().path(), fact.getName(), settings, settings);
	}

	/** {@return whether a group is of an application in operation, or of a container} @param group the group */
	static boolean isInOperation(ConfiguredGroup group) {
		return group.group().getKind().startsWith("environment.") ? OperatedContainers.states(group) : !group.isForDevelopment() && InOperation.mayBe(group.reading(), group.path());
	}

	/** {@return what is stated under the name of a setting; nothing where it is not} @param name the name that the clients have for it */
	Stream<Site> stated(String name) {
		return settings.stream().filter(setting -> is(setting, name) && Values.isSet(setting)).map(setting -> new Site(this, setting));
	}

	/** {@return the value that is stated for this client or for all of the application; null where none is or the text does not tell it} @param name the name that the clients have for it */
	String value(String name) {
		return Stream.concat(settings.stream(), beside.stream()).filter(setting -> is(setting, name) && Values.isSet(setting)).map(Values::value).filter(Objects::nonNull).findFirst().orElse(null);
	}

	/** {@return whether something is stated for this client or for all of the application, known or not} @param name the name that the clients have for it */
	boolean states(String name) {
		return Stream.concat(settings.stream(), beside.stream()).anyMatch(setting -> is(setting, name) && Values.isSet(setting));
	}

	private static boolean is(Setting setting, String name) {
		return name.equals(setting.getName()) || NAMES.getOrDefault(name, List.of()).contains(setting.getName());
	}

	/** {@return a form with the place, value and names of its sites} @param form the form */
	static RuleForm<Site> form(RuleForm<Site> form) {
		return form.at(site -> Values.origin(site.setting()))
				.measured(site -> Values.shown(site.setting()))
				.with("owner", site -> site.client().owner())
				.with("setting", site -> site.setting().getLabel() == null ? site.setting().getName() : site.setting().getLabel());
	}
}
