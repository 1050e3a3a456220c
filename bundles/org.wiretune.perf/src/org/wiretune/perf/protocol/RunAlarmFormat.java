/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.RunAlarm.AlarmSecond;
import org.wiretune.perf.result.RunAlarm;

/** Writes and reads alarms of a run as JSON, see {@link org.wiretune.perf.file.RunFileSchema}. */
public final class RunAlarmFormat {

	/** No alarm looks back further than five minutes. */
	private static final int MOST_SECONDS = 600;

	private RunAlarmFormat() {
	}

	/**
	 * Writes an alarm.
	 *
	 * @param alarm the alarm
	 * @return an object
	 */
	public static JsonObject write(RunAlarm alarm) {
		JsonObject json = new JsonObject();
		json.addProperty("id", alarm.id());
		json.addProperty("source", alarm.source());
		json.addProperty("instance", alarm.instance());
		json.addProperty("raisedAt", alarm.raisedAt().toString());
		alarm.endedAt().ifPresent(end -> json.addProperty("endedAt", end.toString()));
		number(json, "observed", alarm.observed());
		number(json, "limit", alarm.limit());
		number(json, "demand", alarm.demand());
		json.addProperty("unit", alarm.unit());
		json.addProperty("limitedBy", alarm.limitedBy());
		json.addProperty("message", alarm.message());
		JsonArray seconds = new JsonArray();
		for (AlarmSecond second : alarm.evidence()) {
			JsonObject one = new JsonObject();
			one.addProperty("time", second.time().toString());
			number(one, "observed", second.observed());
			number(one, "limit", second.limit());
			one.addProperty("holds", second.holds());
			seconds.add(one);
		}
		json.add("evidence", seconds);
		json.addProperty("threadDump", alarm.threadDump());
		return json;
	}

	/**
	 * Reads an alarm.
	 *
	 * @param fields the JSON object
	 * @return the alarm; what is missing is empty or not a number
	 */
	public static RunAlarm read(JsonFields fields) {
		List<AlarmSecond> seconds = fields.objects("evidence").stream().limit(MOST_SECONDS).map(one -> new AlarmSecond(
				time(one, "time"), one.number("observed", Double.NaN), one.number("limit", Double.NaN), one.truth("holds", true)))
				.toList();
		return new RunAlarm(fields.text("id", ""), fields.text("source", ""), fields.text("instance", ""), time(fields, "raisedAt"),
				fields.has("endedAt") ? Optional.of(time(fields, "endedAt")) : Optional.empty(),
				fields.number("observed", Double.NaN), fields.number("limit", Double.NaN), fields.number("demand", Double.NaN),
				fields.text("unit", ""), fields.text("limitedBy", ""), fields.text("message", ""), seconds,
				fields.text("threadDump", ""));
	}

	private static Instant time(JsonFields fields, String name) {
		return Instant.parse(fields.text(name, Instant.EPOCH.toString()));
	}

	private static void number(JsonObject json, String name, double value) {
		if (Double.isFinite(value)) {
			json.addProperty(name, value);
		} else {
			json.add(name, JsonNull.INSTANCE);
		}
	}
}
