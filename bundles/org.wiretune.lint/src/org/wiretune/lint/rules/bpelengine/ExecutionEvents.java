/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.bpelengine;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Values;

/**
 * Rule {@code ode-all-events-generated}: Apache ODE stores an event for each step of each instance. A process that is kept in
 * memory stores nothing.
 */
final class ExecutionEvents {

	private static final String EVENTS = "events";

	private ExecutionEvents() {
	}

	static Rule rule() {
		return RuleForm.rule("ode-all-events-generated", Subject.LOGGING, Severity.INFO, (Reading reading) -> ConfigurationIndex.groups(reading, "ode.process"))
				.onSites(form -> form
						.when(process -> "all".equals(process.value(EVENTS)) && !Values.truth(process.setting("inMemory")) && !process.isForDevelopment())
						.at(process -> process.place(EVENTS))
						.measured(process -> process.value(EVENTS))
						.limit(process -> "none")
						.with("name", EngineProcess::name)
						.fix("none", FixEffect.CHANGES_BEHAVIOUR, (process, edits) -> edits.set(process.setting(EVENTS), "none")))
				.build();
	}
}
