/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import java.time.Duration;
import java.util.Map;
import org.wiretune.core.Figure;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.tester.pool.BeanPool;
import org.wiretune.tester.pool.PoolUse;

/** Callers of a stateless session bean, who take an instance from a pool for each call (guide for EAP 5, 4.1). */
public final class BeanCallsLoad implements PoolLoad {

	private static final double MILLIS_IN_SECOND = 1000;

	private final BeanPool<Object> pool;
	private final Work work;
	private final LoadRecord record = new LoadRecord();
	private final ClosedLoop loop;

	/**
	 * A load.
	 *
	 * @param clients callers
	 * @param pool the pool; it is closed with the load
	 * @param work what an instance does in a call; it is closed with the load
	 * @param acquireTimeout how long a caller waits for an instance
	 * @param pause pause between two calls of a caller
	 */
	public BeanCallsLoad(int clients, BeanPool<Object> pool, Work work, Duration acquireTimeout, Duration pause) {
		this.pool = pool;
		this.work = work;
		loop = new ClosedLoop(record, pause);
		for (int i = 0; i < clients; i++) {
			loop.add("Caller : " + i, writer -> call(acquireTimeout));
		}
	}

	private void call(Duration acquireTimeout) throws Exception {
		Object instance = pool.acquire(acquireTimeout);
		try {
			work.run();
		} finally {
			pool.release(instance);
		}
	}

	@Override
	public void start() {
		loop.start();
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
	}

	@Override
	public int underWay() {
		return loop.underWay();
	}

	@Override
	public Findings findings() {
		Findings findings = new Findings();
		PoolUse use = pool.use();
		Map<Figure, Double> figures = findings.figures();
		figures.put(PoolFigures.INSTANCES_AT_WORK, (double) use.mostInUse());
		figures.put(PoolFigures.INSTANCES_MADE, (double) pool.created());
		figures.put(PoolFigures.WAITS, (double) use.waits());
		figures.put(PoolFigures.CALLERS_WAITING, (double) use.mostWaiting());
		figures.put(PoolFigures.MEAN_WAIT, use.meanWaitMs() / MILLIS_IN_SECOND);
		figures.put(PoolFigures.ACQUIRE_TIMEOUTS, (double) use.timeouts());
		return findings;
	}

	@Override
	public void close() {
		work.close();
		pool.close();
		loop.close();
	}
}
