/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.servers.tests.Waiting;

/**
 * Faults in a run on a real server: each ends in a clear state within ten seconds, leaves no process and no folder, and the
 * run file keeps what was measured and says why it ended. Only servers that are on this machine.
 */
@Tag("processes")
class ServerFaultsTest {

	private static final long START_SECONDS = 180;

	@TempDir
	Path folder;
	private Path file;
	private final BlockingQueue<RunEvent> events = new LinkedBlockingQueue<>();

	@BeforeEach
	void signalsAsOnLinux() {
		Assumptions.assumeTrue(Files.isDirectory(Path.of("/proc/self")) && Files.isExecutable(Path.of("/bin/kill")), "processes and signals as on Linux");
		file = folder.resolve("run.json");
	}

	@ParameterizedTest
	@EnumSource(ServerKind.class)
	void aServerThatIsKilledInARun(ServerKind kind) throws Exception {
		// Its sender is in the server and dies with it.
		Begun begun = begin(kind, BindingUnderTest.JMS_ASYNC);
		FaultLog fault = new FaultLog("server killed in a run", kind.label());
		signal("KILL", begun.ready.pid());
		RunFile result = begun.run.result().get(START_SECONDS, TimeUnit.SECONDS);
		fault.ended(result.reason());
		assertTrue(result.reason().startsWith("The server was killed from outside (signal 9) while JMS async with 1 KB"), result.reason());
		checkKept(result, begun);
	}

	@ParameterizedTest
	@EnumSource(ServerKind.class)
	void aServerThatIsHaltedInARun(ServerKind kind) throws Exception {
		Begun begun = begin(kind, BindingUnderTest.HTTP_SYNC);
		FaultLog fault = new FaultLog("server halted in a run", kind.label());
		signal("STOP", begun.ready.pid());
		RunFile result = begun.run.result().get(START_SECONDS, TimeUnit.SECONDS);
		fault.ended(result.reason());
		assertTrue(result.reason().startsWith("The server (process " + begun.ready.pid() + ") stood still for "), result.reason());
		checkKept(result, begun);
	}

	private record Begun(PerformanceRun run, RunEvent.ServerReady ready) {
	}

	/** Starts a run and waits for the first second in which calls were answered. */
	private Begun begin(ServerKind kind, BindingUnderTest binding) throws Exception {
		PerformanceRun run = PerformanceRun.start(new KitServer(RealServers.installation(kind)),
				RunOnServer.endless(binding, RunProgram.KB), RealServers.tester(), JavaInstallation.current(), events::add, file);
		RunEvent event = events.poll(START_SECONDS, TimeUnit.SECONDS);
		while (event != null && !RunOnServer.isMeasured(event) && !(event instanceof RunEvent.Finished)) {
			event = events.poll(START_SECONDS, TimeUnit.SECONDS);
		}
		assertTrue(event instanceof RunEvent.SecondPassed, String.valueOf(event));
		return new Begun(run, run.server().orElseThrow());
	}

	private void checkKept(RunFile result, Begun begun) throws IOException {
		assertEquals(RunState.FAILED, result.state());
		Measurement measurement = result.measurements().getFirst();
		assertFalse(measurement.complete());
		assertTrue(measurement.answered() > 0 && !measurement.seconds().isEmpty(), measurement.toString());
		assertEquals(result.reason(), RunFileFormat.read(file).reason());
		assertFalse(RunProgram.isAlive(begun.ready.pid()) || RunProgram.isAlive(result.environment().driverPid()));
		assertTrue(result.notes().stream().noneMatch(note -> note.contains("wiretune-server-")), "its folder could be removed");
	}

	/** The workbench is killed, once with a server that goes on and once with one that stands still and hears nothing. */
	@ParameterizedTest
	@EnumSource(ServerKind.class)
	void aProgramThatIsKilledInARunWhileItsServerStandsStill(ServerKind kind) throws Exception {
		killProgram(kind, true);
	}

	@ParameterizedTest
	@EnumSource(value = ServerKind.class, names = "LIBERTY")
	void aProgramThatIsKilledInARun(ServerKind kind) throws Exception {
		killProgram(kind, false);
	}

	private void killProgram(ServerKind kind, boolean halted) throws Exception {
		RealServers.installation(kind);
		try (RunProgram program = new RunProgram(kind, BindingUnderTest.HTTP_SYNC, RunProgram.KB, file, Files.createDirectory(folder.resolve("tmp")))) {
			program.awaitMeasured();
			assertEquals(1, program.folders().size());
			if (halted) {
				signal("STOP", program.server());
			}
			FaultLog fault = new FaultLog(halted ? "program killed in a run, server halted" : "program killed in a run", kind.label());
			program.kill();
			Waiting.until(program::toString, Duration.ofSeconds(60), () -> !program.hasLeftSomething());
			RunFile kept = RunFileFormat.read(file);
			fault.ended(kept.reason());
			assertEquals(RunState.STOPPED, kept.state());
			assertEquals("The run has not ended, or the program that started it ended without a word.", kept.reason());
			assertTrue(kept.measurements().getFirst().answered() > 0, "known from the journal");
		}
	}

	/** The server can write neither its message store nor its log. */
	@ParameterizedTest
	@EnumSource(ServerKind.class)
	void aServerWhoseDiskIsFull(ServerKind kind) throws Exception {
		RealServers.installation(kind);
		try (SmallDisk disk = SmallDisk.mounted(folder.resolve("disk"), kind == ServerKind.LIBERTY ? 600 : 120);
				RunProgram program = new RunProgram(kind, BindingUnderTest.JMS_ASYNC, 100 * RunProgram.KB, file, disk.folder())) {
			program.awaitMeasured();
			FaultLog fault = new FaultLog("disk of the server full in a run", kind.label());
			disk.fill();
			String reason = program.awaitEnd().reason();
			fault.ended(reason);
			RunFile kept = RunFileFormat.read(file);
			assertEquals(RunState.FAILED, kept.state());
			assertEquals(reason, kept.reason());
			assertTrue(kept.measurements().getFirst().answered() > 0, "what was measured before is kept");
			assertFalse(program.hasLeftSomething(), program.toString());
		}
	}

	private static void signal(String name, long pid) throws IOException, InterruptedException {
		assertEquals(0, new ProcessBuilder("/bin/kill", "-" + name, String.valueOf(pid)).start().waitFor());
	}
}
