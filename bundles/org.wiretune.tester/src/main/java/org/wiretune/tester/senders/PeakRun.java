/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.JMSException;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.wiretune.core.Figure;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.search.PeakSearch;
import org.wiretune.perf.search.StepVerdict;
import org.wiretune.perf.workload.SenderFigures;
import org.wiretune.perf.workload.SenderKeys;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.workload.WorkloadContext;

/** The search for the peak with one number of sessions. */
final class PeakRun {

	private static final double MILLIS_IN_SECOND = 1000;
	private static final int FIRST_SHARE = 4;

	private final WorkloadContext context;
	private final Workload workload;
	private final RatedSenders senders;
	private final Flow flow;
	private final SenderKeys.Journal journal;
	private final int sessions;
	private final int repetition;
	private final Map<Integer, Integer> measured = new TreeMap<>();
	private final List<RatedStep.Result> results = new ArrayList<>();

	PeakRun(WorkloadContext context, RatedSenders senders, Flow flow, SenderKeys.Journal journal, int sessions,
			int repetition) {
		this.context = context;
		this.workload = context.workload();
		this.senders = senders;
		this.flow = flow;
		this.journal = journal;
		this.sessions = sessions;
		this.repetition = repetition;
	}

	/**
	 * Searches and tells each step and what was found.
	 *
	 * @param warmUp how long messages go through before, unmeasured
	 * @throws Flow.BrokenException when broker, senders or receivers cannot go on; what was found so far is told
	 * @throws IOException when the server does not answer
	 * @throws JMSException when a sender cannot connect
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	void run(Duration warmUp) throws Flow.BrokenException, IOException, JMSException, InterruptedException {
		double seen = new BurstWarmUp(context, senders, flow).run(warmUp);
		PeakSearch search = new PeakSearch(plan(seen));
		boolean complete = false;
		try {
			OptionalInt next = search.next();
			while (next.isPresent() && !context.isStopped()) {
				RatedStep.Result result = step(next.getAsInt());
				if (result.measurement().complete()) {
					results.add(result);
					search.record(result.verdict() == StepVerdict.KEPT_UP);
					next = search.next();
				}
			}
			complete = next.isEmpty();
		} finally {
			if (!results.isEmpty()) {
				tell(search, complete);
			}
		}
	}

	private PeakSearch.Plan plan(double seenPerSecond) {
		int most = workload.value(SenderKeys.MOST_SENDERS);
		int first = workload.value(SenderKeys.FIRST_SENDERS);
		if (first == 0) {
			first = (int) (seenPerSecond / FIRST_SHARE / workload.value(SenderKeys.RATE));
		}
		return new PeakSearch.Plan(Math.clamp(first, 1, most), most, workload.value(SenderKeys.ADDED_SENDERS),
				workload.value(SenderKeys.RESOLUTION) / 100);
	}

	private RatedStep.Result step(int number)
			throws Flow.BrokenException, IOException, JMSException, InterruptedException {
		senders.prepare(number);
		int time = measured.merge(number, 1, Integer::sum);
		RatedStep.Result result = new RatedStep(context, senders, flow, number, sessions,
				parameters(TEXTS.get("senders.parameter.senders", number)), time + (repetition - 1) * PeakSearch.MOST_STEPS)
				.run();
		flow.drain();
		return result;
	}

	private Map<String, String> parameters(String second) {
		Map<String, String> parameters = new LinkedHashMap<>();
		if (workload.value(SenderKeys.JOURNAL).size() > 1) {
			parameters.put(SenderKeys.JOURNAL.name(), ValueTypes.word(journal));
		}
		parameters.put(SenderKeys.SESSIONS.name(), TEXTS.get("senders.parameter.sessions", sessions));
		parameters.put("senders", second);
		return parameters;
	}

	private void tell(PeakSearch search, boolean complete) {
		MeasurementRecorder recorder = context.measurement(parameters(TEXTS.get("senders.parameter.peak")), repetition);
		Optional<RatedStep.Result> best = results.stream()
				.filter(step -> step.senders() == search.best() && step.verdict() == StepVerdict.KEPT_UP)
				.max(Comparator.comparingDouble(step -> step.figure(SenderFigures.RECEIVED)));
		// What a step receives beyond what is offered was sent before its measurement began.
		double peak = best.map(step -> Math.min(step.figure(SenderFigures.OFFERED), step.figure(SenderFigures.RECEIVED)))
				.orElse(0.0);
		recorder.figure(SenderFigures.SESSIONS, sessions);
		recorder.figure(SenderFigures.PEAK, peak);
		recorder.figure(SenderFigures.PEAK_SENDERS, search.best());
		recorder.figure(SenderFigures.MOST_RECEIVED,
				results.stream().mapToDouble(step -> step.figure(SenderFigures.RECEIVED)).max().orElse(Double.NaN));
		search.limit().ifPresent(
				limit -> recorder.figure(SenderFigures.NOT_SUSTAINED, (double) limit * workload.value(SenderKeys.RATE)));
		if (workload.value(SenderKeys.XA)) {
			recorder.figure(SenderFigures.VOTES, flow.prepared());
		}
		recorder.figure(SenderFigures.ALL_RECEIVED, flow.received());
		curve(recorder);
		results.stream().filter(step -> step.verdict() != StepVerdict.KEPT_UP)
				.filter(step -> step.senders() == search.limit().orElse(0)).findFirst()
				.ifPresent(step -> recorder.remark(TEXTS.get("senders.limit", Math.round(step.figure(SenderFigures.OFFERED)),
						RatedTexts.verdict(step.verdict()))));
		if (search.isGivenUp()) {
			recorder.invalid(TEXTS.get("senders.givenUp", search.steps()));
		} else if (complete && !search.isSaturated()) {
			recorder.invalid(TEXTS.get("senders.notReached", search.best(), workload.value(SenderKeys.RATE)));
		}
		RatedTexts.remarks(workload, journal, RunningBroker.journalMicros(context))
				.forEach(recorder::remark);
		recorder.finish(complete);
		context.tell(new RunEvent.Message(Instant.now(),
				TEXTS.get(complete ? "senders.peak" : "senders.peakSoFar", Math.round(peak), search.best(), sessions)));
	}

	/** The curve, one point for each step in the order of what was offered. */
	private void curve(MeasurementRecorder recorder) {
		List<RatedStep.Result> inOrder = results.stream().sorted(Comparator.comparingInt(RatedStep.Result::senders)).toList();
		for (Figure figure : List.of(SenderFigures.OFFERED, SenderFigures.SENT, SenderFigures.RECEIVED, SenderFigures.WAITING)) {
			recorder.series(figure, inOrder.stream().map(step -> step.figure(figure)).toList());
		}
		recorder.series(SenderFigures.LATENESS_P99,
				inOrder.stream().map(step -> step.measurement().latency().p99Ms() / MILLIS_IN_SECOND).toList());
		recorder.series(SenderFigures.KEPT_UP,
				inOrder.stream().map(step -> step.verdict() == StepVerdict.KEPT_UP ? 1.0 : 0.0).toList());
	}
}
