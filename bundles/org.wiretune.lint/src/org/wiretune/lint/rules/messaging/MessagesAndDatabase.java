/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messaging;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.wiretune.core.FixEffect;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.core.Severity;
import org.wiretune.core.Subject;
import org.wiretune.lint.java.messaging.MessageDrivenWorkFinder;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleForm;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.ConfiguredGroup;
import org.wiretune.lint.rules.Hosting;
import org.wiretune.lint.rules.MessageDrivenServers;
import org.wiretune.lint.rules.MessageDrivenServers.Pooled;
import org.wiretune.lint.rules.MessageListeners;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DataSource;
import org.wiretune.model.platform.Server;

/**
 * Messages and rows in one transaction: rules {@code hornetq-with-local-tx-datasource} and
 * {@code jbm-separate-datasource-not-xa}. They speak of beans whose own class works with a data source that was read, under a
 * transaction of the container.
 */
final class MessagesAndDatabase {

	private MessagesAndDatabase() {
	}

	/**
	 * @param bean the bean
	 * @param hosting the server
	 * @param source the data source that it works with
	 * @param broker the broker, or the store of JBoss Messaging
	 * @param store the data source of that store; null for a journal in files
	 */
	private record Site(Pooled bean, Hosting hosting, DataSource source, ConfiguredGroup broker, DataSource store) {

		boolean newer() {
			return hosting.server().getProduct() == Product.WILDFLY;
		}

		List<DataSource> local() {
			List<DataSource> local = new ArrayList<>();
			for (DataSource each : Arrays.asList(source, store)) {
				if (each != null && isLocal(each)) {
					local.add(each);
				}
			}
			return local;
		}
	}

	static Rule journal() {
		return RuleForm.rule("hornetq-with-local-tx-datasource", Subject.MESSAGING, Severity.INFO, MessagesAndDatabase::withJournal)
				.onSites(form -> form
						.when(site -> isLocal(site.source()))
						.at(site -> site.source().getConnectionPool().getOrigin())
						.measured(site -> site.source().getConnectionPool().getName())
						.limit(site -> "xa-datasource")
						.with("name", site -> site.source().getName())
						.with("bean", site -> site.bean().listener().name())
						.message(site -> site.newer() ? "newer" : null)
						.assuming(site -> site.hosting().assumption())
						.related(MessagesAndDatabase::places)
						.fix("xa", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> ExtendedDataSource.convert(site.newer() ? null : site.source(), edits)))
				.build();
	}

	static Rule separateStore() {
		return RuleForm.rule("jbm-separate-datasource-not-xa", Subject.MESSAGING, Severity.INFO, MessagesAndDatabase::withStore)
				.onSites(form -> form
						.when(site -> site.source() != site.store() && !site.local().isEmpty())
						.at(site -> site.broker().place("DataSource"))
						.measured(site -> site.broker().value("DataSource"))
						.limit(site -> "xa-datasource")
						.with("name", site -> site.source().getName())
						.with("bean", site -> site.bean().listener().name())
						.with("local", site -> String.join(", ", site.local().stream().map(DataSource::getName).toList()))
						.assuming(site -> site.hosting().assumption())
						.related(MessagesAndDatabase::places)
						.fix("xa", FixEffect.DEPENDS_ON_UNSEEN, (site, edits) -> site.local().forEach(source -> ExtendedDataSource.convert(source, edits))))
				.build();
	}

	private static List<Origin> places(Site site) {
		return Arrays.asList(Values.origin(MessageListeners.detail(site.bean().listener().work(), MessageDrivenWorkFinder.DATABASE)), site.source().getOrigin(),
				site.store() == null ? Values.origin(site.broker().group()) : site.store().getOrigin());
	}

	/** Of EAP 5 the element tells, of WildFly and EAP 6 and later the name of the pool inside. */
	private static boolean isLocal(DataSource source) {
		String element = source.getConnectionPool() == null ? null : source.getConnectionPool().getName();
		return "local-tx-datasource".equals(element) || "pool".equals(element);
	}

	private static Stream<Site> withJournal(Reading reading) {
		return sites(reading, "jboss-5.hornetq.server", "wildfly.messaging.server", "wildfly.messaging-activemq.server")
				.filter(site -> !site.broker().states("journal-datasource"));
	}

	/** The data source of the store must have been read; another one of the same name is none of its business. */
	private static Stream<Site> withStore(Reading reading) {
		return sites(reading, "jboss-5.messaging.persistence").map(site -> new Site(site.bean(), site.hosting(), site.source(), site.broker(), store(site.hosting().server(), site.broker())))
				.filter(site -> site.store() != null);
	}

	private static DataSource store(Server server, ConfiguredGroup broker) {
		String name = broker.value("DataSource") == null ? "" : broker.value("DataSource").replaceFirst("^java:/?", "");
		return server.getDataSources().stream().filter(source -> name.equals(Values.value(source.getJndiName()))).findFirst().orElse(null);
	}

	/** One site for each data source and broker: that of the first bean. */
	private static Stream<Site> sites(Reading reading, String... brokers) {
		List<Site> sites = new ArrayList<>();
		for (Server server : reading.solution().getServers()) {
			ConfiguredGroup broker = MessageDrivenServers.isJBoss(server) ? ConfigurationIndex.groups(reading, server, brokers).findFirst().orElse(null) : null;
			List<DataSource> seen = new ArrayList<>();
			for (Pooled bean : broker == null ? List.<Pooled>of() : MessageDrivenServers.on(reading, server)) {
				DataSource source = MessageDrivenServers.dataSource(bean.listener());
				boolean alone = MessageListeners.detail(bean.listener().work(), MessageDrivenWorkFinder.TRANSACTION) != null;
				if (source != null && !alone && !seen.contains(source)) {
					seen.add(source);
					sites.add(new Site(bean, MessageDrivenServers.hosting(bean.listener()), source, broker, null));
				}
			}
		}
		return sites.stream();
	}
}
