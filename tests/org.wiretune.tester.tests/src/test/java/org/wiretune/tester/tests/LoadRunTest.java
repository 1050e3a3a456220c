/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.LoadFigures;
import org.wiretune.perf.workload.WorkloadText;

/** Load on a server that is started for it. */
@Tag("processes")
class LoadRunTest {

	@TempDir
	Path folder;

	@Test
	void callsAtARateOverABindingOfTheEmbeddedServer() throws Exception {
		RunSpecification specification = new RunSpecification("Test", WorkloadText.read("""
				kind: constant-rate
				binding: ws-sync
				rates: 50
				connections: 4
				warm-up: 0 s
				duration: 400 ms
				""").workload().orElseThrow(), TestRuns.settings().build());
		Path file = folder.resolve("run.json");
		PerformanceRun run = TestRuns.start(specification, new EventLog(), file);
		run.note("Settings are those of a test.");
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(result, RunFileFormat.read(file));
		assertTrue(result.notes().contains("Settings are those of a test."), result.notes().toString());
		Measurement measurement = result.measurements().getFirst();
		assertEquals("ws-sync", measurement.parameters().get(Measurement.BINDING));
		assertEquals("50", measurement.parameters().get("rate"));
		assertEquals(20, measurement.answered(), measurement.errors().toString());
		assertEquals(20, measurement.figures().get(LoadFigures.CALLS_SENT));
		assertTrue(measurement.figures().get(LoadFigures.SERVER_MAXIMUM) > 0);
	}
}
