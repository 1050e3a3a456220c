/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.pool;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.time.Duration;
import java.util.Arrays;

/**
 * A pool of connections with the statistics of a data source (guide for EAP 5, figure 5.1). Its connections are
 * placeholders without a database: what is measured is the pool, not the database behind it.
 */
public final class ConnectionPool implements AutoCloseable {

	/** A connection. */
	public static final class Connection {

		private Connection() {
		}
	}

	private final int size;
	private final StrictMaxPool<Connection> connections;

	/**
	 * A pool without connections yet, as with min-pool-size 0.
	 *
	 * @param size most connections (max-pool-size)
	 */
	public ConnectionPool(int size) {
		this.size = size;
		connections = new StrictMaxPool<>(size, Connection::new);
	}

	/**
	 * Takes a connection.
	 *
	 * @param timeout how long to wait for one
	 * @return the connection
	 * @throws PoolTimeoutException when none became free in time
	 * @throws InterruptedException when the calling thread is interrupted, or the pool is closed
	 */
	public Connection getConnection(Duration timeout) throws PoolTimeoutException, InterruptedException {
		return connections.acquire(timeout);
	}

	/**
	 * Gives a connection back.
	 *
	 * @param connection the connection
	 */
	public void release(Connection connection) {
		connections.release(connection);
	}

	/** {@return most connections} */
	public int size() {
		return size;
	}

	/** {@return the connections that were made} */
	public int created() {
		return connections.created();
	}

	/** {@return what the pool has seen} */
	public PoolUse use() {
		return connections.use();
	}

	/**
	 * Counts the threads that wait for a connection as one does in a thread dump (guide 5.5): those that stand in a
	 * semaphore below {@code getConnection}.
	 *
	 * @return the threads of this JVM
	 */
	public static int waitersInThreadDump() {
		return (int) Arrays.stream(ManagementFactory.getThreadMXBean().dumpAllThreads(false, false))
				.filter(ConnectionPool::waits).count();
	}

	private static boolean waits(ThreadInfo thread) {
		StackTraceElement[] stack = thread.getStackTrace();
		boolean semaphore = Arrays.stream(stack).anyMatch(frame -> frame.getClassName().equals("java.util.concurrent.Semaphore"));
		return semaphore && Arrays.stream(stack).anyMatch(frame -> frame.getClassName().equals(ConnectionPool.class.getName())
				&& frame.getMethodName().equals("getConnection"));
	}

	@Override
	public void close() {
		connections.close();
	}
}
