/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.hibernate;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import org.apache.commons.dbcp2.BasicDataSource;
import org.hibernate.SessionEventListener;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataClient;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.data.database.ReferenceData;

/**
 * Opens a data source anew for each call and has all users come at once: right after it, once more, and again when what was
 * not used was closed (guide for EAP 5, 5.3). A request takes a connection, reads one row, commits and gives it back.
 */
final class FirstRequestWorker implements DataClient.Worker {

	/** Times of the requests that come right after the first ones. */
	static final String NEXT = "next";
	/** Times of the requests that come after the data source was idle. */
	static final String AFTER_IDLE = "after idle";

	private static final String QUERY = "select product_name from product where id = ?";
	private static final long POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(5);
	/** How much longer than the idle timeout, or than a request, is waited before it counts as failed. */
	private static final long PATIENCE_SECONDS = 30;

	private final DataSources sources;
	private final SessionEventListener counter;
	private final LongAdder connections;
	private final int minimum;
	private final long idleNanos;
	private final ExecutorService users;
	private final AtomicInteger product = new AtomicInteger();

	/**
	 * A worker.
	 *
	 * @param sources makes the data sources
	 * @param counter hears of each execution
	 * @param connections counts the connections that users had to wait for
	 * @param settings what is measured
	 */
	FirstRequestWorker(DataSources sources, SessionEventListener counter, LongAdder connections, DataSettings settings) {
		this.sources = sources;
		this.counter = counter;
		this.connections = connections;
		minimum = settings.one(DataKeys.MIN_POOL_SIZE);
		idleNanos = settings.value(DataKeys.IDLE_TIMEOUT).toNanos();
		users = Executors.newFixedThreadPool(settings.clients(), task -> {
			Thread thread = new Thread(task, "User");
			thread.setDaemon(true);
			return thread;
		});
	}

	@Override
	public int call(int most, DataClient.Times times) {
		try (BasicDataSource source = sources.withMinimum()) {
			source.start();
			requests(most, source).forEach(times::answered);
			requests(most, source).forEach(nanos -> times.other(NEXT, nanos));
			awaitIdle(source);
			requests(most, source).forEach(nanos -> times.other(AFTER_IDLE, nanos));
			return most;
		} catch (SQLException e) {
			throw new IllegalStateException(e.getMessage(), e);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(e);
		}
	}

	/** The times of so many users who come at once. */
	private List<Long> requests(int number, BasicDataSource source) throws SQLException, InterruptedException {
		int before = source.getNumIdle();
		CyclicBarrier start = new CyclicBarrier(number);
		List<Future<Long>> all = new ArrayList<>();
		for (int i = 0; i < number; i++) {
			Callable<Long> request = () -> {
				start.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
				return request(source);
			};
			all.add(users.submit(request));
		}
		List<Long> nanos = new ArrayList<>();
		for (Future<Long> one : all) {
			try {
				nanos.add(one.get());
			} catch (ExecutionException e) {
				throw new SQLException(String.valueOf(e.getCause().getMessage()), e.getCause());
			}
		}
		connections.add(Math.max(0, source.getNumIdle() - before));
		return nanos;
	}

	private long request(BasicDataSource source) throws SQLException {
		long begun = System.nanoTime();
		try (Connection connection = source.getConnection();
				PreparedStatement statement = connection.prepareStatement(QUERY)) {
			statement.setLong(1, product.getAndIncrement() % ReferenceData.PRODUCTS);
			counter.jdbcExecuteStatementStart();
			try (ResultSet result = statement.executeQuery()) {
				if (!result.next()) {
					throw new SQLException("The product is not there.");
				}
			}
			connection.commit();
		}
		return System.nanoTime() - begun;
	}

	/** Waits until the pool has shrunk to its minimum. */
	private void awaitIdle(BasicDataSource source) throws SQLException {
		long deadline = System.nanoTime() + idleNanos + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
		long begun = System.nanoTime();
		while (source.getNumIdle() > minimum || System.nanoTime() - begun < idleNanos) {
			if (System.nanoTime() > deadline) {
				throw new SQLException("The pool did not shrink to " + minimum + " connections.");
			}
			LockSupport.parkNanos(POLL_NANOS);
		}
	}

	@Override
	public void finish() {
		// Nothing stays open between calls.
	}

	@Override
	public void recover() {
		// The data source of a failed call is closed.
	}

	@Override
	public void close() {
		users.shutdownNow();
	}
}
