/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/** Rules on minimum and maximum of one pool: {@code ds-min-pool-zero}, {@code ds-pool-ratio} and {@code ds-min-below-steady-threads}. */
final class PoolSizes {

	/** Below it, ten percent are less than one connection. */
	private static final long SMALLEST = 5;
	/** The default maximum of WildFly. */
	private static final long WRITTEN_BY_CONSOLE = 20;

	private PoolSizes() {
	}

	/**
	 * Rule {@code ds-min-pool-zero}: where a minimum of zero is stated, or a maximum without a minimum, so that somebody has
	 * thought about the pool. A pool with nothing stated is left to {@code ds-max-pool-too-small}. Of Hikari only a zero that
	 * is stated counts: its minimum is the maximum where nothing is stated. The console of WildFly writes minimum and maximum even
	 * where nobody has chosen them, so that a pool with the maximum that it writes counts for one with nothing stated. A pool of Quarkus that
	 * is told what to open at the start is not empty for the first calls. What an empty pool costs are the first calls after a quiet time, so
	 * it is off unless wanted.
	 */
	static Rule minimumZero() {
		return RuleForm.<Pool>rule("ds-min-pool-zero", Subject.CONNECTIONS, Severity.INFO, reading -> Pool.all(reading).filter(pool -> isForLoad(reading, pool)))
				.onSites(form -> form
						.when(pool -> pool.product() != Product.WEBSPHERE && pool.minimum() != null && !isOfConsole(pool) && !pool.opensAtStart())
						.when(pool -> Values.isSet(pool.minimum()) ? isZero(pool.minimum())
								: pool.product() != Product.SPRING_BOOT && Values.isSet(pool.maximum()) && (Values.number(pool.minimum()) == null || isZero(pool.minimum())))
						.at(pool -> Values.isSet(pool.minimum()) ? Values.origin(pool.minimum()) : pool.place())
						.measured(pool -> Values.shown(pool.minimum()))
						.limit(pool -> pool.most() == null ? "-" : minimumFor(pool.most()))
						.with("name", Pool::name)
						.with("most", pool -> Values.shown(pool.maximum()))
						.message(pool -> pool.most() == null ? "no-maximum" : null)
						.fix("minimum", FixEffect.CHANGES_BEHAVIOUR, (pool, edits) -> {
							if (pool.most() == null) {
								edits.impossible();
							} else {
								edits.set(pool.minimum(), Long.toString(minimumFor(pool.most())));
							}
						}))
				.optional()
				.build();
	}

	/**
	 * Rule {@code ds-pool-ratio}: a rule of thumb, off by default. Silent for WebSphere and Liberty, where
	 * {@code was-ds-min-below-max} advises on the same two numbers: a minimum equal to the maximum. Silent also on a minimum
	 * far below the maximum where the server states the threads that it keeps: there {@code ds-min-below-steady-threads} knows
	 * the usual load, which the rule of thumb only guesses.
	 */
	static Rule ratio() {
		return RuleForm.<Pool>rule("ds-pool-ratio", Subject.CONNECTIONS, Severity.INFO,
				reading -> Pool.ofServers(reading).filter(pool -> isForLoad(reading, pool)).filter(pool -> pool.product() != Product.WEBSPHERE && pool.product() != Product.LIBERTY)
						.filter(pool -> !isFar(pool) || steady(reading, pool).isEmpty()))
				.optional()
				.onSites(form -> form
						.when(pool -> Values.isSet(pool.minimum()) && Values.isSet(pool.maximum()) && Values.number(pool.minimum()) != null && pool.most() != null)
						.when(pool -> Values.number(pool.minimum()) >= SMALLEST && (pool.most() < lowest(pool) || pool.most() > highest(pool)))
						.at(Pool::place)
						.measured(pool -> Values.value(pool.maximum()))
						.limit(PoolSizes::highest)
						.with("name", Pool::name)
						.with("minimum", pool -> Values.value(pool.minimum()))
						.with("lowest", PoolSizes::lowest)
						.with("raised", pool -> minimumFor(pool.most()))
						.message(pool -> pool.most() > highest(pool) ? "far" : null)
						.related(pool -> Arrays.asList(Values.origin(pool.minimum())))
						.fix("minimum", FixEffect.CHANGES_BEHAVIOUR, (pool, edits) -> {
							if (pool.most() < highest(pool)) {
								edits.impossible();
							} else {
								edits.set(pool.minimum(), Long.toString(minimumFor(pool.most())));
							}
						})
						.fix("maximum", FixEffect.CHANGES_BEHAVIOUR, (pool, edits) -> {
							// A maximum is lowered by hand only: how many connections threads and messages need, other rules say.
							if (pool.most() > highest(pool)) {
								edits.impossible();
							} else {
								edits.set(pool.maximum(), Long.toString(highest(pool)));
							}
						}))
				.build();
	}

