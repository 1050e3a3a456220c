/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.cache;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.HibernateUnit;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.JdbcSource;
import org.wiretune.lint.rules.UnitRules;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * Rules on the caches that hold entities: those of JBoss Cache in EAP 5 and, where the advice still holds, the cache
 * {@code entity} of the container {@code hibernate} in WildFly. A server ships configurations for every taste; only the ones
 * that a unit uses are looked at, and the standard one.
 */
final class EntityCacheRegions {

	private static final RuleLimit ENTITY_BYTES = new RuleLimit("l2cache-maxnodes-heap", "entity-bytes", 1024, 64, 1_048_576, "bytes");
	private static final RuleLimit HEAP_SHARE = new RuleLimit("l2cache-maxnodes-heap", "heap-share", 50, 5, 90, "percent");
	private static final long SHIPPED_NODES = 10_000;
	private static final long SHIPPED_LIFE = 1000;
	private static final long TRANSACTION_TIMEOUT = 300;
	private static final String MIN_LIFE = "minTimeToLiveSeconds";

	private EntityCacheRegions() {
	}

	/** Caches that hold entities, of JBoss Cache and of WildFly. */
	private static Stream<ConfiguredGroup> caches(Reading reading) {
		List<String> used = HibernateUnit.of(reading).map(unit -> unit.stated(HibernateUnit.ENTITY_CACHE)).filter(name -> name != null).toList();
		Stream<ConfiguredGroup> jboss = ConfigurationIndex.groups(reading, "jboss-5.cache").filter(group -> group.name().equals(EntityCaches.STANDARD_CACHE) || used.contains(group.name()));
		Stream<ConfiguredGroup> wildfly = ConfigurationIndex.groups(reading, "wildfly.infinispan.cache")
				.filter(group -> group.name().equals("entity") && group.parent() != null && "hibernate".equals(group.parent().getName()));
		return Stream.concat(jboss, wildfly);
	}

	private static RuleForm<ConfiguredGroup> rule(String id, Severity severity) {
		return RuleForm.rule(id, Subject.PERSISTENCE, severity, EntityCacheRegions::caches).with("name", ConfiguredGroup::name).with("owner", ConfiguredGroup::owner);
	}

	private static Setting isolation(ConfiguredGroup cache) {
		return cache.setting(cache.group().getKind().startsWith("wildfly") ? "locking isolation" : "isolationLevel");
	}

	/** Levels that another rule finds, so that no fix leads there. */
	private static final Set<String> TOO_STRONG = Set.of("REPEATABLE_READ", "SERIALIZABLE");

	static Rule isolationTooStrong() {
		return rule("l2cache-isolation-too-strong", Severity.INFO)
				.onSites(form -> form
						.when(cache -> Values.isSet(isolation(cache)) && TOO_STRONG.contains(isolation(cache).getValue()))
						.at(cache -> Values.origin(isolation(cache)))
						.measured(cache -> isolation(cache).getValue())
						.limit(cache -> "READ_COMMITTED")
						.fix("read-committed", FixEffect.CHANGES_BEHAVIOUR, (cache, edits) -> edits.set(isolation(cache), "READ_COMMITTED")))
				.build();
	}

	static Rule replication() {
		return rule("l2cache-mode-replication", Severity.WARNING)
				.onSites(form -> form
						.when(cache -> replicated(cache) != null)
						.at(cache -> cache.group().getKind().startsWith("wildfly") ? cache.group().getOrigin() : cache.place("cacheMode"))
						.measured(EntityCacheRegions::replicated)
						.limit(cache -> cache.group().getKind().startsWith("wildfly") ? "invalidation-cache" : "INVALIDATION_SYNC")
						.fix("invalidation", FixEffect.CHANGES_BEHAVIOUR, (cache, edits) -> {
							if (!cache.group().getKind().startsWith("wildfly")) {
								edits.set(cache.setting("cacheMode"), "INVALIDATION_SYNC");
							}
						}))
				.build();
	}

