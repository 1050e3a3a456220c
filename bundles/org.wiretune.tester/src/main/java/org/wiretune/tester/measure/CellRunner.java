/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.RunCell;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.text.Texts;

/**
 * Measures one cell: opens a caller for each client, lets them make the runs that are not measured, then those that are.
 * A closed loop: each client waits for a reply before its next call. Reports are made between calls, and the time they
 * take is in no figure.
 */
public final class CellRunner {

	/** After so many calls in a row without a reply in time the cell is given up. */
	private static final int TIMEOUTS_IN_A_ROW = 2;
	/** After so many failed calls in a row the cell is given up. */
	private static final int ERRORS_IN_A_ROW = 10;
	/** So many progress events come as they are ordered; after that a long phase reports a few times in a second. */
	private static final int PROMPT_REPORTS = 1000;
	private static final long REPORT_PAUSE_NANOS = 200_000_000;
	/** What a call under way gets to end when the cell is stopped. */
	private static final long STOP_MILLIS = 2000;
	private static final double BYTES_IN_MEGABYTE = 1024.0 * 1024.0;
	private static final double NANOS_IN_SECOND = 1e9;

	private final CellOrder order;
	private final Caller.Factory callers;
	private final Executor clients;
	private final ServerSnapshot.Probe probe;
	private final Consumer<RunEvent> events;
	private final AtomicReference<String> givenUp = new AtomicReference<>("");
	private final AtomicInteger errorsInARow = new AtomicInteger();
	private final AtomicInteger timeoutsInARow = new AtomicInteger();
	private final AtomicReference<String> firstError = new AtomicReference<>();
	private final List<Thread> clientThreads = new ArrayList<>();
	private final CompletableFuture<Void> stopSignal = new CompletableFuture<>();
	private String payload = "";
	private volatile boolean stopped;

	/**
	 * A runner for one cell.
	 *
	 * @param order what to measure
	 * @param callers opens the callers
	 * @param clients runs each client on a thread
	 * @param probe looks at the server
	 * @param events takes the events of the cell, from several threads
	 */
	public CellRunner(CellOrder order, Caller.Factory callers, Executor clients, ServerSnapshot.Probe probe,
			Consumer<RunEvent> events) {
		this.order = order;
		this.callers = callers;
		this.clients = clients;
		this.probe = probe;
		this.events = events;
	}

	/**
	 * What became of the cell.
	 *
	 * @param problem why it was given up, a sentence; empty when it was measured to its end or stopped
	 */
	public record Outcome(String problem) {
	}

	/**
	 * Ends the cell after the call under way; a call that hangs is not waited for. May be called from any thread, more than
	 * once.
	 */
	public void stop() {
		stopped = true;
		stopSignal.complete(null);
		synchronized (clientThreads) {
			clientThreads.forEach(Thread::interrupt);
		}
	}

	/**
	 * Measures the cell. The last event is that the cell has finished, unless no measured run was begun.
	 *
	 * @return what became of it
	 */
	public Outcome run() {
		List<Caller> open = new ArrayList<>();
		try {
			for (int i = 0; i < order.clients(); i++) {
				open.add(callers.open());
			}
			if (order.warmupLoops() > 0 && !stopped) {
				events.accept(new RunEvent.WarmUpStarted(Instant.now(), order.binding(), order.sizeBytes(),
						order.warmupLoops()));
				payload = Payload.of(order.sizeBytes());
				new Phase(open, true, order.warmupLoops()).run();
			}
			if (!ended()) {
				events.accept(new RunEvent.MeasurementStarted(Instant.now(), order.binding(), order.sizeBytes(),
						order.loops()));
				payload = Payload.of(order.sizeBytes());
				Phase measurement = new Phase(open, false, order.loops());
				measurement.run();
				if (measurement.statistics.runs() > 0) {
					events.accept(new RunEvent.CellFinished(Instant.now(), measurement.cell()));
				}
			}
		} catch (Exception e) {
			giveUp(Texts.get("cell.cannotCall", order.binding().label(), Problem.sentence(e)));
		} finally {
			close(open);
		}
		return new Outcome(givenUp.get());
	}

	private boolean ended() {
		return stopped || !givenUp.get().isEmpty();
	}

	private void giveUp(String problem) {
		givenUp.compareAndSet("", problem);
	}

	private void close(List<Caller> open) {
		for (Caller caller : open) {
			try {
				caller.close();
			} catch (Exception e) {
				events.accept(new RunEvent.Message(Instant.now(), Texts.get("cell.cannotClose", Problem.sentence(e))));
			}
		}
	}

	private void failed(Exception problem) {
		String sentence = problem instanceof TimeoutException
				? Texts.get("cell.noReply", order.callTimeoutSeconds())
				: Problem.sentence(problem);
		if (firstError.compareAndSet(null, sentence)) {
			events.accept(new RunEvent.Failure(Instant.now(), Texts.get("cell.firstError", order.binding().label(),
					sentence)));
		}
		int timeouts = problem instanceof TimeoutException ? timeoutsInARow.incrementAndGet() : 0;
		if (errorsInARow.incrementAndGet() >= ERRORS_IN_A_ROW || timeouts >= TIMEOUTS_IN_A_ROW) {
			giveUp(Texts.get("cell.givenUp", order.binding().label(), errorsInARow.get(), sentence));
		}
	}

