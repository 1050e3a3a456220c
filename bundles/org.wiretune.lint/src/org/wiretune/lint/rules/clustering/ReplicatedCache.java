/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.clustering;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.XmlMarkup;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.settings.Setting;

/**
 * The caches that copy sessions from node to node: JBoss Cache of EAP 5, and Infinispan of WildFly, whose distributed cache
 * took the place of buddies. How many nodes a cluster has no file tells.
 *
 * @param in the cache
 */
record ReplicatedCache(ConfiguredGroup in) {

	static final String SESSIONS = "standard-session-cache";
	static final String BEANS = "sfsb-cache";

	private static final Set<String> OFF = Set.of("0", "false", "f", "no", "n", "off");

	/** The switch of buddies, or null. */
	private Setting buddies() {
		if (in.setting("buddyReplicationEnabled") != null) {
			return in.setting("buddyReplicationEnabled");
		}
		return in.groups("jboss-5.cache.buddy").stream().map(group -> group.setting("enabled")).findFirst().orElse(null);
	}

	private boolean hasBuddies() {
		return Values.truth(buddies());
	}

	private Origin place() {
		return Values.origin(buddies(), in.group());
	}

	private static Stream<ReplicatedCache> caches(Reading reading, String name) {
		return ConfigurationIndex.groups(reading, "jboss-5.cache").filter(group -> group.name().equals(name)).map(ReplicatedCache::new);
	}

	static Rule sessions() {
		return fullReplication("session-full-replication-gt2", SESSIONS, "web");
	}

	static Rule beans() {
		return fullReplication("sfsb-full-replication", BEANS, "ejb");
	}

	private static RuleLimit nodes(String id) {
		return new RuleLimit(id, "nodes", 3, 2, 1000, "nodes");
	}

