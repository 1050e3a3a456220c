/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.file.JournalReader;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.stat.Distribution;

class RunJournalTest {

	private static final Instant NOW = Instant.parse("2026-03-04T10:00:00Z");

	@TempDir
	Path folder;
	private Path file;
	private RunJournal journal;

	@BeforeEach
	void aRunGoesOn() throws IOException {
		file = folder.resolve("run.json");
		journal = new RunJournal(file);
		RunFileFormat.write(run(Optional.empty()), file);
	}

	private static RunFile run(Optional<Instant> end, Measurement... measurements) {
		return new RunFile(RunFileFormat.SCHEMA, RunSpecification.lab(), NOW, end, RunState.STOPPED, "cut off",
				RunEnvironment.UNKNOWN, List.of(), List.of(), List.of(measurements));
	}

	private static RunEvent second(int number, String phase, long answered, double meanMs) {
		return new RunEvent.SecondPassed(NOW, "20 users", new Second(number, phase, answered, 1, meanMs, meanMs, meanMs * 2,
				meanMs * 3, 20, 100, 1, 1.5, 0.5, 0.1, 0, 12));
	}

	private static Measurement finished(String id) {
		return new Measurement(id, Map.of("users", "1"), 1, NOW, List.of(), Distribution.NONE, Map.of(), 0, 0, Map.of(),
				Map.of(), Map.of(), Resources.UNKNOWN, List.of(), List.of(), List.of(), true);
	}

	private void write(RunEvent... events) throws IOException {
		for (RunEvent event : events) {
			journal.add(event);
		}
	}

	@Test
	void aRunThatWasKilledIsReadableToItsLastSecond() throws IOException {
		write(new RunEvent.PhaseStarted(NOW, "20 users", Phase.WARM_UP), second(0, Phase.WARM_UP, 500, 9),
				new RunEvent.PhaseStarted(NOW.plusSeconds(1), "20 users", Phase.MEASUREMENT),
				second(1, Phase.MEASUREMENT, 100, 2), second(2, Phase.MEASUREMENT, 300, 4));
		// The program was killed while it wrote the next line.
		String cut = RunEventFormat.toLine(second(3, Phase.MEASUREMENT, 1, 1)).substring(0, 60);
		Files.writeString(JournalReader.beside(file), cut, StandardOpenOption.APPEND);
		RunFile read = RunFileFormat.read(file);
		Measurement measurement = read.measurements().get(0);
		assertEquals(1, read.measurements().size());
		assertEquals(3, measurement.seconds().size());
		assertEquals(400, measurement.answered());
		assertEquals(2, measurement.failed());
		assertEquals(200, measurement.perSecond());
		// (100 * 2 ms + 300 * 4 ms) / 400, the warm-up does not count
		assertEquals(3.5, measurement.latency().meanMs(), 1e-9);
		assertEquals(12, measurement.latency().maxMs(), 1e-9);
		assertEquals(List.of(new Phase(Phase.WARM_UP, 0, 1), new Phase(Phase.MEASUREMENT, 1, 3)), measurement.phases());
		assertFalse(measurement.isValid());
		assertFalse(measurement.complete());
	}

	@Test
	void aClockThatJumpsChangesNoFigure() throws IOException {
		write(new RunEvent.PhaseStarted(NOW.plusSeconds(7200), "20 users", Phase.WARM_UP), second(0, Phase.WARM_UP, 500, 9),
				new RunEvent.PhaseStarted(NOW.minusSeconds(7200), "20 users", Phase.MEASUREMENT),
				second(1, Phase.MEASUREMENT, 100, 2));
		Measurement measurement = RunFileFormat.read(file).measurements().get(0);
		assertEquals(100, measurement.perSecond());
		assertEquals(List.of(new Phase(Phase.WARM_UP, 0, 1), new Phase(Phase.MEASUREMENT, 1, 2)), measurement.phases());
	}

	@Test
	void whatFinishedAfterTheFileWasWrittenIsThere() throws IOException {
		write(second(0, Phase.MEASUREMENT, 1, 1), new RunEvent.MeasurementFinished(NOW, finished("20 users")));
		assertEquals(List.of(finished("20 users")), RunFileFormat.read(file).measurements());
		RunFileFormat.write(run(Optional.empty(), finished("20 users")), file);
		assertEquals(1, RunFileFormat.read(file).measurements().size(), "a journal that is older than its file adds nothing");
	}

	@Test
	void theCellUnderWayIsThere() throws IOException {
		RunEvent.Progress warmUp = new RunEvent.Progress(NOW, BindingUnderTest.WS_SYNC, 1024, true, 10, 200, 9, 1, "t", 1, 1);
		RunEvent.Progress progress = new RunEvent.Progress(NOW, BindingUnderTest.WS_SYNC, 1024, false, 50, 200, 3, 1, "t", 1,
				1);
		write(warmUp, progress);
		RunFile read = RunFileFormat.read(file);
		assertEquals(1, read.cells().size());
		assertEquals(50, read.cells().get(0).loops());
		assertEquals(3, read.cells().get(0).meanMs());
		assertFalse(read.cells().get(0).complete());
	}

	@Test
	void aRunThatEndedHasNoJournal() throws IOException {
		write(second(0, Phase.MEASUREMENT, 1, 1));
		RunFileFormat.write(run(Optional.of(NOW)), file);
		assertEquals(List.of(), RunFileFormat.read(file).measurements(), "a journal that was left behind adds nothing");
		journal.restart();
		assertFalse(Files.exists(JournalReader.beside(file)));
	}

	@Test
	void theJournalIsBounded() throws IOException {
		RunEvent.MeasurementFinished large = new RunEvent.MeasurementFinished(NOW,
				finished("x".repeat((int) RunJournal.LARGEST_BYTES / 2)));
		write(large, large, large);
		assertTrue(Files.size(JournalReader.beside(file)) <= RunJournal.LARGEST_BYTES);
		assertEquals(1, RunFileFormat.read(file).measurements().size());
	}

	@Test
	@EnabledOnOs(OS.LINUX)
	void aFullDiskIsTold() throws IOException {
		Files.createSymbolicLink(JournalReader.beside(file), Path.of("/dev/full"));
		assertThrows(IOException.class, () -> journal.add(second(0, Phase.MEASUREMENT, 1, 1)));
		assertEquals(0, RunFileFormat.read(file).measurements().size());
		Files.delete(JournalReader.beside(file));
	}
}
