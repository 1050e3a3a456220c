/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.LoopFigures;
import org.wiretune.perf.workload.LoopKeys;

@Tag("processes")
class LoopWorkloadTest {

	private static final int BURST = 50;

	@TempDir
	Path folder;

	private final EventLog log = new EventLog();

	@Test
	void callsOfOneTransactionWaitForItsCommit() throws Exception {
		RunSpecification plain = TestRuns.specification(2 * BURST, BindingUnderTest.SCA_ASYNC, BindingUnderTest.JMS_ASYNC);
		RunSpecification specification = plain.withWorkload(
				plain.workload().with(LoopKeys.CALLS_PER_TRANSACTION, BURST).with(CommonKeys.REPETITIONS, 2));
		Path file = folder.resolve("run.json");
		RunFile result = TestRuns.end(TestRuns.start(specification, log, file));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(List.of("sca-async 1 KB", "jms-async 1 KB", "sca-async 1 KB #2", "jms-async 1 KB #2"),
				result.measurements().stream().map(Measurement::id).toList());
		assertEquals(List.of(1, 1, 2, 2), result.measurements().stream().map(Measurement::repetition).toList());
		for (Measurement measurement : result.measurements()) {
			double elapsed = measurement.figures().get(LoopFigures.ELAPSED) * 1000;
			double queue = measurement.others().get(Measurement.QUEUE).meanMs();
			assertEquals(2 * BURST, measurement.answered());
			// No call of a transaction is answered before the last was sent, and none after the burst is over.
			assertTrue(measurement.latency().meanMs() > elapsed, measurement.toString());
			assertTrue(measurement.latency().maxMs() <= 2 * BURST * elapsed * 1.01, measurement.toString());
			assertTrue(queue > 0 && queue < measurement.latency().meanMs() * 1.01, measurement.toString());
			assertTrue(measurement.remarks().stream().anyMatch(remark -> remark.contains("1400 ms")));
		}
		assertEquals(4, log.all(RunEvent.CellFinished.class).size());
		assertEquals(2, result.cells().size(), "the lab's table has the last repetition");
		assertEquals(result.measurements().get(2).latency().meanMs(), result.cells().get(0).meanMs());
		assertEquals(result, RunFileFormat.read(file));
	}

	@Test
	void everyBindingIsMeasuredBetweenTwoJvms() throws Exception {
		RunSpecification plain = TestRuns.specification(12, BindingUnderTest.values()).withClients(2).withServer(TestRuns
				.settings().threadPool(new ThreadPoolSettings("ORB.thread.pool", 2, 5, 3500)).build());
		RunSpecification specification = plain.withWorkload(plain.workload().with(LoopKeys.PLACE, LoopKeys.Place.TWO_JVMS)
				.with(LoopKeys.CALLS_PER_TRANSACTION, 4));
		RunFile result = TestRuns.end(TestRuns.start(specification, log, folder.resolve("run.json")));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(List.of("ORB.thread.pool", "Default", "Default", "WebContainer", "WebContainer"),
				result.cells().stream().map(cell -> cell.threadName().replaceAll(" : [0-9]+$", "")).toList());
		for (RunCell cell : result.cells()) {
			assertEquals(12, cell.loops(), cell.binding());
			assertEquals(0, cell.errors(), cell.binding());
			assertEquals(1, cell.callsPerRun(), "a remote call is long enough for the timer");
			assertEquals(12 * 1024 / 1048576.0, cell.receivedMegabytes(), 1e-9, cell.binding());
		}
		for (Measurement measurement : result.measurements()) {
			assertEquals("2", measurement.parameters().get(Measurement.CLIENTS));
			assertTrue(measurement.id().endsWith(" 1 KB 2 clients"), measurement.id());
			assertTrue(measurement.complete(), measurement.toString());
			assertEquals(List.of(), TestRuns.invalid(measurement));
		}
		assertTrue(result.notes().stream().anyMatch(note -> note.contains("as a remote call, by value")));
	}
}
