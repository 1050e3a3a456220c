/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Where there is no shell, a Java program ends what a killed program leaves behind. */
@Tag("processes")
class ProcessGuardTest {

	@TempDir
	private Path folder;

	@Test
	@EnabledOnOs({OS.LINUX, OS.MAC})
	void aChildThatStandsStillEndsWithItsProgramThoughThereIsNoShell() throws Exception {
		Path removed = Files.createDirectories(folder.resolve("folder of a run/deep")).getParent();
		Files.writeString(removed.resolve("deep/data"), "x");
		Path kept = Files.createDirectory(folder.resolve("kept"));
		Files.createSymbolicLink(removed.resolve("link"), kept);
		Files.writeString(kept.resolve("mine"), "x");
		Path temporary = Files.createDirectory(folder.resolve("temporary"));
		Process parent = new ProcessBuilder(JavaInstallation.current().executable().toString(), "-Djava.io.tmpdir=" + temporary, "-cp",
				System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")), GuardedParent.class.getName(), folder.resolve("no-shell").toString(), removed.toString(), kept.toString())
						.redirectError(ProcessBuilder.Redirect.INHERIT).start();
		String[] pids = parent.inputReader(StandardCharsets.UTF_8).readLine().split(" ");
		ProcessHandle child = ProcessHandle.of(Long.parseLong(pids[0])).orElseThrow();
		ProcessHandle guard = ProcessHandle.of(Long.parseLong(pids[1])).orElseThrow();
		try {
			assertTrue(guard.info().command().orElse("").endsWith("java"), guard.info().toString());
			parent.destroyForcibly().waitFor();
			child.onExit().get(20, TimeUnit.SECONDS);
			guard.onExit().get(20, TimeUnit.SECONDS);
		} finally {
			child.destroyForcibly();
		}
		assertFalse(Files.exists(removed));
		assertTrue(Files.exists(kept.resolve("mine")));
		try (var left = Files.list(temporary)) {
			assertEquals(List.of(), left.toList());
		}
	}

	/** The class is copied alone. */
	@Test
	void theProgramIsOneClass() {
		assertEquals(0, GuardProgram.class.getDeclaredClasses().length);
	}

	@Test
	void nothingToGuardIsNoProcess() {
		ProcessGuard guard = new ProcessGuard(folder.resolve("no-shell"), Duration.ofMillis(100));
		long before = ProcessHandle.current().children().count();
		guard.ended(1);
		guard.forget(folder);
		assertEquals(before, ProcessHandle.current().children().count());
	}
}
