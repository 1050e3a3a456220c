/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.websphere;

import java.util.Arrays;
import java.util.stream.Stream;

import org.wiretune.lint.finding.Severity;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rule.Subject;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.ThreadPools;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.Product;
import org.wiretune.model.platform.Server;
import org.wiretune.model.platform.ThreadPool;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.solution.Solution;

/**
 * Rule {@code was-ds-pool-below-webcontainer}. On Liberty the executor takes the place of the web container, where its size
 * is limited; it serves all kinds of work, so there it is only Info. A Warning where there are fewer connections than threads; where only
 * the margin of ten percent is missing, it is worth knowing. The data sources of the server's own services are left
 * out: web threads do not wait for them.
 */
final class ConnectionsBelowWebContainer {

	private ConnectionsBelowWebContainer() {
	}

	/**
	 * @param server the server
	 * @param dataSource a data source of applications
	 * @param web the thread pool of the web container
	 */
	private record Site(Server server, DataSource dataSource, ThreadPool web) {

		Setting maximum() {
			return dataSource.getConnectionPool() == null ? null : dataSource.getConnectionPool().getMaximumConnections();
		}

		Long connections() {
			return Values.number(maximum());
		}

		Long threads() {
			return Values.number(web.getMaximumSize());
		}

		/** Threads and ten percent, rounded up, in whole numbers: 50 gives 55, 200 gives 220. */
		long advised() {
			return (threads() * 11 + 9) / 10;
		}

		boolean isKnown() {
			// Zero connections mean no limit, and so do no threads of Liberty's executor.
			return connections() != null && connections() > 0 && threads() != null && threads() > 0;
		}

		boolean isLiberty() {
			return server.getProduct() == Product.LIBERTY;
		}
	}

	static Rule rule() {
		return RuleForm.rule("was-ds-pool-below-webcontainer", Subject.CONNECTIONS, Severity.WARNING, ConnectionsBelowWebContainer::sites)
				.when(Site::isKnown)
				.when(site -> site.connections() < site.advised())
				.severity(site -> site.connections() < site.threads() && !site.isLiberty() ? Severity.WARNING : Severity.INFO)
				.at(site -> Values.origin(site.maximum(), site.dataSource()))
				.measured(Site::connections)
				.limit(Site::advised)
				.with("name", site -> site.dataSource().getName())
				.with("threads", Site::threads)
				.with("server", site -> Hosting.serverName(site.server()))
				.message(site -> site.isLiberty() ? "liberty" : site.connections() < site.threads() ? null : "margin")
				.related(site -> Arrays.asList(Values.origin(site.web().getMaximumSize(), site.web())))
				.fix("raise-connections", (site, edits) -> edits.set(site.maximum(), Long.toString(site.advised())))
				.build();
	}

	private static Stream<Site> sites(Solution solution) {
		return solution.getServers().stream().flatMap(server -> web(server).flatMap(web -> server.getDataSources().stream()
				.filter(dataSource -> !isOfServer(dataSource)).map(dataSource -> new Site(server, dataSource, web))));
	}

	private static Stream<ThreadPool> web(Server server) {
		return switch (server.getProduct()) {
		case WEBSPHERE -> server.getThreadPools().stream().filter(pool -> ThreadPools.WEB_CONTAINER.equals(pool.getName())).limit(1);
		case LIBERTY -> server.getThreadPools().stream().limit(1);
		default -> Stream.empty();
		};
	}

	/** Timers and messaging engines have data sources of their own. */
	static boolean isOfServer(DataSource dataSource) {
		String jndiName = Values.value(dataSource.getJndiName());
		return "DefaultEJBTimerDataSource".equals(dataSource.getName()) || jndiName != null && (jndiName.equals("jdbc/DefaultEJBTimerDataSource")
				|| jndiName.startsWith("jdbc/com.ibm.ws.sib/"));
	}
}
