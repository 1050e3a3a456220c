/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.installation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The WireTune IDE as a process of its own, with workspace and configuration in a folder of the test. */
final class Ide {

	private static final int END_SECONDS = 30;

	private Ide() {
	}

	/**
	 * Lets an application of the demonstration play, to its end.
	 *
	 * @param folder takes workspace and configuration; used again it goes on in the same workspace
	 * @param application and its arguments
	 * @return what it said
	 */
	static String play(Path folder, String... application) throws Exception {
		Path product = Path.of(System.getProperty("ide.product"));
		Path launcher;
		try (Stream<Path> plugins = Files.list(product.resolve("plugins"))) {
			launcher = plugins.filter(file -> file.getFileName().toString().startsWith("org.eclipse.equinox.launcher_")).findFirst().orElseThrow();
		}
		Path output = folder.resolve("output.txt");
		List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(), "-Xmx1g", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:+UnlockDiagnosticVMOptions",
				"-XX:-BytecodeVerificationRemote", property("wiretune.driver.arguments"), property("wiretune.server.arguments"), "-Dwiretune.state=" + folder.resolve("state"), "--add-modules=ALL-SYSTEM", "-jar", launcher.toString(), "-nosplash", "-configuration", folder.resolve("configuration").toString(), "-data",
				folder.resolve("workspace").toString(), "-application"));
		command.addAll(List.of(application));
		Process ide = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
		try {
			assertTrue(ide.waitFor(3, TimeUnit.MINUTES), () -> "The IDE did not end within three minutes: " + read(output));
		} finally {
			ide.descendants().forEach(ProcessHandle::destroyForcibly);
			ide.destroyForcibly();
		}
		assertEquals(0, ide.exitValue(), () -> read(output));
		return Files.readString(output);
	}

	/** What this program was told of the processes of runs, for the one that starts them. */
	private static String property(String name) {
		return "-D" + name + '=' + System.getProperty(name, "");
	}

	/** Waits until the processes that it told have ended; it has told some. */
	static void noProcessStays(String said) throws Exception {
		List<Long> told = said.lines().filter(line -> line.startsWith("Process ")).map(line -> Long.valueOf(line.substring("Process ".length()))).toList();
		assertFalse(told.isEmpty(), said);
		CompletableFuture.allOf(told.stream().map(ProcessHandle::of).flatMap(Optional::stream).map(ProcessHandle::onExit).toArray(CompletableFuture[]::new)).get(END_SECONDS, TimeUnit.SECONDS);
	}

	/** {@return what it said after a word} */
	static String after(String word, String said) {
		return said.lines().filter(line -> line.startsWith(word + ' ')).findFirst().orElseThrow(() -> new AssertionError("Nothing of " + word + ": " + said)).substring(word.length() + 1);
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		} catch (IOException problem) {
			return problem.toString();
		}
	}
}
