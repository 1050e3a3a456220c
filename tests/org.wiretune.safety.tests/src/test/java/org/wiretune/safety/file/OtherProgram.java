/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.file;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** A second program that writes a file and stops in the middle of it. */
public final class OtherProgram {

	private OtherProgram() {
	}

	/**
	 * Writes the first half of a file, says so and waits.
	 *
	 * @param arguments the file
	 */
	public static void main(String[] arguments) throws IOException {
		WholeFile.write(Path.of(arguments[0]), out -> {
			out.write(new byte[100_000]);
			System.out.println("half");
			System.out.flush();
			try {
				new CountDownLatch(1).await();
			} catch (InterruptedException never) {
				throw new IOException(never);
			}
		});
	}

	/** {@return the program, in the middle of the file} */
	static Process start(Path file, Path state) throws IOException {
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m", "-XX:TieredStopAtLevel=1", "-D" + StateFolder.PROPERTY + '=' + state, "-cp",
				System.getProperty("java.class.path"), OtherProgram.class.getName(), file.toString()));
		Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		String said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine();
		if (!"half".equals(said)) {
			throw new IOException("The other program said " + said);
		}
		return process;
	}
}
