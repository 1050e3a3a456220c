/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.RunGauge;

/** A gauge of the user's own, in JSON. */
public final class RunGaugeFormat {

	private RunGaugeFormat() {
	}

	/**
	 * Writes it.
	 *
	 * @param gauge the gauge
	 * @return an object
	 */
	public static JsonObject write(RunGauge gauge) {
		JsonObject json = new JsonObject();
		json.addProperty("name", gauge.name());
		json.addProperty("source", gauge.source());
		json.addProperty("unit", gauge.unit());
		if (Double.isFinite(gauge.limit())) {
			json.addProperty("limit", gauge.limit());
			json.addProperty("above", gauge.above());
		}
		json.add("seconds", array(gauge.seconds()));
		json.add("values", array(gauge.values()));
		return json;
	}

	private static JsonArray array(List<Double> figures) {
		JsonArray array = new JsonArray(figures.size());
		figures.forEach(array::add);
		return array;
	}

	/**
	 * Reads it.
	 *
	 * @param fields the JSON object
	 * @return the gauge; what is missing is empty or not a number, and of rows of two lengths the shorter counts
	 */
	public static RunGauge read(JsonFields fields) {
		List<Double> seconds = fields.numbers("seconds");
		List<Double> values = fields.numbers("values");
		int count = Math.min(RunGauge.LONGEST, Math.min(seconds.size(), values.size()));
		return new RunGauge(fields.text("name", ""), fields.text("source", ""), fields.text("unit", ""), fields.number("limit", Double.NaN), fields.truth("above", true),
				seconds.subList(0, count), values.subList(0, count));
	}
}
