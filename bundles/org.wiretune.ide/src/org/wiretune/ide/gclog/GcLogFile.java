/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.gclog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.report.GcAnalysis;

/**
 * A collection log that was read, as a whole and by the virtual machines that wrote it. May be used by any thread; what is
 * asked for first is computed and kept.
 */
public final class GcLogFile {

	/** All JVM starts of a file together. */
	public static final int ALL = -1;

	private static final long EDITABLE = 32L << 20;

	private final Path path;
	private final GcLogData log;
	private final boolean editable;
	private final Map<Integer, Part> parts = new ConcurrentHashMap<>();

	/**
	 * A file or one JVM start of it.
	 *
	 * @param analysis figures and findings
	 * @param chart what can be charted
	 */
	public record Part(GcAnalysis analysis, GcLogChart chart) {
	}

	private GcLogFile(Path path, GcLogData log, boolean editable) {
		this.path = path;
		this.log = log;
		this.editable = editable;
	}

	/**
	 * Reads a file. Not to be called on the UI thread.
	 *
	 * @param path the file
	 * @param monitor watches, and may end the reading
	 * @return the log; what was read so far where the monitor ended it
	 * @throws IOException when the file cannot be read or holds no collection log; the message is a sentence for users
	 */
	public static GcLogFile read(Path path, ReadingMonitor monitor) throws IOException {
		GcLogFile file = new GcLogFile(path, GcLogReader.read(path, monitor), isEditable(path));
		file.part(ALL);
		return file;
	}

	private static boolean isEditable(Path path) throws IOException {
		String name = path.getFileName().toString();
		return Files.size(path) <= EDITABLE && !name.endsWith(".gz") && !name.endsWith(".zip");
	}

	/** {@return the file} */
	public Path path() {
		return path;
	}

	/** {@return its name} */
	public String name() {
		return String.valueOf(path.getFileName());
	}

	/** {@return all of the log} */
	public GcLogData log() {
		return log;
	}

	/** {@return whether a text editor can open it: plain text, and not so large that it would take all memory} */
	public boolean isEditable() {
		return editable;
	}

	/**
	 * {@return the log or one JVM start of it} Not to be called on the UI thread where it was not asked for before.
	 *
	 * @param jvm the index of the JVM start, or {@link #ALL}
	 */
	public Part part(int jvm) {
		return parts.computeIfAbsent(log.jvmStarts().size() == 1 ? ALL : jvm, index -> {
			GcLogData data = index == ALL ? log : log.ofStart(index);
			return new Part(GcAnalysis.of(data), new GcLogChart(name(), data));
		});
	}

	/** {@return the choices of JVM starts: all of the log, then each} */
	public List<String> starts() {
		return GcSummaryRows.starts(log);
	}
}
