/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.servers.application.RunnableJar;
import org.wiretune.servers.application.RunnableJars;

/** An application that is only watched: it runs where the user has it, and not longer than who started it. */
@Tag("processes")
class WatchedApplicationTest {

	private static final long SECONDS = 60;

	@TempDir
	Path folder;

	@Test
	void itRunsInTheFolderOfTheProjectAndTellsItsPools() throws Exception {
		Path project = Files.createDirectories(folder.resolve("project"));
		Path scratch = folder.resolve("scratch");
		Process process = WatchedApplication.start(said(project), project, JavaInstallation.current(), List.of("-Dsmall.says=true"), scratch);
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
			assertEquals(project.toRealPath().toString(), lines.readLine());
			assertEquals("true", lines.readLine(), "Spring Boot is asked to show its threads.");
			assertEquals("true", lines.readLine(), "Spring Boot is asked to show its connections.");
			assertTrue(process.isAlive());
		} finally {
			process.destroyForcibly();
		}
	}

	@Test
	void itEndsWhenWhoStartedItIsGone() throws Exception {
		Path project = Files.createDirectories(folder.resolve("project"));
		Path scratch = folder.resolve("scratch");
		Process process = WatchedApplication.start(said(project), project, JavaInstallation.current(), List.of("-Dsmall.says=true"), scratch);
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
			assertFalse(lines.readLine().isEmpty());
			assertTrue(Files.isDirectory(scratch));
			// What the operating system does with the pipe of a process that is gone.
			process.getOutputStream().close();
			assertTrue(process.waitFor(SECONDS, TimeUnit.SECONDS));
			assertEquals(Lifeline.EXIT, process.exitValue());
			assertFalse(Files.exists(scratch));
		} finally {
			process.destroyForcibly();
		}
	}

	private static RunnableJar said(Path project) throws Exception {
		Path jar = Files.createDirectories(project.resolve("target")).resolve("small.jar");
		SmallApplication.write(jar);
		return RunnableJars.in(project).get(0);
	}
}
