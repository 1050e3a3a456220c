/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.pool;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

import org.wiretune.safety.quantity.Nanoseconds;

/** Counts what is in use and who waits, as the statistics of a pool do. May be used by any thread. */
public final class PoolUse {


	private final AtomicInteger inUse = new AtomicInteger();
	private final AtomicInteger mostInUse = new AtomicInteger();
	private final AtomicInteger waiting = new AtomicInteger();
	private final AtomicInteger mostWaiting = new AtomicInteger();
	private final AtomicLong acquired = new AtomicLong();
	private final AtomicLong waits = new AtomicLong();
	private final AtomicLong waitNanos = new AtomicLong();
	private final AtomicLong timeouts = new AtomicLong();

	void taken() {
		acquired.incrementAndGet();
		mostInUse.accumulateAndGet(inUse.incrementAndGet(), Math::max);
	}

	void givenBack() {
		inUse.decrementAndGet();
	}

	void waitBegins() {
		mostWaiting.accumulateAndGet(waiting.incrementAndGet(), Math::max);
	}

	void waitEnds(long nanos) {
		waiting.decrementAndGet();
		waits.incrementAndGet();
		waitNanos.addAndGet(nanos);
	}

	void timedOut() {
		timeouts.incrementAndGet();
	}

	/** Counts anew; what is in use and who waits stays. */
	public void restart() {
		mostInUse.set(inUse.get());
		mostWaiting.set(waiting.get());
		acquired.set(0);
		waits.set(0);
		waitNanos.set(0);
		timeouts.set(0);
	}

	/** {@return what is in use} */
	public int inUse() {
		return inUse.get();
	}

	/** {@return the most that was in use at once} */
	public int mostInUse() {
		return mostInUse.get();
	}

	/** {@return who waits} */
	public int waiting() {
		return waiting.get();
	}

	/** {@return the most who waited at once} */
	public int mostWaiting() {
		return mostWaiting.get();
	}

	/** {@return how often something was taken} */
	public long acquired() {
		return acquired.get();
	}

	/** {@return how often nothing was free at once} */
	public long waits() {
		return waits.get();
	}

	/** {@return how often nothing became free in time} */
	public long timeouts() {
		return timeouts.get();
	}

	/** {@return the mean time for which was waited, in milliseconds, of those who waited; 0 when nobody did} */
	public double meanWaitMs() {
		long count = waits.get();
		return count == 0 ? 0 : Nanoseconds.toMilliseconds(waitNanos.get()) / count;
	}
}
