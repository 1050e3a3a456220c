/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.pool;

import java.time.Duration;

/**
 * A pool of instances of a bean, as a container has it. May be used by any thread.
 *
 * @param <T> what an instance is
 */
public interface BeanPool<T> extends AutoCloseable {

	/**
	 * Takes an instance, and waits for one where the pool is of a fixed size.
	 *
	 * @param timeout how long it may take
	 * @return the instance, to be given back by the same thread
	 * @throws PoolTimeoutException when none became free in time
	 * @throws InterruptedException when the calling thread is interrupted, or the pool is closed
	 */
	T acquire(Duration timeout) throws PoolTimeoutException, InterruptedException;

	/**
	 * Gives an instance back.
	 *
	 * @param instance the instance
	 */
	void release(T instance);

	/** {@return what the pool has seen} */
	PoolUse use();

	/** {@return the instances that were made} */
	int created();

	/** Wakes all that wait. */
	@Override
	void close();
}
