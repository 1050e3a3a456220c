/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.container.ContainerModel;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code replicas-times-pool-above-database}: the pools of all replicas against the connections of a database that runs beside
 * them. Silent where the database is not among the workloads, for then its limit is not known.
 */
final class PoolsOfReplicas {

	/** Where the address of the database and the size of the pool stand, by framework. */
	private static final List<Source> SOURCES = List.of(
			new Source("spring-boot.datasource", "url", "spring.datasource.url", "spring-boot.datasource.hikari", "maximum-pool-size", "spring.datasource.hikari.maximum-pool-size"),
			new Source("quarkus.datasource", "jdbc.url", "quarkus.datasource.jdbc.url", "quarkus.datasource", "jdbc.max-size", "quarkus.datasource.jdbc.max-size"));
	private static final Pattern ADDRESS = Pattern.compile("jdbc:(?:p6spy:|otel:)?(postgresql|mysql|mariadb)://([A-Za-z0-9.-]{1,200})(?::\\d{1,5})?(?:[/?;].*)?");
	private static final Pattern POOLER = Pattern.compile("(?i).*(?:bouncer|pgpool|proxy|pooler|odyssey).*");
	private static final Pattern LIMIT = Pattern.compile("(?:--)?max[_-]connections=(\\d{1,6})");
	/** PostgreSQL keeps three for administrators, MySQL lets in one more. */
	private static final Map<String, long[]> STANDARDS = Map.of("postgresql", new long[] {100, 3}, "mysql", new long[] {151, 0}, "mariadb", new long[] {151, 0});

	/**
	 * Where a framework has a data source.
	 *
	 * @param addressKind the kind of the group with its address
	 * @param addressName the setting there
	 * @param addressKey the whole key
	 * @param sizeKind the kind of the group with the size of its pool
	 * @param sizeName the setting there
	 * @param sizeKey the whole key
	 */
	private record Source(String addressKind, String addressName, String addressKey, String sizeKind, String sizeName, String sizeKey) {
	}

	/**
	 * A pool of a workload.
	 *
	 * @param container the container
	 * @param database the word of the database in its address
	 * @param host the host in it
	 * @param size its most connections
	 * @param pods how many pods run at a time
	 * @param stated whether size and replicas are stated
	 */
	record Pool(RunningContainer container, String database, String host, Stated size, long pods, boolean stated) {

		long connections() {
			return size.number() * pods;
		}
	}

	/**
	 * A database and the pools that lead to it.
	 *
	 * @param limit its most connections
	 * @param reserved how many of them applications do not get
	 * @param setting where it is stated, or null
	 * @param host its host
	 * @param pools the pools, the largest first
	 */
	record Site(long limit, long reserved, Origin setting, String host, List<Pool> pools) {

		Pool largest() {
			return pools.get(0);
		}

		long sum() {
			return pools.stream().mapToLong(Pool::connections).sum();
		}

		long available() {
			return limit - reserved;
		}
	}

	private PoolsOfReplicas() {
	}

