/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.wiretune.tester.text.Problem;

/** Callers of whom each calls, waits for the end of its call, pauses and calls again, until they are closed. */
public final class ClosedLoop implements AutoCloseable {

	private static final long END_MILLIS = 3000;
	private static final long INTERRUPTED_MILLIS = 1000;
	/** A call that fails at once must not fill the errors in a spin. */
	private static final long PAUSE_AFTER_ERROR_MILLIS = 10;

	/** One call. */
	@FunctionalInterface
	public interface Call {

		/**
		 * Calls.
		 *
		 * @param writer takes further times; the time of the call itself is taken by the loop
		 * @throws Exception when it fails; an interruption ends the caller
		 */
		void run(LoadRecord.Writer writer) throws Exception;
	}

	private final LoadRecord record;
	private final Duration pause;
	private final CountDownLatch ended = new CountDownLatch(1);
	private final AtomicInteger underWay = new AtomicInteger();
	private final List<Thread> threads = new ArrayList<>();

	/**
	 * A loop without callers.
	 *
	 * @param record takes the times of calls, and why calls failed
	 * @param pause pause between two calls of a caller
	 */
	public ClosedLoop(LoadRecord record, Duration pause) {
		this.record = record;
		this.pause = pause;
	}

	/** Adds a caller, which is not started. @param name name of its thread @param call what it does again and again */
	public void add(String name, Call call) {
		LoadRecord.Writer writer = record.writer();
		Thread thread = new Thread(() -> loop(call, writer), name);
		thread.setDaemon(true);
		threads.add(thread);
	}

	/** Starts the callers. */
	public void start() {
		threads.forEach(Thread::start);
	}

	private void loop(Call call, LoadRecord.Writer writer) {
		try {
			while (ended.getCount() > 0) {
				once(call, writer);
				if (!pause.isZero() && ended.await(pause.toNanos(), TimeUnit.NANOSECONDS)) {
					return;
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private void once(Call call, LoadRecord.Writer writer) throws InterruptedException {
		long start = System.nanoTime();
		underWay.incrementAndGet();
		try {
			call.run(writer);
			writer.answered(System.nanoTime() - start);
		} catch (InterruptedException e) {
			throw e;
		} catch (Exception e) {
			if (ended.getCount() > 0) {
				record.failed(Problem.sentence(e));
				ended.await(PAUSE_AFTER_ERROR_MILLIS, TimeUnit.MILLISECONDS);
			}
		} finally {
			underWay.decrementAndGet();
		}
	}

	/** {@return calls under way} */
	public int underWay() {
		return underWay.get();
	}

	/** {@return whether the callers are ended, which only {@link #close()} does} @param millis how long that is waited for @throws InterruptedException when the calling thread is interrupted */
	public boolean await(long millis) throws InterruptedException {
		return ended.await(millis, TimeUnit.MILLISECONDS);
	}

	/** Lets the calls under way end; what hangs is interrupted. */
	@Override
	public void close() {
		ended.countDown();
		try {
			join(END_MILLIS);
			threads.forEach(Thread::interrupt);
			join(INTERRUPTED_MILLIS);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private void join(long millis) throws InterruptedException {
		long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
		for (Thread thread : threads) {
			long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
			if (left > 0) {
				thread.join(left);
			}
		}
	}
}
