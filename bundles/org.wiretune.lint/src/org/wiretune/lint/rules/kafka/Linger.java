/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import java.util.Objects;
import java.util.Set;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.kafka.KafkaClientFacts;
import org.wiretune.lint.java.kafka.KafkaSettingFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.kafka.KafkaClient.Site;
import org.wiretune.model.platform.CodeFact;

/**
 * Rule {@code kafka-linger-with-blocking-send}: settings tell producers to wait for more records, and code of the same module sends, where
 * Spring's settings say so by a template, and waits for each record in a loop, so that no more can come from there. Only stated values are told; a
 * flush after the send ends the waiting.
 */
final class Linger {

	private static final String SETTING = "linger.ms";
	/** What Spring sets for all clients counts where nothing is set for producers. */
	private static final String ALL = "spring-boot.kafka.client";
	private static final String PRODUCER = "spring-boot.kafka.producer";
	/** Settings that code hands to a producer of its own, or to a template that it makes. */
	private static final Set<String> ANY = Set.of(KafkaSettingFacts.KIND, "kafka.client");

	private Linger() {
	}

	static Rule rule() {
		return KafkaClient.form(RuleForm.rule("kafka-linger-with-blocking-send", Subject.MESSAGING, Severity.WARNING, reading -> KafkaClient.producers(reading).flatMap(client -> client.stated(SETTING))))
				.onSites(form -> form
						.when(site -> site.number() != null && site.number() > 0 && !isOverridden(site.client()) && sender(site) != null)
						.limit(site -> 0L)
						.with("sender", Linger::sender)
						.fix("zero", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), "0")))
				.build();
	}

	/** Whether the producer's own value in the same file and profile counts instead of the one of all clients. */
	private static boolean isOverridden(KafkaClient client) {
		return ALL.equals(client.kind()) && KafkaClient.producers(client.reading()).anyMatch(producer -> PRODUCER.equals(producer.kind()) && producer.path().equals(client.path()) && producer.beside().equals(client.beside())
				&& producer.stated(SETTING).findAny().isPresent());
	}

	/** Who waits for each record; null where nobody does. */
	private static String sender(Site site) {
		Reading reading = site.client().reading();
		String module = module(site.client().path());
		boolean any = ANY.contains(site.client().kind());
		return InOperation.facts(reading, KafkaClientFacts.WAIT)
				.filter(wait -> is(wait, "in", "loop") && (any || is(wait, "by", "template")) && module.equals(module(wait.getOrigin().path())) && !isFlushed(reading, wait))
				.map(CodeFact::getName).findFirst().orElse(null);
	}

	private static boolean isFlushed(Reading reading, CodeFact wait) {
		return InOperation.facts(reading, KafkaClientFacts.FLUSH)
				.anyMatch(flush -> flush.getOrigin().path().equals(wait.getOrigin().path()) && Objects.equals(flush.getName(), wait.getName()));
	}

	private static boolean is(CodeFact fact, String detail, String value) {
		return value.equals(Values.value(fact.detail(detail)));
	}

	/** {@return the folder of the module that a source or a resource belongs to} @param path its path */
	static String module(String path) {
		int sources = path.lastIndexOf("src/main/");
		return sources < 0 ? path.substring(0, path.lastIndexOf('/') + 1) : path.substring(0, sources);
	}
}
