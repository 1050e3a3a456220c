/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.platform.Application;

/**
 * Rule {@code sequence-asked-per-row}: generators of keys that take one key at a time, so that each insert asks the database twice. One
 * finding for all of an application. There is no fix: the sequence in the database has to grow by as many, which no file of the
 * application says.
 */
final class KeyBlocks {

	private static final String SIZE = "allocationSize";
	/** What the standard has where nothing is stated. */
	private static final int STANDARD = 50;
	/** So many other places a finding names. */
	private static final int SHOWN = 20;

	private KeyBlocks() {
	}

	static Rule rule() {
		return RuleForm.<List<ConfiguredGroup>>rule("sequence-asked-per-row", Subject.PERSISTENCE, Severity.INFO, KeyBlocks::sites)
				.onSites(form -> form
						.at(generators -> generators.get(0).place(SIZE))
						.measured(List::size)
						.limit(generators -> STANDARD)
						.with("name", generators -> generators.get(0).fileName().replaceFirst("\\.java$", ""))
						.message(generators -> generators.size() == 1 ? "one" : null)
						.related(generators -> generators.stream().skip(1).limit(SHOWN).map(generator -> generator.place(SIZE)).toList()))
				.build();
	}

	private static Stream<List<ConfiguredGroup>> sites(Reading reading) {
		Map<Application, List<ConfiguredGroup>> generators = Stream.of("java.sequence-generator", "java.table-generator").flatMap(kind -> ConfigurationIndex.groups(reading, kind))
				.filter(generator -> generator.application() != null && generator.states(SIZE) && Long.valueOf(1).equals(generator.number(SIZE)) && InOperation.mayBe(reading, generator.path()))
				.collect(Collectors.groupingBy(ConfiguredGroup::application, LinkedHashMap::new, Collectors.toList()));
		return generators.values().stream();
	}
}
