/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messagedriven;

import static org.wiretune.lint.rules.RuleWords.TEXTS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.fix.Edits;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessageDrivenServers.Delivery;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.Server;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code mdb-three-way-consistency}: sessions, instances, threads of the work manager and connections of the data source
 * form a chain whose narrowest link decides. Speaks where two or more links are too narrow, so that raising one alone gains
 * nothing; a single one has the finding of its own rule. One fix widens all of them, another lowers the sessions to what the
 * narrowest carries; those of one side are offered where a single narrow link is left behind.
 */
final class ConsistentChain {

	private ConsistentChain() {
	}

	/**
	 * @param bean the bean and its pool
	 * @param all all beans of the server
	 * @param hosting the server
	 * @param threads what carries the messages; null where it was not read
	 * @param source the data source that the bean works with; null where it works with none
	 */
	private record Site(Pooled bean, List<Pooled> all, Hosting hosting, Delivery threads, DataSource source) {

		long sessions() {
			return bean.sessions();
		}

		/** The pool of a domain serves each of its beans, so it needs what the largest asks for. */
		long neededInstances() {
			return all.stream().filter(each -> each.owner() == bean.owner() && each.sessions() != null).mapToLong(Pooled::sessions).max().orElse(sessions());
		}

		long neededThreads() {
			return all.stream().filter(each -> each.sessions() != null).mapToLong(Pooled::sessions).sum();
		}

		long neededConnections() {
			return Math.max(sessions(), MessageDrivenServers.sessionsOn(all, source));
		}

		boolean poolIsNarrow() {
			return bean.isStrict() && bean.instances() != null && bean.instances() < sessions();
		}

		boolean threadsAreNarrow() {
			return threads != null && threads.threads() != null && threads.threads() < neededThreads();
		}

		boolean connectionsAreNarrow() {
			Long most = Values.number(connections());
			return most != null && most < neededConnections();
		}

		Setting connections() {
			return MessageDrivenServers.connections(source);
		}

		int narrow() {
			return (poolIsNarrow() ? 1 : 0) + (threadsAreNarrow() ? 1 : 0) + (connectionsAreNarrow() ? 1 : 0);
		}

		/** What the narrowest link leaves for this bean, while the others keep their sessions; at least one. */
		long carried() {
			long carried = sessions();
			if (poolIsNarrow()) {
				carried = Math.min(carried, bean.instances());
			}
			if (threadsAreNarrow()) {
				carried = Math.min(carried, threads.threads() - (neededThreads() - sessions()));
			}
			if (connectionsAreNarrow()) {
				carried = Math.min(carried, Values.number(connections()) - (neededConnections() - sessions()));
			}
			return carried;
		}
	}

	static Rule rule() {
		return RuleForm.rule("mdb-three-way-consistency", Subject.MESSAGING, Severity.WARNING, ConsistentChain::sites)
				.onSites(form -> form
						.when(site -> site.narrow() > 1)
						.at(site -> site.bean().listener().place())
						.measured(Site::sessions)
						.limit(site -> Math.max(1, site.carried()))
						.with("name", site -> site.bean().listener().name())
						.with("server", site -> site.hosting().serverName())
						.with("instances", site -> Values.shown(site.bean().size()))
						.with("threads", site -> site.threads() == null ? TEXTS.get("notSet") : Values.shown(site.threads().size()))
						.with("connections", site -> site.connections() == null ? TEXTS.get("notSet") : Values.shown(site.connections()))
						.with("source", site -> site.source() == null ? "" : site.source().getName())
						.with("threadsNeeded", Site::neededThreads)
						.with("connectionsNeeded", site -> site.source() == null ? "" : site.neededConnections())
						.message(site -> site.source() == null ? "no-database" : null)
						.assuming(site -> site.hosting().assumption())
						.related(site -> Arrays.asList(site.bean().place(), site.threads() == null ? null : site.threads().place(),
								site.source() == null ? null : Values.origin(site.connections(), site.source())))
						.fix("align", FixEffect.CHANGES_BEHAVIOUR, ConsistentChain::align)
						.fix("lower-sessions", FixEffect.CHANGES_BEHAVIOUR, ConsistentChain::lower)
						.fix("raise-pool", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.narrow() == 2 && site.poolIsNarrow() ? site.bean().size() : null, Long.toString(site.neededInstances())))
						.fix("raise-threads", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.narrow() == 2 && site.threadsAreNarrow() ? site.threads().size() : null, Long.toString(site.neededThreads())))
						.fix("raise-connections", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> edits.set(site.narrow() == 2 && site.connectionsAreNarrow() ? site.connections() : null, Long.toString(site.neededConnections()))))
				.build();
	}

	/** Every link as wide as the sessions need, in one step over all files. */
	private static void align(Site site, Edits edits) {
		if (site.poolIsNarrow()) {
			edits.set(site.bean().size(), Long.toString(site.neededInstances()));
		}
		if (site.threadsAreNarrow()) {
			edits.set(site.threads().size(), Long.toString(site.neededThreads()));
		}
		if (site.connectionsAreNarrow()) {
			edits.set(site.connections(), Long.toString(site.neededConnections()));
		}
	}

	/** Not offered where the other beans alone need more than there is. */
	private static void lower(Site site, Edits edits) {
		if (site.carried() < 1) {
			edits.impossible();
		} else if (Values.isSet(site.bean().listener().maximum())) {
			edits.set(site.bean().listener().maximum(), Long.toString(site.carried()));
		} else {
			ActivationProperties.add(site.bean().listener(), "maxSession", Long.toString(site.carried()), edits);
		}
	}

	private static Stream<Site> sites(Reading reading) {
		List<Site> sites = new ArrayList<>();
		for (Server server : reading.solution().getServers()) {
			if (server.getProduct() == Product.JBOSS_EAP_5) {
				List<Pooled> beans = MessageDrivenServers.on(reading, server);
				Delivery threads = beans.isEmpty() ? null : MessageDrivenServers.delivery(reading, server);
				for (Pooled bean : beans) {
					if (bean.sessions() != null) {
						sites.add(new Site(bean, beans, MessageDrivenServers.hosting(bean.listener()), threads, MessageDrivenServers.dataSource(bean.listener())));
					}
				}
			}
		}
		return sites.stream();
	}
}
