/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.wiretune.core.Figure;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.JMeterFigures;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Makes one measurement of the calls of a step, of one engine or of several. Time counts for each engine from its own first
 * call, so clocks that differ do no harm. A call belongs to the measurement when it began in it; only its start decides, so
 * that long calls at the end are not lost. Memory is bounded: histograms, and a limited number of names.
 */
final class JtlMeasurement {

	/** Name of the engine where there are no remote ones. */
	static final String LOCAL = "";

	private static final double NANOS_IN_MILLI = Nanoseconds.IN_MILLISECOND;
	private static final int MOST_ERRORS = 20;
	private static final int MOST_LABELS = 30;
	/** Below this part of the rate that was asked for, the figures are those of another load. */
	private static final double LEAST_RATE = 0.98;

	private final PlanStep step;
	private final Map<String, EngineCount> engines = new LinkedHashMap<>();
	private final Map<String, Long> errors = new LinkedHashMap<>();
	private final Map<String, Histogram> labels = new LinkedHashMap<>();
	private final Histogram latency = new Histogram(Distribution.SIGNIFICANT_DIGITS);
	private final SecondRows seconds = new SecondRows();
	private double sumMillis;
	private double sumSquares;
	private long transactions;
	private long all;
	private double lastEnd;

	/** What came of one engine. */
	private static final class EngineCount {
		private long base;
		private long answered;
		private long failed;
		private double lastStart;
		private int users = -1;
	}

	JtlMeasurement(PlanStep step) {
		this.step = step;
	}

	/** {@return the step} */
	PlanStep step() {
		return step;
	}

	/** {@return whether a call was seen} */
	boolean hasBegun() {
		return !engines.isEmpty();
	}

	/** Adds a call that an engine made. */
	void add(JtlSample sample, String engineName) {
		if (sample.isTransaction()) {
			transactions++;
			return;
		}
		all++;
		EngineCount engine = engines.computeIfAbsent(engineName, name -> {
			EngineCount count = new EngineCount();
			count.base = sample.startMillis();
			return count;
		});
		double start = Math.max(0, (sample.startMillis() - engine.base) / 1000.0);
		double end = Math.max(start, (sample.endMillis() - engine.base) / 1000.0);
		long nanos = sample.elapsedMillis() * 1_000_000;
		engine.users = sample.activeThreads();
		engine.lastStart = Math.max(engine.lastStart, start);
		lastEnd = Math.max(lastEnd, end);
		seconds.add((int) Math.min(Integer.MAX_VALUE, end), phase(Math.floor(end)), sample.success() ? nanos : -1, users());
		if (!isMeasured(start)) {
			return;
		}
		if (sample.success()) {
			engine.answered++;
			latency.recordValue(nanos);
			sumMillis += sample.elapsedMillis();
			sumSquares += (double) sample.elapsedMillis() * sample.elapsedMillis();
			label(sample.label()).recordValue(nanos);
		} else {
			engine.failed++;
			String sentence = sentence(sample);
			String key = errors.containsKey(sentence) || errors.size() < MOST_ERRORS - 1 ? sentence
					: TEXTS.get("jtl.furtherErrors");
			errors.merge(key, 1L, Long::sum);
		}
	}

	/** {@return the name of the phase at a second} */
	String phase(double second) {
		if (second < warmUpSeconds()) {
			return Phase.WARM_UP;
		}
		return Phase.MEASUREMENT;
	}

	/** {@return the seconds up to one that were not told yet} */
	List<Second> next(int until) {
		return seconds.next(until, phase(until));
	}

	/** {@return the calls of each engine that are measured: answered and failed together} */
	Map<String, Long> counts() {
		Map<String, Long> result = new LinkedHashMap<>();
		engines.forEach((name, engine) -> result.put(name, engine.answered + engine.failed));
		return result;
	}

	/** {@return the end of the last call, in seconds since the first} */
	double lastEnd() {
		return lastEnd;
	}

