/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessagingAdapters;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * Rules {@code new-sib-pool-sizing} and {@code sib-pool-growable}: the pools made for the adapters of the service integration
 * bus, by their name or because an adapter names them. Pool Default is none of them, whoever uses it.
 */
final class MessagingPools {

	private static final String PREFIX = "Pool_SIBus";
	private static final long MINIMUM = 5;
	private static final long MAXIMUM = 20;
	private static final long INACTIVITY = 5000;

	private MessagingPools() {
	}

	/**
	 * @param server the server
	 * @param pool a pool for messaging
	 */
	private record Site(Server server, ThreadPool pool) {

		boolean isBelow(Setting setting, long limit) {
			return Values.number(setting) != null && Values.number(setting) < limit;
		}

		boolean isSmall() {
			return isBelow(pool.getMinimumSize(), MINIMUM) || isBelow(pool.getMaximumSize(), MAXIMUM) || isBelow(pool.getInactivityTimeout(), INACTIVITY);
		}
	}

	static Rule sizing() {
		return RuleForm.rule("new-sib-pool-sizing", Subject.CONCURRENCY, Severity.INFO, MessagingPools::sites)
				.optional()
				.onSites(form -> form
						.when(Site::isSmall)
						.at(site -> Values.origin(site.pool()))
						.measured(site -> Values.shown(site.pool().getMinimumSize()) + '/' + Values.shown(site.pool().getMaximumSize()) + '/' + Values.shown(site.pool().getInactivityTimeout()))
						.limit(site -> MINIMUM + "/" + MAXIMUM + '/' + INACTIVITY)
						.with("name", site -> site.pool().getName())
						.with("server", site -> Hosting.serverName(site.server()))
						.fix("lab", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							raise(site, site.pool().getMinimumSize(), MINIMUM, edits);
							raise(site, site.pool().getMaximumSize(), MAXIMUM, edits);
							raise(site, site.pool().getInactivityTimeout(), INACTIVITY, edits);
						}))
				.build();
	}

	private static void raise(Site site, Setting setting, long value, Edits edits) {
		if (site.isBelow(setting, value)) {
			edits.set(setting, Long.toString(value));
		}
	}

	static Rule growable() {
		return RuleForm.rule("sib-pool-growable", Subject.CONCURRENCY, Severity.INFO, MessagingPools::sites)
				.onSites(form -> form
						.when(site -> Values.truth(site.pool().getGrowable()))
						.at(site -> Values.origin(site.pool().getGrowable(), site.pool()))
						.measured(site -> site.pool().getGrowable().getValue())
						.limit(site -> "false")
						.with("name", site -> site.pool().getName())
						.with("size", site -> Values.shown(site.pool().getMaximumSize()))
						.with("server", site -> Hosting.serverName(site.server()))
						.fix("limit", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.pool().getGrowable(), "false")))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return ScriptedServers.withServers(reading).filter(server -> server.getProduct() == Product.WEBSPHERE).flatMap(server -> {
			List<String> named = Stream.of(MessagingAdapters.SCA, MessagingAdapters.JMS).map(name -> MessagingAdapters.effective(server, name)).filter(Objects::nonNull)
					.map(adapter -> ThreadPools.nameFor(server, adapter)).filter(name -> !name.equals(ThreadPools.DEFAULT)).toList();
			return server.getThreadPools().stream().filter(pool -> pool.getName() != null && (pool.getName().startsWith(PREFIX) || named.contains(pool.getName())))
					.map(pool -> new Site(server, pool));
		});
	}
}
