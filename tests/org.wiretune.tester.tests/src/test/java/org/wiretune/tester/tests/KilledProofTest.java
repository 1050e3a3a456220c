/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.proof.Proof;

/** The program that makes a proof is killed between its pairs: no process stays, and the next one goes on from what is finished. */
@Tag("processes")
@Timeout(300)
class KilledProofTest {

	@TempDir
	Path folder;

	private final List<String> said = new ArrayList<>();

	private Process start(Path temporary) throws IOException {
		return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
				System.getProperty("java.class.path"), "-Dwiretune.tester=" + System.getProperty("wiretune.tester"),
				"-Dwiretune.cache=" + System.getProperty("wiretune.cache"), "-Djava.io.tmpdir=" + temporary,
				"-Dwiretune.driver.arguments=" + System.getProperty("wiretune.driver.arguments", ""), "-Dwiretune.server.arguments=" + System.getProperty("wiretune.server.arguments", ""),
				ProofInOwnProcess.class.getName(), folder.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
	}

	private void until(BufferedReader lines, String wanted) throws IOException {
		String line;
		do {
			line = lines.readLine();
			assertNotNull(line, said::toString);
			said.add(line);
		} while (!line.equals(wanted));
	}

	/** Kills it while a start is measured after so many pairs; tells what it began with. */
	private String killedAfter(int pairs) throws Exception {
		Path temporary = Files.createDirectory(folder.resolve("tmp" + pairs));
		Process program = start(temporary);
		List<ProcessHandle> started;
		said.clear();
		try (BufferedReader lines = program.inputReader()) {
			until(lines, "pairs " + pairs);
			until(lines, "driver");
			started = program.descendants().toList();
			assertTrue(started.size() >= 2, "server and driver: " + started);
		} finally {
			program.destroyForcibly().waitFor();
		}
		for (ProcessHandle one : started) {
			one.onExit().get(20, TimeUnit.SECONDS);
		}
		try (Stream<Path> left = Files.list(temporary)) {
			assertEquals(List.of(), left.filter(path -> path.getFileName().toString().startsWith("wiretune-")).toList());
		}
		return said.getFirst();
	}

	private Proof kept() throws IOException {
		return ProofInOwnProcess.making(folder).earlier().orElseThrow();
	}

	@Test
	void itGoesOnFromItsPairsAndLeavesNoProcess() throws Exception {
		assertEquals("pairs 0", killedAfter(1));
		Proof first = kept();
		assertEquals(Proof.State.GOING_ON, first.state());
		assertEquals(1, first.pairs().size(), said.toString());
		assertEquals("pairs 1", killedAfter(2));
		Proof second = kept();
		assertEquals(first.pairs(), second.pairs().subList(0, 1), "what was finished is kept as it was");
		assertEquals(2, second.pairs().size(), said.toString());
		try (Stream<Path> files = Files.list(folder.resolve("proofs"))) {
			assertEquals(1, files.count(), "nothing of a file that was being written");
		}
	}
}
