/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.protocol;

import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.stat.Distribution;

/**
 * A measurement as JSON, the same in a run file and in the event that it is finished. Fields are the components of
 * {@link Measurement} and its parts under their names; {@code figures} and {@code series} are as in {@link FigureFormat},
 * {@code seconds} is an object of columns, each an array; a figure that does not exist is null.
 */
public final class MeasurementFormat {

	private static final double NONE = Double.NaN;

	private MeasurementFormat() {
	}

	/**
	 * Writes a measurement.
	 *
	 * @param measurement the measurement
	 * @return a JSON object
	 */
	public static JsonObject write(Measurement measurement) {
		JsonObject json = new JsonObject();
		json.addProperty("id", measurement.id());
		json.add("parameters", object(measurement.parameters(),
				(target, entry) -> target.addProperty(entry.name, entry.value)));
		json.addProperty("repetition", measurement.repetition());
		json.addProperty("startedAt", measurement.startedAt().toString());
		JsonArray phases = new JsonArray();
		for (Phase phase : measurement.phases()) {
			JsonObject part = new JsonObject();
			part.addProperty("name", phase.name());
			figure(part, "fromSeconds", phase.fromSeconds());
			figure(part, "toSeconds", phase.toSeconds());
			phases.add(part);
		}
		json.add("phases", phases);
		json.add("latency", write(measurement.latency()));
		json.add("others", object(measurement.others(), (target, entry) -> target.add(entry.name, write(entry.value))));
		json.addProperty("answered", measurement.answered());
		figure(json, "perSecond", measurement.perSecond());
		json.add("errors", object(measurement.errors(), (target, entry) -> target.addProperty(entry.name, entry.value)));
		json.add("figures", FigureFormat.write(measurement.figures()));
		json.add("series", FigureFormat.writeRows(measurement.series()));
		json.add("resources", write(measurement.resources()));
		json.add("seconds", SecondFormat.columns(measurement.seconds()));
		json.add("invalid", texts(measurement.invalid()));
		json.add("remarks", texts(measurement.remarks()));
		json.addProperty("complete", measurement.complete());
		return json;
	}

	/**
	 * Reads a measurement.
	 *
	 * @param fields the JSON object
	 * @return the measurement
	 * @throws com.google.gson.JsonParseException when a field is of the wrong kind
	 * @throws java.time.DateTimeException when its time is none
	 */
	public static Measurement read(JsonFields fields) {
		Map<String, Distribution> others = new LinkedHashMap<>();
		JsonFields other = fields.object("others");
		other.names().forEach(name -> others.put(name, readDistribution(other.object(name))));
		Map<String, Long> errors = new LinkedHashMap<>();
		JsonFields error = fields.object("errors");
		error.names().forEach(name -> errors.put(name, error.longInteger(name, 0)));
		return new Measurement(fields.text("id", ""), fields.textMap("parameters"), fields.integer("repetition", 1),
				Instant.parse(fields.text("startedAt", Instant.EPOCH.toString())),
				fields.objects("phases").stream().map(phase -> new Phase(phase.text("name", ""),
						phase.number("fromSeconds", 0), phase.number("toSeconds", 0))).toList(),
				readDistribution(fields.object("latency")), others, fields.longInteger("answered", 0),
				fields.number("perSecond", NONE), errors,
				FigureFormat.read(fields, "figures"), FigureFormat.readRows(fields, "series"), readResources(fields.object("resources")),
				SecondFormat.read(fields.object("seconds")), fields.texts("invalid"), fields.texts("remarks"),
				fields.truth("complete", true));
	}

	private static JsonObject write(Distribution times) {
		JsonObject json = new JsonObject();
		json.addProperty("count", times.count());
		figure(json, "meanMs", times.meanMs());
		figure(json, "standardDeviationMs", times.standardDeviationMs());
		figure(json, "minMs", times.minMs());
		figure(json, "p50Ms", times.p50Ms());
		figure(json, "p90Ms", times.p90Ms());
		figure(json, "p99Ms", times.p99Ms());
		figure(json, "p999Ms", times.p999Ms());
		figure(json, "maxMs", times.maxMs());
		json.addProperty("histogram", times.histogram());
		return json;
	}

	private static Distribution readDistribution(JsonFields fields) {
		return new Distribution(fields.longInteger("count", 0), fields.number("meanMs", NONE),
				fields.number("standardDeviationMs", NONE), fields.number("minMs", NONE), fields.number("p50Ms", NONE),
				fields.number("p90Ms", NONE), fields.number("p99Ms", NONE), fields.number("p999Ms", NONE),
				fields.number("maxMs", NONE), fields.text("histogram", ""));
	}

	private static JsonObject write(Resources resources) {
		JsonObject json = new JsonObject();
		json.addProperty("collections", resources.collections());
		figure(json, "pauseMs", resources.pauseMs());
		figure(json, "longestPauseMs", resources.longestPauseMs());
		figure(json, "safepointMs", resources.safepointMs());
		figure(json, "serverCpuSeconds", resources.serverCpuSeconds());
		figure(json, "driverCpuSeconds", resources.driverCpuSeconds());
		figure(json, "otherCpuSeconds", resources.otherCpuSeconds());
		figure(json, "stolenCpuSeconds", resources.stolenCpuSeconds());
		figure(json, "allocatedMegabytes", resources.allocatedMegabytes());
		json.addProperty("swappedPages", resources.swappedPages());
		figure(json, "schedulingLagMs", resources.schedulingLagMs());
		figure(json, "serverCompilerSeconds", resources.serverCompilerSeconds());
		figure(json, "driverCompilerSeconds", resources.driverCompilerSeconds());
		return json;
	}

	private static Resources readResources(JsonFields fields) {
		return new Resources(fields.integer("collections", -1), fields.number("pauseMs", NONE),
				fields.number("longestPauseMs", NONE), fields.number("safepointMs", NONE),
				fields.number("serverCpuSeconds", NONE), fields.number("driverCpuSeconds", NONE),
				fields.number("otherCpuSeconds", NONE), fields.number("stolenCpuSeconds", NONE),
				fields.number("allocatedMegabytes", NONE), fields.longInteger("swappedPages", -1),
				fields.number("schedulingLagMs", NONE), fields.number("serverCompilerSeconds", NONE),
				fields.number("driverCompilerSeconds", NONE));
	}

	private static JsonArray texts(Iterable<String> texts) {
		JsonArray array = new JsonArray();
		texts.forEach(array::add);
		return array;
	}

	private record Named<V>(String name, V value) {
	}

	private static <V> JsonObject object(Map<String, V> map, BiConsumer<JsonObject, Named<V>> add) {
		JsonObject json = new JsonObject();
		map.forEach((name, value) -> add.accept(json, new Named<>(name, value)));
		return json;
	}

	static void figure(JsonObject json, String name, double value) {
		if (Double.isFinite(value)) {
			json.addProperty(name, value);
		} else {
			json.add(name, JsonNull.INSTANCE);
		}
	}
}