	/** The kind of copying, or null where entities are not copied between nodes. */
	private static String replicated(ConfiguredGroup cache) {
		if (cache.group().getKind().startsWith("wildfly")) {
			String text = cache.reading().texts().text(cache.path());
			Origin origin = cache.group().getOrigin();
			int start = text == null || origin == null ? -1 : origin.offset() < text.length() && text.charAt(origin.offset()) == '<' ? origin.offset() + 1 : origin.offset();
			return start < 0 ? null : Stream.of("replicated-cache", "distributed-cache", "scattered-cache").filter(name -> text.startsWith(name, start)).findFirst().orElse(null);
		}
		String mode = cache.value("cacheMode");
		return mode != null && (mode.startsWith("REPL_") || mode.startsWith("DIST_")) ? mode : null;
	}

	static Rule asynchronousInvalidation() {
		return rule("l2cache-mode-async-invalidation", Severity.INFO)
				.onSites(form -> form
						.when(cache -> "INVALIDATION_ASYNC".equals(cache.value("cacheMode")) || "ASYNC".equals(cache.value("mode")))
						.at(cache -> cache.place(mode(cache)))
						.measured(cache -> cache.value(mode(cache)))
						.limit(EntityCacheRegions::synchronousMode)
						.fix("sync", FixEffect.CHANGES_BEHAVIOUR, (cache, edits) -> edits.set(cache.setting(mode(cache)), synchronousMode(cache))))
				.build();
	}

	private static String mode(ConfiguredGroup cache) {
		return cache.group().getKind().startsWith("wildfly") ? "mode" : "cacheMode";
	}

	private static String synchronousMode(ConfiguredGroup cache) {
		return cache.group().getKind().startsWith("wildfly") ? "SYNC" : "INVALIDATION_SYNC";
	}

	/**
	 * A unit that keeps entities in a cache that was read.
	 *
	 * @param unit the unit
	 * @param cache the cache
	 * @param eviction the settings of its eviction
	 */
	private record Use(HibernateUnit unit, ConfiguredGroup cache, ConfiguredGroup eviction) {

		Hosting hosting() {
			return Hosting.of(unit.in().reading(), unit.in().path(), server -> server.getProduct() == Product.JBOSS_EAP_5);
		}

		/** The longest transaction of the server, in seconds; what the source calls its default where no file tells. */
		Setting transactionTimeout() {
			return ConfigurationIndex.groups(unit.in().reading(), hosting().server(), "jboss-5.transaction")
					.map(group -> group.setting("transactionTimeout") != null ? group.setting("transactionTimeout") : group.setting("TransactionTimeout")).filter(Values::isSet).findFirst().orElse(null);
		}

		long transactionSeconds() {
			Long stated = Values.number(transactionTimeout());
			return stated == null || stated <= 0 ? TRANSACTION_TIMEOUT : stated;
		}
	}

	/** One use of each cache: the first unit stands for the others. */
	private static Stream<Use> uses(Reading reading) {
		Map<Object, Use> uses = new LinkedHashMap<>();
		HibernateUnit.of(reading).forEach(unit -> {
			ConfiguredGroup cache = EntityCaches.cacheOf(unit);
			if (cache != null) {
				uses.putIfAbsent(cache.group(), new Use(unit, cache, EntityCaches.eviction(cache)));
			}
		});
		return uses.values().stream();
	}

	private static RuleForm<Use> useRule(String id, Severity severity, String setting) {
		return RuleForm.<Use>rule(id, Subject.PERSISTENCE, severity, EntityCacheRegions::uses)
				.when(use -> use.eviction() != null && use.eviction().setting(setting) != null)
				.at(use -> use.eviction().place(setting))
				.measured(use -> Values.shown(use.eviction().setting(setting)))
				.with("name", use -> use.cache().name())
				.with("owner", use -> use.cache().owner())
				.with("unit", use -> use.unit().name())
				.assuming(use -> use.hosting().assumption())
				.related(use -> List.of(use.unit().place(HibernateUnit.SECOND_LEVEL_CACHE)));
	}

