/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.alarm.RunAlarms;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/** A run that goes on, put together from its events. Not safe for several threads; the log guards it. */
final class LiveRun {

	private final RunSpecification specification;
	private final Instant startedAt = Instant.now();
	private final List<RunCell> cells = new ArrayList<>();
	private final List<Measurement> measurements = new ArrayList<>();
	private final List<String> notes = new ArrayList<>();
	private final RunAlarms alarms = new RunAlarms();
	private RunEnvironment environment = RunEnvironment.UNKNOWN;
	private Optional<LiveCell> current = Optional.empty();

	LiveRun(RunSpecification specification) {
		this.specification = specification;
	}

	void happened(RunEvent event) {
		if (event instanceof RunEvent.ServerReady ready) {
			environment = new RunEnvironment(ready.operatingSystem(), ready.processors(), ready.jvm(), environment.driverJvm(),
					ready.pid(), environment.driverPid());
			notes.addAll(ready.notes());
		} else if (event instanceof RunEvent.DriverReady ready) {
			environment = new RunEnvironment(environment.operatingSystem(), environment.processors(), environment.serverJvm(),
					ready.jvm(), environment.serverPid(), ready.pid());
			notes.addAll(ready.notes());
		} else if (event instanceof RunEvent.WarmUpStarted started) {
			current = Optional.of(new LiveCell(started.binding().id(), started.sizeBytes(), true, 0, started.loops()));
		} else if (event instanceof RunEvent.MeasurementStarted started) {
			current = Optional.of(new LiveCell(started.binding().id(), started.sizeBytes(), false, 0, started.loops()));
		} else if (event instanceof RunEvent.Progress progress) {
			current = Optional.of(new LiveCell(progress.binding().id(), progress.sizeBytes(),
				progress.warmUp(), progress.runs(), progress.loops()));
		} else if (event instanceof RunEvent.CellFinished finished) {
			cells.removeIf(finished.cell()::samePlace);
			cells.add(finished.cell());
			current = Optional.empty();
		} else if (event instanceof RunEvent.MeasurementFinished finished) {
			measurements.add(finished.measurement());
		} else if (event instanceof RunEvent.PhaseStarted) {
			// Shown by the live charts.
		} else if (event instanceof RunEvent.SecondPassed) {
			// Shown by the live charts.
		} else if (event instanceof RunEvent.AlarmChanged changed) {
			alarms.add(changed.alarm());
		} else if (event instanceof RunEvent.Message) {
			// Said on the console.
		} else if (event instanceof RunEvent.Failure) {
			// Said on the console, and the reason of the run when it ends it.
		} else if (event instanceof RunEvent.Finished) {
			current = Optional.empty();
		}
	}

	Optional<LiveCell> current() {
		return current;
	}

	/** What would be kept if the run ended now. */
	RunFile soFar() {
		return new RunFile(RunFileFormat.SCHEMA, specification, startedAt, Optional.empty(), RunState.STOPPED, "", environment,
				notes, cells, measurements, alarms.all());
	}
}
