/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

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

/**
 * Rule {@code eclipselink-weaving-off}: a persistence unit of a server says that EclipseLink must not weave its entities. It is silent for
 * units without data source of a server, where nothing is woven unless an agent is stated, and for names of JBoss and WildFly, which do
 * not let it weave.
 */
final class Weaving {

	private static final String WEAVING = "eclipselink.weaving";

	private Weaving() {
	}

	static Rule rule() {
		return RuleForm.<ConfiguredGroup>rule("eclipselink-weaving-off", Subject.PERSISTENCE, Severity.INFO, Weaving::units)
				.onSites(form -> form
						.at(unit -> unit.place(WEAVING))
						.measured(unit -> unit.value(WEAVING))
						.limit(unit -> "true")
						.with("owner", ConfiguredGroup::owner)
						.fix("on", FixEffect.CHANGES_BEHAVIOUR, (unit, edits) -> edits.set(unit.setting(WEAVING), "true")))
				.build();
	}

	private static Stream<ConfiguredGroup> units(Reading reading) {
		return ConfigurationIndex.groups(reading, "persistence.unit.eclipselink").filter(unit -> unit.states(WEAVING) && "false".equalsIgnoreCase(unit.value(WEAVING)) && isOfServer(unit) && InOperation.is(unit));
	}

	private static boolean isOfServer(ConfiguredGroup unit) {
		String source = unit.value("jta-data-source");
		return source != null && !source.isBlank() && !source.strip().matches("java:(/|jboss/).*");
	}
}
