/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.undo;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

import org.wiretune.safety.file.StateFolder;

/** A second program that remembers a change and ends, and removes what is more than the limits on its way. */
public final class OtherRun {

	private OtherRun() {
	}

	/**
	 * Remembers a change.
	 *
	 * @param arguments the file
	 */
	public static void main(String[] arguments) {
		try (UndoJournal journal = new UndoJournal()) {
			journal.remember(Path.of(arguments[0]), new byte[] { 1 }, new byte[] { 2 });
		}
	}

	/** Runs it to its end. */
	static void run(Path file, Path state) throws IOException, InterruptedException {
		Process process = new ProcessBuilder(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m", "-XX:TieredStopAtLevel=1", "-D" + StateFolder.PROPERTY + '=' + state, "-cp",
				System.getProperty("java.class.path"), OtherRun.class.getName(), file.toString())).inheritIO().start();
		if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
			process.destroyForcibly();
			throw new IOException("The other program did not end well.");
		}
	}
}
