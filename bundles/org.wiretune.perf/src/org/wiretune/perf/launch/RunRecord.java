/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunFileFormat;
import org.wiretune.perf.result.RunState;

/** Gathers the run file while the run goes on, and keeps what there is on disk. */
final class RunRecord {

	private final RunSpecification specification;
	private final Path file;
	private final Instant startedAt = Instant.now();
	private final List<RunCell> cells = new ArrayList<>();
	private final List<Measurement> measurements = new ArrayList<>();
	private final List<String> notes = new ArrayList<>();
	private RunEnvironment environment = RunEnvironment.UNKNOWN;
	private Optional<Instant> endedAt = Optional.empty();
	/** What a reader sees when this program dies before the run has ended. */
	private RunState state = RunState.STOPPED;
	private String reason = Texts.get("run.notEnded");

	RunRecord(RunSpecification specification, Path file) {
		this.specification = specification;
		this.file = file;
		if (specification.isLoop()) {
			notes.add(specification.warmupLoops() == 0 ? Texts.get("note.noWarmUp")
					: Texts.get("note.warmUp", specification.warmupLoops()));
			notes.add(Texts.get("note.shortRun"));
		}
		notes.add(Texts.get("note.oneMachine"));
		notes.addAll(JvmArguments.of(specification.server().jvmArguments()).notes());
	}

	Path file() {
		return file;
	}

	void add(RunEvent.ServerReady ready) {
		environment = new RunEnvironment(ready.operatingSystem(), ready.processors(), ready.jvm(),
				environment.driverJvm(), ready.pid(), environment.driverPid());
		notes.addAll(ready.notes());
	}

	void add(RunEvent.DriverReady ready) {
		environment = new RunEnvironment(environment.operatingSystem(), environment.processors(),
				environment.serverJvm(), ready.jvm(), environment.serverPid(), ready.pid());
		notes.addAll(ready.notes());
	}

	void add(RunCell cell) {
		cells.add(cell);
	}

	void add(Measurement measurement) {
		measurements.add(measurement);
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
		return new RunFile(RunFileFormat.SCHEMA, specification, startedAt, endedAt, state, reason, environment, notes,
				cells, measurements);
	}

	void write() throws IOException {
		RunFileFormat.write(run(), file);
	}
}
