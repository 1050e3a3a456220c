/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
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
import org.wiretune.lint.rules.MessagingAdapters;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.ResourceAdapter;
import org.wiretune.model.platform.Server;

/**
 * Rule {@code sca-and-jms-share-one-pool}. A Warning where activation specifications were read for both adapters, so
 * that both really take work from the pool; otherwise only worth knowing.
 */
final class SharedMessagingPool {

	private static final String NEW_POOL = ThreadPools.MESSAGING;

	private SharedMessagingPool() {
	}

	/**
	 * @param server the server
	 * @param sca the adapter of asynchronous SCA calls
	 * @param jms the adapter of JMS bindings
	 */
	private record Site(Server server, ResourceAdapter sca, ResourceAdapter jms) {

		boolean bothWork() {
			return MessagingAdapters.hasActivations(server, MessagingAdapters.SCA) && MessagingAdapters.hasActivations(server, MessagingAdapters.JMS);
		}

		String pool() {
			return sca.getThreadPoolAlias().getValue();
		}

		boolean isOne() {
			return Values.value(sca.getThreadPoolAlias()) != null && pool().equals(Values.value(jms.getThreadPoolAlias()));
		}
	}

	/** {@return whether this rule speaks of a server, so that a rule on the JMS adapter alone need not say it again} */
	static boolean speaksOf(Server server) {
		Site site = site(server);
		return site.sca() != null && site.jms() != null && site.isOne();
	}

	static Rule rule() {
		return RuleForm.rule("sca-and-jms-share-one-pool", Subject.CONCURRENCY, Severity.WARNING, SharedMessagingPool::sites)
				.onSites(form -> form
						.when(Site::isOne)
						.severity(site -> site.bothWork() ? Severity.WARNING : Severity.INFO)
						.at(site -> Values.origin(site.sca().getThreadPoolAlias(), site.sca()))
						.measured(Site::pool)
						.limit(site -> NEW_POOL)
						.with("server", site -> Hosting.serverName(site.server()))
						.with("size", site -> site.sca().getThreadPool() == null ? "?" : Values.value(site.sca().getThreadPool().getMaximumSize()))
						.message(site -> site.sca().getThreadPool() == null || Values.number(site.sca().getThreadPool().getMaximumSize()) == null ? "no-size" : null)
						.related(site -> Arrays.asList(Values.origin(site.jms().getThreadPoolAlias(), site.jms()), Values.origin(site.sca().getThreadPool())))
						.fix("separate", FixEffect.CHANGES_BEHAVIOUR, SharedMessagingPool::separate))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getServers().stream().filter(server -> server.getProduct() == Product.WEBSPHERE)
				.map(SharedMessagingPool::site).filter(site -> site.sca() != null && site.jms() != null);
	}

	private static Site site(Server server) {
		return new Site(server, MessagingAdapters.effective(server, MessagingAdapters.SCA), MessagingAdapters.effective(server, MessagingAdapters.JMS));
	}

	private static void separate(Site site, Edits edits) {
		ThreadPools.create(site.server(), NEW_POOL, edits);
		edits.set(site.jms().getThreadPoolAlias(), NEW_POOL);
	}
}
