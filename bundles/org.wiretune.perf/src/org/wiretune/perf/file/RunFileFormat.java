/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.file;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.base.ServerType;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.protocol.MeasurementFormat;
import org.wiretune.perf.protocol.ReachedLimitFormat;
import org.wiretune.perf.protocol.KeptAlarmFormat;
import org.wiretune.perf.protocol.RunCellFormat;
import org.wiretune.perf.protocol.RunGaugeFormat;
import org.wiretune.perf.protocol.RunSpecificationFormat;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunGauge;
import org.wiretune.perf.result.RunState;
import org.wiretune.safety.file.Unreadable;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.safety.quantity.Bytes;

/**
 * Writes and reads run files: JSON, UTF-8.
 *
 * <pre>
 * schema       whole number, 4; a reader takes newer ones too and ignores what it does not know
 * name         name of the run
 * startedAt    ISO 8601 instant
 * endedAt      ISO 8601 instant; absent while the run goes on
 * state        completed | stopped | failed
 * reason       sentence; empty for a completed run
 * environment  server, os, cpus, serverJvm, driverJvm, serverPid, driverPid
 * workload     text of the workload, see {@link org.wiretune.perf.workload.WorkloadText}; schema 1 has instead bindings,
 *              sizes, loops, warmupLoops, clients, progressEvery, callTimeoutSeconds
 * settings     settings of the server, see {@link org.wiretune.perf.protocol.ServerSettingsFormat}; its kind, and what only
 *              some kinds have, since schema 4; before, the kind follows from the name in environment
 * notes        array of sentences a reader has to know
 * cells        array: binding, sizeBytes, loops, warmupLoops, callsPerRun, errors, meanMs, minMs, p50Ms, p99Ms, maxMs,
 *              perSecond, threadName, receivedMegabytes, queueMeanMs (bindings with a queue), complete;
 *              meaning and units as in {@link RunCell}; a figure that does not exist is null; only runs of a loop
 * measurements array, since schema 2, see {@link org.wiretune.perf.protocol.MeasurementFormat}; figures have ids since schema 3
 * alarms       array, since schema 2, see {@link org.wiretune.perf.protocol.KeptAlarmFormat}; may be missing
 * reached      array, since schema 2, see {@link org.wiretune.perf.protocol.ReachedLimitFormat}; may be missing
 * gauges       array, since schema 4, see {@link org.wiretune.perf.protocol.RunGaugeFormat}; only where the user has gauges of his own
 * </pre>
 *
 * While a run goes on, and after a crash, the file {@code NAME.json.journal} beside it holds what has happened since the
 * file was written last, one event on a line, see {@link JournalReader}; {@link #read(Path)} joins both.
 *
 * <p>
 * A file without {@code schema}, or with fewer fields, is read with the defaults of {@link RunSpecification#lab()}.
 */
public final class RunFileFormat {

	/** The version of the schema that is written. */
	public static final int SCHEMA = 4;

	/** The first schema that says on which kind of server a run was. */
	private static final int FIRST_WITH_KIND = 4;

	/** The largest file that is read, in bytes: 64 MB, some 500 measurements of ten minutes. */
	public static final long LARGEST_FILE_BYTES = 64L * Bytes.IN_MEGABYTE;

	private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().serializeNulls().create();

	private RunFileFormat() {
	}

	/**
	 * Writes a run as text.
	 *
	 * @param run the run
	 * @return JSON, with a line end at the end
	 */
	public static String toText(RunFile run) {
		JsonObject json = new JsonObject();
		json.addProperty("schema", SCHEMA);
		json.addProperty("name", run.name());
		json.addProperty("startedAt", run.startedAt().toString());
		run.endedAt().ifPresent(end -> json.addProperty("endedAt", end.toString()));
		json.addProperty("state", run.state().id());
		json.addProperty("reason", run.reason());
		RunEnvironment environment = run.environment();
		JsonObject place = new JsonObject();
		place.addProperty("server", environment.server());
		place.addProperty("os", environment.operatingSystem());
		place.addProperty("cpus", environment.processors());
		place.addProperty("serverJvm", environment.serverJvm());
		place.addProperty("driverJvm", environment.driverJvm());
		place.addProperty("serverPid", environment.serverPid());
		place.addProperty("driverPid", environment.driverPid());
		json.add("environment", place);
		JsonObject specification = RunSpecificationFormat.write(run.specification());
		specification.remove("name");
		specification.entrySet().forEach(entry -> json.add(entry.getKey(), entry.getValue()));
		JsonArray notes = new JsonArray();
		run.notes().forEach(notes::add);
		json.add("notes", notes);
		JsonArray cells = new JsonArray();
		run.cells().forEach(cell -> cells.add(RunCellFormat.write(cell)));
		json.add("cells", cells);
		JsonArray measurements = new JsonArray();
		run.measurements().forEach(measurement -> measurements.add(MeasurementFormat.write(measurement)));
		json.add("measurements", measurements);
		JsonArray alarms = new JsonArray();
		run.alarms().forEach(alarm -> alarms.add(KeptAlarmFormat.write(alarm)));
		json.add("alarms", alarms);
		JsonArray reached = new JsonArray();
		run.reached().forEach(limit -> reached.add(ReachedLimitFormat.write(limit)));
		json.add("reached", reached);
		if (!run.gauges().isEmpty()) {
			JsonArray gauges = new JsonArray();
			run.gauges().forEach(gauge -> gauges.add(RunGaugeFormat.write(gauge)));
			json.add("gauges", gauges);
		}
		return GSON.toJson(json) + '\n';
	}

