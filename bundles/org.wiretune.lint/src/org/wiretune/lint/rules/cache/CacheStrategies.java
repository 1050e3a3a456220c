/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.java.rewrite.AnnotationRewrite;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.cache.EntityCaches.CachedEntity;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.settings.Setting;

/** Rules on the access strategy of entities in the second-level cache, compared with what code does to them. */
final class CacheStrategies {

	private static final RuleLimit WRITES = new RuleLimit("l2cache-hot-update-entity", "writes-per-read", 2, 1, 100, "writes");
	/** Places in code that a guess about frequent updates needs at least. */
	private static final int FEWEST_WRITES = 3;

	private CacheStrategies() {
	}

	/**
	 * A strategy as it is written, in an annotation or in a mapping.
	 *
	 * @param in the group
	 * @param setting the strategy
	 */
	private record Strategy(ConfiguredGroup in, Setting setting) {

		boolean isMapping() {
			return in.group().getKind().startsWith("hibernate.");
		}

		String constant() {
			String value = Values.value(setting);
			return value == null ? "" : value.toUpperCase(Locale.ROOT).replace('-', '_');
		}

		String className() {
			return EntityCaches.simpleName(in.name());
		}
	}

	static Rule irrelevant() {
		return RuleForm.rule("l2cache-concurrency-strategy-irrelevant", Subject.PERSISTENCE, Severity.WARNING, CacheStrategies::strategies)
				.onSites(form -> form
						.when(strategy -> Set.of("NONE", "NONSTRICT_READ_WRITE", "READ_WRITE").contains(strategy.constant()))
						.when(strategy -> CacheOfEntity.isJBossCache(strategy.in().reading(), strategy.in().application(), strategy.in().name()))
						.at(strategy -> Values.origin(strategy.setting()))
						.measured(strategy -> Values.value(strategy.setting()))
						.limit(strategy -> "READ_ONLY, TRANSACTIONAL")
						.with("name", Strategy::className)
						.fix("transactional", FixEffect.DEPENDS_ON_UNSEEN, (strategy, edits) -> write(strategy, "TRANSACTIONAL", edits))
						.fix("read-only", FixEffect.DEPENDS_ON_UNSEEN, (strategy, edits) -> {
							write(strategy, "READ_ONLY", edits);
							if (!EntityCaches.uses(strategy.in().reading(), strategy.in().application(), strategy.className(), "update").isEmpty()) {
								edits.impossible();
							}
						}))
				.build();
	}

	private static Stream<Strategy> strategies(Reading reading) {
		return ConfigurationIndex.groups(reading, "java.cache", "hibernate.class", "hibernate.class-cache").filter(group -> group.application() != null).flatMap(group -> {
			Setting setting = group.setting(group.group().getKind().equals("hibernate.class") ? "cache usage" : "usage");
			return Values.isSet(setting) ? Stream.of(new Strategy(group, setting)) : Stream.empty();
		});
	}

	private static void write(Strategy strategy, String constant, Edits edits) {
		if (strategy.isMapping()) {
			edits.set(strategy.setting(), constant.toLowerCase(Locale.ROOT).replace('_', '-'));
		} else {
			EntityCaches.constant(edits, strategy.setting(), constant);
		}
	}

	private static RuleForm<CachedEntity> entityRule(String id, Severity severity) {
		return RuleForm.rule(id, Subject.PERSISTENCE, severity, EntityCaches::cached)
				.at(site -> site.mark().place("usage"))
				.measured(CachedEntity::usage)
				.with("name", CachedEntity::className);
	}

	static Rule readOnlyWritten() {
		return entityRule("l2cache-readonly-entity-written", Severity.WARNING)
				.onSites(form -> form
						.when(site -> site.usage().equals("READ_ONLY") && !site.uses("update").isEmpty() && !isImmutable(site))
						.limit(site -> site.hasTransactionalCache() ? "TRANSACTIONAL" : "READ_WRITE")
						.with("place", site -> site.uses("update").get(0).getName())
						.related(site -> site.places(site.uses("update")))
						.fix("transactional", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> strategy(site, "TRANSACTIONAL", site.hasTransactionalCache(), edits))
						.fix("read-write", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> strategy(site, "READ_WRITE", !site.hasJBossCache() && !site.hasTransactionalCache(), edits)))
				.build();
	}

	/** Whether Hibernate updates nothing of an entity, so that its copy in the cache is never old; what is added to its collections is written elsewhere. */
	private static boolean isImmutable(CachedEntity site) {
		return HibernateUnit.facts(site.application(), "persistent-class").anyMatch(fact -> fact.detail("immutable") != null && site.className().equals(EntityCaches.simpleName(fact.getName())));
	}

	static Rule transactionalNeverWritten() {
		return entityRule("l2cache-transactional-never-written", Severity.INFO).optional()
				.onSites(form -> form
						.when(site -> Set.of("TRANSACTIONAL", "READ_WRITE").contains(site.usage()))
						.when(site -> !site.uses("read").isEmpty() && site.uses("insert", "update", "delete").isEmpty())
						.limit(site -> "READ_ONLY")
						.with("place", site -> site.uses("read").get(0).getName())
						.related(site -> site.places(site.uses("read")))
						.fix("read-only", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> strategy(site, "READ_ONLY", true, edits)))
				.build();
	}

