/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.spring.SpringComponentFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.BuildFiles;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.ProductionProfile;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.spring.Components;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/**
 * More threads than connections of Agroal: workers whose number was chosen while the pool was left as it ships, and virtual threads,
 * whose number nothing limits. There is no fix: how long a connection is needed, only a run tells.
 */
final class WorkersAndPool {

	private static final String POOL = "quarkus.datasource";
	private static final String SIZE = "jdbc.max-size";
	private static final Pattern JDBC = Pattern.compile("quarkus-(?:jdbc-\\w+|agroal)");
	/** As many workers for each connection are usual where transactions are short. */
	private static final long SHARE = 4;
	/** A pool of more is meant for many callers. */
	private static final long LARGE = 50;

	/**
	 * Workers and a pool.
	 *
	 * @param in where their number is stated
	 * @param threads their number
	 * @param pool the most connections
	 */
	private record Workers(ConfiguredGroup in, Setting threads, long pool) {
	}

	/**
	 * A method on virtual threads.
	 *
	 * @param method its name with its class
	 * @param place where it stands
	 * @param reached what it asks the database by
	 * @param pool the most connections
	 */
	private record Virtual(String method, Origin place, Components.Reached reached, long pool) {
	}

	private WorkersAndPool() {
	}

	/** Rule {@code quarkus-pool-below-workers}. */
	static Rule workers() {
		return RuleForm.<Workers>rule("quarkus-pool-below-workers", Subject.CONNECTIONS, Severity.INFO, WorkersAndPool::chosen)
				.onSites(form -> form
						.when(site -> site.threads().asNumber() >= SHARE * site.pool())
						.at(site -> site.threads().getOrigin())
						.measured(Workers::pool)
						.limit(site -> site.threads().asNumber())
						.with("owner", site -> site.in().owner()))
				.build();
	}

	private static Stream<Workers> chosen(Reading reading) {
		return Stream.of(ConfigurationIndex.groups(reading, "quarkus.thread-pool").map(group -> workers(group, "max-threads")), ConfigurationIndex.groups(reading, "quarkus.vertx").map(group -> workers(group, "worker-pool-size"))).flatMap(each -> each)
				.filter(Objects::nonNull);
	}

	private static Workers workers(ConfiguredGroup group, String setting) {
		Setting threads = group.setting(setting);
		if (!Values.isSet(threads) || threads.asNumber() == null || !InOperation.is(group) || !ProductionProfile.counts(group, setting)) {
			return null;
		}
		Long pool = pool(group.reading(), group.path());
		return pool == null || isStated(group.reading(), group.path()) ? null : new Workers(group, threads, pool);
	}

	/** The most connections of the one data source of an application with JDBC, as they ship or are stated; null for others. */
	private static Long pool(Reading reading, String path) {
		List<ConfiguredGroup> pools = pools(reading, path);
		boolean one = pools.stream().allMatch(pool -> pool.group().getKind().equals(POOL));
		boolean jdbc = BuildFiles.around(reading, path).findFirst().filter(build -> JDBC.matcher(build).find()).isPresent();
		return pools.isEmpty() || !one || !jdbc ? null : pools.stream().filter(pool -> pool.states(SIZE)).findFirst().orElse(pools.get(0)).number(SIZE);
	}

	private static boolean isStated(Reading reading, String path) {
		return pools(reading, path).stream().anyMatch(pool -> pool.states(SIZE));
	}

	private static List<ConfiguredGroup> pools(Reading reading, String path) {
		String folder = path.substring(0, path.lastIndexOf('/') + 1);
		return ConfigurationIndex.groups(reading, POOL, POOL + ".named").filter(pool -> pool.path().startsWith(folder) && !pool.isForDevelopment()).toList();
	}

	/** Rule {@code quarkus-virtual-threads-over-pool}. */
	static Rule virtualThreads() {
		return RuleForm.<Virtual>rule("quarkus-virtual-threads-over-pool", Subject.CONNECTIONS, Severity.INFO, reading -> reading.solution().getApplications().stream().flatMap(application -> virtual(reading, application)))
				.onSites(form -> form
						.when(site -> site.pool() <= LARGE)
						.at(Virtual::place)
						.measured(Virtual::pool)
						.with("name", Virtual::method)
						.with("reached", site -> site.reached().type())
						.related(site -> List.<Origin>of(site.reached().call().getOrigin())))
				.build();
	}

	/** One for each class. */
	private static Stream<Virtual> virtual(Reading reading, Application application) {
		ConfiguredGroup pool = ConfigurationIndex.groups(reading, application, POOL).filter(InOperation::is).findFirst().orElse(null);
		if (pool == null || ConfigurationIndex.groups(reading, application, "quarkus.http").anyMatch(http -> http.states("limits.max-connections"))) {
			return Stream.empty();
		}
		Long size = pool(reading, pool.path());
		if (size == null) {
			return Stream.empty();
		}
		Components components = Components.of(reading, application);
		return components.with(SpringComponentFacts.VIRTUAL).map(type -> first(components, type, size)).filter(Objects::nonNull);
	}

	private static Virtual first(Components components, CodeFact type, long pool) {
		return type.getDetails().stream().filter(detail -> detail.getName().equals(SpringComponentFacts.VIRTUAL))
				.flatMap(method -> components.reached(type.getName(), method.getValue()).stream().filter(reached -> reached.kind() == Components.Kind.DATABASE).limit(1)
						.map(reached -> new Virtual(type.getName() + '.' + method.getValue(), method.getOrigin(), reached, pool)))
				.findFirst().orElse(null);
	}
}
