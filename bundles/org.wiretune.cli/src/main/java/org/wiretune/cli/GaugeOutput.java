/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

import org.wiretune.analysis.Lead;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeReading.Amount;
import org.wiretune.servers.gauges.GaugeState;

/** The readings of a server, a line each: for people, or a JSON object for programs. */
final class GaugeOutput {

	private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

	private final PrintStream out;
	private final boolean json;

	GaugeOutput(PrintStream out, boolean json) {
		this.out = out;
		this.json = json;
	}

	/** Writes a reading. @param time milliseconds since 1970 @param readings the gauges that have a value */
	void reading(long time, List<GaugeReading> readings) {
		if (json) {
			JsonObject line = line(time);
			JsonArray gauges = new JsonArray();
			readings.stream().map(GaugeOutput::gauge).forEach(gauges::add);
			line.add("gauges", gauges);
			out.println(line);
		} else {
			List<String> words = readings.stream().map(each -> {
				boolean sameUnit = each.maximum().isPresent() && each.maximum().figure().unit().equals(each.value().figure().unit());
				String figure = sameUnit ? each.value().figure().number() : each.value().figure().toString();
				String whole = each.maximum().isPresent() ? figure + ' ' + each.maximum().phrase() : figure;
				return CommandTexts.text(each.state() == GaugeState.WARNING ? "gaugesWarning" : "gaugesFigure", each.title(), whole);
			}).map(GaugeOutput::plain).toList();
			out.println(TIME.format(Instant.ofEpochMilli(time).atZone(ZoneId.systemDefault())) + "  " + String.join("; ", words));
		}
	}

	/** With spaces that programs split at. */
	private static String plain(String words) {
		return words.replace('\u00a0', ' ');
	}

	private static JsonObject gauge(GaugeReading reading) {
		JsonObject gauge = new JsonObject();
		gauge.addProperty("id", reading.key().definition());
		gauge.addProperty("instance", reading.key().instance());
		gauge.addProperty("title", reading.title());
		add(gauge, "value", reading.value());
		add(gauge, "maximum", reading.maximum());
		add(gauge, "limit", reading.limit());
		add(gauge, "waiting", reading.waiting());
		gauge.addProperty("unit", reading.unit().words());
		gauge.addProperty("warning", reading.state() == GaugeState.WARNING);
		return gauge;
	}

	private static void add(JsonObject gauge, String name, Amount amount) {
		if (amount != null && amount.isPresent()) {
			gauge.addProperty(name, amount.value());
		}
	}

	/** Writes that an alarm was raised or is over. @param change what happened @param leads where it leads to */
	void alarm(AlarmChange change, List<Lead> leads) {
		Alarm alarm = change.alarm();
		boolean raised = change.kind() == AlarmChange.Kind.RAISED;
		if (!json) {
			String subject = alarm.instance().isEmpty() ? alarm.id() : alarm.id() + ", " + alarm.instance();
			String time = TIME.format(Instant.ofEpochMilli(change.time()).atZone(ZoneId.systemDefault()));
			out.println(CommandTexts.text(raised ? "gaugesRaised" : "gaugesOver", time, raised ? alarm.message() : subject, subject));
			return;
		}
		JsonObject line = line(change.time());
		line.addProperty("alarm", alarm.id());
		line.addProperty("instance", alarm.instance());
		line.addProperty("raised", raised);
		line.addProperty("message", alarm.message());
		if (!Double.isNaN(alarm.observed())) {
			line.addProperty("observed", alarm.observed());
		}
		if (!Double.isNaN(alarm.limit())) {
			line.addProperty("limit", alarm.limit());
		}
		JsonArray places = new JsonArray();
		leads.forEach(lead -> places.add(lead.finding().origin().path() + ':' + lead.finding().origin().line()));
		line.add("places", places);
		out.println(line);
	}

	private static JsonObject line(long time) {
		JsonObject line = new JsonObject();
		line.addProperty("time", Instant.ofEpochMilli(time).truncatedTo(ChronoUnit.MILLIS).toString());
		return line;
	}
}
