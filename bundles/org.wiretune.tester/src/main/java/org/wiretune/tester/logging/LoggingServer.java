/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.logging;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.LoggingKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.tester.control.ControlService;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.measure.ServerSnapshot;
import org.wiretune.tester.poolload.LoadOperations;
import org.wiretune.tester.process.LoadProcess;
import org.wiretune.tester.process.ServiceMain;

/** The application that logs, as a process. Its order names what it does by the keys of {@link LoggingKeys}. */
public final class LoggingServer {

	/** Order: the file of its log. */
	static final String FILE = "file";
	/** Ends the logging and says what came of it; answer: lines in the file, -1 where the log is no file. */
	static final String WRITTEN = "written";
	/** Answer: events that were handed to the log. */
	static final String LOGGED = "logged";

	private LoggingServer() {
	}

	/**
	 * Runs the application until its input closes.
	 *
	 * @param arguments none
	 * @throws IOException when its input cannot be read
	 */
	public static void main(String[] arguments) throws IOException {
		ServiceMain.run(LoggingServer::start);
	}

	private static AutoCloseable start(JsonFields order, JsonObject ready) throws Exception {
		LoggingKeys.Appender appender = LoggingKeys.Appender.valueOf(order.text(LoggingKeys.APPENDER.name(), ""));
		Path file = Path.of(order.text(FILE, ""));
		Optional<PseudoTerminal> terminal = appender == LoggingKeys.Appender.TERMINAL
				? Optional.of(PseudoTerminal.open(file.toAbsolutePath().getParent()))
				: Optional.empty();
		// Log4j's console is what the standard output is when the log is opened.
		terminal.ifPresent(opened -> System.setOut(opened.output()));
		ApplicationLog log = new ApplicationLog(appender, file, order.integer(LoggingKeys.BUFFER.name(), 1));
		LoggingLoad load = new LoggingLoad(log, LoggingKeys.Statement.valueOf(order.text(LoggingKeys.STATEMENT.name(), "")),
				order.integer(LoggingKeys.STATEMENTS.name(), 1), order.integer(LoggingKeys.CLIENTS.name(), 1),
				Duration.ofNanos(order.longInteger(RampKeys.THINK_TIME.name(), 0)));
		ServerOperations operations = new ServerOperations();
		LoadOperations.add(operations, (said, answer) -> load);
		operations.add(WRITTEN, arguments -> {
			load.close();
			JsonObject answer = new JsonObject();
			answer.addProperty(LOGGED, load.logged());
			answer.addProperty(WRITTEN, log.lines());
			return answer;
		});
		ServerSnapshot.Probe probe = () -> ServerSnapshot.NONE;
		ControlService control = new ControlService(order.text(LoadProcess.TOKEN, ""), probe, (cell, events) -> {
			throw new IllegalArgumentException("No cells are measured here.");
		}, operations);
		ready.addProperty(LoadProcess.PORT, control.port());
		return () -> {
			control.close();
			load.close();
			if (terminal.isPresent()) {
				terminal.get().close();
			}
		};
	}
}