	static Rule isolationUnlikeSource() {
		return RuleForm.<Use>rule("l2cache-isolation-vs-datasource", Subject.PERSISTENCE, Severity.INFO, EntityCacheRegions::uses)
				.onSites(form -> form
						.when(use -> Values.isSet(isolation(use.cache())) && sourceIsolation(use) != null && !sourceIsolation(use).equals(isolation(use.cache()).getValue()))
						.at(use -> Values.origin(isolation(use.cache())))
						.measured(use -> isolation(use.cache()).getValue())
						.limit(EntityCacheRegions::sourceIsolation)
						.with("name", use -> use.cache().name())
						.with("unit", use -> use.unit().name())
						.with("source", use -> use.unit().source().name())
						.assuming(use -> use.hosting().assumption())
						.related(use -> List.of(use.unit().source().in().place("transaction-isolation"), use.unit().place(HibernateUnit.SECOND_LEVEL_CACHE)))
						.fix("cache", FixEffect.CHANGES_BEHAVIOUR, (use, edits) -> edits.set(TOO_STRONG.contains(sourceIsolation(use)) ? null : isolation(use.cache()), sourceIsolation(use)))
						.fix("source", FixEffect.CHANGES_BEHAVIOUR, (use, edits) -> edits.set(TOO_STRONG.contains(isolation(use.cache()).getValue()) ? null : use.unit().source().in().setting("transaction-isolation"), "TRANSACTION_" + isolation(use.cache()).getValue())))
				.build();
	}

	/** The isolation that the data source of a unit states, without the word that JDBC puts before it; null where it states none. */
	private static String sourceIsolation(Use use) {
		JdbcSource source = use.unit().source();
		return source == null || !source.in().states("transaction-isolation") ? null : source.in().value("transaction-isolation").strip().replaceFirst("^TRANSACTION_", "");
	}

	static Rule shippedNodes() {
		return useRule("l2cache-maxnodes-default", Severity.INFO, "maxNodes").optional()
				.onSites(form -> form
						.when(use -> !use.eviction().states("maxNodes") || Long.valueOf(SHIPPED_NODES).equals(use.eviction().number("maxNodes")))
						.limit(use -> "500000")
						.fix("nodes", FixEffect.DEPENDS_ON_UNSEEN, (use, edits) -> edits.set(use.eviction().setting("maxNodes"), "500000")))
				.build();
	}

	static Rule nodesAndHeap() {
		return useRule("l2cache-maxnodes-heap", Severity.INFO, "maxNodes").optional().limitedBy(ENTITY_BYTES).limitedBy(HEAP_SHARE)
				.onSites(form -> form
						.when((use, context) -> use.eviction().number("maxNodes") != null && heap(use) != null && heap(use).asBytes() != null && nodesThatFit(use, context) > 0 && use.eviction().number("maxNodes") > nodesThatFit(use, context))
						.limit(EntityCacheRegions::nodesThatFit)
						.with("heap", use -> heap(use).getValue())
						.with("bytes", (use, context) -> context.limit(ENTITY_BYTES))
						.with("share", (use, context) -> context.limit(HEAP_SHARE))
						.related(use -> Arrays.asList(Values.origin(heap(use))))
						.fix("nodes", FixEffect.DEPENDS_ON_UNSEEN, (use, context, edits) -> edits.set(use.eviction().setting("maxNodes"), Long.toString(nodesThatFit(use, context)))))
				.build();
	}

	private static long nodesThatFit(Use use, RuleContext context) {
		// Divided first, so that no value in the file can overflow.
		return heap(use).asBytes() / context.limit(ENTITY_BYTES) * context.limit(HEAP_SHARE) / 100;
	}

