/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code maxconcurrency-above-pool}. Silent where the pool may grow beyond its maximum, where a number is not
 * known, and where both numbers are defaults of the product. On Liberty the executor is the pool, where its size is limited,
 * and so is the number of endpoints that an activation specification dispatches to.
 */
final class ConcurrencyAbovePool {

	private ConcurrencyAbovePool() {
	}

	/**
	 * @param name the activation specification
	 * @param concurrency its concurrency
	 * @param specification where it stands
	 * @param pool the pool of its resource adapter; null where the number of endpoints is the limit
	 * @param limit the setting of the limit
	 * @param liberty whether the server is Liberty
	 */
	record Site(String name, Setting concurrency, Element specification, ThreadPool pool, Setting limit, boolean liberty) {

		Long beans() {
			return Values.number(concurrency);
		}

		Long threads() {
			return Values.number(limit);
		}

		String variant() {
			return pool == null ? "endpoints" : liberty ? "liberty" : null;
		}
	}

	static Stream<Site> sites(Reading reading) {
		return Stream.concat(pools(reading), endpoints(reading));
	}

	static Rule rule() {
		return RuleForm.rule("maxconcurrency-above-pool", Subject.CONCURRENCY, Severity.WARNING, ConcurrencyAbovePool::sites)
				.onSites(form -> form
						.when(site -> site.beans() != null && site.threads() != null && site.beans() > site.threads())
						.when(site -> Values.isSet(site.concurrency()) || Values.isSet(site.limit()))
						.at(site -> Values.origin(site.concurrency(), site.specification()))
						.measured(Site::beans)
						.limit(Site::threads)
						.with("name", Site::name)
						.with("pool", site -> site.pool() == null ? "" : site.pool().getName())
						.with("waiting", site -> site.beans() - site.threads())
						.message(Site::variant)
						.related(site -> Arrays.asList(Values.origin(site.limit(), site.pool())))
						.fix("raise-pool", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> raise(site, site.pool() != null, edits))
						.fix("raise-endpoints", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> raise(site, site.pool() == null, edits))
						.fix("lower-concurrency", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.concurrency(), site.threads().toString())))
				.build();
	}

	private static void raise(Site site, boolean wanted, Edits edits) {
		if (wanted) {
			edits.set(site.limit(), site.beans().toString());
		} else {
			edits.impossible();
		}
	}

	private static Stream<Site> pools(Reading reading) {
		return reading.solution().getServers().stream().filter(server -> server.getProduct() == Product.WEBSPHERE || server.getProduct() == Product.LIBERTY)
				.flatMap(server -> server.getResourceAdapters().stream().filter(adapter -> adapter.getThreadPool() != null)
						.filter(adapter -> !Values.truth(adapter.getThreadPool().getGrowable())).flatMap(adapter -> adapter.getActivationSpecifications().stream()
								.map(specification -> new Site(specification.getName(), specification.getMaximumConcurrency(), specification, adapter.getThreadPool(),
										adapter.getThreadPool().getMaximumSize(), server.getProduct() == Product.LIBERTY))));
	}

	private static Stream<Site> endpoints(Reading reading) {
		return ConfigurationIndex.groups(reading, "liberty.jmsActivationSpec").filter(group -> group.states("maxEndpoints"))
				.flatMap(group -> group.groups("liberty.jmsActivationSpec.wasJms").stream()
						.map(inner -> new Site(group.name(), inner.setting("maxConcurrency"), group.group(), null, group.setting("maxEndpoints"), true)));
	}
}
