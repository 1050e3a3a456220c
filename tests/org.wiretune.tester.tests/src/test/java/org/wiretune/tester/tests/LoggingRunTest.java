/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.LoggingFigures;
import org.wiretune.perf.workload.LoggingKeys;
import org.wiretune.perf.workload.LoggingKeys.Appender;
import org.wiretune.perf.workload.LoggingKeys.Statement;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** Workloads of logging from end to end. */
@Tag("processes")
class LoggingRunTest {

	private static final Path SCRIPT = Path.of("/usr/bin/script");

	@TempDir
	Path folder;

	private final EventLog log = new EventLog();

	private PerformanceRun start(Workload workload) throws Exception {
		return TestRuns.start(new RunSpecification("Test", workload, TestRuns.settings().build()), log, folder.resolve("run.json"));
	}

	private static Workload workload() {
		return Workload.of(WorkloadKind.LOGGING).with(LoggingKeys.CLIENTS, 2).with(TimedKeys.WARM_UP, Duration.ofMillis(200))
				.with(TimedKeys.DURATION, Duration.ofMillis(800));
	}

	@Test
	void eachEventIsALineWhoeverWritesIt() throws Exception {
		List<Appender> appenders = Arrays.stream(Appender.values())
				.filter(appender -> appender != Appender.TERMINAL || Files.isExecutable(SCRIPT)).toList();
		RunFile result = TestRuns.end(start(workload().with(LoggingKeys.APPENDER, appenders).with(RampKeys.THINK_TIME,
				Duration.ofMillis(5))));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		assertEquals(appenders.stream().map(appender -> ValueTypes.word(appender) + " logged").toList(),
				result.measurements().stream().map(Measurement::id).toList());
		for (Measurement one : result.measurements()) {
			double logged = one.figures().get(LoggingFigures.EVENTS);
			// Ten statements in each call, those of the warm-up included.
			assertTrue(logged >= 10 * one.answered() && logged % 10 == 0, one.figures().toString());
			assertEquals(0, one.failed());
			assertTrue(one.complete() && TestRuns.invalid(one).isEmpty(), one.invalid().toString());
			assertEquals(one.id().contains("file") || one.id().startsWith("async"), one.figures().containsKey(LoggingFigures.LINES), one.id());
			if (one.figures().containsKey(LoggingFigures.LINES)) {
				assertEquals(logged, one.figures().get(LoggingFigures.LINES), one.id());
			}
		}
	}

	@Test
	void whatIsBelowTheLevelIsWrittenNowhereAndAGuardSavesItsText() throws Exception {
		RunFile result = TestRuns.end(start(workload().with(LoggingKeys.APPENDER, List.of(Appender.FILE))
				.with(LoggingKeys.STATEMENT, List.of(Statement.UNGUARDED, Statement.GUARDED)).with(LoggingKeys.STATEMENTS, 1000)));
		assertEquals(RunState.COMPLETED, result.state(), result.reason());
		for (Measurement one : result.measurements()) {
			assertEquals(0, one.figures().get(LoggingFigures.EVENTS));
			assertEquals(0, one.figures().get(LoggingFigures.LINES));
			assertTrue(one.answered() > 0);
		}
		double unguarded = result.measurements().get(0).latency().p50Ms();
		double guarded = result.measurements().get(1).latency().p50Ms();
		assertTrue(unguarded > 2 * guarded, unguarded + " and " + guarded);
	}

	@Test
	void aTerminalEndsWithTheApplicationThatIsKilled() throws Exception {
		Assumptions.assumeTrue(Files.isExecutable(SCRIPT), "a terminal is opened by the command script");
		PerformanceRun run = start(workload().with(LoggingKeys.APPENDER, List.of(Appender.TERMINAL)).with(TimedKeys.DURATION,
				Duration.ofHours(1)));
		log.await(RunEvent.SecondPassed.class, event -> event.second().answered() > 0);
		ProcessHandle driver = ProcessHandle.of(log.await(RunEvent.DriverReady.class, event -> true).pid()).orElseThrow();
		ProcessHandle application = driver.children().filter(TestRuns::isJava).findFirst().orElseThrow();
		List<ProcessHandle> terminal = application.descendants().toList();
		assertFalse(terminal.isEmpty());
		assertTrue(application.destroyForcibly());
		RunFile result = TestRuns.end(run);
		assertFalse(result.measurements().getLast().complete());
		for (ProcessHandle process : terminal) {
			process.onExit().get(10, TimeUnit.SECONDS);
		}
	}

	@Test
	void aStopEndsTheApplication() throws Exception {
		PerformanceRun run = start(workload().with(TimedKeys.DURATION, Duration.ofHours(1)));
		log.await(RunEvent.SecondPassed.class, event -> event.second().answered() > 0);
		ProcessHandle driver = ProcessHandle.of(log.await(RunEvent.DriverReady.class, event -> true).pid()).orElseThrow();
		List<ProcessHandle> applications = driver.children().filter(TestRuns::isJava).toList();
		assertEquals(1, applications.size());
		run.cancel();
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.STOPPED, result.state());
		assertFalse(result.measurements().getLast().complete());
		TestRuns.assertGone(applications.getFirst().pid());
	}
}
