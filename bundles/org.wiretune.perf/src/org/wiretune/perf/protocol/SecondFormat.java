/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Second;

/** The seconds of a measurement as JSON: an object of columns in a run file, an object of figures in an event. */
public final class SecondFormat {

	private record Column(String name, ToDoubleFunction<Second> figure) {
	}

	private static final String PHASE = "phase";
	private static final List<Column> COLUMNS = List.of(new Column("second", Second::second),
			new Column("answered", Second::answered), new Column("errors", Second::errors),
			new Column("meanMs", Second::meanMs), new Column("p50Ms", Second::p50Ms), new Column("p99Ms", Second::p99Ms),
			new Column("maxMs", Second::maxMs), new Column("users", Second::users),
			new Column("heapMegabytes", Second::heapMegabytes), new Column("collections", Second::collections),
			new Column("pauseMs", Second::pauseMs), new Column("serverCpu", Second::serverCpu),
			new Column("driverCpu", Second::driverCpu), new Column("otherCpu", Second::otherCpu),
			new Column("allocatedMegabytes", Second::allocatedMegabytes));

	private SecondFormat() {
	}

	/**
	 * Writes seconds as columns.
	 *
	 * @param seconds the seconds
	 * @return an object with an array for each figure
	 */
	public static JsonObject columns(List<Second> seconds) {
		JsonObject json = new JsonObject();
		JsonArray phases = new JsonArray();
		seconds.forEach(second -> phases.add(second.phase()));
		json.add(PHASE, phases);
		for (Column column : COLUMNS) {
			JsonArray row = new JsonArray();
			for (Second second : seconds) {
				double value = column.figure.applyAsDouble(second);
				row.add(Double.isFinite(value) ? number(value) : JsonNull.INSTANCE);
			}
			json.add(column.name, row);
		}
		return json;
	}

	/**
	 * Writes one second.
	 *
	 * @param second the second
	 * @return an object with its figures
	 */
	public static JsonObject write(Second second) {
		JsonObject json = new JsonObject();
		json.addProperty(PHASE, second.phase());
		for (Column column : COLUMNS) {
			double value = column.figure.applyAsDouble(second);
			json.add(column.name, Double.isFinite(value) ? number(value) : JsonNull.INSTANCE);
		}
		return json;
	}

	/**
	 * Reads one second.
	 *
	 * @param fields the JSON object
	 * @return the second
	 */
	public static Second readOne(JsonFields fields) {
		double[] figures = new double[COLUMNS.size()];
		for (int i = 0; i < figures.length; i++) {
			figures[i] = fields.number(COLUMNS.get(i).name, Double.NaN);
		}
		return second(fields.text(PHASE, ""), figures);
	}

	/**
	 * Reads columns. Rows of different lengths are read as far as the phases go.
	 *
	 * @param fields the JSON object
	 * @return the seconds
	 */
	public static List<Second> read(JsonFields fields) {
		List<String> phases = fields.texts(PHASE);
		List<List<Double>> columns = COLUMNS.stream().map(column -> fields.numbers(column.name)).toList();
		List<Second> seconds = new ArrayList<>();
		for (int row = 0; row < phases.size(); row++) {
			double[] figures = new double[COLUMNS.size()];
			for (int i = 0; i < figures.length; i++) {
				List<Double> column = columns.get(i);
				figures[i] = row < column.size() ? column.get(row) : Double.NaN;
			}
			seconds.add(second(phases.get(row), figures));
		}
		return seconds;
	}

	private static Second second(String phase, double[] figures) {
		int i = 0;
		return new Second((int) figures[i++], phase, (long) figures[i++], (long) figures[i++], figures[i++], figures[i++],
				figures[i++], figures[i++], (int) figures[i++], figures[i++], (int) figures[i++], figures[i++],
				figures[i++], figures[i++], figures[i++], figures[i]);
	}

	/** Whole numbers without a decimal point, others to four digits behind it. */
	private static JsonPrimitive number(double value) {
		return value == Math.rint(value) && Math.abs(value) < Long.MAX_VALUE
				? new JsonPrimitive((long) value)
				: new JsonPrimitive(Math.round(value * 10_000) / 10_000.0);
	}
}
