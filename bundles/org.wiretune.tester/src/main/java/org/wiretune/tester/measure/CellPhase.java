/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.stat.SettlingTest;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.BusinessObjectPart;
import org.wiretune.tester.service.Receipt;

/** The warm-up or the measurement of a cell. */
final class CellPhase {

	/** So many progress events come as they are ordered; after that a long phase reports a few times in a second. */
	private static final int PROMPT_REPORTS = 1000;
	private static final long REPORT_PAUSE_NANOS = 200_000_000;
	/**
	 * Short calls warm up so long at least: some hundred of them are over before the JVM has compiled anything, and the first
	 * cell of a run would pay for what all share.
	 */
	private static final long WARM_UP_OF_SHORT_CALLS_NANOS = Nanoseconds.IN_SECOND;

	private final CellOrder order;
	private final Surroundings surroundings;
	private final List<Caller> open;
	private final MeasurementRecorder recorder;
	private final BusinessObjectPart[] payload;
	private final int loops;
	private final boolean warmUp;
	private final Optional<SettlingTest> settling;
	private final int callsPerRun;
	private final int together;
	private final long leastNanos;
	private final CellStatistics statistics = new CellStatistics();
	private final CellCourse course = new CellCourse();
	private final LongAdder burstNanos = new LongAdder();
	private final AtomicInteger begun = new AtomicInteger();
	private final AtomicInteger done = new AtomicInteger();
	private final AtomicInteger reports = new AtomicInteger();
	private final AtomicLong reportNanos = new AtomicLong();
	private final ServerSnapshot before;
	private volatile long lastReport;
	private volatile String threadName;
	private ServerSnapshot end = ServerSnapshot.NONE;
	private long start;
	private long wallNanos;

	/**
	 * What a phase shares with the others of its cell.
	 *
	 * @param clients runs each client on a thread
	 * @param probe looks at the server
	 * @param events takes the events
	 * @param failures counts failed calls
	 * @param stop ends the clients
	 */
	record Surroundings(Executor clients, ServerSnapshot.Probe probe, Consumer<RunEvent> events, CellFailures failures,
			CellStop stop) {
	}

	CellPhase(CellOrder order, Surroundings surroundings, List<Caller> open, MeasurementRecorder recorder, BusinessObjectPart[] payload,
			int loops, boolean warmUp, Optional<SettlingTest> settling, int callsPerRun) {
		this.order = order;
		this.surroundings = surroundings;
		this.open = open;
		this.recorder = recorder;
		this.payload = payload;
		this.loops = loops;
		this.warmUp = warmUp;
		this.settling = settling;
		this.callsPerRun = callsPerRun;
		this.together = order.callsPerTransaction();
		this.leastNanos = warmUp && open.get(0).isShort() ? WARM_UP_OF_SHORT_CALLS_NANOS : 0;
		this.before = surroundings.probe.snapshot();
		this.threadName = before.threadName();
	}

	void run() {
		start = System.nanoTime();
		CompletableFuture<?>[] tasks = open.stream()
				.map(caller -> CompletableFuture.runAsync(() -> surroundings.stop.run(() -> client(caller)),
						surroundings.clients))
				.toArray(CompletableFuture[]::new);
		surroundings.stop.await(CompletableFuture.allOf(tasks));
		wallNanos = System.nanoTime() - start;
		// Who stops a run may do so because the server hangs; it is not asked then.
		end = surroundings.stop.isStopped() ? ServerSnapshot.NONE : surroundings.probe.snapshot();
		if (end != ServerSnapshot.NONE) {
			threadName = end.threadName();
		}
	}

	private boolean ended() {
		return surroundings.stop.isStopped() || !surroundings.failures.givenUp().isEmpty()
				|| settling.map(test -> test.verdict() != SettlingTest.Verdict.GOING_ON).orElse(false);
	}

	private boolean goesOn(int run) {
		return run < loops || leastNanos > 0 && System.nanoTime() - start < leastNanos;
	}

	private void client(Caller caller) {
		MeasurementRecorder.Writer writer = recorder.writer();
		AtomicReference<Receipt> answer = new AtomicReference<>();
		for (int run = begun.getAndAdd(together); goesOn(run) && !ended(); run = begun.getAndAdd(together)) {
			int runs = together == 1 ? 1 : Math.min(together, loops - run);
			if (together == 1) {
				measure(caller, object(run), writer, answer);
			} else {
				measureTogether(caller, run, runs, writer);
			}
			int finished = done.addAndGet(runs);
			if (settling.isEmpty() && finished <= loops && finished / order.progressEvery() != (finished - runs) / order.progressEvery()) {
				long reportStart = System.nanoTime();
				reportIfDue(finished, reportStart);
				reportNanos.addAndGet(System.nanoTime() - reportStart);
			}
		}
	}

