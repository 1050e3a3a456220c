/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.logging;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.LoggingFigures;
import org.wiretune.perf.workload.LoggingKeys.Appender;
import org.wiretune.perf.workload.LoggingKeys.Statement;
import org.wiretune.perf.workload.LoggingKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.process.LoadProcess;
import org.wiretune.tester.workload.LoadPhases;
import org.wiretune.tester.workload.WorkloadContext;
import org.wiretune.tester.workload.WorkloadRunner;

/** Runs workloads of logging: for each appender and kind of statement an application is started, which logs and ends. */
public final class LoggingRunner implements WorkloadRunner {

	@Override
	public String run(WorkloadContext context) throws Exception {
		Workload workload = context.workload();
		for (int repetition = 1; repetition <= workload.value(CommonKeys.REPETITIONS); repetition++) {
			for (Appender appender : workload.value(LoggingKeys.APPENDER)) {
				for (Statement statement : workload.value(LoggingKeys.STATEMENT)) {
					if (context.isStopped()) {
						return "";
					}
					Optional<String> missing = appender == Appender.TERMINAL ? PseudoTerminal.missing() : Optional.empty();
					if (missing.isPresent()) {
						leftOut(context, appender, statement, repetition, missing.get());
					} else {
						one(context, appender, statement, repetition);
					}
				}
			}
		}
		return "";
	}

	/** The run file says so by a measurement without figures that is not valid. */
	private static void leftOut(WorkloadContext context, Appender appender, Statement statement, int repetition,
			String missing) {
		String sentence = TEXTS.get("logging.leftOut", ValueTypes.word(appender), missing);
		context.tell(new RunEvent.Message(Instant.now(), sentence));
		MeasurementRecorder recorder = context.measurement(parameters(appender, statement), repetition);
		recorder.invalid(sentence);
		recorder.finish(true);
	}

	private static Map<String, String> parameters(Appender appender, Statement statement) {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(LoggingKeys.APPENDER.name(), ValueTypes.word(appender));
		parameters.put(LoggingKeys.STATEMENT.name(), ValueTypes.word(statement));
		return parameters;
	}

	private static void one(WorkloadContext context, Appender appender, Statement statement, int repetition)
			throws IOException, InterruptedException {
		Workload workload = context.workload();
		Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "logging-");
		try (LoadProcess application = LoadProcess.start(TEXTS.get("logging.process"), LoggingServer.class,
				List.of("-Xmx" + context.specification().server().maximumHeapMegabytes() + 'm'),
				order(workload, appender, statement, folder), folder)) {
			context.onStop(application::closeLater);
			MeasurementRecorder recorder = new MeasurementRecorder(parameters(appender, statement), repetition,
					new MachineProbe(application::resources), context::tell);
			boolean complete = false;
			try {
				measure(context, application, recorder);
				complete = !context.isStopped();
			} catch (IOException e) {
				// A stop closes the application under this measurement.
				if (!context.isStopped()) {
					throw e;
				}
			} finally {
				recorder.remark(TEXTS.get("logging.statement." + statement.name(), workload.value(LoggingKeys.STATEMENTS)));
				if (statement == Statement.LOGGED) {
					recorder.remark(TEXTS.get("logging.appender." + appender.name(), workload.value(LoggingKeys.BUFFER)));
				}
				recorder.finish(complete);
			}
		} finally {
			delete(folder);
		}
	}

	private static JsonObject order(Workload workload, Appender appender, Statement statement, Path folder) {
		JsonObject order = new JsonObject();
		order.addProperty(LoggingKeys.APPENDER.name(), appender.name());
		order.addProperty(LoggingKeys.STATEMENT.name(), statement.name());
		order.addProperty(LoggingKeys.STATEMENTS.name(), workload.value(LoggingKeys.STATEMENTS));
		order.addProperty(LoggingKeys.BUFFER.name(), workload.value(LoggingKeys.BUFFER));
		order.addProperty(LoggingKeys.CLIENTS.name(), workload.value(LoggingKeys.CLIENTS));
		order.addProperty(RampKeys.THINK_TIME.name(), workload.value(RampKeys.THINK_TIME).toNanos());
		order.addProperty(LoggingServer.FILE, folder.resolve("server.log").toString());
		return order;
	}

	private static void measure(WorkloadContext context, LoadProcess application, MeasurementRecorder recorder)
			throws IOException, InterruptedException {
		LoadPhases.run(context, application, recorder);
		if (!context.isStopped()) {
			lost(recorder, application.ask(LoggingServer.WRITTEN, new JsonObject()));
		}
	}

	/** An appender that loses events is not fast. */
	private static void lost(MeasurementRecorder recorder, JsonFields answer) {
		long logged = answer.longInteger(LoggingServer.LOGGED, 0);
		long written = answer.longInteger(LoggingServer.WRITTEN, -1);
		recorder.figure(LoggingFigures.EVENTS, logged);
		if (written >= 0) {
			recorder.figure(LoggingFigures.LINES, written);
			if (written != logged) {
				recorder.invalid(TEXTS.get("logging.lost", written, logged));
			}
		}
	}

	private static void delete(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.deleteIfExists(file);
			}
		}
	}
}
