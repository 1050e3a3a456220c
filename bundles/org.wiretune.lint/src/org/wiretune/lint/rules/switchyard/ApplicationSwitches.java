/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;

/** Rules on what holds for all messages of an application or service: the trace of messages, and the cap of throttling. */
final class ApplicationSwitches {

	private static final String TRACE = "messageTrace";
	private static final String REQUESTS = "maxRequests";
	private static final String PERIOD = "timePeriod";
	/** Milliseconds, where no period is stated. */
	private static final long STANDARD_PERIOD = 1000;
	private static final RuleLimit RATE = new RuleLimit("switchyard-throttling-cap", "rate", 100, 1, 1_000_000, "requests/s");

	private ApplicationSwitches() {
	}

	/** Remarks are no settings, so that the block which comes commented out with the examples gives nothing. */
	static Rule messageTrace() {
		return RuleForm.rule("switchyard-message-trace-on", Subject.LOGGING, Severity.WARNING, (Reading reading) -> ConfigurationIndex.groups(reading, "switchyard.domain"))
				.onSites(form -> form
						.when(domain -> Values.truth(domain.setting(TRACE)) && !domain.isForDevelopment())
						.at(domain -> domain.place(TRACE))
						.measured(domain -> domain.value(TRACE))
						.limit(domain -> "false")
						.with("file", ConfiguredGroup::fileName)
						.fix("off", FixEffect.CHANGES_BEHAVIOUR, (domain, edits) -> edits.set(domain.setting(TRACE), "false")))
				.build();
	}

	/** A cap protects what stands behind it, so it is told only where it is low. */
	static Rule throttling() {
		return RuleForm.rule("switchyard-throttling-cap", Subject.CONCURRENCY, Severity.INFO, ApplicationSwitches::services)
				.limitedBy(RATE)
				.onSites(form -> form
						.when((service, context) -> rate(service) != null && rate(service) < context.limit(RATE))
						.at(service -> service.place(REQUESTS))
						.measured(ApplicationSwitches::rate)
						.limit(RATE)
						.with("name", ConfiguredGroup::name)
						.with("requests", service -> service.value(REQUESTS))
						.with("period", ApplicationSwitches::period))
				.build();
	}

	private static Stream<ConfiguredGroup> services(Reading reading) {
		return ConfigurationIndex.groups(reading, "switchyard.service").filter(service -> !service.isForDevelopment());
	}

	/** Requests a second; null where a variable leaves it open. */
	private static Double rate(ConfiguredGroup service) {
		Long requests = service.number(REQUESTS);
		Long period = period(service);
		return requests == null || requests <= 0 || period == null || period <= 0 ? null : Double.valueOf(requests * 1000.0 / period);
	}

	private static Long period(ConfiguredGroup service) {
		return service.states(PERIOD) ? service.number(PERIOD) : Long.valueOf(STANDARD_PERIOD);
	}
}
