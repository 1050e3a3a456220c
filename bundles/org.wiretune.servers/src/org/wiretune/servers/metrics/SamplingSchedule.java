/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.time.Duration;

/** Time and threads of a connection. The one of the product is {@link SystemSchedule}; tests bring a clock of their own. */
public interface SamplingSchedule extends AutoCloseable {

	/** Work that may block and is watched from outside. */
	interface Task {

		/**
		 * Whether the work has ended.
		 *
		 * @return {@code true} once its thread is done
		 */
		boolean isDone();

		/**
		 * Waits for the end of the work.
		 *
		 * @param limit
		 *            the longest to wait
		 * @return whether it has ended
		 * @throws InterruptedException
		 *             when interrupted while waiting
		 */
		boolean await(Duration limit) throws InterruptedException;

		/** Makes the work end as soon as it can, also while it waits for an answer. */
		void abort();
	}

	/**
	 * The time.
	 *
	 * @return milliseconds since 1970; never goes back
	 */
	long now();

	/**
	 * Runs something again and again. It must not block.
	 *
	 * @param period
	 *            time from start to start
	 * @param tick
	 *            what to run
	 */
	void every(Duration period, Runnable tick);

	/**
	 * Starts work that may block.
	 *
	 * @param name
	 *            of its thread
	 * @param work
	 *            what to do
	 * @return handle on it
	 */
	Task start(String name, Runnable work);

	/** Ends the ticks. Work that runs is not touched. */
	@Override
	void close();
}