	/**
	 * @param pool the pool
	 * @param threads the threads that the server keeps for requests
	 * @param group where these stand
	 */
	private record Steady(Pool pool, Setting threads, ConfiguredGroup group) {
	}

	/** Rule {@code ds-min-below-steady-threads}: where both numbers are stated. */
	static Rule minimumBelowSteadyThreads() {
		return RuleForm.rule("ds-min-below-steady-threads", Subject.CONNECTIONS, Severity.INFO, PoolSizes::steady)
				.onSites(form -> form
						.when(site -> Values.isSet(site.pool().minimum()) && Values.number(site.pool().minimum()) != null && Values.number(site.pool().minimum()) > 0)
						.when(site -> Values.number(site.pool().minimum()) < site.threads().asNumber())
						.at(site -> Values.origin(site.pool().minimum()))
						.measured(site -> Values.value(site.pool().minimum()))
						.limit(site -> site.threads().asNumber())
						.with("name", site -> site.pool().name())
						.with("setting", site -> site.threads().getName())
						.with("owner", site -> site.group().owner())
						.assuming(site -> new RuleForm.Assumption(null))
						.related(site -> Arrays.asList(Values.origin(site.threads())))
						.fix("minimum", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.pool().most() == null || site.pool().most() < site.threads().asNumber()) {
								edits.impossible();
							} else {
								edits.set(site.pool().minimum(), site.threads().asNumber().toString());
							}
						}))
				.build();
	}

	private static Stream<Steady> steady(Reading reading) {
		return Pool.ofServers(reading).filter(pool -> isForLoad(reading, pool)).flatMap(pool -> steady(reading, pool).stream());
	}

	/** The most threads that the server of a pool is told to keep. */
	private static Optional<Steady> steady(Reading reading, Pool pool) {
		var server = pool.worksFor(reading);
		return server == null ? Optional.empty() : Stream.of(ConfigurationIndex.groups(reading, server, "jboss-5.web.connector").map(group -> steady(pool, group, "minSpareThreads")),
					ConfigurationIndex.groups(reading, server, "wildfly.io.worker").map(group -> steady(pool, group, "task-core-threads")),
					ConfigurationIndex.groups(reading, server, "liberty.executor").map(group -> steady(pool, group, "coreThreads")))
					.flatMap(each -> each).filter(each -> Values.isSet(each.threads()) && each.threads().asNumber() != null)
					.max(java.util.Comparator.comparing(each -> each.threads().asNumber()));
	}

	private static boolean isFar(Pool pool) {
		return pool.minimum() != null && Values.number(pool.minimum()) != null && pool.most() != null && pool.most() > highest(pool);
	}

	private static Steady steady(Pool pool, ConfiguredGroup group, String setting) {
		return new Steady(pool, group.setting(setting), group);
	}

	private static boolean isForLoad(Reading reading, Pool pool) {
		return !pool.isEmbedded() && !pool.isForDevelopment(reading);
	}

	private static boolean isOfConsole(Pool pool) {
		return pool.product() == Product.WILDFLY && pool.most() != null && pool.most() == WRITTEN_BY_CONSOLE;
	}

	private static boolean isZero(Setting setting) {
		Long number = Values.number(setting);
		return number != null && number == 0;
	}

	/** Ten percent above the minimum, rounded up. */
	private static long lowest(Pool pool) {
		return (Values.number(pool.minimum()) * 11 + 9) / 10;
	}

	/** Twenty percent above the minimum, rounded up. */
	private static long highest(Pool pool) {
		return (Values.number(pool.minimum()) * 12 + 9) / 10;
	}

	/** The least minimum from which a maximum is at most twenty percent away. */
	private static long minimumFor(long maximum) {
		return (maximum * 5 + 5) / 6;
	}
}