	static Rule rule() {
		return RuleForm.<Site>rule("replicas-times-pool-above-database", Subject.CONNECTIONS, Severity.WARNING, PoolsOfReplicas::sites)
				.onSites(form -> form
						.when(site -> site.sum() > site.available())
						.severity(site -> site.pools().stream().allMatch(Pool::stated) ? Severity.WARNING : Severity.INFO)
						.at(site -> site.largest().size().setting().isSet() ? site.largest().size().origin() : site.largest().container().origin())
						.measured(Site::sum)
						.limit(Site::available)
						.with("host", Site::host)
						.with("name", site -> site.largest().container().name())
						.with("pods", site -> site.largest().pods())
						.with("size", site -> site.largest().size().number())
						.with("count", site -> site.pools().size())
						.message(site -> site.pools().size() == 1 ? "one" : null)
						.related(site -> Stream.concat(Stream.ofNullable(site.setting()), site.pools().stream().map(pool -> pool.container().origin())).toList())
						.fix("lower", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							long each = site.available() / site.largest().pods();
							if (site.pools().size() > 1 || each < 1 || !site.largest().size().setting().isSet()) {
								edits.impossible();
							} else {
								edits.with("each", Long.toString(each));
								edits.set(site.largest().size().setting(), Long.toString(each));
							}
						}))
				.build();
	}

	/** {@return the databases that run beside the applications, with the pools that lead there} @param reading what was read */
	static Stream<Site> sites(Reading reading) {
		// Compose and cluster are two worlds, and one application may be described in several files of each.
		Map<String, List<Pool>> byDatabase = RunningContainer.all(reading).filter(container -> container.workload() != null).map(PoolsOfReplicas::pool).filter(Objects::nonNull)
				.collect(Collectors.groupingBy(pool -> ContainerImages.folder(pool.container().workload().path()) + (pool.container().isOfCluster() ? "" : pool.container().workload().path()) + ' ' + pool.host(), TreeMap::new, Collectors.toList()));
		return byDatabase.values().stream().map(pools -> site(reading, pools)).filter(Objects::nonNull);
	}

	private static Pool pool(RunningContainer container) {
		ApplicationValues values = new ApplicationValues(container);
		return SOURCES.stream().map(source -> pool(container, values, source)).filter(Objects::nonNull).findFirst().orElse(null);
	}

	private static Pool pool(RunningContainer container, ApplicationValues values, Source source) {
		Stated url = values.stated(source.addressKind(), source.addressName(), source.addressKey());
		Matcher address = ADDRESS.matcher(url == null || url.value() == null ? "" : url.value().strip());
		if (!address.matches() || POOLER.matcher(address.group(2)).matches() || values.isOpen(source.sizeKey())) {
			return null;
		}
		Stated size = values.stated(source.sizeKind(), source.sizeName(), source.sizeKey());
		size = size != null ? size : values.standard(source.sizeKind(), source.sizeName());
		if (size == null || size.number() == null) {
			return null;
		}
		Stated replicas = new Stated(container.workload().setting("replicas"), Stated.Place.WORKLOAD);
		Long most = replicas.setting() == null ? Long.valueOf(1) : replicas.number();
		Long scaled = scaled(container);
		most = scaled != null ? scaled : most;
		return most == null || most < 1 ? null : new Pool(container, address.group(1), address.group(2), size, most + surge(container, most), size.setting().isSet() && !size.isReplaceable() && !url.isReplaceable());
	}

	/** The most replicas that an autoscaler makes, or null. */
	private static Long scaled(RunningContainer container) {
		return !container.isOfCluster() ? null : ConfigurationIndex.groups(container.reading(), ContainerModel.AUTOSCALER)
				.filter(scaler -> container.workload().name().equals(Values.value(scaler.setting("target"))) && RunningContainer.isInOperation(container.reading(), scaler.path()) && isBeside(scaler, container.workload()))
				.map(scaler -> new Stated(scaler.setting("maximum"), Stated.Place.WORKLOAD)).filter(maximum -> maximum.setting() != null).map(Stated::number).filter(Objects::nonNull).max(Comparator.naturalOrder()).orElse(null);
	}

	private static boolean isBeside(ConfiguredGroup one, ConfiguredGroup other) {
		return ContainerImages.folder(one.path()).equals(ContainerImages.folder(other.path()));
	}

	/** How many more pods of a deployment run while it is rolled out: a quarter unless it says otherwise. */
	private static long surge(RunningContainer container, long replicas) {
		ConfiguredGroup workload = container.workload();
		if (!"Deployment".equals(workload.group().getLabel()) || "Recreate".equals(Values.value(workload.setting("strategy")))) {
			return 0;
		}
		String surge = Objects.requireNonNullElse(Values.value(workload.setting("max-surge")), "25%").strip();
		return surge.matches("\\d{1,3}%") ? (replicas * Long.parseLong(surge.replace("%", "")) + 99) / 100 : surge.matches("\\d{1,4}") ? Long.parseLong(surge) : 0;
	}

	private static Site site(Reading reading, List<Pool> pools) {
		Pool first = pools.get(0);
		RunningContainer database = database(reading, first);
		if (database == null || pools.stream().anyMatch(pool -> !pool.database().equals(first.database()))) {
			return null;
		}
		long[] standard = STANDARDS.get(first.database());
		List<Pool> ordered = pools.stream().sorted(Comparator.comparingLong(Pool::connections).reversed()).toList();
		for (String kind : List.of(ContainerModel.COMMAND, ContainerModel.ARGUMENTS)) {
			for (ConfiguredGroup words : database.container().groups(kind)) {
				for (Setting word : words.group().getSettings()) {
					Matcher limit = LIMIT.matcher(word.getValue());
					if (limit.matches()) {
						return new Site(Long.parseLong(limit.group(1)), standard[1], word.getOrigin(), first.host(), ordered);
					}
					if (word.getValue().contains("config")) {
						return null;
					}
				}
			}
		}
		List<ConfiguredGroup> files = ConfigurationIndex.groups(reading, "postgresql".equals(first.database()) ? "postgresql.connections" : "mysql.server").filter(group -> group.states("max_connections")).toList();
		if (!files.isEmpty()) {
			Long limit = files.size() == 1 ? files.get(0).number("max_connections") : null;
			return limit == null ? null : new Site(limit, standard[1], Values.origin(files.get(0).setting("max_connections")), first.host(), ordered);
		}
		return new Site(standard[0], standard[1], database.origin(), first.host(), ordered);
	}

	/** The container of a database behind a host: a service of the same compose file, or a pod that a service of the cluster selects. */
	private static RunningContainer database(Reading reading, Pool pool) {
		String host = pool.host().contains(".") && pool.container().isOfCluster() ? pool.host().substring(0, pool.host().indexOf('.')) : pool.host();
		ConfiguredGroup from = pool.container().workload();
		List<ConfigurationGroup> selectors = ConfigurationIndex.groups(reading, ContainerModel.SERVICE).filter(service -> service.name().equals(host)).map(ConfiguredGroup::group).toList();
		List<RunningContainer> found = RunningContainer.all(reading).filter(container -> container.workload() != null && container.isOfCluster() == pool.container().isOfCluster())
				.filter(container -> container.isOfCluster() ? selectors.stream().anyMatch(selector -> selects(selector, container.workload())) : container.workload().path().equals(from.path()) && container.workload().name().equals(host))
				.filter(container -> isDatabase(container, pool.database())).toList();
		return found.size() == 1 ? found.get(0) : null;
	}

	private static boolean selects(ConfigurationGroup selector, ConfiguredGroup workload) {
		List<Setting> labels = workload.groups(ContainerModel.LABELS).stream().flatMap(each -> each.group().getSettings().stream()).toList();
		return !selector.getSettings().isEmpty() && selector.getSettings().stream().allMatch(wanted -> labels.stream().anyMatch(label -> label.getName().equals(wanted.getName()) && Objects.equals(label.getValue(), wanted.getValue())));
	}

	/** Images of other makers have limits of their own. */
	private static boolean isDatabase(RunningContainer container, String database) {
		String image = ContainerImages.name(Values.value(container.container().setting("image")));
		return database.equals("postgresql") ? image.matches("postgres|postgresql|postgis|timescaledb|pgvector") : image.matches("mysql|mariadb|mysql-server");
	}
}
