/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Map;
import org.wiretune.perf.judged.FigureComparison;
import org.wiretune.perf.judged.JudgedTime;
import org.wiretune.perf.judged.MeasurementComparison;
import org.wiretune.perf.judged.RunComparison;
import org.wiretune.perf.judged.SettingDifference;
import org.wiretune.perf.stat.Interval;

/**
 * Comparisons as JSON: {@code before} (name of the side that all others are compared with) and {@code comparisons}, each
 * with {@code after}, {@code verdict}, {@code reasons}, {@code settings} (name, before, after) and {@code places}: place,
 * verdict, beforeMeanMs, afterMeanMs (left out where they must not be used), timeRatio and rateRatio (estimate, low, high;
 * 95 %; empty where there are too few starts), headline and besides (with {@code leavesOpen}, the largest change that the
 * interval leaves open, and of pairs {@code signProbability} by the sign test), basis, remarks.
 */
public final class ComparisonJson {

	private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

	private ComparisonJson() {
	}

	/**
	 * Writes comparisons.
	 *
	 * @param before name of the side that all others are compared with
	 * @param comparisons the comparisons by the name of the other side
	 * @return JSON, with a line end at the end
	 */
	public static String toText(String before, Map<String, RunComparison> comparisons) {
		JsonObject json = new JsonObject();
		json.addProperty("before", before);
		JsonArray all = new JsonArray();
		comparisons.forEach((name, comparison) -> all.add(write(name, comparison)));
		json.add("comparisons", all);
		return GSON.toJson(json) + '\n';
	}

	private static JsonObject write(String name, RunComparison comparison) {
		JsonObject json = new JsonObject();
		json.addProperty("after", name);
		json.addProperty("verdict", comparison.verdict().id());
		json.add("reasons", array(comparison.reasons()));
		JsonArray settings = new JsonArray();
		for (SettingDifference difference : comparison.settings()) {
			JsonObject setting = new JsonObject();
			setting.addProperty("name", difference.name());
			setting.addProperty("before", difference.before());
			setting.addProperty("after", difference.after());
			settings.add(setting);
		}
		json.add("settings", settings);
		JsonArray places = new JsonArray();
		for (MeasurementComparison measurement : comparison.measurements()) {
			JsonObject place = new JsonObject();
			place.addProperty("place", measurement.place());
			place.addProperty("verdict", measurement.verdict().id());
			figure(place, "beforeMeanMs", mean(measurement.before()));
			figure(place, "afterMeanMs", mean(measurement.after()));
			place.add("timeRatio", write(measurement.timeRatio()));
			place.add("rateRatio", write(measurement.rateRatio()));
			place.add("headline", write(measurement.headline()));
			JsonArray besides = new JsonArray();
			measurement.besides().forEach(each -> besides.add(write(each)));
			place.add("besides", besides);
			place.addProperty("basis", measurement.basis().name().toLowerCase(java.util.Locale.ROOT));
			place.add("remarks", array(measurement.remarks()));
			places.add(place);
		}
		json.add("places", places);
		return json;
	}

	private static double mean(JudgedTime time) {
		return time.milliseconds().map(Interval::estimate).orElse(Double.NaN);
	}

	private static JsonObject write(FigureComparison compared) {
		JsonObject json = new JsonObject();
		json.addProperty("id", compared.figure().id());
		json.addProperty("unit", compared.figure().unit().id());
		json.addProperty("better", compared.figure().better().id());
		figure(json, "before", compared.before().estimate());
		figure(json, "after", compared.after().estimate());
		json.add("ratio", write(compared.ratio()));
		figure(json, "leavesOpen", compared.leavesOpen());
		figure(json, "signProbability", compared.sign());
		return json;
	}

	private static JsonObject write(Interval interval) {
		JsonObject json = new JsonObject();
		figure(json, "estimate", interval.estimate());
		figure(json, "low", interval.low());
		figure(json, "high", interval.high());
		return json;
	}

	private static void figure(JsonObject json, String name, double value) {
		if (Double.isFinite(value)) {
			json.addProperty(name, value);
		}
	}

	private static JsonArray array(Iterable<String> texts) {
		JsonArray array = new JsonArray();
		texts.forEach(array::add);
		return array;
	}
}
