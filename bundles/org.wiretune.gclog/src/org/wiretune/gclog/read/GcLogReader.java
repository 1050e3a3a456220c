/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.GcLogFormat;
import org.wiretune.gclog.LogFile;
import org.wiretune.gclog.LogPart;
import org.wiretune.gclog.NoGcLogException;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.internal.Packed;

/**
 * Reads collection logs, plain, with gzip or in a zip, one file or several that belong together. The format is found by the
 * content: the first line that can only belong to one format decides. One pass over the bytes; the memory needed is that of
 * the events. May be used by any thread; calls share nothing.
 */
public final class GcLogReader {

	/** A row takes about 110 bytes, and rows may take half of the memory. */
	private static final int ROW_BYTES = 110;
	private static final int MOST_ROWS = 8_000_000;

	private final GcLogBuilder log;
	private final FormatFinder formats;
	private final LineSource source;
	private final ReadingMonitor monitor;

	private GcLogReader(ReadingMonitor monitor, int mostRows) {
		this.monitor = monitor;
		log = new GcLogBuilder(mostRows);
		formats = new FormatFinder(log);
		source = new LineSource(formats);
	}

	/** {@return how many events may be kept of all logs together that are in memory at the same time: half of it} */
	public static int mostRows() {
		return (int) Math.min(MOST_ROWS, Runtime.getRuntime().maxMemory() / 2 / ROW_BYTES);
	}

	/**
	 * Reads a file alone; of a zip all entries, in the order of their content. {@link LogSet#around} finds the files that a
	 * virtual machine wrote before and behind it.
	 *
	 * @param file the file
	 * @param monitor watches, and may end the reading
	 * @return what it tells
	 * @throws NoGcLogException when no line of it belongs to a format that is read
	 * @throws IOException when the file cannot be read
	 */
	public static GcLogData read(Path file, ReadingMonitor monitor) throws IOException {
		return read(LogSet.alone(file), monitor);
	}

	/**
	 * Reads the files of a set as one log.
	 *
	 * @param set the files
	 * @param monitor watches, and may end the reading
	 * @return what they tell; lines are counted through all of them, see {@link GcLogData#position(long)}
	 * @throws NoGcLogException when no line of them belongs to a format that is read
	 * @throws IOException when none of the files can be read
	 */
	public static GcLogData read(LogSet set, ReadingMonitor monitor) throws IOException {
		return read(set, monitor, mostRows());
	}

	/**
	 * Reads the files of a set as one log, beside other logs that are in memory.
	 *
	 * @param set the files
	 * @param monitor watches, and may end the reading
	 * @param mostRows how many events are kept, at least 1; further ones count in number and sum of the pauses
	 * @return what they tell
	 * @throws NoGcLogException when no line of them belongs to a format that is read
	 * @throws IOException when none of the files can be read
	 */
	public static GcLogData read(LogSet set, ReadingMonitor monitor, int mostRows) throws IOException {
		GcLogReader reader = new GcLogReader(monitor, mostRows);
		set.remarks().forEach(reader.log::remark);
		for (LogFile file : set.files()) {
			if (!reader.source.isCancelled()) {
				reader.part(file, set.files().size() == 1);
			}
		}
		return reader.result(set.name());
	}

	/**
	 * Reads a stream to its end and leaves it open.
	 *
	 * @param in the bytes
	 * @param name the name of the file, for messages
	 * @param monitor watches, and may end the reading
	 * @return what it tells
	 * @throws NoGcLogException when no line of it belongs to a format that is read
	 * @throws IOException when the stream cannot be read
	 */
	public static GcLogData read(InputStream in, String name, ReadingMonitor monitor) throws IOException {
		return read(in, name, monitor, mostRows());
	}

	/**
	 * Reads a stream to its end and leaves it open, beside other logs that are in memory.
	 *
	 * @param in the bytes
	 * @param name the name of the file, for messages
	 * @param monitor watches, and may end the reading
	 * @param mostRows how many events are kept, at least 1; further ones count in number and sum of the pauses
	 * @return what it tells
	 * @throws NoGcLogException when no line of it belongs to a format that is read
	 * @throws IOException when the stream cannot be read
	 */
	public static GcLogData read(InputStream in, String name, ReadingMonitor monitor, int mostRows) throws IOException {
		GcLogReader reader = new GcLogReader(monitor, mostRows);
		reader.source.read(Packed.unpacked(in), monitor);
		return reader.result(name);
	}

	/**
	 * Tells the format by the beginning of a file, up to its first line that can only belong to one; no events are kept.
	 *
	 * @param start the first bytes, not packed; the last line may be cut
	 * @return the format; empty where no line of them belongs to one that is read
	 */
	public static Optional<GcLogFormat> format(byte[] start) {
		FormatFinder formats = new FormatFinder(new GcLogBuilder(1));
		LineSource.Lines untilFound = (buffer, from, to, number, offset) -> {
			if (!formats.isFound()) {
				formats.line(buffer, from, to, number, offset);
			}
		};
		try {
			new LineSource(untilFound).read(new ByteArrayInputStream(start), bytes -> !formats.isFound());
			return formats.isFound() ? Optional.of(formats.parser("").format()) : Optional.empty();
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
	}

	private void part(LogFile file, boolean alone) throws IOException {
		formats.nextPart();
		log.part(new LogPart(file.name(), Optional.of(file), source.lines() + 1, source.bytes()));
		try (InputStream in = file.open()) {
			source.read(in, monitor);
		} catch (IOException problem) {
			if (alone) {
				throw problem;
			}
			log.remark(TEXTS.get("read.partUnreadable", file.name(), String.valueOf(problem.getMessage())));
		}
	}

	private GcLogData result(String name) throws NoGcLogException {
		LogParser parser = formats.parser(name);
		parser.end();
		if (source.isCutOff()) {
			log.remark(TEXTS.get("read.cutOff"));
		}
		if (source.longLine() > 0) {
			log.remark(TEXTS.get("read.longLine", Long.toString(source.longLine()), LineSource.BUFFER_BYTES >> 10));
		}
		if (source.isCancelled()) {
			log.remark(TEXTS.get("read.cancelled"));
		}
		if (log.notKept() > 0) {
			log.remark(TEXTS.get("read.notKept", log.events(), log.notKept()));
		}
		return log.build(name, parser.format());
	}
}
