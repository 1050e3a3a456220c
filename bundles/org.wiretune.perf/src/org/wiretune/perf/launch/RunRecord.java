/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.alarm.RunAlarms;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.judged.JudgedCurve;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunGauge;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.validity.MachineFacts;
import org.wiretune.perf.validity.Validity;
import org.wiretune.perf.workload.LoopKeys;

/** Gathers the run file while the run goes on, and keeps what there is on disk. */
final class RunRecord {

	private final RunSpecification specification;
	private final Path file;
	private final Instant startedAt = Instant.now();
	private final List<RunCell> cells = new ArrayList<>();
	private final List<Measurement> measurements = new ArrayList<>();
	private final List<String> notes = new ArrayList<>();
	private final RunAlarms alarms = new RunAlarms();
	private final List<ReachedLimit> reached = new ArrayList<>();
	private final List<RunGauge> gauges = new ArrayList<>();
	private final MachineFacts machine = MachineFacts.read();
	private List<String> differences = List.of();
	private int gcLogStarts = -1;
	private RunEnvironment environment;
	private Optional<Instant> endedAt = Optional.empty();
	/** What a reader sees when this program dies before the run has ended. */
	private RunState state = RunState.STOPPED;
	private String reason = TEXTS.get("run.notEnded");

	RunRecord(RunSpecification specification, String server, Path file) {
		this.specification = specification;
		this.file = file;
		this.environment = RunEnvironment.UNKNOWN.on(server);
		if (specification.isLoop()) {
			notes.addAll(warmUp(specification));
		}
		notes.addAll(JvmArguments.of(specification.server().jvmArguments()).notes());
	}

	private static List<String> warmUp(RunSpecification specification) {
		if (specification.workload().value(LoopKeys.MODE) == LoopKeys.Mode.STEADY) {
			return List.of(TEXTS.get("note.steady"));
		}
		return List.of(specification.warmupLoops() == 0 ? TEXTS.get("note.noWarmUp")
				: TEXTS.get("note.warmUp", specification.warmupLoops()), TEXTS.get("note.shortRun"));
	}

	Path file() {
		return file;
	}

	void add(RunEvent.ServerReady ready) {
		environment = new RunEnvironment(environment.server(), ready.operatingSystem(), ready.processors(), ready.jvm(),
				environment.driverJvm(), ready.pid(), environment.driverPid());
		notes.addAll(ready.notes());
	}

	/** Keeps what the server has set otherwise than it was asked: no measurement on it must be used. */
	void differences(List<String> sentences) {
		differences = sentences.stream().map(Validity::settingDiffers).toList();
	}

	void add(RunEvent.DriverReady ready) {
		environment = new RunEnvironment(environment.server(), environment.operatingSystem(), environment.processors(),
				environment.serverJvm(), ready.jvm(), environment.serverPid(), ready.pid());
		notes.addAll(ready.notes());
	}

	/** Of a cell that is repeated the last one is kept, as the lab notes the second run; the measurements are all kept. */
	void add(RunCell cell) {
		for (int i = 0; i < cells.size(); i++) {
			if (cells.get(i).samePlace(cell)) {
				cells.set(i, cell);
				return;
			}
		}
		cells.add(cell);
	}

	/** Keeps a measurement with what the rules say of it, and gives it back. */
	Measurement add(Measurement measurement) {
		Measurement judged = JudgedCurve.of(Validity.judged(measurement, run()).withInvalid(differences), measurements);
		measurements.add(judged);
		return judged;
	}

	void add(ReachedLimit limit) {
		reached.add(limit);
	}

	void add(RunGauge gauge) {
		if (gauges.size() < RunGauge.MOST) {
			gauges.add(gauge.since(startedAt));
		}
	}

	void add(KeptAlarm alarm) {
		alarms.add(alarm);
	}

	void gcLogStarts(int starts) {
		gcLogStarts = starts;
	}

	void note(String note) {
		notes.add(note);
	}

	void end(RunState endState, String endReason) {
		endedAt = Optional.of(Instant.now());
		state = endState;
		reason = endReason;
	}

	RunFile run() {
		RunFile run = new RunFile(RunFileFormat.SCHEMA, specification, startedAt, endedAt, state, reason, environment,
				notes, cells, measurements, alarms.all(), reached, gauges);
		List<String> all = new ArrayList<>(notes);
		Validity.ofRun(run, machine, gcLogStarts).forEach(judgement -> all.add(judgement.withId()));
		return new RunFile(RunFileFormat.SCHEMA, specification, startedAt, endedAt, state, reason, environment, all, cells,
				measurements, alarms.all(), reached, gauges);
	}

	void write() throws IOException {
		RunFileFormat.write(run(), file);
	}
}
