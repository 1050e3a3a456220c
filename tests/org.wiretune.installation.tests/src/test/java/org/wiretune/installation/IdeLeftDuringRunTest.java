/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.installation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The WireTune IDE is left while a performance test runs: no process stays, and what was measured is kept. */
class IdeLeftDuringRunTest {

	private static final int END_SECONDS = 30;

	@ParameterizedTest
	@ValueSource(strings = { "-close", "-halt" })
	void noProcessStaysAndWhatWasMeasuredIsKept(String how, @TempDir Path folder) throws Exception {
		Path product = Path.of(System.getProperty("ide.product"));
		Path launcher;
		try (Stream<Path> plugins = Files.list(product.resolve("plugins"))) {
			launcher = plugins.filter(file -> file.getFileName().toString().startsWith("org.eclipse.equinox.launcher_")).findFirst().orElseThrow();
		}
		Path output = folder.resolve("output.txt");
		Process ide = new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-Xmx1g", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote", property("wiretune.driver.arguments"), property("wiretune.server.arguments"), "--add-modules=ALL-SYSTEM", "-jar", launcher.toString(),
				"-nosplash", "-configuration", folder.resolve("configuration").toString(), "-data", folder.resolve("workspace").toString(), "-application",
				"org.wiretune.demo.leaveDuringRun", how).redirectErrorStream(true).redirectOutput(output.toFile()).start();
		try {
			assertTrue(ide.waitFor(3, TimeUnit.MINUTES), () -> "The IDE did not end within three minutes: " + read(output));
		} finally {
			ide.descendants().forEach(ProcessHandle::destroyForcibly);
			ide.destroyForcibly();
		}
		String said = read(output);
		assertEquals(0, ide.exitValue(), said);
		List<ProcessHandle> children = new ArrayList<>();
		said.lines().filter(line -> line.startsWith("Process ")).map(line -> ProcessHandle.of(Long.parseLong(line.substring("Process ".length()))))
				.flatMap(Optional::stream).forEach(children::add);
		assertTrue(said.contains("Process "), said);
		CompletableFuture.allOf(children.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new)).get(END_SECONDS, TimeUnit.SECONDS);
		Path runs = Path.of(said.lines().filter(line -> line.startsWith("Runs ")).findFirst().orElseThrow().substring("Runs ".length()));
		try (Stream<Path> files = Files.list(runs)) {
			// The log of the server's garbage collector lies beside it.
			List<Path> kept = files.filter(file -> file.toString().endsWith(".json")).toList();
			assertEquals(1, kept.size(), kept.toString());
			// What came since the file was last written stands in its journal; readers join them.
			Path journal = Path.of(kept.get(0) + ".journal");
			String run = Files.readString(kept.get(0)) + (Files.exists(journal) ? Files.readString(journal) : "");
			assertTrue(run.contains("\"sca-sync\"") && run.contains("\"meanMs\""), run);
			assertFalse(run.contains("\"state\": \"completed\""), run);
		}
	}

	/** What this program was told of the processes of runs, for the one that starts them. */
	private static String property(String name) {
		return "-D" + name + '=' + System.getProperty(name, "");
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		} catch (java.io.IOException problem) {
			return problem.toString();
		}
	}
}
