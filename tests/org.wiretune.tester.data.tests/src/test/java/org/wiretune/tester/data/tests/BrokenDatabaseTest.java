/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.result.Measurement;

/** Databases that die, hang or cannot start: the run says so, keeps what was measured and leaves no process. */
@Tag("processes")
class BrokenDatabaseTest {

	private static final String ENDLESS = """
			work: orders
			duration: 1 h
			warm-up: 0 s
			lines: 1
			""";

	@TempDir
	Path folder;

	@Test
	void aDatabaseThatIsKilledEndsTheRun() throws Exception {
		RunInThisProcess run = RunInThisProcess.of(ENDLESS);
		CompletableFuture<String> end = start(run);
		run.awaitPhase("measurement");
		children().forEach(ProcessHandle::destroyForcibly);
		String reason = end.get(30, TimeUnit.SECONDS);
		assertTrue(reason.startsWith("The database ended while work orders was measured; what was measured before is kept."),
				reason);
		assertTrue(reason.contains("exit code 137"), reason);
		Measurement cut = run.measurements().getFirst();
		assertFalse(cut.complete());
		assertEquals(0, cut.failed(), "the end of the database is no failure of the clients");
		RunInThisProcess.assertNoProcessLeft();
	}

	@Test
	void aDatabaseThatHangsIsEndedAfterTheCallTimeout() throws Exception {
		assumeTrue(Files.isExecutable(Path.of("/bin/kill")), "No /bin/kill.");
		RunInThisProcess run = RunInThisProcess.of(ENDLESS + "call-timeout: 4 s\n");
		CompletableFuture<String> end = start(run);
		run.awaitPhase("measurement");
		for (ProcessHandle child : children().toList()) {
			new ProcessBuilder("/bin/kill", "-STOP", String.valueOf(child.pid())).start().waitFor();
		}
		String reason = end.get(30, TimeUnit.SECONDS);
		assertTrue(reason.startsWith("H2 did nothing for 4 s and was ended, while work orders was measured."), reason);
		RunInThisProcess.assertNoProcessLeft();
	}

	@Test
	void aStopEndsAtOnceAndKeepsWhatWasMeasured() throws Exception {
		RunInThisProcess run = RunInThisProcess.of(ENDLESS);
		CompletableFuture<String> end = start(run);
		run.awaitPhase("measurement");
		run.stopRun();
		assertEquals("", end.get(30, TimeUnit.SECONDS));
		assertFalse(run.measurements().getFirst().complete());
		RunInThisProcess.assertNoProcessLeft();
	}

	@Test
	void aFolderThatCannotBeWrittenAndADatabaseThatIsNotThereAreSaid() throws Exception {
		Files.writeString(folder.resolve("h2"), "A file is where the folder has to be.");
		RunInThisProcess run = RunInThisProcess.of(ENDLESS);
		assertEquals("Nothing was measured, because no database could be started.", run.run(folder));
		assertEquals(1, run.failures().size());
		assertTrue(run.failures().getFirst().contains("H2 cannot keep its data in " + folder.resolve("h2")),
				run.failures().toString());
		assertEquals(List.of(), run.measurements());
		RunInThisProcess.assertNoProcessLeft();
	}

	@Test
	void postgresqlEndsWithTheProcessThatWatchesIt() throws Exception {
		assumeTrue(Installed.postgresql(), "PostgreSQL is not installed.");
		RunInThisProcess run = RunInThisProcess.of("database: postgresql\n" + ENDLESS);
		CompletableFuture<String> end = start(run);
		run.awaitPhase("measurement");
		List<ProcessHandle> all = ProcessHandle.current().descendants().filter(RunInThisProcess::isNoGuard).toList();
		assertTrue(all.size() > 2, "the watching process, PostgreSQL and its own: " + all);
		children().forEach(ProcessHandle::destroyForcibly);
		String reason = end.get(30, TimeUnit.SECONDS);
		assertTrue(reason.startsWith("The database ended while"), reason);
		for (ProcessHandle process : all) {
			process.onExit().get(20, TimeUnit.SECONDS);
		}
	}

	private CompletableFuture<String> start(RunInThisProcess run) {
		return CompletableFuture.supplyAsync(() -> {
			try {
				return run.run(folder);
			} catch (Exception e) {
				throw new IllegalStateException(e);
			}
		});
	}

	private static Stream<ProcessHandle> children() {
		return ProcessHandle.current().children().filter(RunInThisProcess::isNoGuard);
	}
}
