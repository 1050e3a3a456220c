/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.spring;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.FrameworkFigures;
import org.wiretune.perf.workload.FrameworkKeys;
import org.wiretune.perf.workload.PoolKeys.WorkKind;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.frameworks.base.AtOnce;
import org.wiretune.tester.frameworks.base.FrameworkApplication;
import org.wiretune.tester.frameworks.base.FrameworkSettings;
import org.wiretune.tester.poolload.Work;

/**
 * Requests that share the connections of HikariCP before a database in memory. A request takes one, reads a row, and holds it
 * while it waits for another system, as a transaction does that calls out.
 */
public final class RequestsApplication implements FrameworkApplication {

	private final HikariDataSource pool;
	private final Work work;
	private final AtOnce waiting = new AtOnce();
	private final LongAdder nanos = new LongAdder();
	private final LongAdder waits = new LongAdder();

	/** Starts it. @param settings what it is started with @throws SQLException when the database cannot be opened */
	public RequestsApplication(FrameworkSettings settings) throws SQLException {
		work = Work.of(WorkKind.SLEEP, settings.value(FrameworkKeys.WORK));
		HikariConfig config = new HikariConfig();
		config.setJdbcUrl("jdbc:h2:mem:requests");
		config.setMaximumPoolSize(settings.one(FrameworkKeys.MAXIMUM_POOL_SIZE));
		config.setConnectionTimeout(settings.value(CommonKeys.CALL_TIMEOUT).toMillis());
		pool = new HikariDataSource(config);
		try (Connection connection = pool.getConnection(); Statement statement = connection.createStatement()) {
			statement.execute("create table product (id int primary key, name varchar(40))");
			statement.execute("insert into product values (1, 'One')");
		}
	}

	@Override
	public void call(int caller) throws SQLException, InterruptedException {
		long begun = System.nanoTime();
		waiting.enter();
		Connection taken;
		try {
			taken = pool.getConnection();
		} finally {
			waiting.leave();
		}
		nanos.add(System.nanoTime() - begun);
		waits.increment();
		try (Connection connection = taken; PreparedStatement statement = connection.prepareStatement("select name from product where id = 1"); ResultSet row = statement.executeQuery()) {
			row.next();
			work.run();
		}
	}

	@Override
	public void begin() {
		waiting.restart();
		nanos.reset();
		waits.reset();
	}

	@Override
	public Map<Figure, Double> figures(long calls) {
		return Map.of(FrameworkFigures.WAITING, (double) waiting.most(), FrameworkFigures.WAIT, Nanoseconds.toSeconds(nanos.sum()) / Math.max(1, waits.sum()));
	}

	@Override
	public void close() {
		work.close();
		pool.close();
	}
}