	/** The largest heap of the server, or null. */
	private static Setting heap(Use use) {
		return ConfigurationIndex.groups(use.cache().reading(), use.hosting().server(), JvmOptionGroup.KIND).map(group -> JvmOptionGroup.of(group.group(), "-Xmx")).filter(Values::isSet).findFirst().orElse(null);
	}

	static Rule shippedLife() {
		return useRule("l2cache-ttl-default", Severity.INFO, "timeToLiveSeconds").optional()
				.onSites(form -> form
						.when(use -> !use.eviction().states("timeToLiveSeconds") || Long.valueOf(SHIPPED_LIFE).equals(use.eviction().number("timeToLiveSeconds")))
						.limit(use -> "7200")
						.fix("life", FixEffect.CHANGES_BEHAVIOUR, (use, edits) -> edits.set(use.eviction().setting("timeToLiveSeconds"), "7200")))
				.build();
	}

	static Rule lifeBelowTransaction() {
		return useRule("l2cache-minttl-below-tx-timeout", Severity.INFO, MIN_LIFE)
				.onSites(form -> form
						.when(use -> use.eviction().states(MIN_LIFE) && use.eviction().number(MIN_LIFE) != null && use.eviction().number(MIN_LIFE) < use.transactionSeconds())
						.limit(Use::transactionSeconds)
						.related(use -> Arrays.asList(Values.origin(use.transactionTimeout()), use.unit().place(HibernateUnit.SECOND_LEVEL_CACHE)))
						.fix("life", FixEffect.DEPENDS_ON_UNSEEN, (use, edits) -> edits.set(use.eviction().setting(MIN_LIFE), Long.toString(use.transactionSeconds()))))
				.build();
	}

	/**
	 * A bean with a longer timeout of its own.
	 *
	 * @param use the unit and its cache
	 * @param timeout the annotation
	 */
	private record Annotated(Use use, ConfiguredGroup timeout) {

		/** The timeout in seconds, or null where it is stated in another unit or not as a number. */
		Long seconds() {
			return timeout.states("unit") && !"SECONDS".equals(timeout.value("unit")) ? null : timeout.number("value");
		}
	}

	static Rule lifeBelowAnnotatedTimeout() {
		return RuleForm.<Annotated>rule("l2cache-minttl-below-annotated-timeout", Subject.PERSISTENCE, Severity.INFO,
				reading -> uses(reading).flatMap(use -> longest(use).stream()))
				.onSites(form -> form
						.when(site -> site.use().eviction() != null && site.use().eviction().number(MIN_LIFE) != null && site.use().eviction().number(MIN_LIFE) < site.seconds())
						.at(site -> site.timeout().place("value"))
						.measured(Annotated::seconds)
						.limit(site -> site.use().eviction().number(MIN_LIFE))
						.with("bean", site -> EntityCaches.simpleName(site.timeout().name()))
						.with("name", site -> site.use().cache().name())
						.with("unit", site -> site.use().unit().name())
						.assuming(site -> site.use().hosting().assumption())
						.related(site -> List.of(site.use().eviction().place(MIN_LIFE), site.use().unit().place(HibernateUnit.SECOND_LEVEL_CACHE)))
						.fix("life", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.use().eviction().setting(MIN_LIFE), Long.toString(site.seconds())))
						.fix("unit", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> UnitRules.set(site.use().unit(), HibernateUnit.SECOND_LEVEL_CACHE, "false", edits)))
				.build();
	}

	/** The longest timeout that code of the unit's application states. */
	private static List<Annotated> longest(Use use) {
		return ConfigurationIndex.groups(use.unit().in().reading(), use.unit().application(), "java.transaction-timeout").map(group -> new Annotated(use, group))
				.filter(site -> site.seconds() != null).max(Comparator.comparing(Annotated::seconds)).stream().toList();
	}
}
