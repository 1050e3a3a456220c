/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.DataFigures;
import org.wiretune.perf.workload.WorkloadText;

/** A whole run with server, driver and database as processes, as users start it. */
@Tag("processes")
class KilledDatabaseRunTest {

	@TempDir
	Path folder;

	@Test
	void theFirstMeasurementIsKeptWhenTheDatabaseDiesInTheSecond() throws Exception {
		RunSpecification specification = new RunSpecification("Test", WorkloadText.read("""
				kind: data
				work: orders
				orders: 5
				lookups: no
				warm-up: 0 s
				variant: batch-size 50
				variant: batch-size 0, lines 1000, orders-per-transaction 10000
				""").workload().orElseThrow(), ServerSettings.builder()
				.jvmArguments(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC")).build());
		Path file = folder.resolve("run.json");
		CompletableFuture<Long> driver = new CompletableFuture<>();
		CompletableFuture<Void> second = new CompletableFuture<>();
		PerformanceRun run = PerformanceRun.start(specification,
				TesterInstallation.in(Path.of(System.getProperty("wiretune.tester"))), JavaInstallation.current(), event -> {
					if (event instanceof RunEvent.DriverReady ready) {
						driver.complete(ready.pid());
					} else if (event instanceof RunEvent.PhaseStarted started && started.measurement().contains("1000")
							&& started.phase().equals("preparation")) {
						second.complete(null);
					}
				}, file);
		second.get(90, TimeUnit.SECONDS);
		List<ProcessHandle> databases = ProcessHandle.of(driver.get()).orElseThrow().descendants()
				.filter(RunInThisProcess::isNoGuard).toList();
		assertEquals(1, databases.size());
		databases.forEach(ProcessHandle::destroyForcibly);
		RunFile result = run.result().get(60, TimeUnit.SECONDS);
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().contains("The database ended while") && result.reason().contains("lines 1000"),
				result.reason());
		assertTrue(result.measurements().getFirst().complete());
		assertEquals(50, result.measurements().getFirst().figures().get(DataFigures.ROWS_THERE));
		assertEquals(result, RunFileFormat.read(file));
		for (long pid : List.of(result.environment().serverPid(), result.environment().driverPid(),
				databases.getFirst().pid())) {
			assertFalse(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false), "process " + pid);
		}
	}
}
