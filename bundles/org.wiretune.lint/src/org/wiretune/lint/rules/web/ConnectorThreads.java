/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import java.util.function.Function;
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
import org.wiretune.lint.rules.datasources.ServerConnections;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code connector-maxthreads-default}, {@code ajp-maxthreads-default} and {@code connector-maxthreads-below-clients}:
 * the most threads behind a connector. How many are right only a measurement tells, so all three are for those who want
 * to be asked. The workers of WildFly size themselves by the processors and are only compared with a stated number.
 */
final class ConnectorThreads {

	private ConnectorThreads() {
	}

	static Rule http() {
		return unstated("connector-maxthreads-default", Connector::http);
	}

	static Rule ajp() {
		return unstated("ajp-maxthreads-default", Connector::ajp);
	}

	private static Rule unstated(String id, Function<Reading, Stream<Connector>> connectors) {
		RuleLimit threads = new RuleLimit(id, "threads", 400, 1, 100_000, "threads");
		return Connector.rule(id, Severity.INFO, connectors).optional().limitedBy(threads)
				.onSites(form -> form
						.when(site -> site.hasThreads() && site.most() != null && !site.most().isSet() && !site.in().isForDevelopment())
						.at(site -> Values.origin(site.in().group()))
						.measured(site -> Values.shown(site.most()))
						.limit(threads)
						.message(site -> site.isJBoss() ? null : "tomcat")
						.fix("state", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> edits.set(site.most(), Long.toString(context.limit(threads)))))
				.build();
	}

	/** @param in the pool @param most its most threads */
	private record Pool(ConfiguredGroup in, Setting most) {

		String name() {
			return in.group().getKind().equals(Connector.JBOSS) || in.group().getKind().equals(Connector.TOMCAT) || in.group().getKind().equals(Connector.SPRING_BOOT) ? new Connector(in).name() : in.name();
		}
	}

	static Rule belowClients() {
		RuleLimit clients = new RuleLimit("connector-maxthreads-below-clients", "clients", 200, 1, 100_000, "clients");
		return RuleForm.rule("connector-maxthreads-below-clients", Subject.CONCURRENCY, Severity.INFO, ConnectorThreads::pools).optional().limitedBy(clients)
				.onSites(form -> form
						.when((site, context) -> Values.isSet(site.most()) && Values.number(site.most()) != null && Values.number(site.most()) > 0
								&& Values.number(site.most()) < context.limit(clients))
						.when(site -> !site.in().isForDevelopment())
						.at(site -> Values.origin(site.most()))
						.measured(site -> Values.number(site.most()))
						.limit(clients)
						.with("name", Pool::name)
						.with("owner", site -> site.in().owner())
						.fix("raise", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> {
							long threads = context.limit(clients);
							if (ServerConnections.sufficeFor(site.in().reading(), site.in().server(), threads)) {
								edits.set(site.most(), Long.toString(threads));
							} else {
								edits.impossible();
							}
						}))
				.build();
	}

	private static Stream<Pool> pools(Reading reading) {
		return Stream.concat(Connector.all(reading).filter(Connector::hasThreads).map(connector -> new Pool(connector.in(), connector.most())),
				Stream.concat(pools(reading, "wildfly.io.worker", "task-max-threads"), pools(reading, "quarkus.thread-pool", "max-threads")));
	}

	private static Stream<Pool> pools(Reading reading, String kind, String setting) {
		return ConfigurationIndex.groups(reading, kind).filter(group -> group.setting(setting) != null).map(group -> new Pool(group, group.setting(setting)));
	}
}
