/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Ends a server with the run that started it, also when that is killed and can end nothing: a Java agent that is in the
 * server's JVM before its first class and waits for the end of its standard input, whose other end the run holds. Then it
 * removes the folder of the run and halts the JVM. One class without any other of this bundle, because it is alone there.
 */
public final class Lifeline {

	/** Exit code of a server whose run is gone, the one of a process that was asked to end. */
	static final int EXIT = 143;

	private Lifeline() {
	}

	/**
	 * Begins to wait. Called by the JVM before the server's main class.
	 *
	 * @param folder folder of the run
	 */
	public static void premain(String folder) {
		Thread thread = new Thread(() -> await(folder), "WireTune lifeline");
		thread.setDaemon(true);
		thread.start();
	}

	private static void await(String folder) {
		// Not System.in, which a server may replace.
		try (FileInputStream input = new FileInputStream(FileDescriptor.in)) {
			int read = input.read();
			while (read >= 0) {
				read = input.read();
			}
		} catch (IOException e) {
			// The other end is gone as well.
			System.err.println(e.getMessage());
		}
		remove(Path.of(folder));
		Runtime.getRuntime().halt(EXIT);
	}

	private static void remove(Path folder) {
		try (Stream<Path> all = Files.walk(folder)) {
			List<Path> files = all.sorted(Comparator.reverseOrder()).toList();
			for (Path file : files) {
				Files.deleteIfExists(file);
			}
		} catch (IOException | RuntimeException e) {
			System.err.println(e.getMessage());
		}
	}
}
