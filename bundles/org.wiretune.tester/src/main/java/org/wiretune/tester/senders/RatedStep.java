/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import org.wiretune.core.Figure;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.search.Slope;
import org.wiretune.perf.search.StepVerdict;
import org.wiretune.perf.workload.SenderFigures;
import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.workload.WorkloadContext;

/** One step: so many senders for the duration of the workload, judged at its end. */
final class RatedStep {

	private static final double NANOS_IN_SECOND = Nanoseconds.IN_SECOND;
	private static final long LOOK_MILLIS = 100;
	private static final Duration LONGEST_SETTLING = Duration.ofSeconds(2);
	/** Memory of the broker that waiting messages may take before a step is ended: beyond it the broker pages to disk. */
	private static final long MOST_WAITING_BYTES = 48L * Bytes.IN_MEGABYTE;
	private static final int BYTES_OF_MESSAGE = 512;
	private static final int WAITING_AT_LEAST = 1000;
	/** A step that is ended early is measured at least so long. */
	private static final double LEAST_SECONDS = 0.3;

	private final WorkloadContext context;
	private final RatedSenders senders;
	private final Flow flow;
	private final int number;
	private final Workload workload;
	private final double offered;
	private final MeasurementRecorder recorder;

	/**
	 * How a step went.
	 *
	 * @param senders senders
	 * @param verdict whether the receivers kept up
	 * @param measurement the figures
	 */
	record Result(int senders, StepVerdict verdict, Measurement measurement) {

		double figure(Figure figure) {
			return measurement.value(figure);
		}
	}

	RatedStep(WorkloadContext context, RatedSenders senders, Flow flow, int number, int sessions,
			Map<String, String> parameters, int repetition) {
		this.context = context;
		this.senders = senders;
		this.flow = flow;
		this.number = number;
		workload = context.workload();
		offered = (double) number * workload.value(SenderKeys.RATE);
		recorder = context.measurement(parameters, repetition);
		recorder.users(() -> number);
		recorder.figure(SenderFigures.SESSIONS, sessions);
		recorder.figure(SenderFigures.SENDERS, number);
	}

	/**
	 * Runs the step. Its messages are received when it returns.
	 *
	 * @return how it went; the measurement is not complete when the run was stopped meanwhile
	 * @throws Flow.BrokenException when broker, senders or receivers cannot go on; what was measured is told
	 * @throws IOException when the server does not answer
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	Result run() throws Flow.BrokenException, IOException, InterruptedException {
		boolean told = false;
		try {
			flow.listen(reading -> recorder.answered(reading.lateness(), Map.of(Measurement.QUEUE, reading.queue())));
			recorder.phase(Phase.WARM_UP);
			long begun = senders.begin(number, workload.value(SenderKeys.RATE));
			Duration duration = workload.value(TimedKeys.DURATION);
			Duration quarter = duration.dividedBy(4);
			watch(begun + (quarter.compareTo(LONGEST_SETTLING) < 0 ? quarter : LONGEST_SETTLING).toNanos(), 0, null);
			senders.lag();
			Flow.Look from = flow.look();
			recorder.phase(Phase.MEASUREMENT);
			Slope slope = new Slope();
			boolean hopeless = watch(from.nanos() + duration.toNanos(), LEAST_SECONDS, slope);
			Flow.Look to = flow.look();
			Result result = judge(from, to, slope.perSecond(), hopeless);
			told = true;
			return result;
		} finally {
			flow.listen(reading -> { });
			if (!told) {
				recorder.finish(false);
			}
		}
	}

	/** Looks until a time; returns true, early, when so many messages wait that the step cannot be kept up with. */
	private boolean watch(long until, double leastSeconds, Slope slope)
			throws Flow.BrokenException, IOException, InterruptedException {
		long begun = System.nanoTime();
		for (long left = until - begun; left > 0 && !context.isStopped(); left = until - System.nanoTime()) {
			Thread.sleep(Math.min(LOOK_MILLIS, left / 1_000_000 + 1));
			Flow.Look look = flow.look();
			double seconds = Nanoseconds.toSeconds(look.nanos() - begun);
			if (slope != null) {
				slope.add(seconds, look.waiting());
			}
			if (look.waiting() > mostWaiting() && seconds >= leastSeconds) {
				return true;
			}
		}
		return false;
	}

	private double mostWaiting() {
		long fitting = MOST_WAITING_BYTES / (2L * workload.value(SenderKeys.SIZE) + BYTES_OF_MESSAGE);
		double late = 3 * offered * workload.value(SenderKeys.MOST_LATE).toNanos() / NANOS_IN_SECOND;
		return Math.max(WAITING_AT_LEAST, Math.min(fitting, late));
	}

	private Result judge(Flow.Look from, Flow.Look to, double growth, boolean hopeless) {
		double seconds = Nanoseconds.toSeconds(to.nanos() - from.nanos());
		recorder.figure(SenderFigures.OFFERED, offered);
		recorder.figure(SenderFigures.SENT, (to.sent() - from.sent()) / seconds);
		recorder.figure(SenderFigures.RECEIVED, (to.received() - from.received()) / seconds);
		recorder.figure(SenderFigures.WAITING, to.waiting());
		recorder.figure(SenderFigures.GROWTH, growth);
		recorder.figure(SenderFigures.FAILED, to.failed() - from.failed());
		double lagMs = Nanoseconds.toMilliseconds(senders.lag().getValueAtPercentile(99));
		recorder.schedulingLag(lagMs);
		double latenessMs = Nanoseconds.toMilliseconds(recorder.latencySoFar().getValueAtPercentile(99));
		StepVerdict verdict = StepVerdict.of(new StepVerdict.Figures(seconds, offered * seconds, to.sent() - from.sent(),
				to.gone() - from.gone(), growth, to.waiting(), latenessMs,
				Nanoseconds.toMilliseconds(workload.value(SenderKeys.MOST_LATE).toNanos())));
		if (hopeless && verdict == StepVerdict.KEPT_UP) {
			verdict = StepVerdict.BACKLOG_GREW;
		}
		recorder.remark(RatedTexts.verdict(verdict));
		if (hopeless) {
			recorder.remark(TEXTS.get("senders.endedEarly", Math.round(mostWaiting())));
		}
		if (flow.backwards() > 0) {
			recorder.invalid(TEXTS.get("senders.clocks", flow.backwards()));
		}
		return new Result(number, verdict, recorder.finish(!context.isStopped()));
	}
}
