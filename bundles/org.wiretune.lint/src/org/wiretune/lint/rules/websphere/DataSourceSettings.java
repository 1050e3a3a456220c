/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.DevelopmentProfiles;
import org.wiretune.lint.rules.SettingRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ConnectionPool;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.settings.Setting;

/** Rules {@code was-ds-min-below-max} and {@code was-resultset-holdability}. */
final class DataSourceSettings {

	private static final String HOLD = "1";

	private DataSourceSettings() {
	}

	/** @param source a data source of applications with its connection pool */
	private record Site(DataSource source) {

		ConnectionPool pool() {
			return source.getConnectionPool();
		}
	}

	static Rule minimumBelowMaximum() {
		return RuleForm.rule("was-ds-min-below-max", Subject.CONNECTIONS, Severity.INFO, DataSourceSettings::pools)
				.optional()
				.onSites(form -> form
						.when(site -> Values.number(site.pool().getMinimumConnections()) != null && Values.number(site.pool().getMaximumConnections()) != null
								&& Values.number(site.pool().getMinimumConnections()) < Values.number(site.pool().getMaximumConnections()))
						.at(site -> Values.origin(site.pool().getMinimumConnections(), site.source()))
						.measured(site -> Values.number(site.pool().getMinimumConnections()))
						.limit(site -> Values.number(site.pool().getMaximumConnections()))
						.with("name", site -> site.source().getName())
						.related(site -> Arrays.asList(Values.origin(site.pool().getMaximumConnections())))
						.fix("equal", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.pool().getMinimumConnections(), Values.number(site.pool().getMaximumConnections()).toString())))
				.build();
	}

	private static Stream<Site> pools(Reading reading) {
		Map<Origin, Site> sites = new LinkedHashMap<>();
		ScriptedServers.withServers(reading).filter(server -> server.getProduct() == Product.WEBSPHERE || server.getProduct() == Product.LIBERTY)
				.forEach(server -> server.getDataSources().stream()
						.filter(source -> source.getOrigin() != null && source.getConnectionPool() != null && !ConnectionsBelowWebContainer.isOfServer(source)
								&& !DevelopmentProfiles.isForDevelopment(reading, server, source.getOrigin()))
						.forEach(source -> sites.putIfAbsent(source.getOrigin(), new Site(source))));
		return sites.values().stream();
	}

	static Rule holdability() {
		return SettingRules.rule("was-resultset-holdability", Subject.CONNECTIONS, Severity.INFO, "resultSetHoldability", "websphere.dataSource")
				.optional()
				.onSites(form -> form
						.when(site -> isDb2(site.in()) && !HOLD.equals(site.value()) && !site.in().isForDevelopment())
						.limit(site -> HOLD)
						.fix("hold", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.setting(), HOLD)))
				.build();
	}

	/** The class that knows the database, or the driver's class at the provider around the data source. */
	private static boolean isDb2(ConfiguredGroup source) {
		Stream<Setting> ofProvider = source.parent() == null ? Stream.empty()
				: source.parent().getSettings().stream().filter(setting -> "implementationClassName".equals(setting.getName()));
		return Stream.concat(Stream.ofNullable(source.setting("datasourceHelperClassname")), ofProvider).map(Setting::getValue)
				.anyMatch(name -> name != null && name.toLowerCase(Locale.ROOT).contains("db2"));
	}
}
