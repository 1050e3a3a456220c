/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessagingAdapters;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * Rules on the thread pool that a resource adapter names: {@code spi-ra-shares-default-pool}, {@code sib-jms-ra-shared-pool},
 * {@code sib-ra-scope-gap} and {@code threadpool-alias-undefined}. An adapter that several servers see gives one finding, and
 * a fix only where one server sees it: a pool is written to the file of one server.
 */
final class AdapterPools {

	/** The pool that a new server has for the JMS adapter. */
	private static final String OWN_POOL = "SIBJMSRAThreadPool";

	private AdapterPools() {
	}

	/**
	 * @param adapter the adapter
	 * @param server the first server for which it holds
	 * @param servers how many servers it holds for
	 */
	private record Site(ResourceAdapter adapter, Server server, int servers) {

		Setting alias() {
			return adapter.getThreadPoolAlias();
		}

		String pool() {
			return ThreadPools.nameFor(server, adapter);
		}

		boolean isUndefined() {
			return alias().isSet() && !alias().getValue().isEmpty() && !pool().equals(alias().effective());
		}
	}

	/**
	 * @param wide the adapter at a wider scope
	 * @param narrow the adapter at the scope of the server
	 */
	private record Gap(ResourceAdapter wide, ResourceAdapter narrow) {
	}

	static Rule scaOnDefault() {
		return onDefault("spi-ra-shares-default-pool", MessagingAdapters.SCA, ThreadPools.CALLS, site -> ThreadPools.DEFAULT.equals(site.pool()));
	}

	static Rule jmsOnSharedPool() {
		return onDefault("sib-jms-ra-shared-pool", MessagingAdapters.JMS, ThreadPools.MESSAGING, site -> isSharedByAnother(site) || ThreadPools.DEFAULT.equals(site.pool()) && !SharedMessagingPool.speaksOf(site.server()));
	}

	private static Rule onDefault(String id, String adapter, String pool, Predicate<Site> shared) {
		return RuleForm.rule(id, Subject.CONCURRENCY, Severity.INFO, (Reading reading) -> effective(reading, adapter))
				.onSites(form -> form
						.when(shared)
						.at(site -> Values.origin(site.alias(), site.adapter()))
						.measured(site -> Values.shown(site.alias()))
						.limit(site -> pool)
						.with("server", site -> Hosting.serverName(site.server()))
						.message(site -> site.isUndefined() ? "undefined" : ThreadPools.DEFAULT.equals(site.pool()) ? null : "shared")
						.related(site -> Arrays.asList(Values.origin(ThreadPools.named(site.server(), site.pool()))))
						.fix("separate", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.servers() > 1) {
								edits.impossible();
							} else {
								ThreadPools.create(site.server(), pool, edits);
								edits.set(site.alias(), pool);
							}
						}))
				.build();
	}

	/** Whether a third adapter takes threads from the pool; the one of SCA has a rule of its own. */
	private static boolean isSharedByAnother(Site site) {
		return site.server().getResourceAdapters().stream().filter(other -> other.getName() != null && !other.getName().equals(MessagingAdapters.JMS)
				&& !other.getName().equals(MessagingAdapters.SCA)).anyMatch(other -> site.pool().equals(ThreadPools.nameFor(site.server(), other)));
	}

	static Rule aliasUndefined() {
		return RuleForm.rule("threadpool-alias-undefined", Subject.CONCURRENCY, Severity.WARNING, AdapterPools::undefined)
				.onSites(form -> form
						.at(site -> site.alias().getOrigin())
						.measured(site -> site.alias().getValue())
						.limit(site -> ThreadPools.DEFAULT)
						.with("name", site -> site.adapter().getName())
						.with("server", site -> Hosting.serverName(site.server()))
						.related(site -> Arrays.asList(site.server().getOrigin()))
						.fix("create", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.servers() > 1) {
								edits.impossible();
							} else {
								ThreadPools.create(site.server(), site.alias().effective(), edits);
							}
						}))
				.build();
	}

	static Rule scopeGap() {
		return RuleForm.rule("sib-ra-scope-gap", Subject.CONCURRENCY, Severity.INFO, AdapterPools::gaps)
				.optional()
				.onSites(form -> form
						.at(gap -> Values.origin(gap.wide().getThreadPoolAlias(), gap.wide()))
						.measured(gap -> Values.shown(gap.wide().getThreadPoolAlias()))
						.limit(gap -> gap.narrow().getThreadPoolAlias().getValue())
						.with("scope", gap -> gap.wide().getScope())
						.with("narrow", gap -> gap.narrow().getScope())
						.related(gap -> Arrays.asList(Values.origin(gap.narrow().getThreadPoolAlias(), gap.narrow())))
						.fix("same", FixEffect.DEPENDS_ON_UNSEEN, (gap, edits) -> edits.set(gap.wide().getThreadPoolAlias(), gap.narrow().getThreadPoolAlias().getValue())))
				.build();
	}

	private static Stream<Server> servers(Reading reading) {
		return reading.solution().getServers().stream().filter(server -> server.getProduct() == Product.WEBSPHERE);
	}

	/** The adapter of a name that holds for each server, each definition once. */
	private static Stream<Site> effective(Reading reading, String name) {
		Map<Origin, Site> sites = new LinkedHashMap<>();
		servers(reading).filter(server -> !server.getThreadPools().isEmpty()).forEach(server -> {
			ResourceAdapter adapter = MessagingAdapters.effective(server, name);
			if (adapter != null && adapter.getOrigin() != null) {
				sites.merge(adapter.getOrigin(), new Site(adapter, server, 1), (first, next) -> new Site(first.adapter(), first.server(), first.servers() + 1));
			}
		});
		return sites.values().stream();
	}

	/** The aliases that no server has a pool for that sees the adapter: the resources of a cell are meant for some of its servers. */
	private static Stream<Site> undefined(Reading reading) {
		Map<Origin, Site> sites = new LinkedHashMap<>();
		List<Site> all = servers(reading).filter(server -> !server.getThreadPools().isEmpty())
				.flatMap(server -> server.getResourceAdapters().stream().filter(adapter -> adapter.getThreadPoolAlias().isSet()).map(adapter -> new Site(adapter, server, 1))).toList();
		all.forEach(site -> sites.merge(site.alias().getOrigin(), site, (first, next) -> new Site(first.adapter(), first.server(), first.servers() + 1)));
		all.stream().filter(site -> !site.isUndefined()).forEach(site -> sites.remove(site.alias().getOrigin()));
		return sites.values().stream();
	}

	private static Stream<Gap> gaps(Reading reading) {
		Map<Origin, Gap> gaps = new LinkedHashMap<>();
		servers(reading).forEach(server -> {
			ResourceAdapter narrow = MessagingAdapters.effective(server, MessagingAdapters.JMS);
			String alias = narrow == null || !narrow.getThreadPoolAlias().isSet() ? null : narrow.getThreadPoolAlias().getValue();
			if (alias != null && !alias.equals(OWN_POOL) && !alias.equals(ThreadPools.DEFAULT)) {
				server.getResourceAdapters().stream().filter(wide -> wide != narrow && MessagingAdapters.JMS.equals(wide.getName()) && wide.getOrigin() != null)
						.filter(wide -> !alias.equals(Values.value(wide.getThreadPoolAlias()))).forEach(wide -> gaps.putIfAbsent(wide.getOrigin(), new Gap(wide, narrow)));
			}
		});
		return gaps.values().stream();
	}
}
