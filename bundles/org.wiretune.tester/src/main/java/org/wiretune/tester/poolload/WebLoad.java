/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.service.ReceiverService;
import org.wiretune.tester.web.WebServer;

/**
 * A web server of its own with a pool of a size, so that each size is measured from its beginning (AVP-2933, exercise 2,
 * part 6). Its clients are in the load driver.
 */
public final class WebLoad implements PoolLoad {

	private static final long INACTIVITY_MILLIS = 60_000;

	private final Work work;
	private final ThreadPool pool;
	private final WebServer server;
	private final LoadRecord record = new LoadRecord();
	private final CountDownLatch closed = new CountDownLatch(1);
	private final AtomicInteger mostAtWork = new AtomicInteger();
	private final AtomicInteger mostWaiting = new AtomicInteger();

	/**
	 * Starts the server.
	 *
	 * @param minimum threads that stay
	 * @param maximum most threads
	 * @param receiver the receiver
	 * @param work what it does for each request before
	 * @throws Exception when the server does not start
	 */
	public WebLoad(int minimum, int maximum, ReceiverService receiver, Work work) throws Exception {
		this.work = work;
		pool = new ThreadPool(new ThreadPoolSettings("WebContainer", minimum, maximum, INACTIVITY_MILLIS));
		server = new WebServer(0, pool, object -> {
			mostAtWork.accumulateAndGet(pool.getActiveCount(), Math::max);
			mostWaiting.accumulateAndGet(pool.getQueueSize(), Math::max);
			return new WorkingReceiver(receiver, work).receive(object);
		});
	}

	/** {@return the port on the loopback address} */
	public int port() {
		return server.port();
	}

	@Override
	public void start() {
		// It listens already.
	}

	@Override
	public boolean await(long millis) throws InterruptedException {
		return closed.await(millis, TimeUnit.MILLISECONDS);
	}

	@Override
	public LoadRecord record() {
		return record;
	}

	@Override
	public void warm() {
		mostAtWork.set(0);
		mostWaiting.set(0);
	}

	@Override
	public int underWay() {
		return pool.getActiveCount();
	}

	@Override
	public Findings findings() {
		Findings findings = new Findings();
		findings.figures().put(PoolFigures.THREADS_IN_USE, (double) mostAtWork.get());
		findings.figures().put(PoolFigures.REQUESTS_WAITING, (double) mostWaiting.get());
		findings.figures().put(PoolFigures.THREADS_IN_POOL, (double) pool.getPoolSize());
		findings.remarks().add(TEXTS.get("remark.webPool"));
		if (mostAtWork.get() >= pool.getMaximumPoolSize() && mostWaiting.get() > 0) {
			findings.remarks().add(TEXTS.get("remark.webSaturated", pool.getMaximumPoolSize(), mostWaiting.get()));
		}
		return findings;
	}

	@Override
	public void close() throws Exception {
		closed.countDown();
		work.close();
		server.close();
		pool.close();
	}
}
