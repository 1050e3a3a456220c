/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Locale;

import org.junit.jupiter.api.Assumptions;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.read.GcLogReader;

/** Logs for tests: made line by line in the words of HotSpot, and real ones beside the repository. */
final class GcLogs {

	private GcLogs() {
	}

	static GcLogData read(String text) {
		try {
			return GcLogReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "test.log", ReadingMonitor.NONE);
		} catch (IOException problem) {
			throw new UncheckedIOException(problem);
		}
	}

	static GcLogChart chart(String text) {
		GcLogChart chart = new GcLogChart("test.log", read(text));
		chart.prepare(EnumSet.allOf(GcLayer.class));
		return chart;
	}

	/** A young collection that begins at a second, in the words of HotSpot, which writes at its end. */
	static String young(int number, double second, int before, int after, double millis) {
		return String.format(Locale.ROOT, "[%.3fs][info][gc] GC(%d) Pause Young (Normal) (G1 Evacuation Pause) %dM->%dM(256M) %.3fms%n", second + millis / 1000, number, before, after, millis);
	}

	static String full(int number, double second, int before, int after, double millis) {
		return String.format(Locale.ROOT, "[%.3fs][info][gc] GC(%d) Pause Full (System.gc()) %dM->%dM(256M) %.3fms%n", second + millis / 1000, number, before, after, millis);
	}

	/** Pauses of one to ten milliseconds each tenth of a second, and a full collection of a second in the middle. */
	static String steady(int rows) {
		StringBuilder text = new StringBuilder("[0.005s][info][gc] Using G1\n");
		for (int i = 0; i < rows; i++) {
			double second = 1 + i / 10.0 + (i > rows / 2 ? 1 : 0);
			text.append(i == rows / 2 ? full(i, second, 200, 20, 1000) : young(i, second, 100 + i % 50, 40 + i % 7, 1 + i % 10));
		}
		return text.toString();
	}

	static Path corpus(String name) {
		Path file = Path.of(System.getProperty("wiretune.root", "../..")).resolve("../shared/corpus/gc").resolve(name).normalize();
		Assumptions.assumeTrue(Files.isRegularFile(file), "no corpus at " + file);
		return file;
	}
}
