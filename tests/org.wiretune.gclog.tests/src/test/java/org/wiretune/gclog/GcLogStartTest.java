/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.gclog.read.ChosenLogs;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.read.GcLogStart;

/** Logs are known by what is in them, whatever they are called. */
class GcLogStartTest {

	private static final String UNIFIED = "[0.010s][info][gc] Using Serial\n[1.000s][info][gc] GC(0) Pause Young (Allocation Failure) 60M->20M(100M) 10.000ms\n";

	@TempDir
	Path folder;

	private static boolean isLog(String text) {
		return GcLogStart.isLog(text.getBytes(StandardCharsets.UTF_8));
	}

	@Test
	void aLogOfAnyNameIsOne() throws IOException {
		assertTrue(isLog(UNIFIED));
		assertTrue(isLog("1.234: [GC (Allocation Failure) [PSYoungGen: 65536K->10748K(76288K)] 65536K->11496K(251392K), 0.0123 secs]\n"));
		assertTrue(GcLogStart.isLog(Files.writeString(folder.resolve("j17-G1.log"), UNIFIED)));
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
			out.write(UNIFIED.repeat(5000).getBytes(StandardCharsets.UTF_8));
		}
		assertTrue(GcLogStart.isLog(packed.toByteArray()));
		assertFalse(GcLogStart.isLog(folder), "a folder is none");
		assertFalse(GcLogStart.isLog(folder.resolve("absent")));
	}

	/** Nobody may ever write into it, and the caller may be the thread of a user interface. */
	@Test
	void aPipeIsNotWaitedFor() throws Exception {
		Assumptions.assumeTrue(File.separatorChar == '/', "pipes are files on Unix only");
		Path pipe = folder.resolve("gc.log");
		assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
		assertFalse(assertTimeoutPreemptively(Duration.ofSeconds(20), () -> GcLogStart.isLog(pipe)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "12:00:00,000 INFO  [org.jboss.as] (main) WFLYSRV0025: started", "The docs say: use -Xlog:gc* and look for [gc lines.\n",
			"<server><featureManager/></server>", "class GC(int x) {}", "\u0000\u0001\u0002GC(" })
	void otherTextsAreNone(String text) {
		assertFalse(isLog(text));
	}

	/** The words that are looked for first must lose no log that the reader would read. */
	@Test
	void everyRealLogThatCanBeReadIsKnown() throws IOException {
		Path corpus = Path.of(System.getProperty("wiretune.root", "../..")).resolve("../shared/corpus/gc").normalize();
		Assumptions.assumeTrue(Files.isDirectory(corpus), "no corpus at " + corpus);
		List<String> lost = new ArrayList<>();
		int read = 0;
		try (Stream<Path> files = Files.walk(corpus)) {
			for (Path file : files.filter(Files::isRegularFile).filter(each -> !each.toString().matches(".*\\.(gz|zip|java|md|json|class)")).toList()) {
				byte[] start;
				try (InputStream in = Files.newInputStream(file)) {
					start = in.readNBytes(GcLogStart.LENGTH);
				}
				boolean expected;
				try {
					GcLogReader.read(new ByteArrayInputStream(start), "", ReadingMonitor.NONE);
					expected = true;
				} catch (IOException none) {
					expected = false;
				}
				read += expected ? 1 : 0;
				if (expected != GcLogStart.isLog(start)) {
					lost.add(corpus.relativize(file).toString());
				}
			}
		}
		assertEquals(List.of(), lost);
		assertTrue(read > 50, read + " logs");
	}

	@Test
	void chosenFilesComeOnceAndTheOldestFirst() throws IOException {
		Path after = Files.writeString(folder.resolve("after.log"), UNIFIED);
		Path before = Files.writeString(folder.resolve("before.log"), UNIFIED);
		Files.setLastModifiedTime(before, FileTime.fromMillis(1_000));
		assertEquals(List.of(before, after), ChosenLogs.of(folder.toString(), "after.log", "before.log", "after.log", "absent.log"));
		assertEquals(List.of(after), ChosenLogs.of(null, after.toString(), folder.toString()));
	}
}
