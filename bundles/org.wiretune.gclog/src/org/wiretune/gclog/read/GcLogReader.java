/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.GcLogData;
import org.wiretune.gclog.NoGcLogException;
import org.wiretune.gclog.ReadingMonitor;
import org.wiretune.gclog.internal.Texts;

/**
 * Reads collection logs, plain, with gzip or the first file of a zip. The format is found by the content: the first line that
 * can only belong to one format decides. One pass over the bytes; the memory needed is that of the events. May be used by
 * any thread; calls share nothing.
 */
public final class GcLogReader {

	/** A row takes about 110 bytes, and rows may take half of the memory. */
	private static final int ROW_BYTES = 110;
	private static final int MOST_ROWS = 8_000_000;

	private GcLogReader() {
	}

	/**
	 * Reads a file.
	 *
	 * @param file the file
	 * @param monitor watches, and may end the reading
	 * @return what it tells
	 * @throws NoGcLogException when no line of it belongs to a format that is read
	 * @throws IOException when the file cannot be read
	 */
	public static GcLogData read(Path file, ReadingMonitor monitor) throws IOException {
		try (InputStream in = Files.newInputStream(file)) {
			return read(in, file.toString(), monitor);
		}
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
		GcLogBuilder log = new GcLogBuilder((int) Math.min(MOST_ROWS, Runtime.getRuntime().maxMemory() / 2 / ROW_BYTES));
		Sniffer sniffer = new Sniffer(log);
		LineSource source = new LineSource();
		source.read(unpacked(in), sniffer, monitor);
		LogParser parser = sniffer.parser();
		if (parser == null) {
			throw new NoGcLogException(Texts.get(sniffer.lines() == 0 ? "read.empty" : "read.noLog", name, sniffer.lines()));
		}
		parser.end();
		if (source.isCutOff()) {
			log.remark(Texts.get("read.cutOff"));
		}
		if (source.isCancelled()) {
			log.remark(Texts.get("read.cancelled"));
		}
		GcLogData data = log.build(name, parser.format());
		if (data.eventsNotKept() > 0) {
			log.remark(Texts.get("read.notKept", data.events().size(), data.eventsNotKept()));
			return log.build(name, parser.format());
		}
		return data;
	}

	/**
	 * {@return the text of a log: unpacked where the bytes begin like those of gzip or zip}
	 *
	 * @param in the bytes of the file
	 * @throws IOException when the bytes cannot be read
	 */
	public static InputStream unpacked(InputStream in) throws IOException {
		BufferedInputStream buffered = new BufferedInputStream(in, 1 << 16);
		buffered.mark(4);
		byte[] head = buffered.readNBytes(4);
		buffered.reset();
		if (head.length >= 2 && head[0] == 0x1f && (head[1] & 0xff) == 0x8b) {
			return new GZIPInputStream(buffered, 1 << 16);
		}
		if (head.length == 4 && head[0] == 'P' && head[1] == 'K' && head[2] == 3 && head[3] == 4) {
			ZipInputStream zip = new ZipInputStream(buffered);
			for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
				if (!entry.isDirectory()) {
					return zip;
				}
			}
			return InputStream.nullInputStream();
		}
		return buffered;
	}

	/** Gives lines to the format that knows the first of them. */
	private static final class Sniffer implements LineSource.Lines {

		private final GcLogBuilder log;
		private final List<LogParser> candidates;
		private LogParser parser;
		private long lines;

		Sniffer(GcLogBuilder log) {
			this.log = log;
			candidates = List.of(new UnifiedParser(log), new J9Parser(log), new LegacyParser(log), new IbmTextParser(log));
		}

		LogParser parser() {
			return parser;
		}

		long lines() {
			return lines;
		}

		@Override
		public void line(byte[] buffer, int from, int to, long number, long offset) {
			if (parser == null) {
				lines = number;
				for (LogParser candidate : candidates) {
					if (candidate.recognises(buffer, from, to)) {
						parser = candidate;
						break;
					}
				}
				if (parser == null) {
					ForeignLine.take(log, buffer, from, to, number);
					return;
				}
			}
			parser.line(buffer, from, to, number, offset);
		}
	}
}
