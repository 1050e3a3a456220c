/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.event;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.protocol.MeasurementFormat;
import org.wiretune.perf.protocol.KeptAlarmFormat;
import org.wiretune.perf.protocol.RunCellFormat;
import org.wiretune.perf.protocol.SecondFormat;
import org.wiretune.perf.result.RunState;

/**
 * The line protocol between the processes of a run: each event is one JSON object on one line, with {@code event} (its
 * kind) and {@code time} (ISO 8601), and the components of the event's record under their names.
 */
public final class RunEventFormat {

	private RunEventFormat() {
	}

	/**
	 * Writes an event.
	 *
	 * @param event the event
	 * @return one line without line end
	 */
	public static String toLine(RunEvent event) {
		JsonObject json = new JsonObject();
		if (event instanceof RunEvent.ServerReady ready) {
			start(json, "serverReady", event);
			json.addProperty("pid", ready.pid());
			json.addProperty("httpPort", ready.httpPort());
			json.addProperty("controlPort", ready.controlPort());
			json.addProperty("jmxAddress", ready.jmxAddress());
			json.addProperty("jvm", ready.jvm());
			json.addProperty("operatingSystem", ready.operatingSystem());
			json.addProperty("processors", ready.processors());
			json.addProperty("maximumHeapMegabytes", ready.maximumHeapMegabytes());
			json.addProperty("startMillis", ready.startMillis());
			json.add("notes", array(ready.notes()));
		} else if (event instanceof RunEvent.DriverReady ready) {
			start(json, "driverReady", event);
			json.addProperty("pid", ready.pid());
			json.addProperty("jvm", ready.jvm());
			json.add("notes", array(ready.notes()));
		} else if (event instanceof RunEvent.WarmUpStarted started) {
			start(json, "warmUpStarted", event);
			cell(json, started.binding(), started.sizeBytes(), started.loops());
		} else if (event instanceof RunEvent.MeasurementStarted started) {
			start(json, "measurementStarted", event);
			cell(json, started.binding(), started.sizeBytes(), started.loops());
		} else if (event instanceof RunEvent.Progress progress) {
			start(json, "progress", event);
			cell(json, progress.binding(), progress.sizeBytes(), progress.loops());
			json.addProperty("warmUp", progress.warmUp());
			json.addProperty("runs", progress.runs());
			if (Double.isFinite(progress.meanMs())) {
				json.addProperty("meanMs", progress.meanMs());
			}
			json.addProperty("receivedMegabytes", progress.receivedMegabytes());
			json.addProperty("threadName", progress.threadName());
			json.addProperty("totalHeapMegabytes", progress.totalHeapMegabytes());
			json.addProperty("freeHeapMegabytes", progress.freeHeapMegabytes());
		} else if (event instanceof RunEvent.CellFinished finished) {
			start(json, "cellFinished", event);
			json.add("cell", RunCellFormat.write(finished.cell()));
		} else if (event instanceof RunEvent.PhaseStarted started) {
			start(json, "phaseStarted", event);
			json.addProperty("measurement", started.measurement());
			json.addProperty("phase", started.phase());
		} else if (event instanceof RunEvent.SecondPassed passed) {
			start(json, "secondPassed", event);
			json.addProperty("measurement", passed.measurement());
			json.add("second", SecondFormat.write(passed.second()));
		} else if (event instanceof RunEvent.MeasurementFinished finished) {
			start(json, "measurementFinished", event);
			json.add("measurement", MeasurementFormat.write(finished.measurement()));
		} else if (event instanceof RunEvent.AlarmChanged changed) {
			start(json, "alarmChanged", event);
			json.add("alarm", KeptAlarmFormat.write(changed.alarm()));
		} else if (event instanceof RunEvent.Message message) {
			start(json, "message", event);
			json.addProperty("text", message.text());
		} else if (event instanceof RunEvent.Failure failure) {
			start(json, "failure", event);
			json.addProperty("text", failure.text());
		} else if (event instanceof RunEvent.Finished finished) {
			start(json, "finished", event);
			json.addProperty("state", finished.state().id());
			json.addProperty("reason", finished.reason());
		}
		return json.toString();
	}