	static Rule hotUpdate() {
		return entityRule("l2cache-hot-update-entity", Severity.INFO).optional().limitedBy(WRITES)
				.onSites(form -> form
						.when(site -> !site.usage().equals("NONE"))
						.when((site, context) -> site.uses("update", "delete").size() >= FEWEST_WRITES
								&& site.uses("update", "delete").size() >= context.limit(WRITES) * Math.max(1, site.uses("read").size()))
						.at(site -> site.mark().group().getOrigin())
						.measured(site -> site.uses("update", "delete").size())
						.limit(WRITES)
						.with("reads", site -> site.uses("read").size())
						.related(site -> site.places(site.uses("update", "delete")))
						.fix("remove", FixEffect.CHANGES_BEHAVIOUR, CacheStrategies::remove))
				.build();
	}

	private static void strategy(CachedEntity site, String constant, boolean wanted, Edits edits) {
		if (wanted) {
			EntityCaches.constant(edits, site.mark().setting("usage"), constant);
		}
	}

	private static void remove(CachedEntity site, Edits edits) {
		Origin origin = (Origin) site.mark().group().getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		edits.addAll(text == null ? null : AnnotationRewrite.remove(origin.path(), text, origin.offset(), EntityCaches.IMPORTS));
	}

	static Rule noEntityMarked() {
		return UnitRules.rule("l2cache-enabled-no-entity-marked", Severity.INFO, HibernateUnit.SECOND_LEVEL_CACHE)
				.onSites(form -> form
						.when(unit -> unit.isOn(HibernateUnit.SECOND_LEVEL_CACHE) && !unit.application().getEntities().isEmpty())
						.when(unit -> EntityCaches.marks(unit.in().reading(), unit.application()).findAny().isEmpty())
						.when(unit -> !unit.states("hibernate.cache.default_cache_concurrency_strategy") && !cachesAll(unit))
						.limit(unit -> "@Cache")
						.with("entities", unit -> unit.application().getEntities().size())
						.fix("read-only", FixEffect.DEPENDS_ON_UNSEEN, CacheStrategies::mark))
				.build();
	}

	private static boolean cachesAll(HibernateUnit unit) {
		return Stream.of("shared-cache-mode", "javax.persistence.sharedCache.mode", "jakarta.persistence.sharedCache.mode").map(unit::stated)
				.anyMatch(mode -> "ALL".equals(mode) || "DISABLE_SELECTIVE".equals(mode));
	}

	/** Marks the first entity that code loads and never writes. */
	private static void mark(HibernateUnit unit, Edits edits) {
		List<Entity> entities = EntityCaches.onlyRead(unit.in().reading(), unit.application());
		Origin origin = entities.isEmpty() ? null : (Origin) entities.get(0).getOrigin();
		String text = origin == null ? null : edits.texts().text(origin.path());
		edits.addAll(text == null ? null : AnnotationRewrite.add(origin.path(), text, origin.offset(), "@Cache(usage = CacheConcurrencyStrategy.READ_ONLY)", EntityCaches.IMPORTS));
	}

	static Rule disabled() {
		return UnitRules.rule("l2cache-disabled", Severity.INFO, HibernateUnit.SECOND_LEVEL_CACHE)
				.onSites(form -> form
						.when(unit -> unit.isOff(HibernateUnit.SECOND_LEVEL_CACHE) || !unit.states(HibernateUnit.SECOND_LEVEL_CACHE) && unit.isOnJBoss5() && !unit.usesJBossCache()
								&& !unit.usesOtherCache())
						.when(unit -> !EntityCaches.isBatchUnit(unit))
						.when(unit -> HibernateUnit.of(unit.in().reading(), unit.application()).stream().noneMatch(other -> other.isOn(HibernateUnit.SECOND_LEVEL_CACHE)))
						.when(unit -> example(unit) != null)
						.limit(unit -> "true")
						.with("entity", CacheStrategies::example)
						.fix("jboss-cache", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> {
							if (unit.hasJBossCache() && unit.isPersistenceXml()) {
								Map<String, String> values = new LinkedHashMap<>();
								values.put(HibernateUnit.REGION_FACTORY, "org.hibernate.cache.jbc2.JndiMultiplexedJBossCacheRegionFactory");
								values.put("hibernate.cache.region.jbc2.cachefactory", "java:CacheManager");
								values.put(HibernateUnit.SECOND_LEVEL_CACHE, "true");
								values.put(HibernateUnit.QUERY_CACHE, "false");
								values.put("hibernate.cache.use_minimal_puts", "true");
								values.put(HibernateUnit.ENTITY_CACHE, EntityCaches.STANDARD_CACHE);
								values.put("hibernate.cache.region_prefix", unit.name());
								UnitRules.setAll(unit, values, edits);
							}
						})
						.fix("on", FixEffect.DEPENDS_ON_UNSEEN, (unit, edits) -> {
							if (!unit.hasJBossCache()) {
								UnitRules.set(unit, HibernateUnit.SECOND_LEVEL_CACHE, "true", edits);
							}
						}))
				.build();
	}

	/** An entity that would gain: one that is marked for the cache, or one that never changes; null where there is none. */
	private static String example(HibernateUnit unit) {
		return Stream.concat(EntityCaches.marks(unit.in().reading(), unit.application()).map(ConfiguredGroup::name).map(EntityCaches::simpleName),
				HibernateUnit.facts(unit.application(), "persistent-class").filter(fact -> fact.detail("immutable") != null).map(CodeFact::getName))
				.findFirst().orElse(null);
	}
}
