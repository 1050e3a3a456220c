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

	/** Steps of work between two looks at the clock, some microseconds. */
	int STEPS = 5000;

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
				if (kind == WorkKind.CPU) {
					burn();
					return;
				}
				// A monitor and no lock of java.util.concurrent: the JVM tells only of monitors how long they block.
				synchronized (closed) {
					burn();
				}
			}

			private void burn() throws InterruptedException {
				long end = threads.getCurrentThreadCpuTime() + nanos;
				long mixed = end;
				while (threads.getCurrentThreadCpuTime() < end) {
					if (closed.getCount() == 0) {
						throw new InterruptedException();
					}
					// To ask for the time of a thread is a call of the operating system; the work is not to be made of those.
					for (int i = 0; i < STEPS; i++) {
						mixed = mixed * 6364136223846793005L + 1442695040888963407L;
					}
				}
				if (mixed == 0) {
					// Hardly ever; the result is used, so that the compiler does not leave out the steps.
					Thread.onSpinWait();
				}
			}

			@Override
			public void close() {
				closed.countDown();
			}
		};
	}
}
