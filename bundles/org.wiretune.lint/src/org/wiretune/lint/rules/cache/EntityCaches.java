/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.Entity;
import org.wiretune.model.settings.Setting;

/** Questions about entities in the second-level cache that several rules ask. */
final class EntityCaches {

	/** The configuration of JBoss Cache that holds entities unless a unit names another. */
	static final String STANDARD_CACHE = "mvcc-entity";
	/** The types that the annotation of Hibernate needs. */
	static final List<String> IMPORTS = List.of("org.hibernate.annotations.Cache", "org.hibernate.annotations.CacheConcurrencyStrategy");

	private static final long BATCH_UNIT = 1000;

	private EntityCaches() {
	}

	/** {@return the simple name of a class} @param qualifiedName its name */
	static String simpleName(String qualifiedName) {
		return qualifiedName == null ? "" : qualifiedName.substring(Math.max(qualifiedName.lastIndexOf('.'), qualifiedName.lastIndexOf('$')) + 1);
	}

	/** {@return the marks of an application that put entities into the cache: annotations and elements of mappings} @param reading what was read @param application the application */
	static Stream<ConfiguredGroup> marks(Reading reading, Application application) {
		return ConfigurationIndex.groups(reading, application, "java.cache", "java.cacheable", "hibernate.class", "hibernate.class-cache", "orm.entity").filter(group -> switch (group.group().getKind()) {
		case "java.cache" -> !"NONE".equals(group.value("usage"));
		case "java.cacheable" -> !"false".equals(group.value("value"));
		case "hibernate.class" -> group.states("cache usage");
		case "orm.entity" -> "true".equals(group.value("cacheable"));
		default -> true;
		});
	}

	/** {@return the annotations of Hibernate that put an entity, not one of its collections, into the cache} @param reading what was read */
	static Stream<CachedEntity> cached(Reading reading) {
		return reading.solution().getApplications().stream().flatMap(application -> {
			Map<String, Entity> entities = new HashMap<>();
			application.getEntities().forEach(entity -> entities.putIfAbsent(entity.getName(), entity));
			return ConfigurationIndex.groups(reading, application, "java.cache").filter(group -> entities.containsKey(group.name()))
					.map(group -> new CachedEntity(group, application, entities.get(group.name())));
		});
	}

	/** {@return how an entity is used in code} @param reading what was read @param application the application @param entity the simple name @param uses read, insert, update, delete */
	static List<CodeFact> uses(Reading reading, Application application, String entity, String... uses) {
		Set<String> wanted = Set.of(uses);
		return ConfigurationIndex.usesOfEntity(reading, application, entity).filter(fact -> wanted.contains(Values.value(fact.detail("use")))).toList();
	}

	/** {@return the entities that code loads and never writes} @param reading what was read @param application the application */
	static List<Entity> onlyRead(Reading reading, Application application) {
		return application.getEntities().stream().filter(entity -> !uses(reading, application, simpleName(entity.getName()), "read").isEmpty()
				&& uses(reading, application, simpleName(entity.getName()), "insert", "update", "delete").isEmpty()).toList();
	}

	/** {@return whether a unit is for bulk work: a large batch size, or a name that says so} @param unit the unit */
	static boolean isBatchUnit(HibernateUnit unit) {
		Long size = unit.batchSize();
		return size != null && size >= BATCH_UNIT || unit.isPersistenceXml() && unit.in().name().matches("(?i).*(batch|bulk|import).*");
	}

	/** {@return the configuration of JBoss Cache that holds the entities of a unit, or null where the server was not read} @param unit the unit */
	static ConfiguredGroup cacheOf(HibernateUnit unit) {
		Hosting hosting = Hosting.of(unit.in().reading(), unit.in().path(), server -> server.getProduct() == Product.JBOSS_EAP_5);
		if (hosting == null || !unit.isOn(HibernateUnit.SECOND_LEVEL_CACHE)) {
			return null;
		}
		String name = unit.stated(HibernateUnit.ENTITY_CACHE) == null ? STANDARD_CACHE : unit.stated(HibernateUnit.ENTITY_CACHE);
		return ConfigurationIndex.groups(unit.in().reading(), hosting.server(), "jboss-5.cache").filter(group -> group.name().equals(name)).findFirst().orElse(null);
	}

	/** {@return the eviction of a cache: the settings of its first algorithm, or null} @param cache the cache */
	static ConfiguredGroup eviction(ConfiguredGroup cache) {
		if (cache == null) {
			return null;
		}
		return cache.groups("jboss-5.cache.eviction").stream().flatMap(eviction -> eviction.groups("jboss-5.cache.eviction.region").stream())
				.flatMap(region -> region.groups("jboss-5.cache.eviction.algorithm").stream()).findFirst().orElse(null);
	}

	/**
	 * Writes another constant of an enumeration. Only where the constant is written behind the name of its type: another
	 * constant alone may not be imported.
	 *
	 * @param edits takes the change
	 * @param setting the constant
	 * @param constant the other one
	 */
	static void constant(Edits edits, Setting setting, String constant) {
		Origin origin = Values.origin(setting);
		String text = origin == null ? null : edits.texts().text(origin.path());
		if (text == null || origin.offset() < 1 || text.charAt(origin.offset() - 1) != '.') {
			edits.impossible();
			return;
		}
		edits.set(setting, constant);
	}

	/**
	 * An entity with the annotation of Hibernate.
	 *
	 * @param mark the annotation
	 * @param application the application
	 * @param entity the entity
	 */
	record CachedEntity(ConfiguredGroup mark, Application application, Entity entity) {

		String usage() {
			return mark.value("usage") == null ? "" : mark.value("usage");
		}

		String className() {
			return simpleName(entity.getName());
		}

		List<CodeFact> uses(String... uses) {
			return EntityCaches.uses(mark.reading(), application, className(), uses);
		}

		/** Units of the application. */
		List<HibernateUnit> units() {
			return HibernateUnit.of(mark.reading(), application);
		}

		/** Whether the caches know transactional access: those of JBoss Cache and Infinispan do. */
		boolean hasTransactionalCache() {
			return units().stream().anyMatch(unit -> unit.isClustered() || unit.hasJBossCache());
		}

		/** Whether the caches are those of JBoss Cache, which know no other access to entities that change. */
		boolean hasJBossCache() {
			return CacheOfEntity.isJBossCache(mark.reading(), application, mark.name());
		}

		List<Origin> places(List<CodeFact> facts) {
			return facts.stream().map(CodeFact::getOrigin).map(Origin.class::cast).limit(8).toList();
		}
	}
}
