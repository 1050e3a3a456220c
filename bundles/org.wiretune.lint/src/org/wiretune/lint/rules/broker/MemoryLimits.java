/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingValues;

/**
 * Rule {@code amq-memory-limit-small}: a broker of ActiveMQ Classic that keeps few messages in memory, as the samples of its documentation
 * do: 20 or 64 MB for all queues, one MB for each. Silent where flow control is off for the queues, since nobody is blocked then. There is
 * no fix: how much is right follows from the heap, which is stated elsewhere.
 */
final class MemoryLimits {

	private static final String BROKER = "activemq.broker";
	private static final String POLICY = "activemq.policy";
	/** What a sample of the documentation gives all queues together. */
	private static final long FOR_ALL = 64L << 20;
	/** A few times what the samples give each queue, one megabyte. */
	private static final long FOR_EACH = 5L << 20;

	private MemoryLimits() {
	}

	/**
	 * A limit.
	 *
	 * @param group the broker or the policy
	 * @param limit where it is stated
	 * @param bytes how much
	 * @param of whether it is for {@code all} queues or for {@code each}
	 */
	private record Site(ConfiguredGroup group, Setting limit, long bytes, String of) {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("amq-memory-limit-small", Subject.MEMORY, Severity.INFO, MemoryLimits::sites)
				.onSites(form -> form
						.at(site -> Values.origin(site.limit()))
						.measured(site -> site.limit().getValue())
						.with("owner", site -> site.group().fileName())
						.message(Site::of))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return Stream.concat(sites(reading, BROKER, "memory limit", FOR_ALL, "all"), sites(reading, POLICY, "memoryLimit", FOR_EACH, "each").filter(site -> isControlled(site.group())));
	}

	private static Stream<Site> sites(Reading reading, String kind, String name, long few, String of) {
		return ConfigurationIndex.groups(reading, kind).filter(group -> group.states(name) && InOperation.mayBe(reading, group.path())).flatMap(group -> {
			Long bytes = SettingValues.asBytes(group.value(name), null);
			return bytes == null || bytes <= 0 || bytes > few ? Stream.empty() : Stream.of(new Site(group, group.setting(name), bytes, of));
		});
	}

	private static boolean isControlled(ConfiguredGroup policy) {
		return !policy.states("producerFlowControl") || Values.truth(policy.setting("producerFlowControl"));
	}
}
