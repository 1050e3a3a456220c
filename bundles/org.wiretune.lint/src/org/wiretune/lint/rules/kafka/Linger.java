/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import java.util.Objects;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.KafkaClientFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.SettingRules.Site;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code kafka-linger-with-blocking-send}: the settings of Spring tell producers to wait for more records, and code of the same
 * module sends by a template and waits for each record in a loop, so that no more can come from there. Only stated values are told; a
 * flush after the send ends the waiting.
 */
final class Linger {

	private static final String PRODUCER = "spring-boot.kafka.producer";
	private static final String CLIENT = "spring-boot.kafka.client";
	private static final String SETTING = "linger.ms";

	private Linger() {
	}

	static Rule rule() {
		return SettingRules.rule("kafka-linger-with-blocking-send", Subject.MESSAGING, Severity.WARNING, SETTING, PRODUCER, CLIENT)
				.when(site -> site.isStated() && site.number() != null && site.number() > 0 && counts(site.in()) && sender(site) != null)
				.limit(site -> 0L)
				.with("sender", Linger::sender)
				.fix("zero", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), "0"))
				.build();
	}

	private static boolean counts(ConfiguredGroup group) {
		return !group.isForDevelopment() && InOperation.mayBe(group.reading(), group.path()) && (PRODUCER.equals(group.group().getKind()) || !isOverridden(group));
	}

	/** Whether the producer's own value in the same file and profile counts instead of the one of all clients. */
	private static boolean isOverridden(ConfiguredGroup clients) {
		return ConfigurationIndex.groups(clients.reading(), PRODUCER).anyMatch(producer -> producer.path().equals(clients.path())
				&& Objects.equals(producer.file().getScope(), clients.file().getScope()) && producer.states(SETTING));
	}

	/** Who waits for each record; null where nobody does. */
	private static String sender(Site site) {
		Reading reading = site.in().reading();
		String module = module(site.in().path());
		return InOperation.facts(reading, KafkaClientFacts.WAIT)
				.filter(wait -> is(wait, "in", "loop") && is(wait, "by", "template") && module.equals(module(wait.getOrigin().path())) && !isFlushed(reading, wait))
				.map(CodeFact::getName).findFirst().orElse(null);
	}

	private static boolean isFlushed(Reading reading, CodeFact wait) {
		return InOperation.facts(reading, KafkaClientFacts.FLUSH)
				.anyMatch(flush -> flush.getOrigin().path().equals(wait.getOrigin().path()) && Objects.equals(flush.getName(), wait.getName()));
	}

	private static boolean is(CodeFact fact, String detail, String value) {
		return value.equals(Values.value(fact.detail(detail)));
	}

	/** The folder of the module that a source or a resource belongs to. */
	private static String module(String path) {
		int sources = path.lastIndexOf("src/main/");
		return sources < 0 ? path.substring(0, path.lastIndexOf('/') + 1) : path.substring(0, sources);
	}
}
