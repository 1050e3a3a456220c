/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;

/** Rules on channels that hold messages in a queue. */
final class Queues {

	private static final String CAPACITY = "capacity";
	/** How many messages a queue holds by the fix; the user's own figure is better. */
	private static final String BOUND = "1000";
	private static final Set<String> STORES = Set.of("message-store", "ref", "given");

	private Queues() {
	}

	/**
	 * A queue of a channel.
	 *
	 * @param part the queue
	 * @param channel the name of the channel
	 */
	record Queue(IntegrationPart part, String channel) {
	}

	/** {@return the queues that are read} @param reading what was read */
	static Stream<Queue> all(Reading reading) {
		return IntegrationPart.of(reading, "queue").map(part -> new Queue(part, channel(part)));
	}

	private static String channel(IntegrationPart part) {
		if (part.isXml()) {
			ConfiguredGroup queue = part.group();
			return queue.parent() == null || queue.parent().getName() == null ? part.shown() : queue.parent().getName();
		}
		return part.any("id", "bean") == null ? part.name() : part.any("id", "bean");
	}

	static Rule unbounded() {
		return RuleForm.<Queue>rule("si-queue-channel-unbounded", Subject.MEMORY, Severity.WARNING, Queues::all)
				.onSites(form -> form
						.when(queue -> !queue.part().has(CAPACITY) && STORES.stream().noneMatch(queue.part()::has))
						.at(queue -> queue.part().origin())
						.measured(Queue::channel)
						.limit(queue -> BOUND)
						.fix("bound", FixEffect.CHANGES_BEHAVIOUR, (queue, edits) -> edits.set(queue.part().isXml() ? queue.part().setting(CAPACITY) : null, BOUND)))
				.build();
	}

	/**
	 * A queue whose store is a database.
	 *
	 * @param queue the queue
	 * @param store the bean of the store
	 */
	private record InDatabase(Queue queue, IntegrationPart store) {
	}

	static Rule inDatabase() {
		return RuleForm.<InDatabase>rule("si-jdbc-channel-as-queue", Subject.MESSAGING, Severity.INFO, Queues::inDatabase)
				.onSites(form -> form
						.at(site -> site.queue().part().origin())
						.measured(site -> site.queue().channel())
						.with("store", site -> site.store().shown())
						.related(site -> List.of(site.store().origin())))
				.build();
	}

	private static Stream<InDatabase> inDatabase(Reading reading) {
		List<IntegrationPart> stores = IntegrationPart.of(reading, "bean").filter(bean -> String.valueOf(bean.value("class")).endsWith("JdbcChannelMessageStore")).toList();
		return stores.isEmpty() ? Stream.empty() : all(reading).flatMap(queue -> stores.stream().filter(queue.part()::isBeside).filter(store -> isIn(queue, store)).limit(1).map(store -> new InDatabase(queue, store)));
	}

	private static boolean isIn(Queue queue, IntegrationPart store) {
		String name = store.isXml() ? store.name() : store.value("bean");
		if (name == null || name.isEmpty()) {
			return false;
		}
		return queue.part().isXml() ? name.equals(queue.part().value("message-store")) : queue.part().settings().stream().filter(detail -> detail.getName().equals("given")).map(Values::value)
				.anyMatch(given -> given.equals(name) || given.startsWith(name + '(') || given.matches(".*\\(\\s*(this\\.)?" + Pattern.quote(name) + "(\\(.*)?[,)].*"));
	}

	static Rule history() {
		return RuleForm.<IntegrationPart>rule("si-message-history-on", Subject.MEMORY, Severity.INFO, reading -> IntegrationPart.of(reading, "message-history"))
				.onSites(form -> form
						.when(history -> !history.has("tracked-components") && isCopying(history))
						.at(IntegrationPart::origin)
						.measured(history -> BuildVersions.of(history.reading(), history.origin().path()).integration()))
				.build();
	}

	/** Since 6.3 the history is added to the message and no longer copied; where no build tells the version, nothing is said. */
	private static boolean isCopying(IntegrationPart history) {
		String version = BuildVersions.of(history.reading(), history.origin().path()).integration();
		return version != null && BuildVersions.isBefore(version, 6, 3);
	}
}
