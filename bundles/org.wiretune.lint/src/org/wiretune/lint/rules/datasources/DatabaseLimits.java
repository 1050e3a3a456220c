/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm.Assumption;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.db2.Db2Values;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.DatabaseVendor;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code db-max-connections-below-pools}: the pools that lead to one machine, together, against the connections that the
 * database lets in. Silent where the files of several databases of the kind were read: which of them is meant cannot be told.
 */
final class DatabaseLimits {

	/** PostgreSQL keeps three connections for administrators unless told otherwise (documentation: superuser_reserved_connections). */
	private static final long RESERVED = 3;

	private DatabaseLimits() {
	}

	/** A database product: the vendors that data sources tell, and the groups and settings that limit its connections. */
	private enum Database {
		MYSQL(Set.of(DatabaseVendor.MYSQL, DatabaseVendor.MARIADB), Map.of("mysql.server", List.of("max_connections"))),
		POSTGRESQL(Set.of(DatabaseVendor.POSTGRESQL), Map.of("postgresql.connections", List.of("max_connections"))),
		DB2(Set.of(DatabaseVendor.DB2), Map.of("db2.manager", List.of("MAX_CONNECTIONS", "MAX_COORDAGENTS"), "db2.database", List.of("MAXAPPLS")));

		private final Set<DatabaseVendor> vendors;
		private final Map<String, List<String>> limits;

		Database(Set<DatabaseVendor> vendors, Map<String, List<String>> limits) {
			this.vendors = vendors;
			this.limits = limits;
		}
	}

	/**
	 * @param limit what limits the connections
	 * @param in where it stands
	 * @param reserved the connections of these that applications do not get
	 * @param pools the pools that lead there
	 */
	private record Site(Setting limit, ConfiguredGroup in, long reserved, List<Pool> pools) {

		long sum() {
			return pools.stream().mapToLong(Pool::most).sum();
		}

		long available() {
			return limit.asNumber() - reserved;
		}

		boolean isStated() {
			return limit.isSet() && pools.stream().allMatch(pool -> Values.isSet(pool.maximum()));
		}
	}

	static Rule rule() {
		return RuleForm.rule("db-max-connections-below-pools", Subject.CONNECTIONS, Severity.WARNING, DatabaseLimits::sites)
				.onSites(form -> form
						.when(site -> site.sum() > site.available())
						.severity(site -> site.isStated() ? Severity.WARNING : Severity.INFO)
						.at(site -> Values.origin(site.limit(), site.in().group()))
						.measured(Site::available)
						.limit(site -> site.sum() + site.reserved())
						.with("setting", site -> site.limit().getName())
						.with("value", site -> site.limit().getValue())
						.with("file", site -> site.in().fileName())
						.with("count", site -> site.pools().size())
						.with("sum", Site::sum)
						.with("name", site -> site.pools().get(0).name())
						.message(site -> site.pools().size() == 1 ? "one" : null)
						.assuming(site -> new Assumption(null))
						.related(site -> site.pools().stream().map(Pool::place).map(Origin.class::cast).toList())
						.fix("raise-limit", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.limit(), Long.toString(site.sum() + site.reserved())))
						.fix("lower-pool", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.pools().size() > 1 || site.available() < 1) {
								edits.impossible();
							} else {
								edits.set(site.pools().get(0).maximum(), Long.toString(site.available()));
							}
						}))
				.build();
	}

	/**
	 * {@return what a database that was read has for each of the pools that lead to it, where it is shared out evenly; nothing
	 * for a pool of a database that has none to give}
	 *
	 * @param reading what was read
	 */
	static Map<DataSource, Long> rooms(Reading reading) {
		Map<DataSource, Long> rooms = new IdentityHashMap<>();
		sites(reading).forEach(site -> site.pools().stream().filter(pool -> pool.source() != null)
				.forEach(pool -> rooms.merge(pool.source(), site.sum() >= site.available() ? 0 : site.available() / site.pools().size(), Math::min)));
		return rooms;
	}

	private static Stream<Site> sites(Reading reading) {
		List<Site> sites = new ArrayList<>();
		for (Database database : Database.values()) {
			List<ConfiguredGroup> groups = database.limits.keySet().stream().sorted().flatMap(kind -> ConfigurationIndex.groups(reading, kind)).toList();
			if (groups.stream().map(ConfiguredGroup::path).distinct().count() == 1) {
				Map<String, List<Pool>> hosts = Pool.all(reading).filter(pool -> database.vendors.contains(pool.vendor()) && pool.most() != null && !pool.isForDevelopment(reading))
						.collect(Collectors.groupingBy(Pool::host, TreeMap::new, Collectors.toList()));
				hosts.values().forEach(pools -> groups.forEach(group -> database.limits.get(group.group().getKind()).forEach(name -> add(reading, group, name, pools, sites))));
			}
		}
		return sites.stream();
	}

	private static void add(Reading reading, ConfiguredGroup group, String name, List<Pool> pools, List<Site> sites) {
		Setting limit = group.setting(name);
		if (limit == null || Values.number(limit) == null || limit.asNumber() <= 0 || Db2Values.isAutomatic(limit, reading.texts())) {
			return;
		}
		long reserved = 0;
		if (group.group().getKind().startsWith("postgresql")) {
			Long stated = group.number("superuser_reserved_connections");
			reserved = stated == null ? RESERVED : stated;
		}
		sites.add(new Site(limit, group, reserved, pools));
	}
}
