/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.container.OperatedContainers;

/** Rule {@code kafka-batching-disabled}: a producer whose batches hold one record. Zero is a warning, a few bytes are information. */
final class ProducerSettings {

	private static final String[] PRODUCERS = {"spring-boot.kafka.producer", "spring-boot.kafka.client", "quarkus.reactive-messaging.outgoing", "environment.kafka.producer"};
	private static final String[] SIZES = {"batch-size", "batch.size"};
	/** Bytes below which a batch hardly holds two records. */
	private static final long FEW = 1024;
	private static final long SHIPPED = 16384;
	private static final String IN_FLIGHT = "max.in.flight.requests.per.connection";
	private static final long SHIPPED_REQUESTS = 5;

	private ProducerSettings() {
	}

	static Rule batches() {
		return SettingRules.form(RuleForm.rule("kafka-batching-disabled", Subject.MESSAGING, Severity.WARNING, ProducerSettings::sizes))
				.severity(site -> site.number() == 0 ? Severity.WARNING : Severity.INFO)
				.limit(site -> SHIPPED)
				.with("owner", site -> OperatedContainers.owner(site.in()))
				.fix("batches", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), String.valueOf(SHIPPED)))
				.build();
	}

	private static Stream<Site> sizes(Reading reading) {
		return ConfigurationIndex.groups(reading, PRODUCERS).filter(ProducerSettings::isInOperation)
				.flatMap(group -> Stream.of(SIZES).map(group::setting).filter(Values::isSet).map(size -> new Site(group, size)))
				.filter(site -> site.number() != null && site.number() >= 0 && site.number() < FEW);
	}

	private static boolean isInOperation(ConfiguredGroup group) {
		return group.group().getKind().startsWith("environment.") ? OperatedContainers.states(group) : !group.isForDevelopment() && InOperation.mayBe(group.reading(), group.path());
	}

	/** Rule {@code kafka-in-flight-one}: idempotence, which is on where nothing switches it off, keeps the order of five requests. */
	static Rule inFlight() {
		return SettingRules.form(RuleForm.rule("kafka-in-flight-one", Subject.MESSAGING, Severity.INFO, ProducerSettings::single))
				.limit(site -> SHIPPED_REQUESTS)
				.with("owner", site -> OperatedContainers.owner(site.in()))
				.fix("shipped", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.setting(), String.valueOf(SHIPPED_REQUESTS)))
				.build();
	}

	private static Stream<Site> single(Reading reading) {
		return ConfigurationIndex.groups(reading, PRODUCERS).filter(group -> isInOperation(group) && group.states(IN_FLIGHT)).map(group -> new Site(group, group.setting(IN_FLIGHT)))
				.filter(site -> site.number() != null && site.number() == 1 && !isWithoutIdempotence(site.in()));
	}

	/** Whether the file, for producers or for all clients, switches idempotence off, which fewer acknowledgements do as well. */
	private static boolean isWithoutIdempotence(ConfiguredGroup group) {
		return ConfigurationIndex.groups(group.reading(), PRODUCERS).filter(each -> each.path().equals(group.path()))
				.anyMatch(each -> each.states("enable.idempotence") && !Values.truth(each.setting("enable.idempotence")) || each.states("acks") && !Set.of("all", "-1").contains(String.valueOf(each.value("acks"))));
	}
}
