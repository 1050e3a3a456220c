/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntSupplier;
import org.wiretune.tester.poolload.Work;

/** Work that ends when a test says so, and the clock that goes with it: time passes only when work is ended. */
final class ScriptedWork implements Work {

	private static final long LONGEST_SECONDS = 60;

	private long nanos = 1_000_000;
	private int generation;
	private int inside;
	private boolean closed;

	@Override
	public synchronized void run() throws InterruptedException {
		int mine = generation;
		inside++;
		notifyAll();
		while (generation == mine && !closed) {
			wait();
		}
	}

	synchronized long nanos() {
		return nanos;
	}

	/** Ends the work under way, after so long. */
	synchronized void end(Duration length) {
		nanos += length.toNanos();
		// Who has been ended works no more, even if its thread does not know yet.
		inside = 0;
		generation++;
		notifyAll();
	}

	/** Waits until so many work and about so many wait: the broker may keep a message for a session that is busy. */
	void await(int working, int waiting, IntSupplier waiters) throws InterruptedException, TimeoutException {
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_SECONDS);
		while (inside() != working || waiters.getAsInt() > waiting || waiters.getAsInt() < waiting * 4 / 5) {
			if (System.nanoTime() > deadline) {
				throw new TimeoutException(working + " should work and " + waiting + " wait, but " + inside() + " work and "
						+ waiters.getAsInt() + " wait");
			}
			Thread.sleep(1);
		}
	}

	synchronized int inside() {
		return inside;
	}

	@Override
	public synchronized void close() {
		closed = true;
		notifyAll();
	}
}
