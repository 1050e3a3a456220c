/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills an Eclipse while it applies a fix to all files of a project, and looks whether a file is anything but the old or
 * the new one. The environment variable {@value #KILLS} says how often, 3 times unless said; {@code releng/fuzz/kills}
 * sets it.
 */
@Tag("processes")
class ApplyAllKillsTest {

	private static final String KILLS = "WIRETUNE_KILLS";
	private static final String FIX = "ps-cache-missing/cache";
	private static final int FILES = 150;
	private static final int LINES = 1200;

	@TempDir
	Path folder;

	private Path files;
	private final Map<String, byte[]> old = new HashMap<>();
	private final Map<String, byte[]> changed = new HashMap<>();

	@Test
	void everyFileIsTheOldOrTheNewOne() throws Exception {
		String set = System.getenv(KILLS);
		int kills = set == null ? 3 : Integer.parseInt(set);
		String classPath = System.getProperty("java.class.path");
		String configuration = System.getProperty("osgi.configuration.area", "");
		assumeTrue(classPath.contains("org.eclipse.equinox.launcher") && configuration.startsWith("file:"), "A second Eclipse is made of the parts of this one.");
		Path own = Files.createDirectories(folder.resolve("configuration"));
		Files.copy(Path.of(configuration.substring("file:".length())).resolve("config.ini"), own.resolve("config.ini"));
		files = Files.createDirectories(folder.resolve("all"));
		for (int i = 0; i < FILES; i++) {
			old.put("a" + i + "-ds.xml", text(i));
		}
		long perFile = undisturbed() / FILES;
		Random random = new Random(18);
		int inTheMiddle = 0;
		List<String> damaged = new ArrayList<>();
		int hidden = 0;
		for (int i = 0; i < kills; i++) {
			reset();
			Process process = start();
			awaitReady(process);
			awaitWriting(process, random.nextInt(FILES - FILES / 10));
			LockSupport.parkNanos((long) (random.nextDouble() * perFile));
			process.destroyForcibly().waitFor();
			int news = 0;
			for (Map.Entry<String, byte[]> each : old.entrySet()) {
				byte[] now = Files.readAllBytes(files.resolve(each.getKey()));
				boolean isNew = Arrays.equals(now, changed.get(each.getKey()));
				news += isNew ? 1 : 0;
				if (!isNew && !Arrays.equals(now, each.getValue())) {
					damaged.add("kill " + i + ": " + each.getKey() + " of " + now.length + " bytes");
				}
			}
			inTheMiddle += news > 0 && news < FILES ? 1 : 0;
			hidden += hidden();
		}
		System.out.printf("Eclipse killed while it applied a fix to all: %d times over %d files, %d times while files were written: %d damaged files; %d hidden files left%n", kills, FILES, inTheMiddle,
				damaged.size(), hidden);
		assertEquals(List.of(), damaged);
		assertTrue(inTheMiddle * 2 >= kills, "Too few of the kills met the writing to say anything of it.");
		// The next Eclipse that writes removes what those that were killed have left.
		undisturbed();
	}

	/**
	 * Waits until more than so many files are changed. How long that takes depends on what else the machine does, so the time
	 * of another run is no measure for it.
	 */
	private void awaitWriting(Process process, int awaited) throws IOException {
		while (process.isAlive() && changedFiles() <= awaited) {
			LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
		}
	}

	private int changedFiles() throws IOException {
		int count = 0;
		for (Map.Entry<String, byte[]> each : old.entrySet()) {
			count += Files.size(files.resolve(each.getKey())) != each.getValue().length ? 1 : 0;
		}
		return count;
	}

	/** How long it takes from ready to the end, in nanoseconds. */
	private long undisturbed() throws Exception {
		reset();
		Process process = start();
		awaitReady(process);
		long began = System.nanoTime();
		process.waitFor();
		long took = System.nanoTime() - began;
		assertTrue(Files.exists(folder.resolve("applied")), "The fix was not applied.");
		for (String name : old.keySet()) {
			changed.put(name, Files.readAllBytes(files.resolve(name)));
			assertTrue(!Arrays.equals(old.get(name), changed.get(name)), name);
		}
		assertEquals(0, hidden());
		return took;
	}

	private Process start() throws IOException {
		Files.deleteIfExists(folder.resolve("applied"));
		List<String> command = List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:+UnlockDiagnosticVMOptions", "-XX:-BytecodeVerificationRemote", "-Dwiretune.state=" + folder.resolve("state"), "-cp",
				System.getProperty("java.class.path"), "org.eclipse.equinox.launcher.Main", "-configuration", folder.resolve("configuration").toString(), "-data", folder.resolve("workspace").toString(),
				"-application", "org.wiretune.ide.tests.applyAll", "-nosplash", "-consoleLog", "-nl", "en", files.toString(), FIX);
		return new ProcessBuilder(command).redirectErrorStream(true).start();
	}

	private static void awaitReady(Process process) throws IOException {
		BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
		StringBuilder said = new StringBuilder();
		for (String line = out.readLine(); line != null; line = out.readLine()) {
			if (line.equals("ready " + FILES)) {
				return;
			}
			said.append(line).append('\n');
		}
		throw new AssertionError("The second Eclipse did not get ready: " + said);
	}

	private void reset() throws IOException {
		for (Map.Entry<String, byte[]> each : old.entrySet()) {
			Path file = files.resolve(each.getKey());
			if (!Files.exists(file) || !Arrays.equals(Files.readAllBytes(file), each.getValue())) {
				Files.write(file, each.getValue());
			}
		}
		// A killed workspace may hold anything of the files; each kill has its own.
		delete(folder.resolve("workspace"));
		Files.deleteIfExists(files.resolve(".project"));
	}

	private static void delete(Path tree) throws IOException {
		if (Files.exists(tree)) {
			try (Stream<Path> all = Files.walk(tree)) {
				for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
					Files.delete(each);
				}
			}
		}
	}

	private int hidden() throws IOException {
		try (Stream<Path> all = Files.list(files)) {
			return (int) all.filter(file -> file.getFileName().toString().endsWith(".part")).count();
		}
	}

	private static byte[] text(int number) {
		StringBuilder text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<datasources>\n  <local-tx-datasource>\n    <jndi-name>Order").append(number)
				.append("</jndi-name>\n    <connection-url>jdbc:oracle:thin:@db:1521:o</connection-url>\n    <min-pool-size>5</min-pool-size>\n    <max-pool-size>20</max-pool-size>\n  </local-tx-datasource>\n");
		for (int i = 0; i < LINES; i++) {
			text.append("  <!-- ").append(number).append(' ').append(i).append(" what stands here is only there to be long, and is not to be lost. -->\n");
		}
		return text.append("</datasources>\n").toString().getBytes(StandardCharsets.UTF_8);
	}
}
