/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.workload.PoolKeys.WorkKind;

/** What a message or call takes. May be used by any thread. */
public interface Work extends AutoCloseable {

	/**
	 * Works.
	 *
	 * @throws InterruptedException when the calling thread is interrupted, or the work is closed meanwhile
	 */
	void run() throws InterruptedException;

	/** Ends what is under way. */
	@Override
	void close();

	/**
	 * Work of a kind.
	 *
	 * @param kind its kind
	 * @param length how long it takes; nothing is done for zero
	 * @return the work
	 */
	static Work of(WorkKind kind, Duration length) {
		CountDownLatch closed = new CountDownLatch(1);
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		long nanos = length.toNanos();
		return new Work() {
			@Override
			public void run() throws InterruptedException {
				if (nanos == 0) {
					return;
				}
				if (kind == WorkKind.SLEEP) {
					if (closed.await(nanos, TimeUnit.NANOSECONDS)) {
						throw new InterruptedException();
					}
					return;
				}
				long end = threads.getCurrentThreadCpuTime() + nanos;
				while (threads.getCurrentThreadCpuTime() < end) {
					if (closed.getCount() == 0) {
						throw new InterruptedException();
					}
				}
			}

			@Override
			public void close() {
				closed.countDown();
			}
		};
	}
}
