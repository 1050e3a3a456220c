/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Puts the lines of a file together into records of separated values (RFC 4180): a value in quotes may hold separators,
 * doubled quotes and line ends. A record whose quotes do not close within a few lines is broken, and the lines after its
 * first are read as records of their own, so that one stray quote does not swallow a file. Memory is bounded.
 */
final class CsvRecords {

	/** Longest record in characters; a failure message of JMeter may hold a part of a reply. */
	static final int LONGEST_RECORD = 1 << 18;
	private static final int MOST_LINES = 200;

	private final char separator;
	private final Receiver receiver;
	private final List<String> open = new ArrayList<>();
	private int openCharacters;
	private boolean inQuotes;
	private long lineNumber;

	/** Takes what is read. */
	interface Receiver {

		/** A record that begins in a line. */
		void record(long line, List<String> values);

		/** A line that begins no record. */
		void broken(long line, String key);
	}

	CsvRecords(char separator, long linesBefore, Receiver receiver) {
		this.separator = separator;
		this.receiver = receiver;
		this.lineNumber = linesBefore;
	}

	/** Takes the next line, without its end. */
	void line(String line) {
		Deque<String> waiting = new ArrayDeque<>();
		waiting.add(line);
		while (!waiting.isEmpty()) {
			take(waiting.poll(), waiting);
		}
	}

	/** The file is over. */
	void end() {
		while (!open.isEmpty()) {
			List<String> rest = giveUp();
			rest.forEach(this::line);
		}
	}

	private void take(String line, Deque<String> waiting) {
		lineNumber++;
		open.add(line);
		openCharacters += line.length();
		for (int i = 0; i < line.length(); i++) {
			inQuotes ^= line.charAt(i) == '"';
		}
		if (!inQuotes) {
			close();
		} else if (open.size() > MOST_LINES || openCharacters > LONGEST_RECORD) {
			List<String> rest = giveUp();
			for (int i = rest.size() - 1; i >= 0; i--) {
				waiting.addFirst(rest.get(i));
			}
		}
	}

	/** Says that the first open line is broken and gives the others back. */
	private List<String> giveUp() {
		long first = lineNumber - open.size() + 1;
		receiver.broken(first, "jtl.quotes");
		List<String> rest = new ArrayList<>(open.subList(1, open.size()));
		lineNumber = first;
		clear();
		return rest;
	}

	private void close() {
		long first = lineNumber - open.size() + 1;
		String text = String.join("\n", open);
		clear();
		if (text.isBlank()) {
			return;
		}
		receiver.record(first, values(text));
	}

	private void clear() {
		open.clear();
		openCharacters = 0;
		inQuotes = false;
	}

	private List<String> values(String text) {
		List<String> values = new ArrayList<>();
		StringBuilder value = new StringBuilder();
		boolean quoted = false;
		for (int i = 0; i < text.length(); i++) {
			char sign = text.charAt(i);
			if (sign == '"') {
				if (quoted && i + 1 < text.length() && text.charAt(i + 1) == '"') {
					value.append('"');
					i++;
				} else {
					quoted = !quoted;
				}
			} else if (sign == separator && !quoted) {
				values.add(value.toString());
				value.setLength(0);
			} else {
				value.append(sign);
			}
		}
		values.add(value.toString());
		return values;
	}
}
