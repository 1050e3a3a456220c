/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.pool;

import java.util.BitSet;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.base.ThreadPoolSettings;

/**
 * A thread pool as an application server has it: idle threads are used first, then threads are added up to the maximum,
 * then work waits. (A plain {@link ThreadPoolExecutor} with a queue never grows above its minimum.) Threads are called
 * {@code NAME : number} with the lowest free number, as in the lab's console.
 */
public final class ThreadPool implements Executor, ThreadPoolMXBean, AutoCloseable {

	private final ThreadPoolSettings settings;
	private final HandOver queue = new HandOver();
	private final ThreadPoolExecutor executor;
	private final BitSet numbers = new BitSet();

	/**
	 * A pool without threads yet.
	 *
	 * @param settings name and sizes
	 */
	public ThreadPool(ThreadPoolSettings settings) {
		this.settings = settings;
		// One thread always stays, so that work put on the queue by the handler below finds a taker.
		int staying = Math.max(1, settings.minimum());
		executor = new ThreadPoolExecutor(staying, Math.max(staying, settings.maximum()),
				settings.inactivityTimeoutMillis(), TimeUnit.MILLISECONDS, queue, this::newThread,
				(work, pool) -> {
					if (pool.isShutdown()) {
						throw new RejectedExecutionException(settings.name());
					}
					queue.put(work);
				});
	}

	/** {@return the name of the pool} */
	public String name() {
		return settings.name();
	}

	@Override
	public void execute(Runnable work) {
		if (executor.isShutdown()) {
			throw new RejectedExecutionException(settings.name());
		}
		if (!queue.tryTransfer(work)) {
			executor.execute(work);
		}
	}

	@Override
	public int getActiveCount() {
		return executor.getActiveCount();
	}

	@Override
	public int getPoolSize() {
		return executor.getPoolSize();
	}

	@Override
	public int getMaximumPoolSize() {
		return settings.maximum();
	}

	@Override
	public int getMinimumPoolSize() {
		return settings.minimum();
	}

	@Override
	public int getQueueSize() {
		return queue.size();
	}

	@Override
	public long getCompletedTaskCount() {
		return executor.getCompletedTaskCount();
	}

	/** Interrupts what runs and drops what waits. */
	@Override
	public void close() {
		executor.shutdownNow();
	}

	private Thread newThread(Runnable worker) {
		int number = takeNumber();
		Thread thread = new Thread(() -> {
			try {
				worker.run();
			} finally {
				giveBack(number);
			}
		}, settings.name() + " : " + number);
		thread.setDaemon(true);
		return thread;
	}

	private int takeNumber() {
		synchronized (numbers) {
			int number = numbers.nextClearBit(0);
			numbers.set(number);
			return number;
		}
	}

	private void giveBack(int number) {
		synchronized (numbers) {
			numbers.clear(number);
		}
	}

	/** A queue that takes an offer only when a thread waits for it, so that the executor adds a thread otherwise. */
	private static final class HandOver extends LinkedTransferQueue<Runnable> {

		private static final long serialVersionUID = 1L;

		@Override
		public boolean offer(Runnable work) {
			return tryTransfer(work);
		}
	}
}
