/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import org.apache.commons.dbcp2.BasicDataSource;
import org.hibernate.SessionEventListener;
import org.hibernate.SessionFactory;
import org.hibernate.boot.Metadata;
import org.hibernate.boot.MetadataSources;
import org.hibernate.boot.registry.StandardServiceRegistry;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.cfg.AvailableSettings;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataClient;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.DatabaseKind;

/** The application: Hibernate on a data source with as many connections as clients. Opening it makes the tables. */
public final class HibernateClient implements DataClient {

	private final DataSettings settings;
	private final DataSources sources;
	private final BasicDataSource dataSource;
	private final StandardServiceRegistry registry;
	private final SessionFactory factory;
	private final AtomicInteger workers = new AtomicInteger();
	private final LongAdder statements = new LongAdder();
	private final LongAdder batches = new LongAdder();
	private final LongAdder cacheReads = new LongAdder();
	private final LongAdder cacheHits = new LongAdder();
	private final LongAdder connections = new LongAdder();

	/**
	 * Opens the application.
	 *
	 * @param settings what is measured
	 * @param kind which database
	 * @param port port of the database or of the proxy before it
	 * @param password password of the database
	 * @throws SQLException when the database cannot be reached
	 */
	public HibernateClient(DataSettings settings, DatabaseKind kind, int port, String password) throws SQLException {
		this.settings = settings;
		sources = new DataSources(settings, kind, port, password);
		dataSource = sources.forClients();
		StandardServiceRegistry built = null;
		try {
			dataSource.start();
			built = new StandardServiceRegistryBuilder().applySettings(properties()).build();
			MetadataSources classes = new MetadataSources(built);
			Reference.CLASSES.forEach(classes::addAnnotatedClass);
			EntitySet.of(settings.one(DataKeys.ID_STRATEGY)).classes().forEach(classes::addAnnotatedClass);
			if (settings.cached()) {
				classes.addAnnotatedClass(CachedProducts.of(settings.one(DataKeys.SECOND_LEVEL_CACHE)));
			}
			Metadata metadata = classes.buildMetadata();
			factory = metadata.buildSessionFactory();
			registry = built;
		} catch (SQLException | RuntimeException | LinkageError e) {
			if (built != null) {
				StandardServiceRegistryBuilder.destroy(built);
			}
			dataSource.close();
			throw e;
		}
	}

	private Map<String, Object> properties() {
		Map<String, Object> properties = new HashMap<>();
		properties.put(AvailableSettings.JAKARTA_NON_JTA_DATASOURCE, dataSource);
		properties.put(AvailableSettings.CONNECTION_PROVIDER_DISABLES_AUTOCOMMIT, true);
		properties.put(AvailableSettings.JAKARTA_HBM2DDL_DATABASE_ACTION, "create-only");
		properties.put(AvailableSettings.STATEMENT_BATCH_SIZE, settings.one(DataKeys.BATCH_SIZE));
		properties.put(AvailableSettings.ORDER_INSERTS, settings.one(DataKeys.ORDER_INSERTS));
		properties.put(AllocatedId.SETTING, settings.one(DataKeys.ALLOCATION_SIZE));
		int fetchSize = settings.one(DataKeys.FETCH_SIZE);
		if (fetchSize > 0) {
			properties.put(AvailableSettings.STATEMENT_FETCH_SIZE, fetchSize);
		}
		properties.put(AvailableSettings.USE_SECOND_LEVEL_CACHE, settings.cached());
		properties.put(AvailableSettings.USE_QUERY_CACHE, false);
		if (settings.cached()) {
			properties.put(AvailableSettings.CACHE_REGION_FACTORY, new LocalRegions());
		}
		return properties;
	}

	@Override
	public Worker worker() {
		int number = workers.getAndIncrement();
		EntitySet entities = EntitySet.of(settings.one(DataKeys.ID_STRATEGY));
		return switch (settings.work()) {
			case BULK -> new BulkWorker(factory, new Counter(), entities, settings, number);
			case ORDERS -> new OrderWorker(factory, new Counter(), entities, settings, number);
			case QUERY -> new QueryWorker(factory, new Counter(), settings, number);
			case PAGING -> new PagingWorker(factory, new Counter(), settings, number);
			case FIRST_REQUESTS -> new FirstRequestWorker(sources, new Counter(), connections, settings);
			case ENTITIES -> new EntityWorker(factory, new Counter(), settings, number);
		};
	}

	@Override
	public Counts counts() {
		long batched = batches.sum();
		return new Counts(statements.sum() + batched, batched, cacheReads.sum(), cacheHits.sum(), connections.sum());
	}

	@Override
	public void close() {
		try {
			factory.close();
			StandardServiceRegistryBuilder.destroy(registry);
			dataSource.close();
		} catch (SQLException | RuntimeException e) {
			// The database may be gone.
			System.getLogger(HibernateClient.class.getName()).log(System.Logger.Level.DEBUG, e.toString());
		}
	}

	/** Hears from Hibernate of each execution; a driver between would cost more than it counts. */
	private final class Counter implements SessionEventListener {

		@Override
		public void jdbcExecuteStatementStart() {
			statements.increment();
		}

		@Override
		public void jdbcExecuteBatchStart() {
			batches.increment();
		}

		@Override
		public void cacheGetEnd(boolean hit) {
			cacheReads.increment();
			if (hit) {
				cacheHits.increment();
			}
		}
	}
}
