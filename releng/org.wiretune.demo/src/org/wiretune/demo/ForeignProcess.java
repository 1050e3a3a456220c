/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import org.eclipse.core.runtime.FileLocator;
import org.osgi.framework.FrameworkUtil;

/** A Java program that knows nothing of WireTune, with a collection log. It ends when this program closes it, or ends itself. */
final class ForeignProcess implements AutoCloseable {

	private static final int END_SECONDS = 20;

	private final Process process;

	private ForeignProcess(Process process) {
		this.process = process;
	}

	/**
	 * Starts it with the Java of this program, and waits until it works.
	 *
	 * @param log takes its collection log
	 * @return the process
	 * @throws IOException if it does not start
	 */
	static ForeignProcess start(Path log) throws IOException {
		File classes = FileLocator.getBundleFileLocation(FrameworkUtil.getBundle(ForeignProcess.class)).orElseThrow(() -> new IOException("The bundle has no place on the disk."));
		File place = new File(classes, "bin").isDirectory() ? new File(classes, "bin") : classes;
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m", "-XX:+UseG1GC", "-Xlog:gc*:file=" + log.getFileName(), "-cp", place.toString(),
				ForeignProgram.class.getName()).directory(log.getParent().toFile()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		ForeignProcess foreign = new ForeignProcess(process);
		BufferedReader said = process.inputReader();
		if (!ForeignProgram.READY.equals(said.readLine())) {
			foreign.close();
			throw new IOException("The foreign program did not start.");
		}
		return foreign;
	}

	long pid() {
		return process.pid();
	}

	@Override
	public void close() throws IOException {
		process.getOutputStream().close();
		try {
			if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
				process.destroyForcibly();
			}
		} catch (InterruptedException stopped) {
			process.destroyForcibly();
			Thread.currentThread().interrupt();
		}
	}
}