	/**
	 * Reads a run from text.
	 *
	 * @param text JSON
	 * @return the run
	 * @throws IOException when the text is no run file; the message says what is wrong
	 */
	public static RunFile parse(String text) throws IOException {
		try {
			return read(JsonFields.of(JsonParser.parseString(text), ""));
		} catch (JsonParseException | IllegalArgumentException | DateTimeException | StackOverflowError e) {
			throw new IOException(TEXTS.get("runFile.broken", firstLine(e)), e);
		}
	}

	/**
	 * Writes a run file so that a reader sees the old or the new file, never half of one. The folder is created.
	 *
	 * @param run the run
	 * @param file where to
	 * @throws IOException when the file cannot be written, as on a full disk; the old file is then still there
	 */
	public static void write(RunFile run, Path file) throws IOException {
		WholeFile.writePrivate(file, toText(run).getBytes(StandardCharsets.UTF_8));
	}

	/**
	 * Reads a run file.
	 *
	 * @param file the file
	 * @return the run
	 * @throws IOException when it cannot be read or is no run file; the message names the file and what is wrong
	 */
	public static RunFile read(Path file) throws IOException {
		String text;
		try {
			Unreadable.checkOrdinary(file);
			long size = Files.size(file);
			if (size > LARGEST_FILE_BYTES) {
				throw new IOException(TEXTS.get("runFile.tooLarge", file, size, LARGEST_FILE_BYTES));
			}
			text = Files.readString(file, StandardCharsets.UTF_8);
		} catch (FileSystemException | CharacterCodingException e) {
			throw new IOException(TEXTS.get("runFile.cannotRead", file, Unreadable.toTheEnd(e)), e);
		}
		try {
			return JournalReader.joined(parse(text), file);
		} catch (IOException e) {
			throw new IOException(TEXTS.get("runFile.cannotRead", file, e instanceof FileSystemException ? Unreadable.toTheEnd(e) : firstLine(e)), e);
		}
	}

	private static RunFile read(JsonFields fields) {
		RunSpecification specification = RunSpecificationFormat.read(fields);
		int schema = fields.integer("schema", 1);
		JsonFields place = fields.object("environment");
		RunEnvironment environment = new RunEnvironment(place.text("server", ""), place.text("os", ""), place.integer("cpus", 0),
				place.text("serverJvm", ""), place.text("driverJvm", ""), place.longInteger("serverPid", 0),
				place.longInteger("driverPid", 0));
		if (schema < FIRST_WITH_KIND) {
			specification = specification
					.withServer(specification.server().toBuilder().type(ServerType.named(environment.server())).build());
		}
		if (!fields.has("cells")) {
			throw new JsonParseException(TEXTS.get("runFile.noCells"));
		}
		String state = fields.text("state", RunState.COMPLETED.id());
		Optional<Instant> end = fields.has("endedAt") ? Optional.of(Instant.parse(fields.text("endedAt", "")))
				: Optional.empty();
		return new RunFile(schema, specification,
				Instant.parse(fields.text("startedAt", Instant.EPOCH.toString())), end,
				RunState.find(state).orElseThrow(() -> new JsonParseException(TEXTS.get("runFile.state", state))),
				fields.text("reason", ""), environment, fields.texts("notes"),
				fields.objects("cells").stream().map(RunCellFormat::read).toList(),
				fields.objects("measurements").stream().map(MeasurementFormat::read).toList(),
				fields.objects("alarms").stream().limit(KeptAlarm.MOST).map(KeptAlarmFormat::read).toList(),
				fields.objects("reached").stream().limit(ReachedLimit.MOST).map(ReachedLimitFormat::read).toList(),
				fields.objects("gauges").stream().limit(RunGauge.MOST).map(RunGaugeFormat::read).toList());
	}

	private static String firstLine(Throwable problem) {
		String message = problem.getMessage() == null ? problem.getClass().getSimpleName() : problem.getMessage();
		return message.lines().findFirst().orElse("");
	}
}
