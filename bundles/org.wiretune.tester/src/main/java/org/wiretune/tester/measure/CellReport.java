/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.stat.SettlingTest;
import org.wiretune.perf.workload.LoopFigures;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.tester.probe.MeasurementRecorder;

/** Adds to the measurement of a cell what its phases showed, and says what the figures mean. */
final class CellReport {

	/** Calls after which the JVM compiles a method fully (HotSpot, Tier4InvocationThreshold). */
	private static final long COMPILED_AFTER_CALLS = 5000;
	private static final int TIMER_READINGS = 20_000;
	private static final double MILLIS_IN_SECOND = 1000;
	private static final double BYTES_IN_MEGABYTE = Bytes.IN_MEGABYTE;

	private final CellOrder order;
	private final MeasurementRecorder recorder;
	private final Consumer<RunEvent> events;
	private long warmUpCalls;

	CellReport(CellOrder order, MeasurementRecorder recorder, Consumer<RunEvent> events) {
		this.order = order;
		this.recorder = recorder;
		this.events = events;
	}

	/** The warm-up is over. */
	void warmedUp(CellPhase phase) {
		warmUpCalls = phase.statistics().calls();
		recorder.figure(LoopFigures.WARM_UP_CALLS, warmUpCalls);
		recorder.figure(LoopFigures.WARM_UP_MEAN, phase.statistics().meanMs() / MILLIS_IN_SECOND);
		if (!phase.course().isEmpty()) {
			recorder.series(LoopFigures.CUMULATIVE_MEAN_OF_WARM_UP, seconds(phase.course().means()));
		}
	}

	/** The warm-up went on until the times had settled, or never did. */
	void settling(SettlingTest test) {
		recorder.series(LoopFigures.WARM_UP_MEANS, seconds(test.windowMeans()));
		recorder.figure(LoopFigures.WARM_UP_TIME, test.seconds());
		recorder.figure(LoopFigures.WARM_UP_RANGE, test.range() * 100);
		Quantity seconds = Quantity.seconds(test.seconds());
		String sentence;
		if (test.verdict() == SettlingTest.Verdict.SETTLED) {
			sentence = TEXTS.get("cell.settled", count(test.calls()), seconds, SettlingTest.WINDOWS,
					Quantity.nanoseconds(SettlingTest.WINDOW_NANOS), percent(SettlingTest.TOLERANCE), percent(test.range()));
			recorder.remark(sentence);
		} else {
			sentence = TEXTS.get("cell.neverSettled", count(test.calls()), seconds);
			recorder.invalid(sentence);
		}
		events.accept(new RunEvent.Message(Instant.now(), sentence));
	}

	/** The measured runs are over; at least one was begun. */
	void measured(CellPhase phase) {
		CellStatistics statistics = phase.statistics();
		recorder.exact(statistics.distribution(), phase.perSecond());
		if (!phase.course().isEmpty()) {
			recorder.series(LoopFigures.CUMULATIVE_RUNS, phase.course().runs());
			recorder.series(LoopFigures.CUMULATIVE_MEAN, seconds(phase.course().means()));
			recorder.series(LoopFigures.FREE_HEAP, phase.course().freeHeap().stream().map(megabytes -> megabytes * BYTES_IN_MEGABYTE).toList());
		}
		recorder.remark(TEXTS.get("cell.remark.closedLoop", order.clients()));
		if (!order.steady() && warmUpCalls < COMPILED_AFTER_CALLS) {
			recorder.remark(TEXTS.get("cell.remark.compiler", count(statistics.calls()), count(warmUpCalls),
					count(COMPILED_AFTER_CALLS)));
		}
		if (phase.callsPerRun() > 1) {
			double timer = timerNanos();
			recorder.figure(LoopFigures.TIMER, Nanoseconds.toSeconds(timer));
			recorder.remark(TEXTS.get("cell.remark.batch", phase.callsPerRun(), Quantity.nanoseconds(timer),
					Quantity.nanoseconds(timer / phase.callsPerRun())));
		}
		if (order.callsPerTransaction() > 1 && statistics.calls() > 0) {
			burst(phase);
		} else if (order.binding().isAsynchronous()) {
			recorder.remark(TEXTS.get("cell.remark.queue"));
		}
		recorder.remark(order.remote() ? TEXTS.get("cell.remark.remote." + order.binding().id()) : order.binding() == BindingUnderTest.SCA_SYNC ? passing()
				: TEXTS.get("cell.remark." + order.binding().id()));
	}

	private String passing() {
		return order.passing() == LoopKeys.Passing.BY_VALUE ? TEXTS.get("cell.remark.sca-sync.by-value", count(order.businessObjects()))
				: TEXTS.get("cell.remark.sca-sync.by-reference");
	}

	private void burst(CellPhase phase) {
		recorder.figure(LoopFigures.ELAPSED, phase.elapsedMs() / MILLIS_IN_SECOND);
		Quantity elapsed = Quantity.milliseconds(phase.elapsedMs());
		Quantity latency = Quantity.milliseconds(phase.statistics().meanMs());
		Quantity queue = Quantity.milliseconds(phase.statistics().queueMeanMs().orElse(Double.NaN));
		recorder.remark(TEXTS.get("cell.remark.burst", count(order.callsPerTransaction()), latency, queue, elapsed));
		events.accept(new RunEvent.Message(Instant.now(),
				TEXTS.get("cell.burst", order.binding().label(), count(order.callsPerTransaction()), elapsed, latency, queue)));
	}

	/** What one reading of the timer takes. */
	private static double timerNanos() {
		long first = System.nanoTime();
		long last = first;
		for (int i = 0; i < TIMER_READINGS; i++) {
			last = System.nanoTime();
		}
		return (double) (last - first) / TIMER_READINGS;
	}

	private static List<Double> seconds(List<Double> milliseconds) {
		return milliseconds.stream().map(each -> each / MILLIS_IN_SECOND).toList();
	}

	private static String count(long number) {
		return String.valueOf(number);
	}

	private static Quantity percent(double share) {
		return Quantity.percent(share * 100);
	}
}
