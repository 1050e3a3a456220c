/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.file.RunHistory;
import org.wiretune.perf.result.RunFile;

class RunHistoryTest {

	@TempDir
	Path project;

	@Test
	void aProjectWithoutRunsHasAnEmptyHistory() throws IOException {
		assertTrue(RunHistory.ofProject(project).entries().isEmpty());
	}

	@Test
	void runsComeNewestLastAndABrokenFileHidesNoOther() throws IOException {
		RunHistory history = RunHistory.ofProject(project);
		RunFile old = SampleRun.run(SampleRun.START, SampleRun.cell("sca-sync", 1024, 1));
		RunFile recent = SampleRun.run(SampleRun.START.plusSeconds(60), SampleRun.cell("sca-sync", 1024, 2));
		RunFileFormat.write(recent, history.folder().resolve("a.json"));
		RunFileFormat.write(old, history.folder().resolve("b.json"));
		Files.writeString(history.folder().resolve("c.json"), "{\"cells\": [");
		Files.writeString(history.folder().resolve("notes.txt"), "not a run");
		Files.createDirectory(history.folder().resolve("folder.json"));

		List<RunHistory.Entry> entries = history.entries();
		assertEquals(3, entries.size());
		assertTrue(entries.get(0).run().isEmpty());
		assertTrue(entries.get(0).problem().contains("c.json"), entries.get(0).problem());
		assertEquals(List.of(old, recent), history.runs());
	}

	@Test
	void theRunBeforeIsTheNewestOlderOneThatMeasuredTheSame() throws IOException {
		RunHistory history = RunHistory.ofProject(project);
		RunFile first = SampleRun.run(SampleRun.START, SampleRun.cell("sca-sync", 1024, 1));
		RunFile second = SampleRun.run(SampleRun.START.plusSeconds(1), SampleRun.cell("sca-sync", 1024, 2));
		RunFile other = SampleRun.run(SampleRun.START.plusSeconds(2), SampleRun.cell("ws-sync", 1024, 3));
		RunFile last = SampleRun.run(SampleRun.START.plusSeconds(3), SampleRun.cell("sca-sync", 1024, 4));
		int number = 0;
		for (RunFile run : List.of(first, second, other, last)) {
			RunFileFormat.write(run, history.folder().resolve(number++ + ".json"));
		}
		assertEquals(Optional.of(second), history.before(last));
		assertEquals(Optional.empty(), history.before(first));
		assertEquals(Optional.empty(), history.before(other));
	}

	@Test
	void aNewFileHasANameThatEveryFileSystemTakes() {
		Path file = RunHistory.ofProject(project).newFile("../a b\\c: \"d\" ü", SampleRun.START);
		assertEquals(project.resolve(RunHistory.FOLDER_NAME), file.getParent());
		assertTrue(file.getFileName().toString().matches("\\d{8}-\\d{6}-\\d{3}-a-b-c-d\\.json"), file.toString());
		assertFalse(Files.exists(file));
	}
}
