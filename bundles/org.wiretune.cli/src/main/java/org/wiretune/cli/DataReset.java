/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.wiretune.perf.launch.ProcessTree;
import org.wiretune.perf.proof.ProofRun;

/** One call of the user's program that puts the data back before a start. Made by one thread; any may stop it. */
final class DataReset {

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
			OutputEnd output = OutputEnd.of(started.getInputStream());
			int code = started.waitFor();
			if (isStopped()) {
				throw new InterruptedException();
			}
			if (code != 0) {
				throw new ProofRun.CannotStart(CommandTexts.text("proveReset", program, Integer.toString(code), output.lastLine()));
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
		if (process != null && process.isAlive()) {
			ProcessTree.kill(process.toHandle());
		}
	}
}
