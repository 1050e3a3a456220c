/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.ReachedLimit;

/** A limit that was reached, in JSON. */
public final class ReachedLimitFormat {

	private ReachedLimitFormat() {
	}

	/**
	 * Writes it.
	 *
	 * @param reached the limit
	 * @return an object
	 */
	public static JsonObject write(ReachedLimit reached) {
		JsonObject json = new JsonObject();
		json.addProperty("name", reached.name());
		number(json, "most", reached.most());
		number(json, "limit", reached.limit());
		json.addProperty("unit", reached.unit());
		json.addProperty("seconds", reached.seconds());
		json.addProperty("of", reached.of());
		json.addProperty("alarm", reached.alarm());
		json.addProperty("alarmSeconds", reached.alarmSeconds());
		json.addProperty("alarmOf", reached.alarmOf());
		json.addProperty("message", reached.message());
		return json;
	}

	/**
	 * Reads it.
	 *
	 * @param fields the JSON object
	 * @return the limit; what is missing is empty, 0 or not a number
	 */
	public static ReachedLimit read(JsonFields fields) {
		return new ReachedLimit(fields.text("name", ""), fields.number("most", Double.NaN), fields.number("limit", Double.NaN),
				fields.text("unit", ""), fields.integer("seconds", 0), fields.integer("of", 0), fields.text("alarm", ""),
				fields.integer("alarmSeconds", 0), fields.integer("alarmOf", 0), fields.text("message", ""));
	}

	private static void number(JsonObject json, String name, double value) {
		if (Double.isFinite(value)) {
			json.addProperty(name, value);
		} else {
			json.add(name, JsonNull.INSTANCE);
		}
	}
}
