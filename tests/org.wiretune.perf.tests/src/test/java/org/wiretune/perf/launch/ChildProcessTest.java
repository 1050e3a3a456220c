/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A key goes over many lines of a process, of which no inner one tells that it is one. */
class ChildProcessTest {

	private static final List<String> KEY = List.of("-----BEGIN PRIVATE KEY-----", "Zq771Kw", "Zq772Kw", "Zq773Kw", "Zq774Kw", "-----END PRIVATE KEY-----");
	private static final List<String> SHOWN = List.of("-----BEGIN PRIVATE KEY-----", "***", "***", "***", "***", "-----END PRIVATE KEY-----");

	@TempDir
	Path folder;

	@Test
	void theKeyThatAProcessPrints() throws IOException, InterruptedException {
		Path program = Files.writeString(folder.resolve("Prints.java"), """
				class Prints {
					public static void main(String[] words) {
						for (String word : "before,%s,after".split(",")) {
							System.out.println(word);
						}
					}
				}
				""".formatted(String.join(",", KEY)));
		CountDownLatch ended = new CountDownLatch(1);
		ChildProcess process = ChildProcess.start("Prints", List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), program.toString()), folder, line -> { }, code -> ended.countDown());
		assertTrue(ended.await(60, TimeUnit.SECONDS));
		List<String> lines = process.lastLines();
		assertFalse(lines.toString().contains("Zq77"), lines.toString());
		int begin = lines.indexOf("before");
		assertEquals(SHOWN, lines.subList(begin + 1, begin + 7));
		assertEquals("after", lines.getLast());
		assertEquals(lines, process.lastLines(), "asked twice");
	}

	@Test
	void theOtherStreamIsNeitherHiddenNorTheEnd() {
		LastLines lines = new LastLines();
		LastLines.Stream one = lines.stream();
		LastLines.Stream other = lines.stream();
		KEY.subList(0, 2).forEach(one::add);
		List.of("ERROR The disk is full.", "-----END CERTIFICATE-----").forEach(other::add);
		KEY.subList(2, 6).forEach(one::add);
		assertEquals(List.of(SHOWN.get(0), "***", "ERROR The disk is full.", "-----END CERTIFICATE-----", "***", "***", "***", SHOWN.get(5)), lines.hidden());
	}

	/** Only the last lines are kept, and of a long one its beginning; where a key begins and ends is known nevertheless. */
	@Test
	void whatIsNotKeptCounts() {
		LastLines lines = new LastLines();
		LastLines.Stream stream = lines.stream();
		stream.add("x".repeat(600) + "-----BEGIN PRIVATE KEY-----");
		IntStream.range(0, 50).forEach(i -> stream.add("Zq77" + i));
		stream.add("Zq77".repeat(200) + "-----END PRIVATE KEY-----");
		stream.add("after");
		List<String> shown = lines.hidden();
		assertEquals(40, shown.size());
		assertEquals("after", shown.getLast());
		assertFalse(shown.toString().contains("Zq77"), shown.toString());
	}
}