	/**
	 * Ends the measurement.
	 *
	 * @param expected engines that should have taken part
	 * @param invalid why the figures must not be used
	 * @param complete false when it was cut off
	 * @return the measurement
	 */
	Measurement finish(List<String> expected, List<String> invalid, boolean complete) {
		double from = warmUpSeconds();
		double to = measuredUntil(complete);
		List<Phase> phases = new ArrayList<>();
		if (from > 0) {
			phases.add(new Phase(Phase.WARM_UP, 0, Math.min(from, lastEnd)));
		}
		if (to > from) {
			phases.add(new Phase(Phase.MEASUREMENT, from, to));
		}
		long count = latency.getTotalCount();
		double mean = count == 0 ? Double.NaN : sumMillis / count;
		double deviation = count == 0 ? Double.NaN : Math.sqrt(Math.max(0, sumSquares / count - mean * mean));
		double perSecond = to > from ? count / (to - from) : Double.NaN;
		List<String> reasons = new ArrayList<>(invalid);
		List<String> remarks = new ArrayList<>(step.remarks());
		Map<Figure, Double> figures = new LinkedHashMap<>();
		figures.put(JMeterFigures.ALL_CALLS, (double) all);
		double made = to > from ? (count + failed()) / (to - from) : 0;
		if (step.rate() > 0) {
			figures.put(JMeterFigures.RATE, step.rate());
			if (made < LEAST_RATE * step.rate()) {
				reasons.add(TEXTS.get("jmeter.rateMissed", Digits.measured(made), Digits.measured(step.rate()),
						step.threads()));
			}
		}
		engines(expected, reasons, remarks);
		remarks.add(TEXTS.get("jmeter.milliseconds"));
		if (transactions > 0) {
			remarks.add(TEXTS.get("jtl.transactions", transactions));
		}
		Map<String, Distribution> others = new LinkedHashMap<>();
		if (labels.size() > 1) {
			labels.forEach((label, times) -> others.put(label, Distribution.of(times)));
		}
		Instant startedAt = Instant.ofEpochMilli(engines.values().stream().mapToLong(engine -> engine.base).min().orElse(0));
		return new Measurement(step.id(), step.parameters(), step.repetition(), startedAt, phases,
				Distribution.of(latency, mean * NANOS_IN_MILLI, deviation * NANOS_IN_MILLI), others, count, perSecond, errors,
				figures, Map.of(), Resources.UNKNOWN, seconds.all(), reasons, remarks, complete);
	}

	private void engines(List<String> expected, List<String> reasons, List<String> remarks) {
		List<String> parts = new ArrayList<>();
		engines.forEach((name, engine) -> {
			if (!name.isEmpty()) {
				parts.add(TEXTS.get("jmeter.part", name, engine.answered, engine.failed));
			}
		});
		if (!parts.isEmpty()) {
			remarks.add(TEXTS.get("jmeter.sum", parts.size(), String.join(", ", parts)));
		}
		expected.stream().filter(name -> !engines.containsKey(name))
				.forEach(name -> reasons.add(TEXTS.get("jmeter.nothingFrom", name)));
		if (hasBegun() && latency.getTotalCount() == 0 && errors.isEmpty()) {
			reasons.add(TEXTS.get("jmeter.nothingMeasured"));
		}
	}

	private long failed() {
		return errors.values().stream().mapToLong(Long::longValue).sum();
	}

	private int users() {
		int sum = 0;
		for (EngineCount engine : engines.values()) {
			if (engine.users < 0) {
				return -1;
			}
			sum += engine.users;
		}
		return sum;
	}

	private double warmUpSeconds() {
		return step.warmUp().toMillis() / 1000.0;
	}

	/** The end of what is measured: that of the step, or that of the last call when it was cut off. */
	private double measuredUntil(boolean complete) {
		double planned = step.isOpen() ? Double.POSITIVE_INFINITY : warmUpSeconds() + step.duration().toMillis() / 1000.0;
		return complete && !step.isOpen() && hasBegun() ? planned : Math.min(planned, lastEnd);
	}

	private boolean isMeasured(double start) {
		double from = warmUpSeconds();
		return start >= from && (step.isOpen() || start < from + step.duration().toMillis() / 1000.0);
	}

	private Histogram label(String name) {
		String key = labels.containsKey(name) || labels.size() < MOST_LABELS - 1 ? name : TEXTS.get("jtl.furtherLabels");
		return labels.computeIfAbsent(key, label -> new Histogram(Distribution.SIGNIFICANT_DIGITS));
	}

	/** JMeter writes what is no response code as "Non HTTP response code: java.net.ConnectException". */
	private static String sentence(JtlSample sample) {
		if (!sample.failure().isEmpty()) {
			return TEXTS.get("jtl.assertion", sample.label(), sample.failure().lines().findFirst().orElse(""));
		}
		String code = sample.code().replaceFirst("^Non HTTP response code: ", "");
		String message = sample.message().replaceFirst("^Non HTTP response message: ", "");
		return code.matches("\\d{3}") ? TEXTS.get("jtl.answered", sample.label(), code, message)
				: TEXTS.get("jtl.failed", sample.label(), code, message);
	}
}