	/**
	 * Reads an event.
	 *
	 * @param line a line
	 * @return the event; empty when the line is none, such as a line that the JVM itself printed, or is of a kind that
	 *         this version does not know
	 */
	public static Optional<RunEvent> parse(String line) {
		if (!line.startsWith("{")) {
			return Optional.empty();
		}
		try {
			return read(JsonFields.of(JsonParser.parseString(line), ""));
		} catch (JsonParseException | IllegalArgumentException | DateTimeException | StackOverflowError e) {
			return Optional.empty();
		}
	}

	private static Optional<RunEvent> read(JsonFields fields) {
		Instant time = Instant.parse(fields.text("time", Instant.EPOCH.toString()));
		return Optional.ofNullable(switch (fields.text("event", "")) {
			case "serverReady" -> new RunEvent.ServerReady(time, fields.longInteger("pid", 0),
					fields.integer("httpPort", 0), fields.integer("controlPort", 0), fields.text("jmxAddress", ""),
					fields.text("jvm", ""), fields.text("operatingSystem", ""), fields.integer("processors", 0),
					fields.number("maximumHeapMegabytes", 0), fields.longInteger("startMillis", 0), fields.texts("notes"));
			case "driverReady" -> new RunEvent.DriverReady(time, fields.longInteger("pid", 0), fields.text("jvm", ""),
					fields.texts("notes"));
			case "warmUpStarted" -> new RunEvent.WarmUpStarted(time, binding(fields), fields.integer("sizeBytes", 0),
					fields.integer("loops", 0));
			case "measurementStarted" -> new RunEvent.MeasurementStarted(time, binding(fields),
					fields.integer("sizeBytes", 0), fields.integer("loops", 0));
			case "progress" -> new RunEvent.Progress(time, binding(fields), fields.integer("sizeBytes", 0),
					fields.truth("warmUp", false), fields.integer("runs", 0), fields.integer("loops", 0),
					fields.number("meanMs", Double.NaN), fields.number("receivedMegabytes", 0),
					fields.text("threadName", ""), fields.number("totalHeapMegabytes", 0),
					fields.number("freeHeapMegabytes", 0));
			case "cellFinished" -> new RunEvent.CellFinished(time, RunCellFormat.read(fields.object("cell")));
			case "phaseStarted" -> new RunEvent.PhaseStarted(time, fields.text("measurement", ""), fields.text("phase", ""));
			case "secondPassed" -> new RunEvent.SecondPassed(time, fields.text("measurement", ""),
					SecondFormat.readOne(fields.object("second")));
			case "measurementFinished" -> new RunEvent.MeasurementFinished(time,
					MeasurementFormat.read(fields.object("measurement")));
			case "alarmChanged" -> new RunEvent.AlarmChanged(time, KeptAlarmFormat.read(fields.object("alarm")));
			case "message" -> new RunEvent.Message(time, fields.text("text", ""));
			case "failure" -> new RunEvent.Failure(time, fields.text("text", ""));
			case "finished" -> new RunEvent.Finished(time,
					RunState.find(fields.text("state", "")).orElse(RunState.FAILED), fields.text("reason", ""));
			default -> null;
		});
	}

	private static BindingUnderTest binding(JsonFields fields) {
		String id = fields.text("binding", "");
		return BindingUnderTest.find(id).orElseThrow(
				() -> new JsonParseException(TEXTS.get("binding.unknown", id, BindingUnderTest.ids())));
	}

	private static void start(JsonObject json, String kind, RunEvent event) {
		json.addProperty("event", kind);
		json.addProperty("time", event.time().toString());
	}

	private static void cell(JsonObject json, BindingUnderTest binding, int sizeBytes, int loops) {
		json.addProperty("binding", binding.id());
		json.addProperty("sizeBytes", sizeBytes);
		json.addProperty("loops", loops);
	}

	private static JsonArray array(List<String> texts) {
		JsonArray array = new JsonArray();
		texts.forEach(array::add);
		return array;
	}
}
