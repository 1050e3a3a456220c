/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.read;

import static org.wiretune.gclog.internal.GcTexts.TEXTS;

import java.util.List;

import org.wiretune.gclog.GcLogBuilder;
import org.wiretune.gclog.NoGcLogException;

/** Gives lines to the format that knows the first of them. */
final class FormatFinder implements LineSource.Lines {

	/** How any document of XML begins; it tells no format, and is nothing that was not understood. */
	private static final byte[] DECLARATION = Bytes.ascii("<?xml ");

	private final GcLogBuilder log;
	private final List<LogParser> candidates;
	private LogParser parser;
	private long lines;

	FormatFinder(GcLogBuilder log) {
		this.log = log;
		candidates = List.of(new UnifiedParser(log), new J9Parser(log), new LegacyParser(log), new JRockitParser(log), new HpParser(log),
				new IbmTextParser(log));
	}

	/** {@return whether a line of a log was seen} */
	boolean isFound() {
		return parser != null;
	}

	/**
	 * {@return the reader of the format}
	 *
	 * @param name the name of the file
	 * @throws NoGcLogException when no line of it belongs to a format that is read
	 */
	LogParser parser(String name) throws NoGcLogException {
		if (parser == null) {
			throw new NoGcLogException(TEXTS.get(lines == 0 ? "read.empty" : "read.noLog", name, lines));
		}
		return parser;
	}

	/** Begins the next file of the log. */
	void nextPart() {
		if (parser != null) {
			parser.nextPart();
		}
	}

	@Override
	public int take(byte[] buffer, int from, int to, long number, long offset) {
		return parser == null ? 0 : parser.take(buffer, from, to, number, offset);
	}

	@Override
	public int takenTo() {
		return parser.takenTo();
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
				if (Bytes.startsWith(buffer, from, to, DECLARATION)) {
					log.understood();
				} else {
					ForeignLine.take(log, buffer, from, to, number);
				}
				return;
			}
		}
		parser.line(buffer, from, to, number, offset);
	}
}
