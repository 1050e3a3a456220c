/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.time.Duration;
import java.util.Properties;
import org.apache.commons.dbcp2.BasicDataSource;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.DatabaseKind;

/**
 * Makes data sources on one database: commons-dbcp2, because it can keep prepared statements, as the data source of the
 * guide does; that way the statement cache means the same for each database.
 *
 * @param settings what is measured
 * @param kind which database
 * @param port port of the database or of the proxy before it
 * @param password password of the database
 */
record DataSources(DataSettings settings, DatabaseKind kind, int port, String password) {

	/** Evictions come so often in the idle timeout, so that a connection lives hardly longer than that. */
	private static final int EVICTIONS = 4;
	/** Below the minimum no connection is closed, however long it is idle. */
	private static final Duration NEVER = Duration.ofMillis(-1);

	/** {@return a data source with a connection for each client, all made when it is started} */
	BasicDataSource forClients() {
		BasicDataSource source = plain();
		source.setInitialSize(settings.clients());
		source.setMaxTotal(settings.clients() + 1);
		source.setMaxIdle(settings.clients() + 1);
		return source;
	}

	/** {@return a data source that makes its least number of connections when it is started and shrinks to it when idle} */
	BasicDataSource withMinimum() {
		int minimum = settings.one(DataKeys.MIN_POOL_SIZE);
		BasicDataSource source = plain();
		source.setInitialSize(minimum);
		source.setMinIdle(minimum);
		source.setMaxTotal(Math.max(minimum, settings.clients()));
		source.setMaxIdle(Math.max(minimum, settings.clients()));
		source.setDurationBetweenEvictionRuns(settings.value(DataKeys.IDLE_TIMEOUT).dividedBy(EVICTIONS));
		// All of them; by default three.
		source.setNumTestsPerEvictionRun(-1);
		source.setMinEvictableIdle(NEVER);
		source.setSoftMinEvictableIdle(settings.value(DataKeys.IDLE_TIMEOUT));
		return source;
	}

	private BasicDataSource plain() {
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
		int cache = settings.one(DataKeys.STATEMENT_CACHE);
		source.setPoolPreparedStatements(cache > 0);
		if (cache > 0) {
			source.setMaxOpenPreparedStatements(cache);
		}
		return source;
	}
}
