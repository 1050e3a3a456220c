/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.model.platform.Server;

/** Rules on the settings of the second-level cache that a persistence unit or session factory states. */
final class UnitCacheSettings {

	private static final String MINIMAL_PUTS = "hibernate.cache.use_minimal_puts";
	private static final String PREFIX = "hibernate.cache.region_prefix";
	/** Profiles of EAP 5 that ship without JBoss Cache. */
	private static final Set<String> WITHOUT_CACHE = Set.of("default", "standard", "minimal", "web");

	private UnitCacheSettings() {
	}

	static Rule queryCacheOn() {
		return UnitRules.rule("l2cache-query-cache-on", Severity.INFO, HibernateUnit.QUERY_CACHE).optional()
				.onSites(form -> form
						.when(unit -> unit.isOn(HibernateUnit.QUERY_CACHE))
						.limit(unit -> "false")
						.fix("off", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> UnitRules.set(unit, HibernateUnit.QUERY_CACHE, "false", edits)))
				.build();
	}

	static Rule minimalPutsOff() {
		return UnitRules.rule("l2cache-minimal-puts-off", Severity.INFO, MINIMAL_PUTS)
				.onSites(form -> form
						.when(unit -> unit.isOff(MINIMAL_PUTS) && unit.isClustered() && !unit.isOff(HibernateUnit.SECOND_LEVEL_CACHE))
						.limit(unit -> "true")
						.fix("on", FixEffect.KEEPS_MEANING, (unit, edits) -> UnitRules.set(unit, MINIMAL_PUTS, "true", edits)))
				.build();
	}

	static Rule regionPrefixMissing() {
		return UnitRules.rule("l2cache-region-prefix-missing", Severity.INFO, PREFIX).optional()
				.onSites(form -> form
						.when(unit -> unit.usesJBossCache() && unit.isOn(HibernateUnit.SECOND_LEVEL_CACHE) && unit.setting(PREFIX) != null && !unit.states(PREFIX))
						.limit(HibernateUnit::name)
						.fix("name", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> UnitRules.set(unit, PREFIX, unit.name(), edits)))
				.build();
	}

	/** A missing key stands for the configuration that the platform ships as its default, so only another one is told. */
	static Rule entityCacheMissing() {
		return UnitRules.rule("l2cache-cfg-entity-missing", Severity.WARNING, HibernateUnit.ENTITY_CACHE)
				.onSites(form -> form
						.when(unit -> unit.isOn(HibernateUnit.SECOND_LEVEL_CACHE) && unit.states(HibernateUnit.ENTITY_CACHE))
						.when(unit -> unit.stated(HibernateUnit.ENTITY_CACHE).toLowerCase(Locale.ROOT).matches("(pessimistic|optimistic)-.*"))
						.limit(unit -> EntityCaches.STANDARD_CACHE)
						.fix("mvcc", FixEffect.CHANGES_BEHAVIOUR, (unit, edits) -> UnitRules.set(unit, HibernateUnit.ENTITY_CACHE, EntityCaches.STANDARD_CACHE, edits)))
				.build();
	}

	static Rule onInBatchUnit() {
		return UnitRules.rule("l2cache-on-in-batch-unit", Severity.INFO, HibernateUnit.SECOND_LEVEL_CACHE)
				.onSites(form -> form
						.when(unit -> unit.isOn(HibernateUnit.SECOND_LEVEL_CACHE) && EntityCaches.isBatchUnit(unit))
						.limit(unit -> "false")
						.with("size", unit -> unit.batchSize() == null ? "-" : unit.batchSize())
						.message(unit -> unit.batchSize() == null ? "name" : null)
						.related(unit -> List.of(unit.place(HibernateUnit.BATCH_SIZE)))
						.fix("off", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> UnitRules.set(unit, HibernateUnit.SECOND_LEVEL_CACHE, "false", edits)))
				.build();
	}

	static Rule profileWithoutCache() {
		return UnitRules.rule("l2cache-profile-without-cache", Severity.WARNING, HibernateUnit.REGION_FACTORY)
				.onSites(form -> form
						.when(unit -> unit.usesJBossCache() && unit.states(HibernateUnit.REGION_FACTORY) && !unit.isOff(HibernateUnit.SECOND_LEVEL_CACHE))
						.when(unit -> profile(unit) != null)
						.limit(unit -> "production, all")
						.with("profile", UnitCacheSettings::profile)
						.assuming(unit -> Hosting.of(unit.in().reading(), unit.in().path(), UnitCacheSettings::isJBoss5).assumption()))
				.build();
	}

	/** The profile that hosts a unit, where it is one of those without JBoss Cache and brings none of its own. */
	private static String profile(HibernateUnit unit) {
		Hosting hosting = Hosting.of(unit.in().reading(), unit.in().path(), UnitCacheSettings::isJBoss5);
		if (hosting == null || ConfigurationIndex.groups(unit.in().reading(), hosting.server(), "jboss-5.cache").findAny().isPresent()) {
			return null;
		}
		String path = hosting.server().getPath() == null ? "" : hosting.server().getPath();
		String folder = path.substring(path.lastIndexOf('/') + 1);
		return WITHOUT_CACHE.contains(folder) ? folder : null;
	}

	private static boolean isJBoss5(Server server) {
		return server.getProduct() == Product.JBOSS_EAP_5;
	}
}