	private BusinessObject object(int number) {
		return new BusinessObject(UUID.randomUUID().toString(), number, Thread.currentThread().getName(),
				System.currentTimeMillis(), payload);
	}

	/** Each answer is kept until the next one: what nobody takes need not be made, and a compiler sees that. */
	private void measure(Caller caller, BusinessObject object, MeasurementRecorder.Writer writer, AtomicReference<Receipt> answer) {
		try {
			long callStart = System.nanoTime();
			for (int i = 0; i < callsPerRun; i++) {
				answer.setRelease(caller.call(object));
			}
			long nanos = System.nanoTime() - callStart;
			statistics.record(nanos, callsPerRun);
			writer.answered(Math.round((double) nanos / callsPerRun), callsPerRun);
			caller.lastQueueNanos().ifPresent(queue -> queued(queue, writer));
			surroundings.failures.answered();
			settling.ifPresent(test -> test.add(System.nanoTime() - start, nanos, callsPerRun));
		} catch (Exception e) {
			failed(e, 1, writer);
		}
	}

	private void measureTogether(Caller caller, int first, int count, MeasurementRecorder.Writer writer) {
		List<BusinessObject> objects = new ArrayList<>(count);
		for (int i = 0; i < count; i++) {
			objects.add(object(first + i));
		}
		try {
			Caller.Burst burst = caller.callTogether(objects);
			for (Caller.Answer answer : burst.answers()) {
				statistics.record(answer.latencyNanos(), 1);
				writer.answered(answer.latencyNanos());
				queued(answer.queueNanos(), writer);
			}
			burstNanos.add(burst.elapsedNanos());
			if (!burst.answers().isEmpty()) {
				surroundings.failures.answered();
			}
			settling.ifPresent(test -> test.add(System.nanoTime() - start, burst.elapsedNanos(), burst.answers().size()));
			burst.failures().forEach(failure -> failed(failure, 1, writer));
		} catch (Exception e) {
			failed(e, count, writer);
		}
	}

	private void queued(long nanos, MeasurementRecorder.Writer writer) {
		statistics.recordQueue(nanos);
		writer.other(Measurement.QUEUE, nanos);
	}

	private void failed(Exception problem, int runs, MeasurementRecorder.Writer writer) {
		settling.ifPresent(test -> test.at(System.nanoTime() - start));
		// A stop interrupts calls, and a server that has gone breaks them; neither is an error of the binding.
		if (surroundings.stop.isStopped() || surroundings.probe.isGone()) {
			return;
		}
		String sentence = surroundings.failures.failed(problem);
		for (int i = 0; i < runs; i++) {
			statistics.recordError();
			writer.failed(sentence);
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
		ServerSnapshot now = surroundings.probe.snapshot();
		if (now == ServerSnapshot.NONE) {
			return;
		}
		threadName = now.threadName();
		double mean = statistics.meanMs();
		course.add(finished, mean, megabytes(now.freeHeapBytes()));
		surroundings.events.accept(new RunEvent.Progress(Instant.now(), order.binding(), order.sizeBytes(), warmUp, finished,
				loops, mean, receivedMegabytes(now), threadName, megabytes(now.totalHeapBytes()),
				megabytes(now.freeHeapBytes())));
	}

	CellStatistics statistics() {
		return statistics;
	}

	CellCourse course() {
		return course;
	}

	int callsPerRun() {
		return callsPerRun;
	}

	/** Whether all runs were made. */
	boolean isComplete() {
		return statistics.runs() == loops;
	}

	/** Answered calls a second, all clients together; without the time of the reports. */
	double perSecond() {
		return statistics.calls() / Nanoseconds.toSeconds(wallNanos - (double) reportNanos.get() / open.size());
	}

	/** Where several calls are sent together, the time of these together for each call, in milliseconds. */
	double elapsedMs() {
		return Nanoseconds.toMilliseconds(burstNanos.sum()) / statistics.calls();
	}

	RunCell cell() {
		return new RunCell(order.binding().id(), order.sizeBytes(), statistics.runs(), order.warmupLoops(), callsPerRun,
				statistics.errors(), statistics.timings(), perSecond(), threadName, receivedMegabytes(end),
				statistics.queueMeanMs(), isComplete());
	}

	/** An object counts once, however many calls of a run pass it by reference. */
	private double receivedMegabytes(ServerSnapshot now) {
		// Without the server's count, what was answered is known to have been received.
		double received = now == ServerSnapshot.NONE ? (double) statistics.calls() * order.sizeBytes()
				: now.receivedBytes() - before.receivedBytes();
		return megabytes(received / callsPerRun);
	}

	private static double megabytes(double bytes) {
		return Bytes.toMegabytes(bytes);
	}
}
