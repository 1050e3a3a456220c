/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.stat.Distribution;

/**
 * Measurements that have begun and have not been told. When the process that makes them is killed, what it said each
 * second is all there is, and it is kept.
 */
final class UnfinishedMeasurements {

	/** A day of seconds; a longer measurement keeps its beginning. */
	private static final int MOST_SECONDS = 86_400;

	private static final Pattern REPETITION = Pattern.compile(".* #(\\d{1,9})");

	private final Map<String, Course> courses = new LinkedHashMap<>();
	private Map<String, String> parameters = Map.of();

	private static final class Course {
		private final Map<String, String> parameters;
		private final Instant startedAt = Instant.now();
		private final List<Phase> phases = new ArrayList<>();
		private final List<Second> seconds = new ArrayList<>();

		private Course(Map<String, String> parameters) {
			this.parameters = parameters;
		}

		private void begin(String phase) {
			endPhase();
			double now = elapsed();
			phases.add(new Phase(phase, now, now));
		}

		private void endPhase() {
			if (!phases.isEmpty()) {
				Phase open = phases.remove(phases.size() - 1);
				phases.add(new Phase(open.name(), open.fromSeconds(), Math.max(open.fromSeconds(), elapsed())));
			}
		}

		private double elapsed() {
			return Duration.between(startedAt, Instant.now()).toMillis() / 1000.0;
		}
	}

	/** Says what was varied in the measurements that begin from now on; the events of a loop say it before. */
	void describe(BindingUnderTest binding, int sizeBytes, int clients) {
		parameters = new LinkedHashMap<>();
		parameters.put(Measurement.BINDING, binding.id());
		parameters.put(Measurement.SIZE, ObjectSize.label(sizeBytes));
		parameters.put(Measurement.CLIENTS, String.valueOf(clients));
	}

	void add(RunEvent.PhaseStarted event) {
		course(event.measurement()).begin(event.phase());
	}

	void add(RunEvent.SecondPassed event) {
		Course course = course(event.measurement());
		if (course.seconds.size() < MOST_SECONDS) {
			course.seconds.add(event.second());
		}
	}

	void remove(Measurement finished) {
		courses.remove(finished.id());
	}

	private Course course(String id) {
		return courses.computeIfAbsent(id, key -> new Course(parameters));
	}

	/** {@return what is known of those that were not finished} */
	List<Measurement> measurements() {
		return courses.entrySet().stream().map(entry -> measurement(entry.getKey(), entry.getValue())).toList();
	}

	private static Measurement measurement(String id, Course course) {
		course.endPhase();
		List<Second> measured = course.seconds.stream().filter(second -> second.phase().equals(Phase.MEASUREMENT)
				&& second.answered() > 0).toList();
		long answered = measured.stream().mapToLong(Second::answered).sum();
		double sum = measured.stream().mapToDouble(second -> second.meanMs() * second.answered()).sum();
		double max = measured.stream().mapToDouble(Second::maxMs).max().orElse(Double.NaN);
		long failed = course.seconds.stream().filter(second -> second.phase().equals(Phase.MEASUREMENT)).mapToLong(Second::errors).sum();
		double none = Double.NaN;
		Distribution latency = answered == 0 ? Distribution.NONE
				: new Distribution(answered, sum / answered, none, none, none, none, none, none, max, "");
		long length = course.seconds.stream().filter(second -> second.phase().equals(Phase.MEASUREMENT)).count();
		String sentence = TEXTS.get("run.measurementCutOff", answered);
		Matcher repeated = REPETITION.matcher(id);
		int repetition = repeated.matches() ? Integer.parseInt(repeated.group(1)) : 1;
		return new Measurement(id, course.parameters, repetition, course.startedAt, course.phases, latency, Map.of(), answered,
				length == 0 ? none : (double) answered / length, failed == 0 ? Map.of() : Map.of(TEXTS.get("journal.errors"), failed), Map.of(), Map.of(), Resources.UNKNOWN,
				course.seconds, List.of(sentence), List.of(), false);
	}
}
