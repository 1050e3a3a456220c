/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build tool finds what the command finds. */
class BuildLintTest {

	@TempDir
	private Path folder;

	@BeforeEach
	void project() throws IOException {
		Files.createDirectories(folder.resolve("src/main/resources/META-INF"));
		Files.writeString(folder.resolve("pom.xml"), "<project><packaging>war</packaging></project>\n");
		Files.createDirectories(folder.resolve("src/main/java/shop"));
		Files.writeString(folder.resolve("src/main/java/shop/Rates.java"), """
				package shop;

				import java.net.HttpURLConnection;
				import javax.ejb.Stateless;

				@Stateless
				public class Rates {

					int rate() throws Exception {
						return ((HttpURLConnection) new URL(URL).openConnection()).getResponseCode();
					}
				}
				""");
	}

	private BuildLint.Request request(List<String> excludes, Path baseline, boolean write, String failOn, Map<String, Path> reports) {
		return new BuildLint.Request(folder, List.of(), excludes, List.of(), Optional.empty(), Optional.ofNullable(baseline), write, failOn, reports);
	}

	@Test
	void findsWhatTheCommandFinds() throws Exception {
		Path report = folder.resolve("target/wiretune/lint.json");
		BuildLint.Outcome outcome = BuildLint.run(request(List.of(), null, false, "info", Map.of("json", report)));
		assertTrue(outcome.fails());
		BuildLint.Told told = outcome.findings().get(0);
		assertEquals(folder.resolve("src/main/java/shop/Rates.java"), told.file());
		assertEquals(10, told.line());
		assertFalse(told.isWarning());
		String command = CommandLine.call("lint", "--format", "json", "--fail-on", "never", folder.toString()).out();
		assertEquals(1, outcome.findings().size());
		assertTrue(command.contains("http-client-without-timeout") && Files.readString(report).contains("http-client-without-timeout"), command);
		assertFalse(BuildLint.run(request(List.of(), null, false, "warning", Map.of())).fails());
	}

	@Test
	void whatIsLeftOut() throws Exception {
		assertEquals(List.of(), BuildLint.run(request(List.of("**/shop/**"), null, false, "info", Map.of())).findings());
	}

	/** A project that has no baseline yet knows no finding. */
	@Test
	void aBaseline() throws Exception {
		Path baseline = folder.resolve("known.json");
		assertTrue(BuildLint.run(request(List.of(), baseline, false, "info", Map.of())).fails());
		BuildLint.run(request(List.of(), baseline, true, "info", Map.of()));
		BuildLint.Outcome known = BuildLint.run(request(List.of(), baseline, false, "info", Map.of()));
		assertFalse(known.fails());
		assertEquals(List.of(), known.findings());
	}

	@Test
	void aWrongWordIsRefusedAsTheCommandRefusesIt() {
		assertTrue(assertThrows(BuildLint.Refused.class, () -> BuildLint.run(request(List.of(), null, false, "sometimes", Map.of()))).getMessage().contains("sometimes"));
	}
}
