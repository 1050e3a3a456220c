/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.logging;

import java.util.List;

/**
 * How the files of one logging library are made up, in the kinds of the tables.
 *
 * @param roots kinds of the root logger; its references stand in it
 * @param reference kind of a reference to an appender
 * @param consoles kinds of appenders that write to the console
 * @param files kinds of appenders that write to files
 * @param asynchronous kinds of appenders that hand events to another thread
 * @param others kinds of further appenders, whose class tells what they do
 * @param levels kinds of root logger and loggers, whose setting {@code level} or {@code priority} is a level
 * @param threshold the setting of an appender that keeps lower levels out, or null where the tables have none
 */
record LogLibrary(List<String> roots, String reference, List<String> consoles, List<String> files, List<String> asynchronous, List<String> others, List<String> levels,
		String threshold) {

	static final LogLibrary LOG4J = new LogLibrary(List.of("log4j.root"), "log4j.appender-ref", List.of("log4j.appender.console"), List.of("log4j.appender.file"),
			List.of("log4j.appender.async"), List.of("log4j.appender"), List.of("log4j.root", "log4j.logger", "log4j.category"), "Threshold");
	static final LogLibrary LOG4J_2 = new LogLibrary(List.of("log4j2.root", "log4j2.root.async"), "log4j2.appender-ref", List.of("log4j2.appender.console"),
			List.of("log4j2.appender.file"), List.of("log4j2.appender.async"), List.of("log4j2.appender"),
			List.of("log4j2.root", "log4j2.root.async", "log4j2.logger", "log4j2.logger.async"), null);
	static final LogLibrary LOGBACK = new LogLibrary(List.of("logback.root"), "logback.appender-ref", List.of("logback.appender.console"), List.of("logback.appender.file"),
			List.of("logback.appender.async"), List.of("logback.appender"), List.of("logback.root", "logback.logger"), null);
	static final LogLibrary WILDFLY = new LogLibrary(List.of("wildfly.logging.root"), "wildfly.logging.root.handler", List.of("wildfly.logging.console-handler"),
			List.of("wildfly.logging.file-handler", "wildfly.logging.periodic-rotating-file-handler", "wildfly.logging.size-rotating-file-handler",
					"wildfly.logging.periodic-size-rotating-file-handler"),
			List.of("wildfly.logging.async-handler"), List.of(), List.of("wildfly.logging.root", "wildfly.logging.logger"), "level");
	static final List<LogLibrary> ALL = List.of(LOG4J, LOG4J_2, LOGBACK, WILDFLY);

	/** The kind of a reference in an asynchronous appender. */
	String inner() {
		return this == WILDFLY ? "wildfly.logging.async-handler.handler" : reference;
	}
}
