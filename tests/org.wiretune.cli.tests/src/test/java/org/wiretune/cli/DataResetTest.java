/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.proof.ProofRun;

/** The user's program of {@code prove --reset}: its end is waited for, its failure told, and it can be stopped. */
@Timeout(60)
class DataResetTest {

	@TempDir
	Path folder;

	private Path program(String... lines) throws IOException {
		Path program = Files.writeString(folder.resolve("reset.sh"), "#!/bin/sh\n" + String.join("\n", lines) + '\n');
		return Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
	}

	@Test
	void itsEndIsWaitedForAndItGetsNoInput() throws Exception {
		new DataReset(program("cat > \"$0.input\"", "echo done > \"$0.data\"")).run();
		assertEquals("done\n", Files.readString(folder.resolve("reset.sh.data")));
		assertEquals(0, Files.size(folder.resolve("reset.sh.input")));
	}

	@Test
	void aFailureIsToldWithItsCodeAndItsLastLine() throws Exception {
		Path program = program("echo starting", "echo 'relation orders does not exist' >&2", "echo", "exit 3");
		String sentence = assertThrows(ProofRun.CannotStart.class, new DataReset(program)::run).getMessage();
		assertTrue(sentence.contains(program.toString()) && sentence.contains("3") && sentence.contains("relation orders does not exist") && !sentence.contains("starting"), sentence);
	}

	/** A program that nobody reads stops when the pipe is full; one without line ends must not fill the memory. */
	@Test
	void muchOutputIsReadAndOnlyItsEndKept() throws Exception {
		Path program = program("dd if=/dev/zero bs=65536 count=64 2>/dev/null | tr '\\000' x", "echo y", "exit 1");
		String sentence = assertThrows(ProofRun.CannotStart.class, new DataReset(program)::run).getMessage();
		assertTrue(sentence.length() < 5000 && sentence.contains("xxxy"), sentence.length() + " characters");
	}

	@Test
	void aProgramThatHangsEndsWithTheProof() throws Exception {
		Path program = program("echo $$ > \"$0.begun\"", "sleep 600", "echo never");
		Path begun = folder.resolve("reset.sh.begun");
		assertEquals(0, new ProcessBuilder("mkfifo", begun.toString()).start().waitFor());
		DataReset reset = new DataReset(program);
		CompletableFuture<Void> running = CompletableFuture.runAsync(() -> {
			try {
				reset.run();
			} catch (IOException | InterruptedException stopped) {
				throw new CompletionException(stopped);
			}
		});
		long pid = Long.parseLong(Files.readString(begun).strip());
		ProcessHandle process = ProcessHandle.of(pid).orElseThrow();
		reset.stop();
		assertEquals(InterruptedException.class, assertThrows(CompletionException.class, running::join).getCause().getClass());
		process.onExit().get(30, TimeUnit.SECONDS);
		assertFalse(process.isAlive());
	}

	/** A database that a program starts in the background keeps its output. */
	@Test
	void whatItLeavesInTheBackgroundIsNotWaitedFor() throws Exception {
		Path program = program("sleep 600 &", "echo $! > \"$0.left\"", "echo 'port is taken'", "exit 1");
		try {
			String sentence = assertThrows(ProofRun.CannotStart.class, new DataReset(program)::run).getMessage();
			assertTrue(sentence.contains("port is taken"), sentence);
		} finally {
			ProcessHandle.of(Long.parseLong(Files.readString(folder.resolve("reset.sh.left")).strip())).ifPresent(ProcessHandle::destroyForcibly);
		}
	}

	@Test
	void whatWasStoppedDoesNotBegin() throws Exception {
		DataReset reset = new DataReset(program("echo > \"$0.data\""));
		reset.stop();
		assertThrows(InterruptedException.class, reset::run);
		assertFalse(Files.exists(folder.resolve("reset.sh.data")));
	}

	@Test
	void aProgramThatIsNotThereIsToldByItsName() {
		String sentence = assertThrows(IOException.class, new DataReset(folder.resolve("missing.sh"))::run).getMessage();
		assertTrue(sentence.contains("missing.sh"), sentence);
	}
}
