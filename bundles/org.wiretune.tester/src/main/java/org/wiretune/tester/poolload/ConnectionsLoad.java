/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.tester.pool.ConnectionPool;
import org.wiretune.tester.pool.PoolUse;

/**
 * Threads of which each takes a connection, holds it and gives it back; and somebody who looks at the figures each second,
 * as an administration console does, and takes a thread for it (guide for EAP 5, 5.5: 81 threads for 80 users).
 */
public final class ConnectionsLoad implements PoolLoad {

	private static final double MILLIS_IN_SECOND = 1000;
	private static final Duration EACH_SECOND = Duration.ofSeconds(1);

	private final ConnectionPool pool;
	private final Work work;
	private final boolean observer;
	private final LoadRecord record = new LoadRecord();
	private final ClosedLoop loop;
	private final ClosedLoop observing = new ClosedLoop(new LoadRecord(), EACH_SECOND);
	private final AtomicInteger threads = new AtomicInteger();
	private final AtomicInteger mostThreads = new AtomicInteger();
	private final AtomicInteger waitersInDump = new AtomicInteger();

	/**
	 * A load.
	 *
	 * @param users threads that take connections
	 * @param pool the pool; it is closed with the load
	 * @param work what is done while a connection is held; it is closed with the load
	 * @param acquireTimeout how long a thread waits for a connection
	 * @param pause pause between two requests of a user
	 * @param observer whether somebody looks at the figures each second
	 */
	public ConnectionsLoad(int users, ConnectionPool pool, Work work, Duration acquireTimeout, Duration pause,
			boolean observer) {
		this.pool = pool;
		this.work = work;
		this.observer = observer;
		loop = new ClosedLoop(record, pause);
		for (int i = 0; i < users; i++) {
			loop.add("http : " + i, writer -> request(acquireTimeout));
		}
		if (observer) {
			observing.add("http : " + users, writer -> observe());
		}
	}

	private void request(Duration acquireTimeout) throws Exception {
		threadTaken();
		try {
			ConnectionPool.Connection connection = pool.getConnection(acquireTimeout);
			try {
				work.run();
			} finally {
				pool.release(connection);
			}
		} finally {
			threads.decrementAndGet();
		}
	}

	private void observe() {
		threadTaken();
		try {
			waitersInDump.accumulateAndGet(ConnectionPool.waitersInThreadDump(), Math::max);
		} finally {
			threads.decrementAndGet();
		}
	}

	private void threadTaken() {
		mostThreads.accumulateAndGet(threads.incrementAndGet(), Math::max);
	}

	@Override
	public void start() {
		loop.start();
		observing.start();
	}

	@Override
	public boolean await(long millis) throws InterruptedException {
		return loop.await(millis);
	}

	@Override
	public LoadRecord record() {
		return record;
	}

	@Override
	public void warm() {
		pool.use().restart();
		mostThreads.set(threads.get());
		waitersInDump.set(0);
	}

	@Override
	public int underWay() {
		return loop.underWay();
	}

	/** {@return the threads that wait for a connection} */
	public int waiting() {
		return pool.use().waiting();
	}

	@Override
	public Findings findings() {
		Findings findings = new Findings();
		PoolUse use = pool.use();
		Map<Figure, Double> figures = findings.figures();
		figures.put(PoolFigures.THREADS_IN_USE, (double) mostThreads.get());
		figures.put(PoolFigures.CONNECTIONS_AVAILABLE, (double) pool.size());
		figures.put(PoolFigures.CONNECTIONS_CREATED, (double) pool.created());
		figures.put(PoolFigures.CONNECTIONS_DESTROYED, 0.0);
		figures.put(PoolFigures.CONNECTIONS_IN_USE, (double) use.mostInUse());
		figures.put(PoolFigures.THREADS_WAITING, (double) use.mostWaiting());
		figures.put(PoolFigures.BLOCKING, use.meanWaitMs() / MILLIS_IN_SECOND);
		figures.put(PoolFigures.CONNECTION_TIMEOUTS, (double) use.timeouts());
		if (observer) {
			figures.put(PoolFigures.DUMP_WAITERS, (double) waitersInDump.get());
			findings.remarks().add(TEXTS.get("remark.observer"));
		}
		findings.remarks().add(TEXTS.get("remark.noDatabase"));
		if (use.mostInUse() >= pool.size()) {
			findings.remarks().add(TEXTS.get("remark.poolExhausted", pool.size(), use.mostWaiting()));
		}
		return findings;
	}

	@Override
	public void close() {
		work.close();
		pool.close();
		observing.close();
		loop.close();
	}
}
