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

	/** Waits until so many work and so many wait. */
	void await(int working, int waiting, IntSupplier waiters) throws InterruptedException, TimeoutException {
		await(working, waiting, waiting, waiters);
	}

	/** Waits until so many work and about so many wait: the broker may keep a message for a session that is busy. */
	void awaitAbout(int working, int waiting, IntSupplier waiters) throws InterruptedException, TimeoutException {
		await(working, waiting * 4 / 5, waiting, waiters);
	}

	private synchronized void await(int working, int least, int most, IntSupplier waiters) throws InterruptedException, TimeoutException {
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(LONGEST_SECONDS);
		while (inside() != working || waiters.getAsInt() < least || waiters.getAsInt() > most) {
			if (System.nanoTime() > deadline) {
				throw new TimeoutException(working + " should work and " + most + " wait, but " + inside() + " work and "
						+ waiters.getAsInt() + " wait");
			}
			// Woken by whoever begins to work; who waits for an instance does not say so.
			wait(1);
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
