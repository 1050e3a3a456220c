/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Reads a result file of JMeter (JTL) line by line: separated values with a header, columns in any order, comma, semicolon
 * or tab between them. What is broken is counted and said with its line; XML is refused. Memory does not grow with the
 * file.
 */
final class JtlReader {

	/** Broken lines that are said one by one. */
	static final int SAID_PROBLEMS = 10;
	/** JMeter gives up on nothing by itself; a call of more than a day is a broken line. */
	private static final long LONGEST_CALL = TimeUnit.DAYS.toMillis(1);
	/** 2100-01-01, in milliseconds. */
	private static final long LATEST = 4_102_444_800_000L;
	private static final List<String> NEEDED = List.of("timeStamp", "elapsed", "success");

	private final Consumer<JtlSample> samples;
	private final List<String> problems = new ArrayList<>();
	private long broken;
	private long read;
	private List<String> header = List.of();
	private final Map<String, Integer> columns = new HashMap<>();
	private CsvRecords records;
	private long linesBefore;

	JtlReader(Consumer<JtlSample> samples) {
		this.samples = samples;
	}

	/**
	 * Takes the next line.
	 *
	 * @param line the line without its end
	 * @throws IOException when the file is no result file that can be read; the message is a sentence
	 */
	void line(String line) throws IOException {
		if (records != null) {
			records.line(line);
			return;
		}
		String first = linesBefore == 0 && line.startsWith("\uFEFF") ? line.substring(1) : line;
		linesBefore++;
		if (!first.isBlank()) {
			readHeader(first.strip());
		}
	}

	/** The file is over. */
	void end() {
		if (records != null) {
			records.end();
		}
	}

	/** {@return the lines that were read as a call} */
	long read() {
		return read;
	}

	/** {@return the lines that could not be read} */
	long broken() {
		return broken;
	}

	/** {@return what was wrong with the first of them, sentences with the line} */
	List<String> problems() {
		return List.copyOf(problems);
	}

	private void readHeader(String line) throws IOException {
		if (line.startsWith("<")) {
			throw new IOException(TEXTS.get("jtl.xml"));
		}
		char separator = line.indexOf('\t') >= 0 ? '\t' : line.indexOf(';') >= 0 && line.indexOf(',') < 0 ? ';' : ',';
		for (String name : line.split(String.valueOf(separator), -1)) {
			columns.putIfAbsent(name.strip().replace("\"", ""), columns.size());
		}
		for (String needed : NEEDED) {
			if (!columns.containsKey(needed)) {
				throw new IOException(TEXTS.get("jtl.noColumn", Long.toString(linesBefore), needed,
						line.length() > 80 ? line.substring(0, 80) : line));
			}
		}
		header = List.copyOf(List.of(line.split(String.valueOf(separator), -1)));
		records = new CsvRecords(separator, linesBefore, new CsvRecords.Receiver() {
			@Override
			public void record(long number, List<String> values) {
				readRecord(number, values);
			}

			@Override
			public void broken(long number, String key) {
				problem(number, TEXTS.get(key));
			}
		});
	}

	private void readRecord(long line, List<String> values) {
		if (values.equals(header)) {
			// Two runs into one file.
			return;
		}
		if (values.size() < columns.size()) {
			problem(line, TEXTS.get("jtl.short", values.size(), columns.size()));
			return;
		}
		long start = number(values, "timeStamp");
		long elapsed = number(values, "elapsed");
		String success = value(values, "success");
		if (start < 0 || start > LATEST) {
			problem(line, TEXTS.get("jtl.timeStamp", cut(value(values, "timeStamp"))));
		} else if (elapsed < 0 || elapsed > LONGEST_CALL) {
			problem(line, TEXTS.get("jtl.elapsed", cut(value(values, "elapsed"))));
		} else if (!success.equalsIgnoreCase("true") && !success.equalsIgnoreCase("false")) {
			problem(line, TEXTS.get("jtl.success", cut(success)));
		} else {
			read++;
			samples.accept(new JtlSample(start, elapsed, cut(value(values, "label")), cut(value(values, "responseCode")),
					cut(value(values, "responseMessage")), cut(value(values, "threadName")), success.equalsIgnoreCase("true"),
					cut(value(values, "failureMessage")),
					(int) Math.min(Integer.MAX_VALUE, number(values, "allThreads"))));
		}
	}

	private String value(List<String> values, String column) {
		Integer index = columns.get(column);
		return index == null ? "" : values.get(index);
	}

	private long number(List<String> values, String column) {
		String text = value(values, column);
		if (text.isEmpty() || text.length() > 18) {
			return -1;
		}
		try {
			return Long.parseLong(text);
		} catch (NumberFormatException e) {
			return -1;
		}
	}

	private static String cut(String text) {
		return text.length() > 200 ? text.substring(0, 200) : text;
	}

	private void problem(long line, String sentence) {
		broken++;
		if (problems.size() < SAID_PROBLEMS) {
			problems.add(TEXTS.get("jtl.line", Long.toString(line), sentence));
		}
	}
}
