/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.wiretune.tester.data.base.DataClient;
import org.wiretune.tester.data.base.DataSettings;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.text.Problem;

/** The clients at work, each in a thread of its own: a closed loop without think time. */
final class Load implements AutoCloseable {

	private static final int FAILURES_IN_A_ROW = 10;

	/**
	 * What was done.
	 *
	 * @param amount rows, orders, queries, pages, requests or transactions
	 * @param nanos how long it took, the last commit included
	 * @param failed calls that failed
	 * @param problem why it was given up; empty when it was not
	 */
	record Done(long amount, long nanos, long failed, String problem) {
	}

	private final DataSettings settings;
	private final BooleanSupplier stop;
	private final List<DataClient.Worker> workers = new ArrayList<>();
	private final List<MeasurementRecorder.Writer> writers = new ArrayList<>();
	private final AtomicLong calls = new AtomicLong();

	/**
	 * Clients that do nothing yet.
	 *
	 * @param client the application
	 * @param settings what is measured
	 * @param recorder takes the times of the calls
	 * @param stop says when to stop
	 */
	Load(DataClient client, DataSettings settings, MeasurementRecorder recorder, BooleanSupplier stop) {
		this.settings = settings;
		this.stop = stop;
		for (int i = 0; i < settings.workers(); i++) {
			workers.add(client.worker());
			writers.add(recorder.writer());
		}
		recorder.users(settings::clients);
	}

	/** {@return calls so far, a sign of life} */
	long calls() {
		return calls.get();
	}

	/**
	 * Works until the amount is done, or the time is over where the amount is 0.
	 *
	 * @param amount rows, orders or queries of all clients together; 0: as many as the time allows
	 * @param time how long, where the amount is 0
	 * @return what was done
	 */
	Done run(long amount, Duration time) throws InterruptedException {
		Shift shift = new Shift(amount > 0 ? amount : Long.MAX_VALUE,
				amount > 0 ? Long.MAX_VALUE : time.toNanos());
		List<Thread> threads = new ArrayList<>();
		for (int i = 0; i < workers.size(); i++) {
			DataClient.Worker worker = workers.get(i);
			Recording writer = new Recording(writers.get(i));
			Thread thread = new Thread(() -> shift.work(worker, writer), "Client " + (i + 1));
			thread.setDaemon(true);
			threads.add(thread);
		}
		threads.forEach(Thread::start);
		for (Thread thread : threads) {
			thread.join();
		}
		return new Done(shift.done.get(), System.nanoTime() - shift.start, shift.failed.get(), shift.problem);
	}

	@Override
	public void close() {
		workers.forEach(DataClient.Worker::close);
	}

	/** Hands the times of a worker on. */
	private record Recording(MeasurementRecorder.Writer writer) implements DataClient.Times {

		@Override
		public void answered(long nanos) {
			writer.answered(nanos);
		}

		@Override
		public void other(String name, long nanos) {
			writer.other(name, nanos);
		}
	}

	/** One time of work that the clients share. */
	private final class Shift {

		private final long start = System.nanoTime();
		private final long longest;
		private final AtomicLong left;
		private final AtomicLong done = new AtomicLong();
		private final AtomicLong failed = new AtomicLong();
		private volatile String problem = "";

		Shift(long amount, long longestNanos) {
			left = new AtomicLong(amount);
			longest = longestNanos;
		}

		private boolean isOver() {
			return !problem.isEmpty() || stop.getAsBoolean() || System.nanoTime() - start > longest;
		}

		void work(DataClient.Worker worker, Recording times) {
			int failures = 0;
			int chunk = settings.callSize();
			// At least one call, so that also the shortest warm-up opens what is opened at first use.
			for (boolean first = true; first && !stop.getAsBoolean() || !isOver(); first = false) {
				int claimed = (int) Math.min(chunk, left.getAndUpdate(before -> Math.max(0, before - chunk)));
				if (claimed == 0) {
					break;
				}
				try {
					int made = worker.call(claimed, times);
					done.addAndGet(made);
					left.addAndGet(claimed - made);
					failures = 0;
				} catch (RuntimeException | LinkageError e) {
					failures = failed(worker, times.writer(), e, failures);
				}
				calls.incrementAndGet();
			}
			try {
				worker.finish();
			} catch (RuntimeException e) {
				failed(worker, times.writer(), e, failures);
			}
		}

		private int failed(DataClient.Worker worker, MeasurementRecorder.Writer writer, Throwable e, int failures) {
			// The end of the database, or of the run, is told as such and is no failure of each client.
			if (stop.getAsBoolean()) {
				return failures;
			}
			writer.failed(Problem.sentence(e));
			failed.incrementAndGet();
			worker.recover();
			if (failures + 1 >= FAILURES_IN_A_ROW) {
				problem = Problem.sentence(e);
			}
			return failures + 1;
		}
	}
}
