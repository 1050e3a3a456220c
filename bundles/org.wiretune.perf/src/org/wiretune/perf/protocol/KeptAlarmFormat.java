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
import java.util.OptionalLong;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.AlarmMoment;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.alarm.LimitedBy;
import org.wiretune.perf.internal.JsonFields;

/** Writes and reads alarms of a run as JSON, see {@link org.wiretune.perf.file.RunFileSchema}. */
public final class KeptAlarmFormat {

	/** No alarm looks back further than five minutes. */
	private static final int MOST_SECONDS = 600;

	private KeptAlarmFormat() {
	}

	/**
	 * Writes an alarm.
	 *
	 * @param kept the alarm
	 * @return an object
	 */
	public static JsonObject write(KeptAlarm kept) {
		Alarm alarm = kept.alarm();
		JsonObject json = new JsonObject();
		json.addProperty("id", alarm.id());
		json.addProperty("source", alarm.source());
		json.addProperty("instance", alarm.instance());
		json.addProperty("raisedAt", Instant.ofEpochMilli(alarm.since()).toString());
		kept.endedAt().ifPresent(end -> json.addProperty("endedAt", Instant.ofEpochMilli(end).toString()));
		number(json, "observed", alarm.observed());
		number(json, "limit", alarm.limit());
		number(json, "demand", alarm.demand());
		json.addProperty("unit", alarm.unit());
		json.addProperty("limitedBy", alarm.limitedBy().words());
		json.addProperty("message", alarm.message());
		JsonArray seconds = new JsonArray();
		for (AlarmMoment second : alarm.evidence()) {
			JsonObject one = new JsonObject();
			one.addProperty("time", Instant.ofEpochMilli(second.time()).toString());
			number(one, "observed", second.observed());
			number(one, "limit", second.limit());
			one.addProperty("holds", second.holds());
			seconds.add(one);
		}
		json.add("evidence", seconds);
		json.addProperty("threadDump", kept.threadDump());
		return json;
	}

	/**
	 * Reads an alarm.
	 *
	 * @param fields the JSON object
	 * @return the alarm; what is missing is empty or not a number, and a kind of setting that this version does not know is none
	 */
	public static KeptAlarm read(JsonFields fields) {
		List<AlarmMoment> seconds = fields.objects("evidence").stream().limit(MOST_SECONDS).map(one -> new AlarmMoment(
				time(one, "time"), one.number("observed", Double.NaN), one.number("limit", Double.NaN), one.truth("holds", true)))
				.toList();
		Alarm alarm = new Alarm(fields.text("id", ""), fields.text("source", ""), fields.text("instance", ""), time(fields, "raisedAt"),
				fields.number("observed", Double.NaN), fields.number("limit", Double.NaN), fields.number("demand", Double.NaN),
				fields.text("unit", ""), LimitedBy.of(fields.text("limitedBy", "")), fields.text("message", ""), seconds);
		return new KeptAlarm(alarm, fields.has("endedAt") ? OptionalLong.of(time(fields, "endedAt")) : OptionalLong.empty(), fields.text("threadDump", ""));
	}

	private static long time(JsonFields fields, String name) {
		return Instant.parse(fields.text(name, Instant.EPOCH.toString())).toEpochMilli();
	}

	private static void number(JsonObject json, String name, double value) {
		if (Double.isFinite(value)) {
			json.addProperty(name, value);
		} else {
			json.add(name, JsonNull.INSTANCE);
		}
	}
}
