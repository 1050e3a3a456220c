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
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The feature, installed from the update site into an Eclipse that was assembled without it, shows its views. */
class InstallationTest {

	private static final List<String> VIEWS = List.of("org.wiretune.ui.bindingMap", "org.wiretune.ui.gauges",
			"org.wiretune.ui.testCaseLog");

	private final Path installation = Path.of(System.getProperty("installation"));

	@Test
	void thePlainProductHoldsNothingOfWireTuneButTheDriver() throws IOException {
		assertEquals(List.of("org.wiretune.workbench"), wiretuneBundles(Path.of(System.getProperty("plain.product"))));
	}

	@Test
	void theInstalledFeatureShowsItsViews(@TempDir Path workspace) throws Exception {
		assertTrue(wiretuneBundles(installation).contains("org.wiretune.ui"), "The director installed no org.wiretune.ui.");
		Path launcher;
		try (Stream<Path> plugins = Files.list(installation.resolve("plugins"))) {
			launcher = plugins.filter(file -> file.getFileName().toString().startsWith("org.eclipse.equinox.launcher_")).findFirst().orElseThrow();
		}
		Path pictures = Path.of(System.getProperty("screenshots"));
		List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(), "-Xmx1g",
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote", "--add-modules=ALL-SYSTEM", "-jar", launcher.toString(), "-nosplash", "-clean", "-data", workspace.toString(),
				"-application", "org.wiretune.workbench.openViews", "-screenshots", pictures.toString()));
		for (String view : VIEWS) {
			command.addAll(List.of("-view", view));
		}
		Path output = installation.resolveSibling("eclipse-output.txt");
		Process eclipse = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
		try {
			assertTrue(eclipse.waitFor(3, TimeUnit.MINUTES), "Eclipse did not end within three minutes.");
		} finally {
			eclipse.descendants().forEach(ProcessHandle::destroyForcibly);
			eclipse.destroyForcibly();
		}
		String said = Files.readString(output);
		assertEquals(0, eclipse.exitValue(), said);
		for (String view : VIEWS) {
			assertTrue(said.contains("View " + view + " opened"), said);
			assertFalse(Files.size(pictures.resolve(view + ".png")) < 1000, "The screenshot of " + view + " is empty.");
		}
	}

	private static List<String> wiretuneBundles(Path product) throws IOException {
		try (Stream<Path> plugins = Files.list(product.resolve("plugins"))) {
			return plugins.map(file -> file.getFileName().toString()).filter(name -> name.startsWith("org.wiretune."))
					.map(name -> name.substring(0, name.indexOf('_'))).sorted().toList();
		}
	}
}
