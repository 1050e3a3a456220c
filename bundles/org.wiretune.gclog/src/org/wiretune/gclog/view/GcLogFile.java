/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.wiretune.gclog.GcColumn;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.LogFile;
import org.wiretune.gclog.LogPosition;
import org.wiretune.gclog.read.GcLogReader;
import org.wiretune.gclog.read.LogSet;
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
	private final RowBudget.Lease lease;
	private final Optional<Growing> growing;
	private final Map<Integer, Part> parts = new ConcurrentHashMap<>();

	/**
	 * A file or one JVM start of it, with all that takes a pass over its rows.
	 *
	 * @param analysis figures and findings
	 * @param chart what can be charted
	 * @param summary the lines of the summary
	 * @param kinds what its rows can be filtered by
	 * @param columns the columns of its table
	 */
	public record Part(GcAnalysis analysis, GcLogChart chart, List<GcSummaryRow> summary, List<GcRowKind> kinds, List<GcTableColumn> columns) {

		private static Part of(String name, GcLogData data) {
			GcAnalysis analysis = GcAnalysis.of(data);
			GcLogChart chart = new GcLogChart(name, data);
			return new Part(analysis, chart, GcSummaryRows.of(analysis), GcRowKind.of(data.events()), GcTableColumn.of(chart));
		}

		/**
		 * {@return the row of an event that was in a row before the log grew; -1 where it is no longer kept}
		 *
		 * @param before the log before it grew
		 * @param row the row in it, -1 for none
		 */
		public int rowOf(Part before, int row) {
			if (row < 0) {
				return -1;
			}
			long line = before.chart.log().events().get(GcColumn.LINE, row);
			// Rows that are forgotten are the first ones, so the others move to the front.
			int at = Math.min(row, chart.log().events().size() - 1);
			while (at >= 0 && chart.log().events().get(GcColumn.LINE, at) != line) {
				at--;
			}
			return at;
		}
	}

	/**
	 * The file that is written last, as it was before it was read.
	 *
	 * @param file the file
	 * @param stamp its state; empty where it was not there
	 */
	record Growing(Path file, Optional<FileStamp> stamp) {

		/** {@return the last file of a set; empty where it is packed, so that nobody writes it} */
		static Optional<Growing> of(LogSet set) {
			LogFile last = set.files().get(set.files().size() - 1);
			return isPacked(last) ? Optional.empty() : Optional.of(new Growing(last.path(), FileStamp.of(last.path())));
		}
	}

	GcLogFile(Path path, GcLogData log, RowBudget.Lease lease, Optional<Growing> growing) {
		this.path = path;
		this.log = log;
		this.lease = lease;
		this.growing = growing;
	}

	/** Watches the reading of a file. Called by the thread that reads. */
	@FunctionalInterface
	public interface Progress {

		/** Reads to the end. */
		Progress NONE = share -> true;

		/**
		 * Tells how far the reading is.
		 *
		 * @param share 0 to 1; not a number where that is not known, because a file is packed
		 * @return whether to go on; false ends the reading, and what was read so far is the result
		 */
		boolean read(double share);
	}

	/**
	 * Reads a file, with those that the virtual machine wrote before and behind it. Not to be called on the UI thread.
	 *
	 * @param path the file
	 * @param progress watches, and may end the reading
	 * @return the log; what was read so far where the reading was ended
	 * @throws IOException when the file cannot be read or holds no collection log; the message is a sentence for users
	 */
	public static GcLogFile read(Path path, Progress progress) throws IOException {
		LogSet set = LogSet.around(path);
		long size = 0;
		for (LogFile each : set.files()) {
			size = isPacked(each) || size < 0 ? -1 : size + Files.size(each.path());
		}
		double all = size <= 0 ? Double.NaN : size;
		Optional<Growing> growing = Growing.of(set);
		RowBudget.Lease lease = RowBudget.shared().lease();
		try {
			GcLogFile file = new GcLogFile(path, GcLogReader.read(set, bytes -> progress.read(Math.min(1, bytes / all)), lease.rows()), lease, growing);
			lease.used(file.log.events().size());
			file.part(ALL);
			return file;
		} catch (IOException | RuntimeException problem) {
			lease.release();
			throw problem;
		}
	}

	/** Says that the log is no longer shown, so that others may have its memory. */
	public void release() {
		lease.release();
	}

	/**
	 * Says that another one is shown instead.
	 *
	 * @param next the other one, which may be the same log after it grew
	 */
	public void replacedBy(GcLogFile next) {
		if (next.lease != lease) {
			release();
		}
	}

	/** {@return the file that is written last; empty where nobody can be writing it} */
	Optional<Growing> growing() {
		return growing;
	}

	/** {@return whether somebody may still be writing it, so that it can be followed} */
	public boolean mayGrow() {
		return growing.isPresent();
	}

	static boolean isPacked(LogFile file) {
		String name = file.path().getFileName().toString();
		return !file.entry().isEmpty() || name.endsWith(".gz") || name.endsWith(".zip");
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

	/**
	 * {@return the line of a file that a text editor can open: plain text, and not so large that it would take all memory; empty
	 * where only {@link RawLines} can show it}
	 *
	 * @param line the line, counted through all files of the log
	 */
	public Optional<LogPosition> editable(long line) {
		LogPosition position = log.position(line);
		return Optional.of(position)
				.filter(at -> at.part().file().filter(file -> !isPacked(file) && file.path().toFile().length() <= EDITABLE).isPresent());
	}

	/**
	 * {@return the log or one JVM start of it} Not to be called on the UI thread where it was not asked for before.
	 *
	 * @param jvm the index of the JVM start, or {@link #ALL}
	 */
	public Part part(int jvm) {
		return parts.computeIfAbsent(log.jvmStarts().size() == 1 ? ALL : jvm, index -> {
			return Part.of(name(), index == ALL ? log : log.ofStart(index));
		});
	}

	/** {@return the choices of JVM starts: all of the log, then each} */
	public List<String> starts() {
		return GcSummaryRows.starts(log);
	}
}
