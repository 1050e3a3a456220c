/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/** A place that can no longer be written, as a full disk, in the middle of a run. */
@Tag("processes")
class FullDiskTest {

	@TempDir
	Path folder;

	@Test
	void aPlaceThatCannotBeWrittenIsSaidOnceAndTheRunGoesOn() throws Exception {
		Path place = Files.createDirectory(folder.resolve("runs"));
		EventLog log = new EventLog();
		PerformanceRun run = PerformanceRun.start(
				TestRuns.specification(20, BindingUnderTest.SCA_SYNC, BindingUnderTest.JMS_ASYNC),
				TesterInstallation.in(TestRuns.testerFolder()), JavaInstallation.current(), event -> {
					if (event instanceof RunEvent.ServerReady) {
						blockWriting(place);
					}
					log.happened(event);
				}, place.resolve("run.json"));
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(2, result.cells().size());
		List<String> said = log.all(RunEvent.Failure.class).stream().map(RunEvent.Failure::text).toList();
		assertEquals(1, said.stream().filter(text -> text.startsWith("The run file could not be written")).count(),
				said.toString());
		assertEquals(1, said.stream().filter(text -> text.startsWith("What happens in each second")).count(),
				said.toString());
		assertTrue(Files.isRegularFile(place));
	}

	/** The folder becomes a file, below which nothing can be written, whoever runs the test. */
	private void blockWriting(Path place) {
		try {
			Files.move(place, folder.resolve("moved"));
			Files.writeString(place, "");
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
