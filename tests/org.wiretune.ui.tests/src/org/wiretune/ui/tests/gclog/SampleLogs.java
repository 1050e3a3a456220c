/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gclog;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;

import org.junit.jupiter.api.Assumptions;
import org.wiretune.ui.tests.WorkbenchCheck;

/** Logs for the editor: as Java 25 writes them with {@code -Xlog:gc*}, and real ones beside the repository. */
public final class SampleLogs {

	private SampleLogs() {
	}

	/** A server that is given too little heap: young collections, and full ones the nearer the end the more often. */
	public static String busy(int seconds, int heapMegabytes, long seed) {
		Random random = new Random(seed);
		StringBuilder text = new StringBuilder();
		line(text, 0.005, "gc", "Using G1");
		line(text, 0.008, "gc,init", "Version: 25+36-LTS (release)");
		line(text, 0.008, "gc,init", "CPUs: 4 total, 4 available");
		line(text, 0.008, "gc,init", "Heap Region Size: 1M");
		line(text, 0.008, "gc,init", "Heap Initial Capacity: " + heapMegabytes + "M");
		line(text, 0.008, "gc,init", "Heap Max Capacity: " + heapMegabytes + "M");
		double time = 1;
		double old = 30;
		int number = 0;
		while (time < seconds) {
			old += heapMegabytes * (0.002 + 0.004 * random.nextDouble());
			boolean full = old > heapMegabytes * 0.82;
			int before = (int) Math.min(heapMegabytes, old + heapMegabytes * 0.15 * (0.7 + 0.3 * random.nextDouble()));
			double millis = full ? 180 + 240 * random.nextDouble() : 4 + 11 * random.nextDouble();
			// HotSpot writes at the end of a pause.
			time += millis / 1000;
			if (full) {
				double left = 0.35 + 0.42 * time / seconds;
				line(text, time, "gc", String.format(Locale.ROOT, "GC(%d) Pause Full (G1 Compaction Pause) %dM->%dM(%dM) %.3fms", number, before, (int) (heapMegabytes * left),
						heapMegabytes, millis));
				old = heapMegabytes * left;
			} else {
				line(text, time, "gc", String.format(Locale.ROOT, "GC(%d) Pause Young (Normal) (G1 Evacuation Pause) %dM->%dM(%dM) %.3fms", number, before, (int) old + 4,
						heapMegabytes, millis));
			}
			number++;
			time += 0.15 + 0.5 * random.nextDouble();
		}
		return text.toString();
	}

	/** Many short collections. */
	static String many(int rows) {
		StringBuilder text = new StringBuilder();
		line(text, 0.005, "gc", "Using Serial");
		double time = 1;
		for (int i = 0; i < rows; i++) {
			double millis = i % 5000 == 4999 ? 250 : 1 + i % 7;
			time += 0.02 + millis / 1000;
			line(text, time, "gc", String.format(Locale.ROOT, "GC(%d) Pause Young (Allocation Failure) %dM->%dM(247M) %.3fms", i, 120 + i % 60, 40 + i % 11, millis));
		}
		return text.toString();
	}

	private static void line(StringBuilder text, double seconds, String tags, String message) {
		text.append(String.format(Locale.ROOT, "[%.3fs][info][%s] %s%n", seconds, tags, message));
	}

	/** A log that {@code releng/benchmarks/gclog/exercise} left. */
	static Path exercise(int heapMegabytes) {
		Path file = WorkbenchCheck.repository().resolve("releng/output/gclog-exercise/flood-" + heapMegabytes + "-gc-" + heapMegabytes + "mb.log");
		Assumptions.assumeTrue(Files.isRegularFile(file), "no log of the exercise at " + file);
		return file;
	}

	public static Path corpus(String name) {
		Path file = WorkbenchCheck.repository().resolve("../shared/corpus/gc").resolve(name).normalize();
		Assumptions.assumeTrue(Files.isRegularFile(file), "no corpus at " + file);
		return file;
	}
}
