/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.pool;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * One pool of a fixed size for all threads, with a fair semaphore, as StrictMaxPool of EAP 5 is (guide 4.1.2 and 4.6).
 * Instances are made when they are first needed.
 *
 * @param <T> what an instance is
 */
public final class StrictMaxPool<T> implements BeanPool<T> {

	/** More than can ever wait. */
	private static final int ALL = 1 << 20;

	private final Semaphore permits;
	private final Supplier<T> factory;
	private final Queue<T> free = new ConcurrentLinkedQueue<>();
	private final AtomicInteger created = new AtomicInteger();
	private final PoolUse use = new PoolUse();
	private volatile boolean closed;

	/**
	 * A pool without instances yet.
	 *
	 * @param size its size, 1 or more
	 * @param factory makes instances
	 */
	public StrictMaxPool(int size, Supplier<T> factory) {
		permits = new Semaphore(size, true);
		this.factory = factory;
	}

	@Override
	public T acquire(Duration timeout) throws PoolTimeoutException, InterruptedException {
		// A timeout of zero keeps the order of those who wait; tryAcquire without one would overtake them.
		if (!permits.tryAcquire(0, TimeUnit.NANOSECONDS)) {
			await(timeout);
		}
		if (closed) {
			throw new InterruptedException();
		}
		use.taken();
		T instance = free.poll();
		if (instance == null) {
			created.incrementAndGet();
			instance = factory.get();
		}
		return instance;
	}

	private void await(Duration timeout) throws PoolTimeoutException, InterruptedException {
		use.waitBegins();
		long start = System.nanoTime();
		try {
			if (!permits.tryAcquire(timeout.toNanos(), TimeUnit.NANOSECONDS)) {
				use.timedOut();
				throw new PoolTimeoutException(TEXTS.get("pool.semaphore", timeout.toMillis()));
			}
		} finally {
			use.waitEnds(System.nanoTime() - start);
		}
	}

	@Override
	public void release(T instance) {
		free.add(instance);
		use.givenBack();
		permits.release();
	}

	@Override
	public PoolUse use() {
		return use;
	}

	@Override
	public int created() {
		return created.get();
	}

	@Override
	public void close() {
		closed = true;
		permits.release(ALL);
	}
}
