/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.validity.Validity;

/** Gathers the run file of calls that JMeter made, and keeps what there is on disk. */
final class JMeterRecord {

	private final RunSpecification specification;
	private final Path file;
	private final Instant startedAt;
	private final List<Measurement> measurements = new ArrayList<>();
	private final List<String> notes = new ArrayList<>();
	private RunEnvironment environment = RunEnvironment.UNKNOWN;
	private Optional<Instant> endedAt = Optional.empty();
	private RunState state = RunState.STOPPED;
	private String reason = TEXTS.get("run.notEnded");

	JMeterRecord(RunSpecification specification, Path file, Instant startedAt) {
		this.specification = specification;
		this.file = file;
		this.startedAt = startedAt;
	}

	void driver(String name, long pid) {
		environment = new RunEnvironment(System.getProperty("os.name") + ' ' + System.getProperty("os.version"),
				Runtime.getRuntime().availableProcessors(), "", name, 0, pid);
	}

	/** Keeps a measurement with what is to be said of it. */
	Measurement add(Measurement measurement) {
		Measurement judged = Validity.judged(measurement, run());
		measurements.add(judged);
		return judged;
	}

	void note(String note) {
		notes.add(note);
	}

	void end(Instant when, RunState endState, String endReason) {
		endedAt = Optional.of(when);
		state = endState;
		reason = endReason;
	}

	RunFile run() {
		return new RunFile(RunFileFormat.SCHEMA, specification, startedAt, endedAt, state, reason, environment, notes,
				List.of(), measurements);
	}

	void write() throws IOException {
		RunFileFormat.write(run(), file);
	}

	/** Writes the file with measurements that go on, which stay in it when this program dies. */
	void writeWith(List<Measurement> underWay) throws IOException {
		int finished = measurements.size();
		measurements.addAll(underWay);
		try {
			write();
		} finally {
			measurements.subList(finished, measurements.size()).clear();
		}
	}
}
