/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

@Tag("processes")
class ParentDeathTest {

	@TempDir
	Path folder;

	private Path temporary;
	private Path file;
	private Process parent;
	private ProcessHandle server;
	private ProcessHandle driver;

	@BeforeEach
	void startAndWaitForTheMeasurement() throws IOException {
		temporary = Files.createDirectory(folder.resolve("tmp"));
		file = folder.resolve("run.json");
		parent = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
				System.getProperty("java.class.path"), "-Dwiretune.tester=" + System.getProperty("wiretune.tester"),
				"-Dwiretune.cache=" + System.getProperty("wiretune.cache"), "-Djava.io.tmpdir=" + temporary,
				"-Dwiretune.driver.arguments=" + System.getProperty("wiretune.driver.arguments", ""), "-Dwiretune.server.arguments=" + System.getProperty("wiretune.server.arguments", ""),
				RunInOwnProcess.class.getName(), file.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		BufferedReader lines = new BufferedReader(
				new InputStreamReader(parent.getInputStream(), StandardCharsets.UTF_8));
		boolean measuring = false;
		while (!measuring) {
			RunEvent event = RunEventFormat.parse(lines.readLine()).orElseThrow();
			switch (event) {
				case RunEvent.ServerReady ready -> server = ProcessHandle.of(ready.pid()).orElseThrow();
				case RunEvent.DriverReady ready -> driver = ProcessHandle.of(ready.pid()).orElseThrow();
				case RunEvent.Progress progress -> measuring = !progress.warmUp();
				default -> assertTrue(!(event instanceof RunEvent.Finished), event.toString());
			}
		}
		assertEquals(1, dataFolders().size(), "the message store is in the temporary folder");
	}

	@Test
	void aKilledParentLeavesNoProcessAndNoData() throws Exception {
		parent.destroyForcibly().waitFor();
		assertEnd();
		RunFile kept = RunFileFormat.read(file);
		assertEquals(RunState.STOPPED, kept.state());
		assertEquals("The run has not ended, or the program that started it ended without a word.", kept.reason());
		assertEquals(1, kept.cells().size(), "the cell under way is known from the journal");
		assertFalse(kept.cells().get(0).complete());
		assertTrue(kept.cells().get(0).loops() > 0);
	}

	/** What stands still hears nothing of the end of its standard input; the guard ends it. */
	@Test
	void aKilledParentLeavesNoServerThatStandsStill() throws Exception {
		Assumptions.assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "a process is halted by a signal");
		assertEquals(0, new ProcessBuilder("/bin/kill", "-STOP", String.valueOf(server.pid())).start().waitFor());
		long killed = System.nanoTime();
		parent.destroyForcibly().waitFor();
		server.onExit().get(20, TimeUnit.SECONDS);
		assertTrue(System.nanoTime() - killed < TimeUnit.SECONDS.toNanos(10), "the server was left for more than ten seconds");
		driver.onExit().get(20, TimeUnit.SECONDS);
		// The folder is removed when its processes are gone.
		long deadline = killed + TimeUnit.SECONDS.toNanos(20);
		while (!dataFolders().isEmpty() && System.nanoTime() < deadline) {
			LockSupport.parkNanos(50_000_000);
		}
		assertEquals(List.of(), dataFolders());
		assertEquals(RunState.STOPPED, RunFileFormat.read(file).state());
	}

	@Test
	void aParentThatIsAskedToEndKeepsTheResults() throws Exception {
		parent.destroy();
		assertTrue(parent.waitFor(20, TimeUnit.SECONDS));
		assertEnd();
		RunFile kept = RunFileFormat.read(file);
		assertEquals("Stopped by the user; the cells measured so far are kept.", kept.reason());
		assertEquals(1, kept.cells().size());
	}

	private void assertEnd() throws Exception {
		driver.onExit().get(20, TimeUnit.SECONDS);
		server.onExit().get(20, TimeUnit.SECONDS);
		assertEquals(List.of(), dataFolders());
	}

	private List<Path> dataFolders() throws IOException {
		try (Stream<Path> files = Files.list(temporary)) {
			return files.filter(path -> path.getFileName().toString().startsWith("wiretune-server-")).toList();
		}
	}
}