	private void answered() {
		errorsInARow.set(0);
		timeoutsInARow.set(0);
	}

	/** The warm-up or the measurement. */
	private final class Phase {

		private final List<Caller> open;
		private final boolean warmUp;
		private final int loops;
		private final AtomicInteger reports = new AtomicInteger();
		private volatile long lastReport;
		private final int callsPerRun;
		private final CellStatistics statistics = new CellStatistics();
		private final AtomicInteger begun = new AtomicInteger();
		private final AtomicInteger done = new AtomicInteger();
		private final AtomicLong reportNanos = new AtomicLong();
		private final ServerSnapshot before;
		private volatile String threadName;
		private ServerSnapshot end = ServerSnapshot.NONE;
		private long wallNanos;

		Phase(List<Caller> open, boolean warmUp, int loops) {
			this.open = open;
			this.warmUp = warmUp;
			this.loops = loops;
			this.callsPerRun = open.get(0).callsPerRun();
			this.before = probe.snapshot();
			this.threadName = before.threadName();
		}

		void run() {
			long start = System.nanoTime();
			CompletableFuture<?>[] tasks = open.stream()
					.map(caller -> CompletableFuture.runAsync(() -> client(caller), clients))
					.toArray(CompletableFuture[]::new);
			awaitEnd(CompletableFuture.allOf(tasks));
			wallNanos = System.nanoTime() - start;
			// Who stops a run may do so because the server hangs; it is not asked then.
			end = stopped ? ServerSnapshot.NONE : probe.snapshot();
			if (end != ServerSnapshot.NONE) {
				threadName = end.threadName();
			}
		}

		private void awaitEnd(CompletableFuture<Void> all) {
			CompletableFuture.anyOf(all, stopSignal).join();
			if (!all.isDone()) {
				// What hangs is left behind; what was measured so far is not.
				all.completeOnTimeout(null, STOP_MILLIS, TimeUnit.MILLISECONDS).join();
			}
		}

		private void client(Caller caller) {
			synchronized (clientThreads) {
				clientThreads.add(Thread.currentThread());
			}
			try {
				for (int run = begun.getAndIncrement(); run < loops && !ended(); run = begun.getAndIncrement()) {
					BusinessObject object = new BusinessObject(UUID.randomUUID().toString(), run,
							Thread.currentThread().getName(), System.currentTimeMillis(), payload);
					measure(caller, object);
					int finished = done.incrementAndGet();
					if (finished % order.progressEvery() == 0) {
						long reportStart = System.nanoTime();
						reportIfDue(finished, reportStart);
						reportNanos.addAndGet(System.nanoTime() - reportStart);
					}
				}
			} finally {
				synchronized (clientThreads) {
					clientThreads.remove(Thread.currentThread());
				}
				// The thread goes back to its pool; an interrupt was meant for this cell.
				Thread.interrupted();
			}
		}

		private void measure(Caller caller, BusinessObject object) {
						try {
				long start = System.nanoTime();
				for (int i = 0; i < callsPerRun; i++) {
					caller.call(object);
				}
				statistics.record(System.nanoTime() - start, callsPerRun);
				caller.lastQueueNanos().ifPresent(statistics::recordQueue);
				answered();
			} catch (Exception e) {
				// A stop interrupts calls, and a server that has gone breaks them; neither is an error of the binding.
				if (!stopped && !probe.isGone()) {
					statistics.recordError();
					failed(e);
				}
			}
		}

		private void reportIfDue(int finished, long now) {
			if (reports.get() < PROMPT_REPORTS || now - lastReport > REPORT_PAUSE_NANOS) {
				reports.incrementAndGet();
				lastReport = now;
				report(finished);
			}
		}

		private void report(int finished) {
			ServerSnapshot now = probe.snapshot();
			if (now == ServerSnapshot.NONE) {
				return;
			}
			threadName = now.threadName();
			events.accept(new RunEvent.Progress(Instant.now(), order.binding(), order.sizeBytes(), warmUp, finished, loops,
					statistics.meanMs(), receivedMegabytes(now), threadName, megabytes(now.totalHeapBytes()),
					megabytes(now.freeHeapBytes())));
		}

		RunCell cell() {
			double seconds = (wallNanos - (double) reportNanos.get() / open.size()) / NANOS_IN_SECOND;
			return new RunCell(order.binding().id(), order.sizeBytes(), statistics.runs(), order.warmupLoops(), callsPerRun,
					statistics.errors(), statistics.timings(), statistics.calls() / seconds, threadName,
					receivedMegabytes(end), statistics.queueMeanMs(), statistics.runs() == loops);
		}

		/** An object counts once, however many calls of a run pass it by reference. */
		private double receivedMegabytes(ServerSnapshot now) {
			// Without the server's count, what was answered is known to have been received.
			double received = now == ServerSnapshot.NONE ? (double) statistics.calls() * order.sizeBytes()
					: now.receivedBytes() - before.receivedBytes();
			return megabytes(received / callsPerRun);
		}

		private double megabytes(double bytes) {
			return bytes / BYTES_IN_MEGABYTE;
		}
	}
}
