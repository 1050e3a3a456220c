/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.Server;

/**
 * Rules that set the maximum of a pool against the threads of requests: {@code ds-max-pool-too-small} where no maximum is
 * stated, {@code ds-max-below-active-threads} where one is. Where a server has several data sources they share the threads,
 * and what their database lets in. Not for Spring Boot and Quarkus, whose pools are meant to be
 * smaller than the number of threads; WebSphere has {@code was-ds-pool-below-webcontainer}.
 */
final class PoolsAndThreads {

	/** How many times the connections of a pool its part of the threads is where it is told beside others. */
	private static final int FAR = 4;
	private static final Pattern MESSAGES = Pattern.compile("(?<!\\p{L})(?:jms|Jms|JMS)(?!\\p{Ll})");

	private PoolsAndThreads() {
	}

	/**
	 * @param pool the pool
	 * @param threads the threads of the server that it works for, or null
	 * @param hosting what is assumed about the server, or null
	 * @param share its part of the threads; null where these are not known
	 */
	private record Site(Pool pool, WebThreads threads, Hosting hosting, ConnectionShare share) {

		boolean alone() {
			return share != null && share.count() == 1;
		}

		/** Whether it has fewer connections than its part of the threads asks for, or, alone, than there are threads. */
		boolean isBelow() {
			return pool.most() < (alone() ? threads.number() : share.wanted());
		}

		/** Which of several pools is the busy one no file tells, so one is only told where it is far from its part; and the store of messages is none of those of requests. */
		boolean isFarBelow() {
			return pool.most() * FAR < share.wanted() && !MESSAGES.matcher(pool.name() + ' ' + pool.place().path()).find();
		}

		Assumption assumption() {
			return hosting != null ? hosting.assumption() : new Assumption(alone() ? "requests" : "several");
		}

		String server() {
			return hosting != null ? hosting.serverName() : pool.owner();
		}
	}

	static Rule defaultMaximum() {
		return form("ds-max-pool-too-small", Severity.INFO)
				.optional()
				.onSites(form -> form
						.when(site -> !Values.isSet(site.pool().maximum()))
						.when(site -> site.threads() == null || site.pool().most() == null || site.isBelow())
						.message(site -> site.threads() == null ? "no-threads" : site.share().variant(site.pool().most()))
						.assuming(site -> site.threads() == null ? null : site.assumption()))
				.build();
	}

	static Rule belowThreads() {
		return form("ds-max-below-active-threads", Severity.WARNING)
				.onSites(form -> form
						.when(site -> Values.isSet(site.pool().maximum()) && site.pool().most() != null)
						.when(site -> site.threads() != null && (site.alone() ? site.isBelow() : site.isFarBelow()))
						.message(site -> site.share().variant(site.pool().most()))
						.severity(site -> site.alone() && Values.isSet(site.threads().setting()) && isOfJBoss(site) ? Severity.WARNING : Severity.INFO)
						.assuming(Site::assumption)
						.fix("lower-threads", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							// The threads of a server with several data sources are not those of the smallest.
							if (site.alone()) {
								edits.set(site.threads().setting(), site.pool().most().toString());
							}
						}))
				.build();
	}

	private static RuleForm<Site> form(String id, Severity severity) {
		return RuleForm.rule(id, Subject.CONNECTIONS, severity, PoolsAndThreads::sites)
				.at(site -> site.pool().place())
				.measured(site -> Values.shown(site.pool().maximum()))
				.limit(site -> site.threads() == null ? "-" : site.share().advised())
				.with("count", site -> site.share() == null ? "-" : site.share().count())
				.with("sum", site -> site.share() == null ? "-" : site.share().sum())
				.with("name", site -> site.pool().name())
				.with("server", Site::server)
				.with("threads", site -> site.threads() == null ? "-" : site.threads().number())
				.related(site -> Arrays.asList(site.threads() == null ? null : site.threads().place()))
				.fix("raise-connections", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
					if (site.threads() == null || site.pool().most() != null && site.pool().most() >= site.share().advised()) {
						edits.impossible();
					} else {
						edits.set(site.pool().maximum(), Long.toString(site.share().advised()));
					}
				});
	}

	private static boolean isOfJBoss(Site site) {
		Server server = site.hosting() != null ? site.hosting().server() : site.pool().server();
		return server != null && server.getProduct() == Product.JBOSS_EAP_5;
	}

	private static Stream<Site> sites(Reading reading) {
		List<Pool> pools = Pool.ofServers(reading).filter(pool -> !pool.isEmbedded() && !pool.isForDevelopment(reading)).toList();
		Map<Server, List<DataSource>> sources = new IdentityHashMap<>();
		for (Pool pool : pools) {
			Server server = pool.worksFor(reading);
			if (server != null) {
				sources.computeIfAbsent(server, key -> new ArrayList<>()).add(pool.source());
			}
		}
		Map<DataSource, ConnectionShare> shares = new IdentityHashMap<>();
		sources.forEach((server, all) -> {
			WebThreads threads = WebThreads.of(reading, server);
			if (threads != null) {
				shares.putAll(ConnectionShare.of(reading, all, threads.advised()));
			}
		});
		return pools.stream().map(pool -> new Site(pool, WebThreads.of(reading, pool.worksFor(reading)), pool.hosting(reading), shares.get(pool.source())));
	}
}
