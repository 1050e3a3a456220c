/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.materials;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The archive of the command line in a folder without anything of the repository, and beside it a folder 'work' with a solution and a
 * log.
 *
 * @param folder holds all
 * @param archive what was unpacked
 * @param home the folder of the archive
 */
record UnpackedArchive(Path folder, Path archive, Path home) {

	/** The repository. */
	static final Path ROOT = Path.of(System.getProperty("wiretune.root"));
	private static final long LIMIT_SECONDS = 240;

	/** What a program said and ended with. */
	record Ended(int code, String out, String err) {
	}

	/** {@return the archive of this build} @param folder an empty folder */
	static UnpackedArchive in(Path folder) throws IOException {
		Path archive;
		try (Stream<Path> files = Files.list(ROOT.resolve("releng/archive/target"))) {
			archive = files.filter(file -> file.getFileName().toString().matches("wiretune-.*\\.zip")).findFirst().orElseThrow();
		}
		try (ZipFile zip = new ZipFile(archive.toFile())) {
			Enumeration<? extends ZipEntry> entries = zip.entries();
			while (entries.hasMoreElements()) {
				ZipEntry entry = entries.nextElement();
				Path to = folder.resolve(entry.getName());
				if (!entry.isDirectory()) {
					Files.createDirectories(to.getParent());
					Files.copy(zip.getInputStream(entry), to);
				}
			}
		}
		Path home = folder.resolve(archive.getFileName().toString().replaceFirst("\\.zip$", ""));
		assertTrue(home.resolve("bin/wiretune").toFile().setExecutable(true));
		Path solution = Files.createDirectories(folder.resolve("work/Orders"));
		Path samples = ROOT.resolve("bundles/org.wiretune.ide/samples");
		try (Stream<Path> files = Files.walk(samples)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				Path to = solution.resolve(samples.relativize(file).toString());
				Files.createDirectories(to.getParent());
				Files.copy(file, to);
			}
		}
		Files.writeString(folder.resolve("work/gc.log"), "[0.005s][info][gc] Using Serial\n[1.000s][info][gc] GC(0) Pause Young (Allocation Failure) 32M->4M(123M) 2.500ms\n[2.000s][info][gc] GC(1) Pause Young (Allocation Failure) 36M->5M(123M) 3.500ms\n");
		return new UnpackedArchive(folder, archive, home);
	}

	/** {@return the folder in which programs run} */
	Path work() {
		return folder.resolve("work");
	}

	/** {@return how a command in the folder 'work' ended} @param environment variables besides @param command a program and its words */
	Ended ended(Map<String, String> environment, List<String> command) throws IOException, InterruptedException {
		ProcessBuilder builder = new ProcessBuilder(command).directory(work().toFile()).redirectOutput(folder.resolve("out").toFile()).redirectError(folder.resolve("err").toFile());
		// To leave classes for the next run takes as long as a run, and nearly each call here would be the first of its kind.
		builder.environment().put("XDG_CACHE_HOME", folder.resolve("out/no-folder").toString());
		builder.environment().put("WIRETUNE_JAVA_OPTIONS", "-Dwiretune.state=" + folder.resolve("state"));
		builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
		builder.environment().putAll(environment);
		Process process = builder.start();
		process.getOutputStream().close();
		try {
			assertTrue(process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS), String.join(" ", command));
		} finally {
			process.destroy();
		}
		return new Ended(process.exitValue(), Files.readString(folder.resolve("out")), Files.readString(folder.resolve("err")));
	}
}
