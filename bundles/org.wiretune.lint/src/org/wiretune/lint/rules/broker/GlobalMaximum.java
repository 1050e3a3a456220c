/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.format.ArtemisProfileFormat;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.SettingValues;

/**
 * Rule {@code artemis-heap-below-global-max}: the messages that a broker of Artemis keeps in memory may take more than half of the heap
 * that {@code artemis.profile} beside its {@code broker.xml} gives it, half being what it takes where nothing is stated. Silent
 * without a profile or where it does not state the heap. There is no fix: memory and paging are two answers.
 */
final class GlobalMaximum {

	private static final String SETTING = "global-max-size";

	private GlobalMaximum() {
	}

	/**
	 * A broker.
	 *
	 * @param broker its settings
	 * @param maximum what messages may take, in bytes
	 * @param heap the heap in bytes
	 */
	private record Site(ConfiguredGroup broker, long maximum, long heap) {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("artemis-heap-below-global-max", Subject.MEMORY, Severity.WARNING, GlobalMaximum::sites)
				.onSites(form -> form
						.when(site -> site.maximum() > site.heap() / 2)
						.at(site -> Values.origin(site.broker().setting(SETTING)))
						.measured(site -> site.maximum() >> 20)
						.limit(site -> site.heap() / 5 >> 20)
						.with("heap", site -> site.heap() >> 20)
						.with("owner", site -> site.broker().fileName()))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return ConfigurationIndex.groups(reading, "artemis.broker").filter(broker -> broker.states(SETTING) && InOperation.mayBe(reading, broker.path())).flatMap(broker -> {
			Long maximum = SettingValues.asBytes(broker.value(SETTING), null);
			Long heap = heap(reading, broker.path());
			return maximum == null || maximum <= 0 || heap == null ? Stream.empty() : Stream.of(new Site(broker, maximum, heap));
		});
	}

	/** The heap that the profile beside a file states; null where none does. */
	private static Long heap(Reading reading, String path) {
		String profile = path.substring(0, path.lastIndexOf('/') + 1) + "artemis.profile";
		return ConfigurationIndex.groups(reading, ArtemisProfileFormat.KIND).filter(group -> group.path().equals(profile))
				.map(group -> SettingValues.asBytes(group.value(ArtemisProfileFormat.HEAP), null)).filter(Objects::nonNull).findFirst().orElse(null);
	}
}
