/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;

/** Rule {@code camel-http-connections-per-route}: more threads than connections to a host. */
final class HttpConnections {

	/** Connections to one host that the component http has, by its manual. */
	private static final long CONNECTIONS = 20;

	private HttpConnections() {
	}

	/**
	 * A call over HTTP for which more threads may wait than there are connections.
	 *
	 * @param step the call
	 * @param threads how many come at a time
	 * @param source the route that they begin with
	 */
	private record Calling(RouteStep step, long threads, Route source) {
	}

	static Rule rule() {
		return RuleForm.<Calling>rule("camel-http-connections-per-route", Subject.CONNECTIONS, Severity.WARNING, HttpConnections::calling)
				.onSites(form -> form
						.at(calling -> calling.step().origin())
						.measured(Calling::threads)
						.limit(calling -> CONNECTIONS)
						.with("address", calling -> calling.step().address().name())
						.with("source", calling -> calling.source().name())
						.with("key", calling -> "camel.component." + calling.step().address().scheme() + ".connections-per-route")
						.related(calling -> List.of(calling.source().origin())))
				.build();
	}

	private static Stream<Calling> calling(Reading reading) {
		return Route.steps(reading, "to", "toD", "inOut", "enrich").map(step -> {
			Address address = step.address();
			if (address == null || !Set.of("http", "https").contains(address.scheme()) || Components.of(step.route(), address.scheme()).states("connectionsPerRoute", "maxTotalConnections", "clientConnectionManager", "httpClientConfigurer")
					|| address.states("connectionsPerRoute", "clientConnectionManager", "httpClientConfigurer", "httpClient")) {
				return null;
			}
			return RouteGraph.of(step.route()).callers(step.route()).stream().filter(route -> route.source() != null && !route.source().isServer()).map(route -> {
				Address source = route.source();
				Long threads = source.number("maxConcurrentConsumers") != null ? source.number("maxConcurrentConsumers") : source.number("concurrentConsumers");
				return threads != null && threads > CONNECTIONS ? new Calling(step, threads, route) : null;
			}).filter(Objects::nonNull).findFirst().orElse(null);
		}).filter(Objects::nonNull);
	}
}
