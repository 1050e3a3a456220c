/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;

/** Rule {@code camel-poll-enrich-without-timeout}: steps that wait for a message of another source, however long none comes. */
final class PollingSteps {

	private static final String TIMEOUT = "timeout";

	private PollingSteps() {
	}

	/**
	 * A step that polls.
	 *
	 * @param step the step
	 * @param source what it polls
	 * @param server the route whose client waits meanwhile, or null
	 */
	private record Poll(RouteStep step, String source, Route server) {
	}

	static Rule withoutTimeout() {
		return RuleForm.<Poll>rule("camel-poll-enrich-without-timeout", Subject.CONCURRENCY, Severity.WARNING, PollingSteps::polls)
				.onSites(form -> form
						.severity(poll -> poll.server() == null ? Severity.INFO : Severity.WARNING)
						.message(poll -> poll.server() == null ? null : "server")
						.at(poll -> poll.step().origin())
						.measured(Poll::source)
						.limit(poll -> TIMEOUT)
						.with("route", poll -> poll.step().route().name())
						.with("server", poll -> poll.server() == null ? "" : poll.server().source().name())
						.related(poll -> poll.server() == null ? List.of() : List.of(poll.server().source().origin())))
				.build();
	}

	private static Stream<Poll> polls(Reading reading) {
		return Route.steps(reading, "pollEnrich").filter(step -> !Values.isSet(step.setting(TIMEOUT)) || isNegative(step.value(TIMEOUT))).map(step -> {
			String source = step.address() != null ? step.address().name() : step.value("expression");
			return source == null ? null : new Poll(step, source.length() > 80 ? source.substring(0, 80) + '\u2026' : source, RouteGraph.of(step.route()).server(step.route()));
		}).filter(Objects::nonNull);
	}

	private static boolean isNegative(String timeout) {
		return timeout != null && timeout.matches("-\\s*\\d+[lL]?");
	}
}
