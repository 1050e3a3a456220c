/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.report.GcAnalysis;
import org.wiretune.gclog.report.GcHtmlReport;
import org.wiretune.gclog.report.GcJsonReport;
import org.wiretune.gclog.report.GcTextReport;

/** Logs that are cut, shuffled, damaged, packed, or none. Whatever stands in them, the result is figures or one clear sentence. */
@Tag("slow")
class BrokenLogTest {

	/** Analyses bytes as the command line does. {@return the log, or null where it is none} */
	private static GcLogData analyse(byte[] bytes) throws IOException {
		try {
			GcLogData log = Logs.read(bytes);
			List<GcAnalysis> all = List.of(GcAnalysis.of(log));
			assertTrue(GcTextReport.toText(all).length() > 100);
			assertTrue(GcJsonReport.toText(all).startsWith("["));
			assertTrue(GcHtmlReport.toText(all).endsWith("</html>\n"));
			return log;
		} catch (NoGcLogException none) {
			assertTrue(none.getMessage().contains("test.log"), none.getMessage());
			return null;
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "g1-25", "z-25", "z-17", "shenandoah-25", "parallel-25", "serial-17", "g1-none-25", "g1-safepoint-17", "native_stderr", "before-9",
			"ibm-text" })
	void cutAtAnyByte(String name) throws IOException {
		byte[] whole = Logs.excerpt(name + ".txt");
		GcLogData full = analyse(whole);
		long before = 0;
		int step = Math.max(1, whole.length / 1500);
		for (int length = 0; length <= whole.length; length += step) {
			GcLogData log = analyse(Arrays.copyOf(whole, length));
			long pauses = log == null ? 0 : log.pauses();
			assertTrue(pauses <= full.pauses() && pauses >= before - 1, name + " cut at " + length + " has " + pauses + " pauses, after " + before);
			before = pauses;
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "g1-25", "z-25", "shenandoah-25", "parallel-25" })
	void shuffledLinesKeepTheSum(String name) throws IOException {
		byte[] whole = Logs.excerpt(name + ".txt");
		List<String> lines = new ArrayList<>(new String(whole, StandardCharsets.UTF_8).lines().toList());
		Collections.shuffle(lines, new Random(5));
		byte[] shuffled = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
		GcLogData log = analyse(shuffled);
		Logs.assertSums(whole, log);
	}

	@ParameterizedTest
	@ValueSource(strings = { "g1-25", "z-25", "native_stderr", "before-9", "ibm-text" })
	void damagedBytes(String name) throws IOException {
		byte[] whole = Logs.excerpt(name + ".txt");
		Random random = new Random(11);
		for (int round = 0; round < 300; round++) {
			byte[] damaged = whole.clone();
			for (int i = 0; i < 40; i++) {
				damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
			}
			analyse(damaged);
		}
	}

	@Test
	void aTextThatIsNoLogIsToldAsThat() {
		NoGcLogException none = assertThrows(NoGcLogException.class, () -> Logs.read("Dear reader,\nthis is a letter.\n".getBytes(StandardCharsets.UTF_8)));
		assertTrue(none.getMessage().startsWith("No line of the 2 lines of test.log is one of a garbage-collection log"), none.getMessage());
		NoGcLogException empty = assertThrows(NoGcLogException.class, () -> Logs.read(new byte[0]));
		assertTrue(empty.getMessage().contains("holds no line"), empty.getMessage());
	}

	@Test
	void bytesOfAnyKindAreNoLog() {
		byte[] bytes = new byte[1 << 20];
		new Random(3).nextBytes(bytes);
		assertThrows(NoGcLogException.class, () -> Logs.read(bytes));
	}

	@Test
	void aLineWithoutEndIsGivenOnce() throws IOException {
		byte[] bytes = new byte[3 << 20];
		Arrays.fill(bytes, (byte) 'x');
		byte[] line = "\n[1.0s][info][gc] GC(1) Pause Young (Normal) 15M->8M(24M) 2.5ms\n".getBytes(StandardCharsets.UTF_8);
		System.arraycopy(line, 0, bytes, bytes.length - line.length, line.length);
		GcLogData log = Logs.read(bytes);
		assertEquals(2_500_000, log.pauseNanos());
		assertEquals(2, log.events().get(GcColumn.LINE, 0));
		assertEquals(bytes.length - line.length + 1, log.events().get(GcColumn.OFFSET, 0));
		assertEquals(200, log.skipped().getFirst().text().length());
		assertTrue(log.remarks().getFirst().startsWith("Line 1 is longer than 64 KB"), log.remarks().toString());
	}

	@Test
	void packedLogsAreReadAlsoWhenCut() throws IOException {
		byte[] whole = Logs.excerpt("g1-25.txt");
		ByteArrayOutputStream gzip = new ByteArrayOutputStream();
		try (GZIPOutputStream out = new GZIPOutputStream(gzip)) {
			out.write(whole);
		}
		Logs.assertSums(whole, Logs.read(gzip.toByteArray()));
		GcLogData cut = Logs.read(Arrays.copyOf(gzip.toByteArray(), gzip.size() - gzip.size() / 4));
		assertTrue(cut.pauses() > 0 && cut.remarks().getFirst().contains("ends too early"), cut.remarks().toString());
		ByteArrayOutputStream zip = new ByteArrayOutputStream();
		try (ZipOutputStream out = new ZipOutputStream(zip)) {
			out.putNextEntry(new ZipEntry("gc.log"));
			out.write(whole);
		}
		Logs.assertSums(whole, Logs.read(zip.toByteArray()));
	}

	@Test
	void readingCanBeCancelled() throws IOException {
		byte[] whole = Logs.excerpt("g1-25.txt");
		ByteArrayOutputStream big = new ByteArrayOutputStream();
		for (int i = 0; i < 200; i++) {
			big.write(whole);
		}
		GcLogData log = GcLogReader.read(new ByteArrayInputStream(big.toByteArray()), "test.log", bytes -> bytes < 500_000);
		assertTrue(log.remarks().getFirst().contains("cancelled"), log.remarks().toString());
	}
}
