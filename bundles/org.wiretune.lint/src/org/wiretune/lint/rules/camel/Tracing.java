/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.fix.StatedLine;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.model.settings.Setting;

/** Rule {@code camel-tracing-on}: a tracer that is left on. */
final class Tracing {

	private static final List<String> TRACING = List.of("trace", "tracing", "backlogTracing", "backlogTrace", "debugging", "debug");

	private Tracing() {
	}

	/**
	 * Tracing that is on.
	 *
	 * @param group what it is said of
	 * @param setting what says so
	 */
	private record Traced(ConfiguredGroup group, Setting setting) {
	}

	static Rule rule() {
		return RuleForm.<Traced>rule("camel-tracing-on", Subject.LOGGING, Severity.WARNING, Tracing::traced)
				.onSites(form -> form
						.at(traced -> traced.setting().getOrigin())
						.measured(traced -> traced.setting().getName())
						.fix("off", FixEffect.CHANGES_BEHAVIOUR, Tracing::off))
				.build();
	}

	/** A key is taken out with its line; an attribute and an argument get the other value. */
	private static void off(Traced traced, Edits edits) {
		if (traced.group().group().getKind().equals("camel.main")) {
			StatedLine.remove(edits, traced.setting());
		} else {
			edits.set(traced.setting(), "false");
		}
	}

	private static Stream<Traced> traced(Reading reading) {
		return ConfigurationIndex.groups(reading, "camel.context", "camel.route", "camel.main").filter(group -> InOperation.mayBe(reading, group.path()) && !group.isForDevelopment())
				.flatMap(group -> TRACING.stream().map(group::setting).filter(Objects::nonNull).filter(setting -> "true".equals(setting.getValue())).map(setting -> new Traced(group, setting)));
	}
}
