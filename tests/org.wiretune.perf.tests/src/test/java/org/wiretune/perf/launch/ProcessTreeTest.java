/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What is killed leaves nothing, also where it starts processes all the while. */
@Timeout(60)
@EnabledOnOs({ OS.LINUX, OS.MAC })
class ProcessTreeTest {

	@TempDir
	Path folder;

	/** The seconds that its sleepers sleep tell them from others. */
	private final String seconds = "600." + System.nanoTime();

	private Process start(String... lines) throws IOException {
		Path program = Files.writeString(folder.resolve("starts.sh"), String.join("\n", lines) + '\n');
		return new ProcessBuilder("sh", program.toString(), seconds).redirectError(ProcessBuilder.Redirect.DISCARD).start();
	}

	private List<ProcessHandle> left() {
		return ProcessHandle.allProcesses().filter(ProcessHandle::isAlive)
				.filter(one -> one.info().commandLine().filter(line -> line.contains(seconds)).isPresent()).toList();
	}

	private void allEnd(Process process) throws Exception {
		assertTrue(process.waitFor(10, TimeUnit.SECONDS));
		List<ProcessHandle> left = left();
		try {
			for (ProcessHandle one : left) {
				one.onExit().get(10, TimeUnit.SECONDS);
			}
		} finally {
			left.forEach(ProcessHandle::destroyForcibly);
		}
	}

	/** A child that is started while its parent's children are listed is found in the next look. */
	@RepeatedTest(5)
	void whatStartsProcessesAllTheWhileLeavesNone() throws Exception {
		Process process = start("for shell in 1 2 3; do", "  (n=0; while [ $n -lt 200 ]; do sleep \"$1\" & n=$((n + 1)); echo started; done; wait) &", "done", "wait");
		try (BufferedReader output = process.inputReader()) {
			for (int line = 0; line < 10; line++) {
				assertEquals("started", output.readLine());
			}
			ProcessTree.kill(process.toHandle());
		}
		allEnd(process);
	}

	@Test
	void thoseThatWereKilledAreTold() throws Exception {
		Process process = start("sleep \"$1\" &", "echo $!", "wait");
		long child;
		try (BufferedReader output = process.inputReader()) {
			child = Long.parseLong(output.readLine());
		}
		Set<ProcessHandle> killed = ProcessTree.kill(process.toHandle());
		assertEquals(Set.of(process.pid(), child), killed.stream().map(ProcessHandle::pid).collect(Collectors.toSet()));
		allEnd(process);
	}

	@Test
	void whatHasEndedIsLeftAlone() throws Exception {
		Process process = start("exit 0");
		assertTrue(process.waitFor(10, TimeUnit.SECONDS));
		assertEquals(Set.of(), ProcessTree.kill(process.toHandle()));
	}
}
