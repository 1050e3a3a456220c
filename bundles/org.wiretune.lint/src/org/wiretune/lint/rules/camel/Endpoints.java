/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.camel;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Values;

/** Rules on single addresses: dynamic ones, locks on files, replies, connections. */
final class Endpoints {

	/** Components that make an endpoint of each address; others take the dynamic part out of it. */
	private static final Set<String> EACH = Set.of("sql", "sql-stored", "jdbc", "jpa", "mybatis", "mongodb", "cxf", "cxfrs", "spring-ws", "bean", "class", "xslt", "velocity", "freemarker", "elasticsearch", "elasticsearch-rest", "ldap", "netty", "netty4", "solr", "hbase", "cql", "smtp", "smtps");
	/** Words of values that are another one for nearly every message. */
	private static final Pattern UNBOUNDED = Pattern.compile("(?i)\\$\\{[^}]*(?:\\bid\\b|Id\\b|uuid|date|breadcrumb|\\bbody\\b|time|exchangeId|random|number)[^}]*}");
	private static final String EXPRESSION = "${";
	private static final String REPLY_TO = "replyTo";
	/** Milliseconds between two looks at a file, where nothing is said. */
	private static final long INTERVAL = 1000;
	/** Connections to one host that the component http has, by its manual. */
	private static final long CONNECTIONS = 20;

	private Endpoints() {
	}

	static Rule endless() {
		return RuleForm.<RouteStep>rule("camel-tod-endless-endpoints", Subject.MEMORY, Severity.WARNING, Endpoints::dynamic)
				.severity(step -> UNBOUNDED.matcher(step.value("uri")).find() ? Severity.WARNING : Severity.INFO)
				.at(step -> Values.origin(step.setting("uri")))
				.measured(step -> step.value("uri").length() > 80 ? step.value("uri").substring(0, 80) + "\u2026" : step.value("uri"))
				.with("scheme", step -> step.address().scheme())
				.build();
	}

	private static Stream<RouteStep> dynamic(Reading reading) {
		return Route.steps(reading, "toD").filter(step -> {
			Address address = step.address();
			String uri = step.value("uri");
			return address != null && uri != null && uri.contains(EXPRESSION) && !"-1".equals(step.value("cacheSize")) && EACH.contains(address.scheme());
		});
	}

	static Rule changedLock() {
		return RuleForm.<Address>rule("camel-file-readlock-changed", Subject.CONCURRENCY, Severity.INFO, Endpoints::watching)
				.at(address -> address.option("readLock").getOrigin())
				.measured(Address::name)
				.limit(address -> address.number("readLockCheckInterval") == null ? INTERVAL : address.number("readLockCheckInterval"))
				.build();
	}

	private static Stream<Address> watching(Reading reading) {
		return Route.all(reading).map(Route::source).filter(Objects::nonNull).filter(source -> Set.of("file", "ftp", "ftps", "sftp").contains(source.scheme()) && "changed".equals(source.value("readLock")))
				.filter(source -> !source.states("readLockCheckInterval") || source.number("readLockCheckInterval") != null && source.number("readLockCheckInterval") >= INTERVAL);
	}

	static Rule sharedReplies() {
		return RuleForm.<Address>rule("camel-jms-reply-shared", Subject.MESSAGING, Severity.INFO, Endpoints::shared)
				.at(address -> address.option(REPLY_TO).getOrigin())
				.measured(address -> address.value(REPLY_TO))
				.with("address", Address::name)
				.build();
	}

	private static Stream<Address> shared(Reading reading) {
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
		return RuleForm.<Asking>rule("camel-jms-reply-one-listener", Subject.MESSAGING, Severity.INFO, Endpoints::asking)
				.at(asking -> asking.step().origin())
				.measured(asking -> asking.step().address().name())
				.limit(asking -> "replyToConcurrentConsumers")
				.with("server", asking -> asking.server().source().name())
				.related(asking -> List.of(asking.server().source().origin()))
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

	/**
	 * A call over HTTP for which more threads may wait than there are connections.
	 *
	 * @param step the call
	 * @param threads how many come at a time
	 * @param source the route that they begin with
	 */
	private record Calling(RouteStep step, long threads, Route source) {
	}

	static Rule connections() {
		return RuleForm.<Calling>rule("camel-http-connections-per-route", Subject.CONNECTIONS, Severity.WARNING, Endpoints::calling)
				.at(calling -> calling.step().origin())
				.measured(Calling::threads)
				.limit(calling -> CONNECTIONS)
				.with("address", calling -> calling.step().address().name())
				.with("source", calling -> calling.source().name())
				.with("key", calling -> "camel.component." + calling.step().address().scheme() + ".connections-per-route")
				.related(calling -> List.of(calling.source().origin()))
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
