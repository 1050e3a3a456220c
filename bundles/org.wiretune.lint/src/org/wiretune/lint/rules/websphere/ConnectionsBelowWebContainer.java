/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.lint.rules.datasources.ConnectionShare;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;

/**
 * Rule {@code was-ds-pool-below-webcontainer}. On Liberty the executor takes the place of the web container, where its size
 * is limited; it serves all kinds of work, so there it is only Info. A Warning where there are fewer connections than threads; where only
 * the margin of ten percent is missing, it is worth knowing. The data sources of the server's own services are left
 * out: web threads do not wait for them. Several data sources share the threads, and what their database lets in; there it is only Info.
 */
final class ConnectionsBelowWebContainer {

	private ConnectionsBelowWebContainer() {
	}

	/**
	 * @param server the server
	 * @param dataSource a data source of applications
	 * @param web the thread pool of the web container
	 * @param share its part of the threads; null where their number is not known
	 */
	private record Site(Server server, DataSource dataSource, ThreadPool web, ConnectionShare share) {

		Setting maximum() {
			return dataSource.getConnectionPool() == null ? null : dataSource.getConnectionPool().getMaximumConnections();
		}

		Long connections() {
			return Values.number(maximum());
		}

		Long threads() {
			return Values.number(web.getMaximumSize());
		}

		boolean isKnown() {
			// Zero connections mean no limit, and so do no threads of Liberty's executor.
			return connections() != null && connections() > 0 && share != null;
		}

		/** Fewer connections than threads, or, of several data sources, than its part of them. */
		boolean isBelow() {
			return connections() < (share.count() == 1 ? threads() : share.wanted());
		}

		String variant() {
			String shared = share.variant(connections());
			return shared != null ? shared : isLiberty() ? "liberty" : isBelow() ? null : "margin";
		}

		boolean isLiberty() {
			return server.getProduct() == Product.LIBERTY;
		}
	}

	static Rule rule() {
		return RuleForm.rule("was-ds-pool-below-webcontainer", Subject.CONNECTIONS, Severity.WARNING, ConnectionsBelowWebContainer::sites)
				.onSites(form -> form
						.when(Site::isKnown)
						.when(site -> site.connections() < site.share().wanted())
						.severity(site -> site.share().count() == 1 && site.isBelow() && !site.isLiberty() ? Severity.WARNING : Severity.INFO)
						.at(site -> Values.origin(site.maximum(), site.dataSource()))
						.measured(Site::connections)
						.limit(site -> site.share().advised())
						.with("count", site -> site.share().count())
						.with("sum", site -> site.share().sum())
						.with("name", site -> site.dataSource().getName())
						.with("threads", Site::threads)
						.with("server", site -> Hosting.serverName(site.server()))
						.message(Site::variant)
						.related(site -> Arrays.asList(Values.origin(site.web().getMaximumSize(), site.web())))
						.fix("raise-connections", FixEffect.CHANGES_BEHAVIOUR, (site, edits) -> {
							if (site.connections() < site.share().advised()) {
								edits.set(site.maximum(), Long.toString(site.share().advised()));
							}
						}))
				.build();
	}

	private static Stream<Site> sites(Reading reading) {
		return reading.solution().getServers().stream().flatMap(server -> web(server).flatMap(web -> {
			List<DataSource> sources = server.getDataSources().stream().filter(dataSource -> !isOfServer(dataSource)).toList();
			Long threads = Values.number(web.getMaximumSize());
			Map<DataSource, ConnectionShare> shares = threads == null || threads <= 0 ? Map.of() : ConnectionShare.of(reading, sources, withMargin(threads));
			return sources.stream().map(source -> new Site(server, source, web, shares.get(source)));
		}));
	}

	/** Threads and ten percent, rounded up, in whole numbers: 50 gives 55, 200 gives 220. */
	private static long withMargin(long threads) {
		return (threads * 11 + 9) / 10;
	}

	private static Stream<ThreadPool> web(Server server) {
		Stream<ThreadPool> pools = server.getThreadPools().stream();
		return server.getProduct() == Product.WEBSPHERE ? pools.filter(pool -> ThreadPools.WEB_CONTAINER.equals(pool.getName())).limit(1)
				: server.getProduct() == Product.LIBERTY ? pools.limit(1) : Stream.empty();
	}

	/** Timers and messaging engines have data sources of their own. */
	static boolean isOfServer(DataSource dataSource) {
		String jndiName = Values.value(dataSource.getJndiName());
		return "DefaultEJBTimerDataSource".equals(dataSource.getName()) || jndiName != null && (jndiName.equals("jdbc/DefaultEJBTimerDataSource")
				|| jndiName.startsWith("jdbc/com.ibm.ws.sib/"));
	}
}
