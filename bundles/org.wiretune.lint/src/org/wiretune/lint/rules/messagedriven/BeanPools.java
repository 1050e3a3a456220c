/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
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
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.MessageListeners;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.BeanPool;
import org.wiretune.model.settings.Setting;

/** Pools that are larger than they need be, or of the wrong kind: rules {@code mdb-pool-above-max-sessions} and {@code mdb-non-strictmax-pool}. */
final class BeanPools {

	private BeanPools() {
	}

	/**
	 * @param beans the beans that take their instances from one pool
	 * @param most the most sessions that one of them asks for
	 */
	private record Oversized(List<Pooled> beans, long most) {

		Pooled first() {
			return beans.get(0);
		}
	}

	/**
	 * @param kind the kind of the pool
	 * @param pool the pool
	 * @param name the bean, or the domain of the server
	 * @param server the server; empty where the bean states the pool
	 */
	private record Kind(Setting kind, BeanPool pool, String name, String server) {
	}

	/** Only for a pool of EAP 5 that somebody has raised: the shipped size of 15 serves beans with fewer sessions too. */
	static Rule oversized() {
		return RuleForm.rule("mdb-pool-above-max-sessions", Subject.MESSAGING, Severity.INFO, BeanPools::largePools)
				.onSites(form -> form
						.when(site -> site.first().instances() > site.most() && site.first().instances() > MessageDrivenServers.DEFAULT_SESSIONS)
						.at(site -> Values.origin(site.first().size()))
						.measured(site -> site.first().instances())
						.limit(Oversized::most)
						.with("name", site -> site.first().listener().name())
						.with("server", site -> site.first().server())
						.message(site -> site.first().hosting() == null ? "on-bean" : null)
						.assuming(site -> site.first().hosting() == null ? null : site.first().hosting().assumption())
						.related(site -> {
							List<Origin> places = new ArrayList<>();
							site.beans().forEach(bean -> places.add(bean.listener().place()));
							return places;
						})
						.fix("lower-pool", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> edits.set(site.first().size(), Long.toString(site.most())))
						.fix("raise-sessions", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(
								site.beans().size() == 1 && site.first().statedSessions() != null && threadsCarry(site.first()) ? site.first().listener().maximum() : null,
								site.first().instances().toString())))
				.build();
	}

	/** Whether the work manager has a thread for each instance; without, mdb-sessions-above-workmanager would find the sessions. */
	private static boolean threadsCarry(Pooled bean) {
		Hosting hosting = MessageDrivenServers.hosting(bean.listener());
		MessageDrivenServers.Delivery threads = hosting == null ? null : MessageDrivenServers.delivery(bean.listener().reading(), hosting.server());
		return threads == null || threads.threads() == null || bean.instances() <= threads.threads();
	}

	private static Stream<Oversized> largePools(Reading reading) {
		Map<Object, List<Pooled>> byPool = new LinkedHashMap<>();
		MessageDrivenServers.pooled(reading).filter(bean -> bean.isStrict() && bean.instances() != null && Values.isSet(bean.size()))
				.filter(bean -> bean.hosting() == null || bean.hosting().server().getProduct() == Product.JBOSS_EAP_5)
				.forEach(bean -> byPool.computeIfAbsent(bean.owner(), key -> new ArrayList<>()).add(bean));
		return byPool.values().stream().filter(beans -> beans.stream().allMatch(bean -> bean.sessions() != null))
				.map(beans -> new Oversized(beans, beans.stream().mapToLong(Pooled::sessions).max().orElse(0)));
	}

	static Rule wrongKind() {
		return RuleForm.rule("mdb-non-strictmax-pool", Subject.MESSAGING, Severity.WARNING, BeanPools::kinds)
				.onSites(form -> form
						.when(site -> "ThreadlocalPool".equalsIgnoreCase(Values.value(site.kind())))
						.at(site -> Values.origin(site.kind(), site.pool()))
						.measured(site -> Values.value(site.kind()))
						.limit(site -> "StrictMaxPool")
						.with("name", Kind::name)
						.with("server", Kind::server)
						.message(site -> site.server().isEmpty() ? null : "domain")
						.related(site -> Arrays.asList(Values.origin(site.pool().getMaximumSize())))
						.fix("strict", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.kind(), "StrictMaxPool")))
				.build();
	}

	/** On WildFly the value of the annotation is the name of a pool, so that it tells nothing. */
	private static Stream<Kind> kinds(Reading reading) {
		Stream<Kind> beans = MessageListeners.of(reading).stream().filter(listener -> listener.bean() != null && listener.bean().getPool() != null)
				.filter(listener -> {
					Hosting hosting = MessageDrivenServers.hosting(listener);
					return hosting == null || hosting.server().getProduct() == Product.JBOSS_EAP_5;
				}).map(listener -> new Kind(listener.bean().getPool().getPoolClass(), listener.bean().getPool(), listener.name(), ""));
		Stream<Kind> domains = reading.solution().getServers().stream().filter(server -> MessageDrivenServers.domain(server, MessageDrivenServers.DOMAIN) != null).map(server -> {
			BeanPool pool = MessageDrivenServers.domain(server, MessageDrivenServers.DOMAIN);
			return new Kind(pool.getPoolClass(), pool, MessageDrivenServers.DOMAIN, Hosting.serverName(server));
		});
		return Stream.concat(beans, domains);
	}
}
