/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
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
import org.wiretune.tester.data.DataClient;
import org.wiretune.tester.data.DataSettings;
import org.wiretune.tester.data.database.DatabaseKind;

/**
 * The application: Hibernate on a data source with as many connections as clients. The data source is commons-dbcp2, because
 * it can keep prepared statements, as the data source of the guide does; that way the statement cache means the same for
 * each database. Opening it makes the tables.
 */
public final class HibernateClient implements DataClient {

	private final DataSettings settings;
	private final BasicDataSource dataSource;
	private final StandardServiceRegistry registry;
	private final SessionFactory factory;
	private final AtomicInteger workers = new AtomicInteger();
	private final LongAdder statements = new LongAdder();
	private final LongAdder batches = new LongAdder();

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
		dataSource = dataSource(settings, kind, port, password);
		StandardServiceRegistry built = null;
		try {
			dataSource.start();
			built = new StandardServiceRegistryBuilder().applySettings(properties()).build();
			MetadataSources sources = new MetadataSources(built);
			Reference.CLASSES.forEach(sources::addAnnotatedClass);
			EntitySet.of(settings.one(DataKeys.ID_STRATEGY)).classes().forEach(sources::addAnnotatedClass);
			Metadata metadata = sources.buildMetadata();
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

	private static BasicDataSource dataSource(DataSettings settings, DatabaseKind kind, int port, String password) {
		BasicDataSource source = new BasicDataSource();
		source.setUrl(kind.address(port));
		Properties properties = kind.driver(password, settings);
		properties.forEach((name, value) -> source.addConnectionProperty((String) name, (String) value));
		source.setUsername(DatabaseKind.USER);
		source.setPassword(password);
		source.setDefaultAutoCommit(false);
		source.setRollbackOnReturn(false);
		source.setAutoCommitOnReturn(false);
		// A test of each connection that is taken would be a round trip more for each transaction.
		source.setTestOnBorrow(false);
		source.setInitialSize(settings.clients());
		source.setMaxTotal(settings.clients() + 1);
		source.setMaxIdle(settings.clients() + 1);
		int cache = settings.one(DataKeys.STATEMENT_CACHE);
		source.setPoolPreparedStatements(cache > 0);
		if (cache > 0) {
			source.setMaxOpenPreparedStatements(cache);
		}
		return source;
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
		};
	}

	@Override
	public Counts counts() {
		long batched = batches.sum();
		return new Counts(statements.sum() + batched, batched);
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
	}
}
