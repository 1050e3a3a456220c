/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.wiretune.perf.proof.ProofRun;

/** One call of the user's program that puts the data back before a start. Made by one thread; any may stop it. */
final class DataReset {

	/** What is kept of the end of its output, in bytes: a last line longer than this is told from its middle. */
	private static final int KEPT = 4096;

	private final Path program;
	// Guarded by this.
	private Process process;
	private boolean stopped;

	/** A call. @param program an executable file, called without arguments */
	DataReset(Path program) {
		this.program = program;
	}

	/**
	 * Runs the program and waits until it has ended. It gets no input.
	 *
	 * @throws ProofRun.CannotStart where it fails, with its last line
	 * @throws IOException where it cannot be called
	 * @throws InterruptedException where it was stopped
	 */
	void run() throws IOException, InterruptedException {
		Process started;
		synchronized (this) {
			if (stopped) {
				throw new InterruptedException();
			}
			started = new ProcessBuilder(program.toAbsolutePath().toString()).redirectErrorStream(true).start();
			process = started;
		}
		try {
			started.getOutputStream().close();
			String last = last(started.getInputStream());
			int code = started.waitFor();
			if (isStopped()) {
				throw new InterruptedException();
			}
			if (code != 0) {
				throw new ProofRun.CannotStart(CommandTexts.text("proveReset", program, Integer.toString(code), last));
			}
		} finally {
			started.destroyForcibly();
		}
	}

	/** {@return whether it was stopped} */
	synchronized boolean isStopped() {
		return stopped;
	}

	/** Ends the program and what it has started. Returns at once. */
	synchronized void stop() {
		stopped = true;
		if (process != null) {
			process.descendants().forEach(ProcessHandle::destroyForcibly);
			process.destroyForcibly();
		}
	}

	/** Reads all, since a program that nobody reads stops, and keeps the last line that is not blank. */
	private static String last(InputStream output) throws IOException {
		byte[] end = new byte[0];
		byte[] buffer = new byte[KEPT];
		for (int read = output.read(buffer); read >= 0; read = output.read(buffer)) {
			byte[] all = Arrays.copyOf(end, end.length + read);
			System.arraycopy(buffer, 0, all, end.length, read);
			end = Arrays.copyOfRange(all, Math.max(0, all.length - KEPT), all.length);
		}
		return new String(end, StandardCharsets.UTF_8).lines().map(String::strip).filter(line -> !line.isEmpty()).reduce("", (one, next) -> next);
	}
}
