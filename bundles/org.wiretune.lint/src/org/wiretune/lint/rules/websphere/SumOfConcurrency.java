/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;

/**
 * Rule {@code sum-maxconcurrency-above-pool}: the activation specifications of all adapters on one pool allow more together
 * than it has threads. Silent where one of them alone does, which {@code maxconcurrency-above-pool} says, where the pool may
 * grow, and where nothing is stated.
 */
final class SumOfConcurrency {

	/** Beyond this many threads the concurrency is what should change. */
	private static final long LARGEST_POOL = 500;

	private SumOfConcurrency() {
	}

	/**
	 * @param server the server
	 * @param pool a pool that adapters name
	 * @param specifications the specifications of these adapters whose concurrency is known
	 */
	private record Site(Server server, ThreadPool pool, List<ActivationSpecification> specifications) {

		long sum() {
			return specifications.stream().mapToLong(specification -> Values.number(specification.getMaximumConcurrency())).sum();
		}

		Long threads() {
			return Values.number(pool.getMaximumSize());
		}

		boolean isStated() {
			return Values.isSet(pool.getMaximumSize()) || specifications.stream().anyMatch(specification -> Values.isSet(specification.getMaximumConcurrency()));
		}
	}

	static Rule rule() {
		return RuleForm.rule("sum-maxconcurrency-above-pool", Subject.CONCURRENCY, Severity.INFO, SumOfConcurrency::sites)
				.onSites(form -> form
						.when(site -> site.specifications().size() > 1 && site.threads() != null && site.threads() > 0 && site.isStated())
						.when(site -> site.sum() > site.threads())
						.when(site -> site.specifications().stream().allMatch(specification -> Values.number(specification.getMaximumConcurrency()) <= site.threads()))
						.at(site -> Values.origin(site.pool().getMaximumSize(), site.pool()))
						.measured(Site::sum)
						.limit(Site::threads)
						.with("pool", site -> site.pool().getName())
						.with("server", site -> Hosting.serverName(site.server()))
						.with("count", site -> site.specifications().size())
						.with("names", site -> site.specifications().stream().limit(5).map(ActivationSpecification::getName).collect(Collectors.joining(", ")))
						.message(site -> site.specifications().size() > 5 ? "many" : null)
						.related(site -> site.specifications().stream().map(specification -> Values.origin(specification.getMaximumConcurrency(), specification)).toList())
						.fix("raise-pool", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.sum() > LARGEST_POOL) {
								edits.impossible();
							} else {
								edits.set(site.pool().getMaximumSize(), Long.toString(site.sum()));
							}
						}))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getServers().stream().filter(server -> server.getProduct() == Product.WEBSPHERE || server.getProduct() == Product.LIBERTY)
				.flatMap(server -> server.getThreadPools().stream().filter(pool -> !Values.truth(pool.getGrowable())).map(pool -> new Site(server, pool, on(server, pool))));
	}

	private static List<ActivationSpecification> on(Server server, ThreadPool pool) {
		List<ActivationSpecification> found = new ArrayList<>();
		List<Origin> seen = new ArrayList<>();
		server.getResourceAdapters().stream().filter(adapter -> adapter.getThreadPool() == pool).flatMap(adapter -> adapter.getActivationSpecifications().stream())
				.filter(specification -> Values.number(specification.getMaximumConcurrency()) != null).forEach(specification -> {
					if (!seen.contains(specification.getOrigin())) {
						seen.add(specification.getOrigin());
						found.add(specification);
					}
				});
		return found;
	}
}
