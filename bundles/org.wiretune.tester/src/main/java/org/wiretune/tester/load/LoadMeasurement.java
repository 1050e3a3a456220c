/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.HdrHistogram.Histogram;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.stat.LoadCurve;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.LoadFigures;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.workload.WorkloadContext;

/**
 * One measurement of load: warm-up, counted part, and the replies that are still to come after it. What calls is said by
 * the {@link Rhythm}.
 */
final class LoadMeasurement {

	/** Phase after the measurement, in which calls that count are still answered and no further ones are begun. */
	static final String LAST_REPLIES = "last replies";

	private static final long LOOK_MILLIS = 20;
	private static final long STOP_NANOS = TimeUnit.SECONDS.toNanos(2);

	/** Who calls, and when. */
	interface Rhythm {

		/** Starts the threads; returns when the first call may be due. */
		void start(LoadMeasurement measurement) throws InterruptedException;

		/** When the counted part begins, by the clock; a rhythm that fixes it before has told it to the clock. */
		long countedFrom();

		/** The counted part is over: what is known of the callers themselves. */
		void over(LoadMeasurement measurement);

		/** Whether the service time is another one than the latency. */
		boolean hasServiceTime();

		/** How long the last replies may take after the counted part. */
		Duration longestEnd();
	}

	/** What a measurement adds to the curve. */
	record Outcome(LoadCurve.Step step, String problem) {
	}

	private final WorkloadContext context;
	private final Target target;
	private final MeasurementRecorder recorder;
	private final LoadClock clock = new LoadClock();
	private final LoadEnd end = new LoadEnd();
	private final CallLog log;
	private final ServerSide serverSide;
	private final Rhythm rhythm;
	private volatile boolean wasStopped;

	LoadMeasurement(WorkloadContext context, Target target, Map<String, String> parameters, int repetition,
			Rhythm rhythm) {
		this.context = context;
		this.target = target;
		this.rhythm = rhythm;
		// The embedded server says nothing of the machine that is called instead of it.
		recorder = target.isEmbedded() ? context.measurement(parameters, repetition)
				: new MeasurementRecorder(parameters, repetition, MachineProbe.withoutServer(), context::tell);
		log = new CallLog(recorder, target, clock, rhythm.hasServiceTime(), this::firstFailure, this::hopeless);
		recorder.users(log::underWay);
		serverSide = new ServerSide(context, target.isEmbedded() && context.isEmbedded());
	}

	WorkloadContext context() {
		return context;
	}

	Target target() {
		return target;
	}

	MeasurementRecorder recorder() {
		return recorder;
	}

	LoadClock clock() {
		return clock;
	}

	LoadEnd end() {
		return end;
	}

	CallLog log() {
		return log;
	}

	/** How long a caller waits for a reply. */
	Duration timeout() {
		return context.workload().value(CommonKeys.CALL_TIMEOUT);
	}

	/**
	 * Makes it to its end or until it is stopped.
	 *
	 * @param warmUp how long calls are made before they count
	 * @param duration how long they count
	 * @param conclusion what is added before the measurement is told
	 * @return its place on the curve, and why it was given up
	 */
	Outcome run(Duration warmUp, Duration duration, Consumer<LoadCurve.Step> conclusion)
			throws InterruptedException {
		try {
			if (!warmUp.isZero()) {
				recorder.phase(Phase.WARM_UP);
			}
			rhythm.start(this);
			long from = rhythm.countedFrom();
			sleepUntil(from);
			serverSide.begin();
			recorder.phase(Phase.MEASUREMENT);
			long to = from + duration.toNanos();
			if (!end.isStopped()) {
				if (!clock.isKnown()) {
					from = clock.now();
					to = from + duration.toNanos();
					clock.count(from, to);
				}
				sleepUntil(to);
			}
			clock.cut();
			rhythm.over(this);
			recorder.phase(LAST_REPLIES);
			if (!end.join(rhythm.longestEnd().toNanos())) {
				end.stop();
			}
		} finally {
			end.stop();
			end.join(STOP_NANOS);
		}
		LoadCurve.Step step = summarize(conclusion);
		return new Outcome(step, end.problem());
	}

	private LoadCurve.Step summarize(Consumer<LoadCurve.Step> conclusion) {
		recorder.perSecond(log.perSecond());
		recorder.figure(LoadFigures.CALLS_SENT, log.begun());
		long cutOff = log.begun() - log.answered() - log.failed();
		if (cutOff > 0) {
			recorder.figure(LoadFigures.CALLS_CUT_OFF, cutOff);
			recorder.remark(TEXTS.get("load.cutOff", cutOff));
		}
		if (end.openedConnections() >= 0) {
			recorder.figure(CommonFigures.CONNECTIONS_OPENED, end.openedConnections());
			if (end.sentAgain() > 0) {
				recorder.figure(LoadFigures.CALLS_SENT_AGAIN, end.sentAgain());
				recorder.remark(TEXTS.get("load.sentAgain", end.sentAgain()));
			}
		}
		end.closeSessions();
		target.remarks().forEach(recorder::remark);
		serverSide.end(recorder, end.openedConnections() >= 0);
		Histogram latency = recorder.latencySoFar();
		LoadCurve.Step step = new LoadCurve.Step(Double.NaN, log.perSecond(),
				latency.getTotalCount() == 0 ? Double.NaN : Nanoseconds.toMilliseconds(latency.getMean()));
		boolean complete = !wasStopped && end.problem().isEmpty();
		if (complete) {
			conclusion.accept(step);
		}
		recorder.finish(complete);
		return step;
	}

	/** The run is to end; from any thread. */
	void stop() {
		wasStopped = true;
		end.stop();
	}

	private void sleepUntil(long time) throws InterruptedException {
		for (long left = time - clock.now(); left > 0 && !end.isStopped(); left = time - clock.now()) {
			Thread.sleep(Duration.ofNanos(Math.min(left, TimeUnit.MILLISECONDS.toNanos(LOOK_MILLIS))));
		}
	}

	private void firstFailure(String sentence) {
		context.tell(new RunEvent.Failure(Instant.now(), TEXTS.get("load.firstFailure", recorder.id(), sentence)));
	}

	private void hopeless(String sentence) {
		end.giveUp(TEXTS.get("load.hopeless", recorder.id(), sentence));
	}
}
