/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Second;
import org.wiretune.safety.quantity.Nanoseconds;

/** Sorts the calls of a run into its steps while they come, and tells the seconds and the measurements. */
final class LiveResult {

	private static final Pattern NUMBER = Pattern.compile(" \\d+-\\d+$");

	private final List<JtlMeasurement> measurements;
	private final long[] seenAt;
	private final String[] phases;
	private final boolean[] finished;
	private final List<List<String>> reasons = new ArrayList<>();
	private final List<String> engines;
	/** How long a call may be under way from an engine to the file before its second is told. */
	private final int graceSeconds;
	private final Consumer<RunEvent> events;
	private long calls;
	private long strangers;
	private int current = -1;

	LiveResult(List<PlanStep> steps, List<String> engines, Consumer<RunEvent> events) {
		this.measurements = steps.stream().map(JtlMeasurement::new).toList();
		this.seenAt = new long[steps.size()];
		this.phases = new String[steps.size()];
		this.finished = new boolean[steps.size()];
		steps.forEach(step -> reasons.add(new ArrayList<>()));
		this.engines = engines;
		this.graceSeconds = engines.isEmpty() ? 1 : 3;
		this.events = events;
	}

	/** Takes a call. */
	void add(JtlSample sample) {
		calls++;
		String engine = engines.stream().filter(name -> sample.thread().startsWith(name + "-")).findFirst()
				.orElse(JtlMeasurement.LOCAL);
		String group = NUMBER.matcher(engine.isEmpty() ? sample.thread() : sample.thread().substring(engine.length() + 1))
				.replaceFirst("");
		for (int i = Math.max(0, current - 1); i < measurements.size(); i++) {
			String own = measurements.get(i).step().group();
			if (!finished[i] && (own.isEmpty() || own.equals(group))) {
				add(i, sample, engine);
				return;
			}
		}
		strangers++;
	}

	private void add(int index, JtlSample sample, String engine) {
		JtlMeasurement measurement = measurements.get(index);
		if (!measurement.hasBegun()) {
			seenAt[index] = System.nanoTime();
			current = Math.max(current, index);
		}
		measurement.add(sample, engine);
	}

	/** Tells what has passed since the last time. Called a few times a second. */
	void tick() {
		for (int i = 0; i <= current; i++) {
			JtlMeasurement measurement = measurements.get(i);
			if (finished[i] || !measurement.hasBegun()) {
				continue;
			}
			double elapsed = Nanoseconds.toSeconds(System.nanoTime() - seenAt[i]);
			phase(i, measurement.phase(elapsed));
			int until = (int) elapsed - 1 - graceSeconds;
			if (!measurement.step().isOpen()) {
				until = (int) Math.min(until, measurement.step().seconds() - 1);
			}
			tell(measurement, measurement.next(until));
		}
	}

	/** Says why the figures of the step under way must not be used; the steps before it are not concerned. */
	void invalidate(String sentence) {
		if (current >= 0) {
			reasons.get(current).add(sentence);
		}
	}

	/** Ends the steps before the last two: calls of the one before may still come from a slower engine. */
	List<Measurement> finishOld() {
		return current < 2 || finished[current - 2] || !measurements.get(current - 2).hasBegun() ? List.of()
				: List.of(finish(current - 2, true));
	}

	/** Ends what is left; {@code complete} is false when the last step was cut off. */
	List<Measurement> finishAll(boolean complete) {
		List<Measurement> result = new ArrayList<>();
		for (int i = 0; i <= current; i++) {
			if (!finished[i] && measurements.get(i).hasBegun()) {
				result.add(finish(i, complete || i < current));
			}
		}
		return result;
	}

	/** {@return the steps under way as far as they are, for a run file that is to survive the end of this program} */
	List<Measurement> soFar() {
		List<Measurement> result = new ArrayList<>();
		for (int i = 0; i <= current; i++) {
			if (!finished[i] && measurements.get(i).hasBegun()) {
				result.add(measurements.get(i).finish(engines, reasons.get(i), i < current));
			}
		}
		return result;
	}

	/** {@return whether every step has begun} */
	boolean allBegun() {
		return measurements.stream().allMatch(JtlMeasurement::hasBegun);
	}

	/** {@return the calls that were read, of whatever step} */
	long calls() {
		return calls;
	}

	/** {@return the calls that belong to no step} */
	long strangers() {
		return strangers;
	}

	/** {@return the calls of the current step by engine} */
	Map<String, Long> counts() {
		return current < 0 ? Map.of() : measurements.get(current).counts();
	}

	private Measurement finish(int index, boolean complete) {
		JtlMeasurement measurement = measurements.get(index);
		finished[index] = true;
		tell(measurement, measurement.next((int) Math.min(measurement.lastEnd(), SecondRows.MOST_SECONDS)));
		return measurement.finish(engines, reasons.get(index), complete);
	}

	private void phase(int index, String phase) {
		if (!phase.equals(phases[index])) {
			phases[index] = phase;
			events.accept(new RunEvent.PhaseStarted(Instant.now(), measurements.get(index).step().id(), phase));
		}
	}

	private void tell(JtlMeasurement measurement, List<Second> seconds) {
		seconds.forEach(second -> events.accept(new RunEvent.SecondPassed(Instant.now(), measurement.step().id(), second)));
	}
}
