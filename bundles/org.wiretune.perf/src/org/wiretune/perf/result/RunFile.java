/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.safety.secret.Secrets;
import org.wiretune.safety.secret.SentenceSecrets;

/**
 * What is kept of a run. Immutable; {@code RunFileFormat} writes and reads it.
 *
 * @param schema version of the schema the run was written in, see {@code RunFileFormat.SCHEMA}
 * @param specification what was to be measured, with the settings of the server
 * @param startedAt when the run was started
 * @param endedAt when it ended, empty while it goes on
 * @param state how it ended
 * @param reason why it stopped or failed, a sentence; empty for a completed run
 * @param environment where it took place
 * @param notes what a reader has to know: library defaults that were set, what the warm-up was, what a figure means
 * @param cells measured cells of a loop in the order they were measured
 * @param measurements what was measured, in order
 * @param alarms what the server showed while it ran, in the order in which it was raised; empty for a run that nobody watched
 * @param reached what of the server was at its maximum without an alarm
 * @param gauges what gauges of the user's own read
 */
public record RunFile(int schema, RunSpecification specification, Instant startedAt, Optional<Instant> endedAt,
		RunState state, String reason, RunEnvironment environment, List<String> notes, List<RunCell> cells,
		List<Measurement> measurements, List<KeptAlarm> alarms, List<ReachedLimit> reached, List<RunGauge> gauges) {

	/** Checks that nothing is missing. */
	public RunFile {
		Objects.requireNonNull(specification, "specification");
		Objects.requireNonNull(startedAt, "startedAt");
		Objects.requireNonNull(endedAt, "endedAt");
		Objects.requireNonNull(state, "state");
		Objects.requireNonNull(reason, "reason");
		Objects.requireNonNull(environment, "environment");
		// A run file is passed around, and every report of a run is made of it.
		specification = specification.shown();
		reason = Secrets.hidden(reason);
		notes = SentenceSecrets.hidden(notes);
		cells = List.copyOf(cells);
		measurements = List.copyOf(measurements);
		alarms = List.copyOf(alarms);
		reached = List.copyOf(reached);
		gauges = List.copyOf(gauges);
	}

	/**
	 * A run without gauges of the user's own.
	 *
	 * @param schema version of the schema
	 * @param specification what was to be measured
	 * @param startedAt when the run was started
	 * @param endedAt when it ended
	 * @param state how it ended
	 * @param reason why it stopped or failed
	 * @param environment where it took place
	 * @param notes what a reader has to know
	 * @param cells measured cells
	 * @param measurements what was measured
	 * @param alarms what the server showed
	 * @param reached what was at its maximum
	 */
	public RunFile(int schema, RunSpecification specification, Instant startedAt, Optional<Instant> endedAt, RunState state,
			String reason, RunEnvironment environment, List<String> notes, List<RunCell> cells, List<Measurement> measurements,
			List<KeptAlarm> alarms, List<ReachedLimit> reached) {
		this(schema, specification, startedAt, endedAt, state, reason, environment, notes, cells, measurements, alarms, reached, List.of());
	}

	/**
	 * A run of which no limit is known that was reached.
	 *
	 * @param schema version of the schema
	 * @param specification what was to be measured
	 * @param startedAt when the run was started
	 * @param endedAt when it ended
	 * @param state how it ended
	 * @param reason why it stopped or failed
	 * @param environment where it took place
	 * @param notes what a reader has to know
	 * @param cells measured cells
	 * @param measurements what was measured
	 * @param alarms what the server showed
	 */
	public RunFile(int schema, RunSpecification specification, Instant startedAt, Optional<Instant> endedAt, RunState state,
			String reason, RunEnvironment environment, List<String> notes, List<RunCell> cells, List<Measurement> measurements,
			List<KeptAlarm> alarms) {
		this(schema, specification, startedAt, endedAt, state, reason, environment, notes, cells, measurements, alarms, List.of());
	}

	/**
	 * A run that nobody watched.
	 *
	 * @param schema version of the schema
	 * @param specification what was to be measured
	 * @param startedAt when the run was started
	 * @param endedAt when it ended
	 * @param state how it ended
	 * @param reason why it stopped or failed
	 * @param environment where it took place
	 * @param notes what a reader has to know
	 * @param cells measured cells
	 * @param measurements what was measured
	 */
	public RunFile(int schema, RunSpecification specification, Instant startedAt, Optional<Instant> endedAt, RunState state,
			String reason, RunEnvironment environment, List<String> notes, List<RunCell> cells,
			List<Measurement> measurements) {
		this(schema, specification, startedAt, endedAt, state, reason, environment, notes, cells, measurements, List.of());
	}

	/**
	 * A run of a loop of which only the cells are known, as files of schema 1 keep it.
	 *
	 * @param schema version of the schema
	 * @param specification what was to be measured
	 * @param startedAt when the run was started
	 * @param endedAt when it ended
	 * @param state how it ended
	 * @param reason why it stopped or failed
	 * @param environment where it took place
	 * @param notes what a reader has to know
	 * @param cells measured cells
	 */
	public RunFile(int schema, RunSpecification specification, Instant startedAt, Optional<Instant> endedAt, RunState state,
			String reason, RunEnvironment environment, List<String> notes, List<RunCell> cells) {
		this(schema, specification, startedAt, endedAt, state, reason, environment, notes, cells, List.of());
	}

	/** {@return the name of the run} */
	public String name() {
		return specification.name();
	}

	/**
	 * {@return the measurements as they may be told: those of a run that failed must not be used, whatever was found while it
	 * went on}
	 */
	public List<Measurement> judgedMeasurements() {
		return state == RunState.FAILED
				? measurements.stream().map(each -> each.withInvalid(List.of(TEXTS.get("compare.failed", name(), reason)))).toList()
				: measurements;
	}

	/**
	 * Finds a cell.
	 *
	 * @param binding binding
	 * @param sizeBytes size of the payload in bytes
	 * @return the cell, empty when it was not measured
	 */
	public Optional<RunCell> cell(BindingUnderTest binding, int sizeBytes) {
		return cells.stream().filter(cell -> cell.binding().equals(binding.id()) && cell.sizeBytes() == sizeBytes)
				.findFirst();
	}

	/** {@return the failed calls of all measurements; of a run that has only cells, their failed runs} */
	public int errors() {
		long ofMeasurements = measurements.stream().mapToLong(Measurement::failed).sum();
		// Of a cell that was repeated only the last one is kept, and files of schema 1 have no measurements.
		return (int) Math.min(Integer.MAX_VALUE, Math.max(ofMeasurements, cells.stream().mapToLong(RunCell::errors).sum()));
	}
}
