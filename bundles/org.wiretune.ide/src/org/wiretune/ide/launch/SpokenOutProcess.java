/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.launch;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * A process whose output is read to its end when it is ended. {@link Process#destroy()} closes the streams at once: what a server writes
 * while it stops would be lost, and a console that reads at this moment logs an error.
 */
final class SpokenOutProcess extends Process {

	private final Process process;

	/** @param process the process */
	SpokenOutProcess(Process process) {
		this.process = process;
	}

	@Override
	public void destroy() {
		process.toHandle().destroy();
	}

	@Override
	public Process destroyForcibly() {
		process.toHandle().destroyForcibly();
		return this;
	}

	@Override
	public OutputStream getOutputStream() {
		return process.getOutputStream();
	}

	@Override
	public InputStream getInputStream() {
		return process.getInputStream();
	}

	@Override
	public InputStream getErrorStream() {
		return process.getErrorStream();
	}

	@Override
	public int waitFor() throws InterruptedException {
		return process.waitFor();
	}

	@Override
	public boolean waitFor(long timeout, TimeUnit unit) throws InterruptedException {
		return process.waitFor(timeout, unit);
	}

	@Override
	public int exitValue() {
		return process.exitValue();
	}

	@Override
	public boolean isAlive() {
		return process.isAlive();
	}

	@Override
	public long pid() {
		return process.pid();
	}

	@Override
	public ProcessHandle toHandle() {
		return process.toHandle();
	}

	@Override
	public CompletableFuture<Process> onExit() {
		return process.onExit().thenApply(ended -> this);
	}
}
