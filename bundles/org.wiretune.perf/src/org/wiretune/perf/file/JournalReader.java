/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.file;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.wiretune.perf.alarm.RunAlarms;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.result.Timings;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.safety.quantity.Bytes;

/**
 * Reads the journal beside a run file whose run goes on or was cut off by a crash, and joins it to the run: finished
 * measurements and cells, and of the one that was under way what its seconds tell. A last line that was cut off is left
 * out.
 */
public final class JournalReader {

	/** The largest journal that is written and read, in bytes. */
	public static final long LARGEST_BYTES = 16L * Bytes.IN_MEGABYTE;

	private static final String ENDING = ".journal";

	private JournalReader() {
	}

	/**
	 * The place of a journal.
	 *
	 * @param runFile a run file
	 * @return the file of its journal, which need not exist
	 */
	public static Path beside(Path runFile) {
		Path target = runFile.toAbsolutePath();
		return target.resolveSibling(target.getFileName() + ENDING);
	}

	/** What is known of a measurement that was under way. */
	private static final class Begun {
		private final Instant startedAt;
		private final List<String> phases = new ArrayList<>();
		private final List<Integer> phaseStarts = new ArrayList<>();
		private final List<Second> seconds = new ArrayList<>();

		Begun(Instant startedAt) {
			this.startedAt = startedAt;
		}
	}

	/**
	 * Joins the journal to the run.
	 *
	 * @param run the run as its file has it
	 * @param runFile its file
	 * @return the run with what the journal adds; the run itself when it has ended or there is no journal
	 * @throws IOException when the journal cannot be read
	 */
	public static RunFile joined(RunFile run, Path runFile) throws IOException {
		Path journal = beside(runFile);
		if (run.endedAt().isPresent() || !Files.isRegularFile(journal) || journal.toFile().length() > LARGEST_BYTES) {
			return run;
		}
		List<RunCell> cells = new ArrayList<>(run.cells());
		List<Measurement> measurements = new ArrayList<>(run.measurements());
		RunAlarms alarms = new RunAlarms();
		run.alarms().forEach(alarms::add);
		Map<String, Begun> begun = new LinkedHashMap<>();
		RunEvent.Progress progress = null;
		try (BufferedReader lines = Files.newBufferedReader(journal, StandardCharsets.UTF_8)) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				RunEvent event = RunEventFormat.parse(line).orElse(null);
				if (event instanceof RunEvent.PhaseStarted phase) {
					Begun part = begun.computeIfAbsent(phase.measurement(), id -> new Begun(phase.time()));
					part.phases.add(phase.phase());
					part.phaseStarts.add(part.seconds.size());
				} else if (event instanceof RunEvent.SecondPassed second) {
					begun
						.computeIfAbsent(second.measurement(), id -> new Begun(second.time())).seconds.add(second.second());
				} else if (event instanceof RunEvent.MeasurementFinished finished) {
					begun.remove(finished.measurement().id());
					if (!measurements.contains(finished.measurement())) {
						measurements.add(finished.measurement());
					}
				} else if (event instanceof RunEvent.CellFinished finished) {
					progress = null;
					if (!cells.contains(finished.cell())) {
						cells.add(finished.cell());
					}
				} else if (event instanceof RunEvent.Progress told) {
					progress = told;
				} else if (event instanceof RunEvent.AlarmChanged changed) {
					alarms.add(changed.alarm());
				}
				// A line that was cut off, or of a newer version.
			}
		} catch (NoSuchFileException e) {
			// The run has ended, or its file was written, since this was asked.
			return run;
		}
		begun.forEach((id, part) -> measurements.add(underWay(id, part)));
		if (progress != null) {
			cells.add(underWay(progress, run));
		}
		return new RunFile(run.schema(), run.specification(), run.startedAt(), run.endedAt(), run.state(), run.reason(),
				run.environment(), run.notes(), cells, measurements, alarms.all(), run.reached(), run.gauges());
	}

	private static Measurement underWay(String id, Begun part) {
		List<Phase> phases = new ArrayList<>();
		for (int i = 0; i < part.phases.size(); i++) {
			int end = i + 1 < part.phases.size() ? part.phaseStarts.get(i + 1) : part.seconds.size();
			phases.add(new Phase(part.phases.get(i), part.phaseStarts.get(i), end));
		}
		long answered = 0;
		long failed = 0;
		double sum = 0;
		double longest = Double.NaN;
		int measured = 0;
		for (Second second : part.seconds) {
			if (second.phase().equals(Phase.MEASUREMENT)) {
				measured++;
				answered += second.answered();
				failed += second.errors();
				sum += second.answered() == 0 ? 0 : second.meanMs() * second.answered();
				longest = Double.isNaN(longest) ? second.maxMs() : Math.max(longest, second.maxMs());
			}
		}
		double none = Double.NaN;
		Distribution latency = answered == 0 ? Distribution.NONE
				: new Distribution(answered, sum / answered, none, none, none, none, none, none, longest, "");
		return new Measurement(id, Map.of(), 1, part.startedAt, phases, latency, Map.of(), answered,
				measured == 0 ? none : (double) answered / measured,
				failed == 0 ? Map.of() : Map.of(TEXTS.get("journal.errors"), failed), Map.of(), Map.of(), Resources.UNKNOWN,
				part.seconds, List.of(TEXTS.get("journal.cutOff", part.seconds.size())), List.of(), false);
	}

	private static RunCell underWay(RunEvent.Progress progress, RunFile run) {
		double none = Double.NaN;
		return new RunCell(progress.binding().id(), progress.sizeBytes(), progress.runs(),
				run.specification().warmupLoops(), 1, 0, new Timings(progress.meanMs(), none, none, none, none), none,
				progress.threadName(), progress.receivedMegabytes(), OptionalDouble.empty(), false);
	}
}
