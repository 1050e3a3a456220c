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

/** Rules on replies that come over a queue. */
final class Replies {

	private static final String REPLY_TO = "replyTo";

	private Replies() {
	}

	static Rule shared() {
		return RuleForm.<Address>rule("camel-jms-reply-shared", Subject.MESSAGING, Severity.INFO, Replies::sites)
				.onSites(form -> form
						.at(address -> address.option(REPLY_TO).getOrigin())
						.measured(address -> address.value(REPLY_TO))
						.with("address", Address::name))
				.build();
	}

	private static Stream<Address> sites(Reading reading) {
		return Route.steps(reading, "to", "toD", "inOut", "enrich").filter(RouteGraph::expectsReply).map(RouteStep::address).filter(Objects::nonNull)
				.filter(address -> address.isJms() && address.states(REPLY_TO) && !address.states("replyToType", "replyToDestinationSelectorName") && !"true".equals(address.value("disableReplyTo")));
	}

	/**
	 * A call that asks over a queue for those who wait at a server.
	 *
	 * @param step the call
	 * @param server the route whose clients wait
	 */
	private record Asking(RouteStep step, Route server) {
	}

	static Rule oneListener() {
		return RuleForm.<Asking>rule("camel-jms-reply-one-listener", Subject.MESSAGING, Severity.INFO, Replies::asking)
				.onSites(form -> form
						.at(asking -> asking.step().origin())
						.measured(asking -> asking.step().address().name())
						.limit(asking -> "replyToConcurrentConsumers")
						.with("server", asking -> asking.server().source().name())
						.related(asking -> List.of(asking.server().source().origin())))
				.build();
	}

	private static Stream<Asking> asking(Reading reading) {
		return Route.steps(reading, "to", "inOut").filter(RouteGraph::expectsReply).map(step -> {
			Address address = step.address();
			if (address == null || !address.isJms() || address.states("replyToConcurrentConsumers", "replyToMaxConcurrentConsumers", REPLY_TO) || "true".equals(address.value("disableReplyTo")) || address.path().startsWith("topic:")
					|| Components.of(step.route(), address.scheme()).states("replyToConcurrentConsumers", "replyToMaxConcurrentConsumers", REPLY_TO)) {
				return null;
			}
			Route server = RouteGraph.of(step.route()).server(step.route());
			return server == null ? null : new Asking(step, server);
		}).filter(Objects::nonNull);
	}
}
