/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.safety.quantity.Nanoseconds;

/**
 * Sums what the log of a HotSpot JVM says of a stretch of time. Its lines begin with the time since the start of the JVM
 * ({@code [1234ms]}) and the tags ({@code [safepoint]}); an event counts when it ended in the stretch.
 */
final class GcLogLines {

	/** HotSpot 17 to 25: {@code Safepoint "G1CollectForAllocation", Time since last: ... ns, ..., Total: 12345 ns}. */
	private static final Pattern LINE = Pattern.compile("\\[(\\d{1,15})ms]\\[([\\w, ]+)] (.*)");
	private static final Pattern SAFEPOINT = Pattern.compile("Safepoint \"\\w+\".* Total: +(\\d{1,15}) ns.*");
	private static final Pattern YOUNG = Pattern.compile("GC\\(\\d+\\) (Pause Young|Minor Collection|[yY]: Young Generation).* \\d.*");
	private static final Pattern OLD = Pattern.compile(
			"GC\\(\\d+\\) (Pause Full|Pause Young \\(Mixed\\)|Concurrent Mark Cycle|Major Collection|Garbage Collection).* \\d.*ms");
	private static final Pattern START = Pattern.compile("Using (Serial|Parallel|G1|The Z.*|Shenandoah|Epsilon|.*Collector)");

	private final double fromMillis;
	private final double toMillis;
	private double safepointNanos;
	private int young;
	private int old;
	private int starts;

	/**
	 * Sums a stretch of time.
	 *
	 * @param fromMillis beginning, in milliseconds since the start of the JVM
	 * @param toMillis end
	 */
	GcLogLines(double fromMillis, double toMillis) {
		this.fromMillis = fromMillis;
		this.toMillis = toMillis;
	}

	/**
	 * Reads a log.
	 *
	 * @param file the log
	 * @param offset where to begin, in bytes
	 * @return where the next reading begins
	 */
	long read(Path file, long offset) throws IOException {
		try (SeekableByteChannel channel = Files.newByteChannel(file)) {
			long size = channel.size();
			channel.position(Math.min(offset, size));
			InputStream stream = Channels.newInputStream(channel);
			BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				add(line);
			}
			return channel.position();
		}
	}

	/** Counts a line. */
	void add(String text) {
		Matcher line = LINE.matcher(text);
		if (!line.matches()) {
			return;
		}
		String said = line.group(3);
		starts += START.matcher(said).matches() ? 1 : 0;
		double millis = Long.parseLong(line.group(1));
		if (millis < fromMillis || millis > toMillis) {
			return;
		}
		Matcher safepoint = SAFEPOINT.matcher(said);
		if (safepoint.matches()) {
			safepointNanos += Long.parseLong(safepoint.group(1));
		} else if (line.group(2).strip().equals("gc")) {
			old += OLD.matcher(said).matches() ? 1 : 0;
			young += YOUNG.matcher(said).matches() ? 1 : 0;
		}
	}

	double safepointMs() {
		return Nanoseconds.toMilliseconds(safepointNanos);
	}

	int young() {
		return young;
	}

	int old() {
		return old;
	}

	int starts() {
		return starts;
	}
}