	private static Rule fullReplication(String id, String cache, String container) {
		RuleLimit nodes = nodes(id);
		return RuleForm.<ReplicatedCache>rule(id, Subject.SERVER_PROFILE, Severity.INFO, reading -> Stream.concat(caches(reading, cache).filter(each -> !each.hasBuddies()), replicated(reading, container)))
				.optional().limitedBy(nodes)
				.onSites(form -> form
						.when((site, context) -> context.limit(nodes) > 2)
						.at(ReplicatedCache::place)
						.measured(site -> site.buddies() == null ? "replicated-cache" : Values.shown(site.buddies()))
						.limit(site -> site.buddies() == null ? "distributed-cache" : "true")
						.with("name", site -> site.in().name())
						.with("owner", site -> site.in().owner())
						.with("nodes", (site, context) -> context.limit(nodes))
						.message(site -> site.in().group().getKind().startsWith("wildfly") ? "infinispan" : null)
						.fix("buddies", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.buddies(), "true")))
				.build();
	}

	/** The default cache of a container of Infinispan where it is one that copies to every node. */
	private static Stream<ReplicatedCache> replicated(Reading reading, String container) {
		return ConfigurationIndex.groups(reading, "wildfly.infinispan.container").filter(group -> group.name().equals(container))
				.flatMap(group -> group.groups("wildfly.infinispan.cache").stream().filter(cache -> cache.name().equals(group.value("default-cache"))))
				.filter(ReplicatedCache::isReplicated).map(ReplicatedCache::new);
	}

	private static boolean isReplicated(ConfiguredGroup cache) {
		Origin origin = cache.group().getOrigin();
		String text = origin == null ? null : cache.reading().texts().text(origin.path());
		int start = text == null || origin.offset() >= text.length() ? -1 : XmlMarkup.startOfTag(text, origin.offset());
		return start >= 0 && text.startsWith("<replicated-cache", start);
	}

	/** @param on the cache with buddies @param off the one without */
	private record Pair(ReplicatedCache on, ReplicatedCache off) {
	}

	static Rule mismatch() {
		RuleLimit nodes = nodes("buddy-http-sfsb-mismatch");
		return RuleForm.<Pair>rule("buddy-http-sfsb-mismatch", Subject.SERVER_PROFILE, Severity.INFO, ReplicatedCache::pairs).limitedBy(nodes)
				.onSites(form -> form
						.at(site -> site.off().place())
						.measured(site -> Values.shown(site.off().buddies()))
						.limit(site -> "true")
						.with("name", site -> site.off().in().name())
						.with("other", site -> site.on().in().name())
						.with("owner", site -> site.off().in().owner())
						.related(site -> Arrays.asList(site.on().place()))
						.fix("enable", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.off().buddies(), "true"))
						.fix("disable", FixEffect.CHANGES_BEHAVIOUR, (site, context, edits) -> {
							// With more nodes full replication is what the two rules on it find, each with a number of its own.
							if (Stream.of("buddy-http-sfsb-mismatch", "session-full-replication-gt2", "sfsb-full-replication").anyMatch(id -> context.limit(nodes(id)) > 2)) {
								edits.impossible();
							} else {
								edits.set(site.on().buddies(), "false");
							}
						}))
				.build();
	}

	private static Stream<Pair> pairs(Reading reading) {
		return caches(reading, SESSIONS).flatMap(sessions -> caches(reading, BEANS).filter(beans -> beans.in().file() == sessions.in().file() && beans.hasBuddies() != sessions.hasBuddies())
				.map(beans -> beans.hasBuddies() ? new Pair(beans, sessions) : new Pair(sessions, beans)));
	}

	static Rule nodeLocking() {
		return RuleForm.<ReplicatedCache>rule("sfsb-node-locking-changed", Subject.SERVER_PROFILE, Severity.INFO, reading -> caches(reading, BEANS))
				.onSites(form -> form
						.when(site -> site.in().states("nodeLockingScheme") && !site.in().value("nodeLockingScheme").equalsIgnoreCase("PESSIMISTIC"))
						.at(site -> site.in().place("nodeLockingScheme"))
						.measured(site -> site.in().value("nodeLockingScheme"))
						.limit(site -> "PESSIMISTIC")
						.with("name", site -> site.in().name())
						.with("owner", site -> site.in().owner())
						.fix("restore", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.in().setting("nodeLockingScheme"), "PESSIMISTIC")))
				.build();
	}

	/** @param in the load balancer @param sticky its switch @param cache what keeps sessions on some nodes only */
	private record Balancer(ConfiguredGroup in, Setting sticky, Origin cache) {
	}

	static Rule sticky() {
		return RuleForm.<Balancer>rule("buddy-without-sticky", Subject.SERVER_PROFILE, Severity.WARNING, ReplicatedCache::balancers)
				.onSites(form -> form
						.when(site -> Values.isSet(site.sticky()) && OFF.contains(site.sticky().getValue().strip().toLowerCase(Locale.ROOT)) && site.cache() != null)
						.at(site -> Values.origin(site.sticky()))
						.measured(site -> site.sticky().getValue())
						.limit(ReplicatedCache::on)
						.with("name", site -> site.in().name())
						.with("file", site -> site.in().fileName())
						.related(site -> List.of(site.cache()))
						.fix("sticky", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.sticky(), on(site))))
				.build();
	}

	/** A number stays a number. */
	private static String on(Balancer site) {
		return site.sticky().getValue().strip().equals("0") ? "1" : "true";
	}

	private static Stream<Balancer> balancers(Reading reading) {
		Origin buddies = ConfigurationIndex.groups(reading, "jboss-5.cache").map(ReplicatedCache::new).filter(ReplicatedCache::hasBuddies)
				.filter(cache -> cache.in().name().equals(SESSIONS) || cache.in().name().contains("session") || cache.in().name().contains("TomcatClustering"))
				.map(ReplicatedCache::place).findFirst().orElse(null);
		Stream<Balancer> workers = ConfigurationIndex.groups(reading, "apache.worker").map(group -> new Balancer(group, group.setting("sticky_session"), buddies));
		Stream<Balancer> jboss = ConfigurationIndex.groups(reading, "jboss-5.mod-cluster").map(group -> new Balancer(group, group.setting("stickySession"), buddies));
		Stream<Balancer> wildFly = ConfigurationIndex.groups(reading, "wildfly.modcluster").map(group -> new Balancer(group, group.setting("sticky-session"), container(group)));
		return Stream.concat(workers, Stream.concat(jboss, wildFly));
	}

	/** The web sessions of the same file, kept on the nodes that own them. */
	private static Origin container(ConfiguredGroup balancer) {
		return ConfigurationIndex.groups(balancer.reading(), "wildfly.infinispan.container").filter(group -> group.file() == balancer.file() && group.name().equals("web"))
				.map(group -> group.group().getOrigin()).findFirst().orElse(null);
	}
}
