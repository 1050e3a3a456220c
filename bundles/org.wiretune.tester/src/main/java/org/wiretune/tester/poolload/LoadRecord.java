/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.SingleWriterRecorder;
import org.wiretune.perf.stat.Distribution;

/**
 * What a load in the server has measured since it was last asked. Threads write without a lock between them; the load
 * driver takes it over every fraction of a second and adds it to the measurement.
 */
public final class LoadRecord {

	/** Field of the times of calls: a compressed histogram in nanoseconds. */
	public static final String LATENCY = "latency";
	/** Field of other times by name. */
	public static final String OTHERS = "others";
	/** Field of errors by sentence. */
	public static final String ERRORS = "errors";

	/** Kinds of errors that are told apart. */
	private static final int MOST_ERRORS = 20;

	private final List<Writer> writers = new CopyOnWriteArrayList<>();
	private final Map<String, LongAdder> errors = new ConcurrentHashMap<>();

	/** Records the calls of one thread. Not to be shared. */
	public static final class Writer {

		private final SingleWriterRecorder latencies = new SingleWriterRecorder(Distribution.SIGNIFICANT_DIGITS);
		private final Map<String, SingleWriterRecorder> named = new ConcurrentHashMap<>();

		private Writer() {
		}

		/**
		 * A call was answered.
		 *
		 * @param nanos how long it took
		 */
		public void answered(long nanos) {
			latencies.recordValue(Math.max(0, nanos));
		}

		/**
		 * A further time of a call.
		 *
		 * @param name its name
		 * @param nanos the time
		 */
		public void other(String name, long nanos) {
			named.computeIfAbsent(name, key -> new SingleWriterRecorder(Distribution.SIGNIFICANT_DIGITS))
					.recordValue(Math.max(0, nanos));
		}
	}

	/** {@return a writer for one thread} */
	public Writer writer() {
		Writer writer = new Writer();
		writers.add(writer);
		return writer;
	}

	/**
	 * A call failed.
	 *
	 * @param sentence why
	 */
	public void failed(String sentence) {
		String key = errors.containsKey(sentence) || errors.size() < MOST_ERRORS ? sentence
				: errors.keySet().iterator().next();
		errors.computeIfAbsent(key, text -> new LongAdder()).increment();
	}

	/**
	 * Takes what was recorded since it was taken last.
	 *
	 * @return an object with the fields of this class
	 */
	public synchronized JsonObject take() {
		Histogram latency = new Histogram(Distribution.SIGNIFICANT_DIGITS);
		Map<String, Histogram> others = new ConcurrentHashMap<>();
		for (Writer writer : writers) {
			latency.add(writer.latencies.getIntervalHistogram());
			writer.named.forEach((name, recorder) -> others
					.computeIfAbsent(name, key -> new Histogram(Distribution.SIGNIFICANT_DIGITS))
					.add(recorder.getIntervalHistogram()));
		}
		JsonObject json = new JsonObject();
		json.addProperty(LATENCY, Distribution.of(latency).histogram());
		JsonObject more = new JsonObject();
		others.forEach((name, histogram) -> more.addProperty(name, Distribution.of(histogram).histogram()));
		json.add(OTHERS, more);
		JsonObject failed = new JsonObject();
		errors.forEach((sentence, count) -> failed.addProperty(sentence, count.sumThenReset()));
		json.add(ERRORS, failed);
		return json;
	}

	/**
	 * A row of figures as JSON.
	 *
	 * @param values the figures
	 * @return an array
	 */
	public static JsonArray row(List<Double> values) {
		JsonArray row = new JsonArray();
		values.forEach(row::add);
		return row;
	}
}
