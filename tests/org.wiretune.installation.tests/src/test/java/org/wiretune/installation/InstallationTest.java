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
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Installs WireTune by the menus of an Eclipse that was assembled without it, updates it, looks at its views and removes it. The
 * site is a folder of releases as a web server would show it, its files signed by a key that Eclipse does not know.
 */
class InstallationTest {

	private static final List<String> VIEWS = List.of("org.wiretune.ui.bindingMap", "org.wiretune.ui.gauges",
			"org.wiretune.ui.testCaseLog");
	private static final String FEATURE = "WireTune";

	/** What a workbench ends with that restarts itself, where no launcher of the system is there to do it. */
	private static final int RESTART = 24;

	private final Path plain = Path.of(System.getProperty("plain.product"));
	private final Path pictures = Path.of(System.getProperty("screenshots"));

	@TempDir
	private Path folder;

	private Path installation;

	@Test
	void thePlainProductHoldsNothingOfWireTuneButTheDriver() throws IOException {
		assertEquals(Set.of("org.wiretune.workbench"), wiretuneBundles(plain).stream().map(InstallationTest::name).collect(Collectors.toSet()));
	}

	@Test
	void theMenusInstallUpdateAndRemoveIt() throws Exception {
		installation = copied(plain, folder.resolve("eclipse"));
		Path site = Path.of(System.getProperty("site"));
		Path releases = folder.resolve("releases");
		OlderSite older = new OlderSite(site);
		older.write(folder.resolve("older"));
		try (SigningKey key = new SigningKey(folder.resolve("key"))) {
			key.release(folder.resolve("older"), "1.0.0", releases);
			String said = eclipse(RESTART, "org.wiretune.workbench.software", "-addSoftware", releases.toUri().toString(), FEATURE);
			assertTrue(said.contains("Licence: Eclipse Public License - v 2.0"), said);
			assertTrue(said.contains("Trust asked: PGP " + key.fingerprint() + ' ' + SigningKey.OWNER) && !said.contains("Unsigned"), said);
			assertEquals(Set.of(older.olderQualifier()), qualifiers());
			assertTrue(wiretuneBundles(installation).stream().map(InstallationTest::name).toList().containsAll(List.of("org.wiretune.ui", "org.wiretune.tester.bundle")));

			key.release(site, "1.0.1", releases);
			eclipse(RESTART, "org.wiretune.workbench.software", "-updateSoftware");
			assertEquals(Set.of(older.qualifier()), qualifiers());
		}
		theViewsOpen();
		eclipse(RESTART, "org.wiretune.workbench.software", "-removeSoftware", FEATURE);
		assertEquals(Set.of("org.wiretune.workbench"), wiretuneBundles(installation).stream().map(InstallationTest::name).collect(Collectors.toSet()));
		// What is left of it in the workspace disturbs nobody.
		eclipse(0, "org.wiretune.workbench.openViews", "-view", "org.eclipse.ui.views.ProblemView");
	}

	private void theViewsOpen() throws Exception {
		List<String> words = new ArrayList<>();
		for (String view : VIEWS) {
			words.addAll(List.of("-view", view));
		}
		String said = eclipse(0, "org.wiretune.workbench.openViews", words.toArray(String[]::new));
		for (String view : VIEWS) {
			assertTrue(said.contains("View " + view + " opened"), said);
			assertFalse(Files.size(pictures.resolve(view + ".png")) < 1000, "The screenshot of " + view + " is empty.");
		}
	}

	private static Path copied(Path from, Path to) throws IOException {
		try (Stream<Path> files = Files.walk(from)) {
			for (Path each : (Iterable<Path>) files::iterator) {
				Files.copy(each, to.resolve(from.relativize(each).toString()));
			}
		}
		return to;
	}

	/** Starts the installed Eclipse with an application and says what it said; it has to end as wanted. */
	private String eclipse(int wanted, String application, String... words) throws Exception {
		Path launcher;
		try (Stream<Path> plugins = Files.list(installation.resolve("plugins"))) {
			launcher = plugins.filter(file -> file.getFileName().toString().startsWith("org.eclipse.equinox.launcher_")).findFirst().orElseThrow();
		}
		List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(), "-Xmx1g",
				"-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote", "--add-modules=ALL-SYSTEM", "-jar", launcher.toString(), "-nosplash", "-nl", "en", "-data", folder.resolve("workspace").toString(),
				"-application", application, "-screenshots", pictures.toString()));
		command.addAll(List.of(words));
		Path output = folder.resolve("output.txt");
		Process eclipse = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
		try {
			assertTrue(eclipse.waitFor(3, TimeUnit.MINUTES), "Eclipse did not end within three minutes.");
		} finally {
			eclipse.descendants().forEach(ProcessHandle::destroyForcibly);
			eclipse.destroyForcibly();
		}
		String said = Files.readString(output);
		assertEquals(wanted, eclipse.exitValue(), said);
		return said;
	}

	/** What stands behind the third number of WireTune's bundles. */
	private Set<String> qualifiers() throws IOException {
		return wiretuneBundles(installation).stream().filter(bundle -> !name(bundle).equals("org.wiretune.workbench")).map(bundle -> bundle.substring(bundle.lastIndexOf('.') + 1))
				.collect(Collectors.toCollection(TreeSet::new));
	}

	private static String name(String bundle) {
		return bundle.substring(0, bundle.indexOf(' '));
	}

	/** The bundles that a product starts with, each with its version. */
	private static List<String> wiretuneBundles(Path product) throws IOException {
		try (Stream<String> bundles = Files.lines(product.resolve("configuration/org.eclipse.equinox.simpleconfigurator/bundles.info"))) {
			return bundles.filter(line -> line.startsWith("org.wiretune.")).map(line -> line.split(",")).map(words -> words[0] + ' ' + words[1]).sorted().toList();
		}
	}
}
