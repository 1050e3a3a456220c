/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ActivationSpecification;
import org.wiretune.model.platform.Product;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code maxconcurrency-above-pool}. Silent where the pool may grow beyond its maximum, where a number is not
 * known, and where both numbers are defaults of the product.
 */
final class ConcurrencyAbovePool {

	private ConcurrencyAbovePool() {
	}

	/**
	 * @param server the server
	 * @param specification the activation specification
	 * @param pool the pool of its resource adapter
	 */
	private record Site(Server server, ActivationSpecification specification, ThreadPool pool) {

		Long concurrency() {
			return Values.number(specification.getMaximumConcurrency());
		}

		Long threads() {
			return Values.number(pool.getMaximumSize());
		}

		boolean isLiberty() {
			return server.getProduct() == Product.LIBERTY;
		}
	}

	static Rule rule() {
		return RuleForm.rule("maxconcurrency-above-pool", Subject.CONCURRENCY, Severity.WARNING, ConcurrencyAbovePool::sites)
				.when(site -> site.concurrency() != null && site.threads() != null && site.concurrency() > site.threads())
				.when(site -> Values.isSet(site.specification().getMaximumConcurrency()) || Values.isSet(site.pool().getMaximumSize()))
				.at(site -> Values.origin(site.specification().getMaximumConcurrency(), site.specification()))
				.measured(Site::concurrency)
				.limit(Site::threads)
				.with("name", site -> site.specification().getName())
				.with("pool", site -> site.pool().getName())
				.with("waiting", site -> site.concurrency() - site.threads())
				.message(site -> site.isLiberty() ? "liberty" : null)
				.related(site -> Arrays.asList(Values.origin(site.pool().getMaximumSize(), site.pool())))
				.fix("raise-pool", (site, edits) -> edits.set(site.pool().getMaximumSize(), site.concurrency().toString()))
				.fix("lower-concurrency", (site, edits) -> edits.set(site.specification().getMaximumConcurrency(), site.threads().toString()))
				.build();
	}

	private static Stream<Site> sites(Solution solution) {
		return solution.getServers().stream().filter(server -> server.getProduct() == Product.WEBSPHERE || server.getProduct() == Product.LIBERTY)
				.flatMap(server -> server.getResourceAdapters().stream().filter(adapter -> adapter.getThreadPool() != null)
						.filter(adapter -> !Values.truth(adapter.getThreadPool().getGrowable())).flatMap(adapter -> adapter.getActivationSpecifications().stream()
								.map(specification -> new Site(server, specification, adapter.getThreadPool()))));
	}
}
