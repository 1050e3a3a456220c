/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.pool;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Instances of each thread for itself, as ThreadlocalPool of EAP 5 has them (guide 4.1.1): nobody waits, and there are as
 * many instances as threads, more where a bean calls itself.
 *
 * @param <T> what an instance is
 */
public final class ThreadLocalPool<T> implements BeanPool<T> {

	private final ThreadLocal<Deque<T>> free = ThreadLocal.withInitial(ArrayDeque::new);
	private final Supplier<T> factory;
	private final AtomicInteger created = new AtomicInteger();
	private final PoolUse use = new PoolUse();

	/**
	 * A pool without instances yet.
	 *
	 * @param factory makes instances
	 */
	public ThreadLocalPool(Supplier<T> factory) {
		this.factory = factory;
	}

	@Override
	public T acquire(Duration timeout) {
		use.taken();
		T instance = free.get().pollLast();
		if (instance == null) {
			created.incrementAndGet();
			instance = factory.get();
		}
		return instance;
	}

	@Override
	public void release(T instance) {
		free.get().addLast(instance);
		use.givenBack();
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
		// Nobody waits.
	}
}
