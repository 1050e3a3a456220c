/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

@Tag("processes")
class BrokenRunTest {

	private static final int ENDLESS = 10_000_000;

	@TempDir
	Path folder;

	private final EventLog log = new EventLog();

	@Test
	void aServerThatIsKilledLeavesWhatWasMeasured() throws Exception {
		Path file = folder.resolve("run.json");
		PerformanceRun run = TestRuns.start(TestRuns.specification(ENDLESS, BindingUnderTest.HTTP_SYNC), log, file);
		RunEvent.ServerReady ready = log.await(RunEvent.ServerReady.class, event -> true);
		log.await(RunEvent.Progress.class, event -> !event.warmUp());
		assertTrue(ProcessHandle.of(ready.pid()).orElseThrow().destroyForcibly());
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().startsWith("The server was killed from outside (signal 9) while HTTP sync with 1 KB"),
				result.reason());
		RunCell cell = result.cells().get(0);
		assertFalse(cell.complete());
		assertTrue(cell.loops() > 0 && cell.loops() < ENDLESS && cell.meanMs() > 0, cell.toString());
		assertEquals(0, cell.errors(), "the end of the server is no error of the binding");
		Measurement measurement = result.measurements().getFirst();
		assertFalse(measurement.complete());
		assertEquals(0, measurement.failed());
		assertEquals(cell.loops(), measurement.answered());
		assertEquals(cell.p99Ms(), measurement.latency().p99Ms(), "the sender was not in the server, its figures are whole");
		assertEquals(result, RunFileFormat.read(file));
	}

	@Test
	void aServerThatIsKilledWhileItsOwnSenderRunsIsNoticed() throws Exception {
		PerformanceRun run = TestRuns.start(
				TestRuns.specification(ENDLESS, BindingUnderTest.SCA_ASYNC, BindingUnderTest.HTTP_SYNC), log,
				folder.resolve("run.json"));
		RunEvent.ServerReady ready = log.await(RunEvent.ServerReady.class, event -> true);
		RunEvent.SecondPassed second = log.await(RunEvent.SecondPassed.class, BrokenRunTest::isMeasured);
		ProcessHandle.of(ready.pid()).orElseThrow().destroyForcibly();
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().contains("killed from outside (signal 9) while SCA async with 1 KB"), result.reason());
		checkCutOff(result, "sca-async 1 KB", second);
	}

	private static boolean isMeasured(RunEvent.SecondPassed event) {
		return event.second().phase().equals(Phase.MEASUREMENT) && event.second().answered() > 0;
	}

	/** The process that measured is gone, and with it its percentiles; its seconds are there. */
	private static void checkCutOff(RunFile result, String id, RunEvent.SecondPassed second) {
		Measurement measurement = result.measurements().getFirst();
		assertEquals(id, measurement.id());
		assertEquals(id, measurement.parameters().get("binding") + ' ' + measurement.parameters().get("size"));
		assertFalse(measurement.complete() || measurement.isValid());
		assertTrue(measurement.seconds().contains(second.second()));
		assertTrue(measurement.answered() >= second.second().answered() && measurement.latency().meanMs() > 0,
				measurement.toString());
		assertTrue(Double.isNaN(measurement.latency().p99Ms()));
	}

	@Test
	void aDriverThatIsKilledWhileItSendsLeavesItsSeconds() throws Exception {
		Path file = folder.resolve("run.json");
		PerformanceRun run = TestRuns.start(TestRuns.specification(ENDLESS, BindingUnderTest.HTTP_SYNC), log, file);
		RunEvent.DriverReady ready = log.await(RunEvent.DriverReady.class, event -> true);
		RunEvent.SecondPassed second = log.await(RunEvent.SecondPassed.class, BrokenRunTest::isMeasured);
		ProcessHandle.of(ready.pid()).orElseThrow().destroyForcibly();
		RunFile result = TestRuns.end(run);
		assertTrue(result.reason().startsWith("The load driver was killed from outside (signal 9) while HTTP sync with 1 KB was measured"), result.reason());
		assertEquals(1, result.measurements().size(), "the run and its journal hold the same");
		checkCutOff(result, "http-sync 1 KB", second);
		assertEquals(result, RunFileFormat.read(file));
	}

	@Test
	void aServerThatStandsStillForASecondShowsInTheLongestCall() throws Exception {
		Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "a process is halted by a signal");
		// Without progress lines: a server that stands still while one is made is waited for between two calls.
		PerformanceRun run = TestRuns.start(
				TestRuns.specification(ENDLESS, BindingUnderTest.HTTP_SYNC).withProgressEvery(ENDLESS), log,
				folder.resolve("run.json"));
		RunEvent.ServerReady ready = log.await(RunEvent.ServerReady.class, event -> true);
		log.await(RunEvent.SecondPassed.class, BrokenRunTest::isMeasured);
		signal("-STOP", ready.pid());
		long halted = System.nanoTime();
		int last = log.all(RunEvent.SecondPassed.class).getLast().second().second();
		log.await(RunEvent.SecondPassed.class, event -> event.second().second() > last + 1);
		double haltedMs = (System.nanoTime() - halted) / 1e6;
		signal("-CONT", ready.pid());
		log.await(RunEvent.SecondPassed.class, event -> event.second().second() > last + 2 && event.second().answered() > 0);
		run.cancel();
		RunFile result = TestRuns.end(run);
		Measurement measurement = result.measurements().getFirst();
		assertEquals(0, measurement.failed(), "a late reply is no error");
		// One client had one call under way that could not be answered before the server went on.
		assertTrue(measurement.latency().maxMs() > haltedMs / 2, haltedMs + " ms, " + measurement.latency());
		assertTrue(measurement.remarks().stream().anyMatch(remark -> remark.startsWith("Closed loop")));
	}

	@Test
	void aServerThatStandsStillForLongerEndsTheRun() throws Exception {
		Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")), "the system tells that a process stands still");
		Path file = folder.resolve("run.json");
		PerformanceRun run = TestRuns.start(TestRuns.specification(ENDLESS, BindingUnderTest.HTTP_SYNC), log, file);
		RunEvent.ServerReady ready = log.await(RunEvent.ServerReady.class, event -> true);
		log.await(RunEvent.SecondPassed.class, BrokenRunTest::isMeasured);
		signal("-STOP", ready.pid());
		long halted = System.nanoTime();
		RunFile result = TestRuns.end(run);
		assertTrue(System.nanoTime() - halted < TimeUnit.SECONDS.toNanos(10), "it took " + (System.nanoTime() - halted) / 1e9 + " s");
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().startsWith("The server (process " + ready.pid() + ") stood still for 5 seconds while HTTP sync with 1 KB was measured"),
				result.reason());
		assertTrue(result.cells().getFirst().loops() > 0 && !result.cells().getFirst().complete(), "what was measured before is kept");
		assertEquals(result.reason(), RunFileFormat.read(file).reason());
	}

	private static void signal(String name, long pid) throws IOException, InterruptedException {
		assertEquals(0, new ProcessBuilder("/bin/kill", name, String.valueOf(pid)).start().waitFor());
	}

	@Test
	void aDriverThatIsKilledEndsTheRun() throws Exception {
		PerformanceRun run = TestRuns.start(TestRuns.specification(ENDLESS, BindingUnderTest.SCA_SYNC), log,
				folder.resolve("run.json"));
		RunEvent.DriverReady ready = log.await(RunEvent.DriverReady.class, event -> true);
		ProcessHandle.of(ready.pid()).orElseThrow().destroyForcibly();
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().startsWith("The load driver was killed from outside (signal 9) while "), result.reason());
	}

	@Test
	void aDriverThatStandsStillEndsTheRun() throws Exception {
		Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")), "the system tells that a process stands still");
		Path file = folder.resolve("run.json");
		PerformanceRun run = TestRuns.start(TestRuns.specification(ENDLESS, BindingUnderTest.HTTP_SYNC), log, file);
		RunEvent.DriverReady ready = log.await(RunEvent.DriverReady.class, event -> true);
		RunEvent.SecondPassed second = log.await(RunEvent.SecondPassed.class, BrokenRunTest::isMeasured);
		signal("-STOP", ready.pid());
		long halted = System.nanoTime();
		RunFile result = TestRuns.end(run);
		assertTrue(System.nanoTime() - halted < TimeUnit.SECONDS.toNanos(10), "it took " + (System.nanoTime() - halted) / 1e9 + " s");
		System.out.printf("A run whose driver was halted ended after %.1f s.%n", (System.nanoTime() - halted) / 1e9);
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().startsWith("The load driver (process " + ready.pid() + ") stood still for 5 seconds while HTTP sync with 1 KB was measured"),
				result.reason());
		assertEquals(1, result.measurements().size(), "what was measured is there once");
		checkCutOff(result, "http-sync 1 KB", second);
		assertEquals(result, RunFileFormat.read(file));
	}

	@Test
	void stoppingTwiceIsStoppingOnce() throws Exception {
		Path file = folder.resolve("run.json");
		PerformanceRun run = TestRuns.start(
				TestRuns.specification(ENDLESS, BindingUnderTest.SCA_ASYNC, BindingUnderTest.WS_SYNC), log, file);
		log.await(RunEvent.Progress.class, event -> !event.warmUp());
		run.cancel();
		run.cancel();
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.STOPPED, result.state());
		assertEquals("Stopped by the user; the cells measured so far are kept.", result.reason());
		assertEquals(1, result.cells().size());
		assertFalse(result.cells().get(0).complete());
		assertEquals(0, result.cells().get(0).errors(), "an interrupted call is no failed call");
		run.cancel();
		assertEquals(1, log.all(RunEvent.Finished.class).size());
		assertEquals(result, RunFileFormat.read(file));
	}

	@Test
	void aServerThatHangsDoesNotKeepTheRunFromStopping() throws Exception {
		Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "a process is halted by a signal");
		PerformanceRun run = TestRuns.start(TestRuns.specification(ENDLESS, BindingUnderTest.HTTP_SYNC), log,
				folder.resolve("run.json"));
		RunEvent.ServerReady ready = log.await(RunEvent.ServerReady.class, event -> true);
		log.await(RunEvent.Progress.class, event -> !event.warmUp());
		signal("-STOP", ready.pid());
		run.cancel();
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.STOPPED, result.state());
		assertEquals(1, result.cells().size(), "what was measured before is kept");
	}

	@Test
	void stoppingBeforeTheServerIsReadyEndsItToo() throws Exception {
		PerformanceRun run = TestRuns.start(TestRuns.specification(1, BindingUnderTest.SCA_SYNC), log,
				folder.resolve("run.json"));
		run.cancel();
		RunFile result = TestRuns.end(run);
		assertEquals(RunState.STOPPED, result.state());
		assertTrue(result.cells().isEmpty());
	}

	@Test
	void aPortInUseIsSaidWithItsNumber() throws Exception {
		try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			ServerSettings settings = TestRuns.settings().httpPort(other.getLocalPort()).build();
			RunFile result = TestRuns
					.end(TestRuns.start(TestRuns.specification(1, BindingUnderTest.SCA_SYNC).withServer(settings), log,
							folder.resolve("run.json")));
			assertEquals(RunState.FAILED, result.state());
			assertEquals("The HTTP port " + other.getLocalPort() + " is in use by another program. Choose another port, "
					+ "or 0 for any free one, or end that program.", result.reason());
		}
	}

	@Test
	void aServerWithoutMemoryIsSaidWithItsHeap() throws Exception {
		ServerSettings settings = TestRuns.settings().maximumHeapMegabytes(48).build();
		RunFile result = TestRuns.end(TestRuns.start(TestRuns.specification(5, BindingUnderTest.SCA_ASYNC)
				.withSizes(List.of(32 * 1024 * 1024)).withServer(settings), log, folder.resolve("run.json")));
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().startsWith("The server ran out of memory while SCA async with 32 MB was measured: its "
				+ "maximum heap is 48 MB. Raise the maximum heap"), result.reason());
	}

	@Test
	void aPoolThatTheCallerFillsIsGivenUpAndTheNextCellIsMeasured() throws Exception {
		ServerSettings settings = TestRuns.settings().threadPool(new ThreadPoolSettings("Default", 1, 1, 5000)).build();
		RunFile result = TestRuns.end(TestRuns.start(
				TestRuns.specification(3, BindingUnderTest.SCA_ASYNC, BindingUnderTest.HTTP_SYNC).withServer(settings)
						.withLoops(3, 0).withCallTimeoutSeconds(1),
				log, folder.resolve("run.json")));
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().startsWith("The measurement of SCA async was given up after 2 failed calls in a row: "
				+ "no reply within 1 s."), result.reason());
		assertEquals(2, result.cells().get(0).errors());
		assertTrue(Double.isNaN(result.cells().get(0).meanMs()));
		assertEquals(Map.of("no reply within 1 s", 2L), result.measurements().get(0).errors());
		assertFalse(result.measurements().get(0).complete() || result.measurements().get(0).isValid());
		assertTrue(result.measurements().get(1).complete());
		assertTrue(TestRuns.invalid(result.measurements().get(1)).stream().allMatch(reason -> reason.contains("[bench-no-warmup]")),
				result.measurements().get(1).toString());
		assertEquals("http-sync", result.cells().get(1).binding());
		assertTrue(result.cells().get(1).complete());
	}

	@Test
	void anArgumentTheJvmDoesNotKnowIsSaid() throws Exception {
		ServerSettings settings = ServerSettings.builder().jvmArguments(List.of("-XX:+NoSuchSwitch")).build();
		RunFile result = TestRuns.end(TestRuns.start(
				TestRuns.specification(1, BindingUnderTest.SCA_SYNC).withServer(settings), log, folder.resolve("run.json")));
		assertEquals(RunState.FAILED, result.state());
		assertTrue(result.reason().contains("NoSuchSwitch"), result.reason());
	}

	@Test
	void aRunFileThatCannotBeWrittenIsSaidBeforeAnythingStarts() throws Exception {
		Path file = Files.createFile(folder.resolve("file")).resolve("run.json");
		assertThrows(IOException.class,
				() -> TestRuns.start(TestRuns.specification(1, BindingUnderTest.SCA_SYNC), log, file));
		assertTrue(log.all().isEmpty());
	}
}
