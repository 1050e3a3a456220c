/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;

/**
 * Keys of {@link WorkloadKind#LOGGING}: the guide for EAP 5, 7. The application is a process of its own; its log is that of
 * Apache Log4j 2, the successor of the guide's.
 */
public final class LoggingKeys {

	/** Where log events go. */
	public enum Appender {
		/** An output of the process that another process reads, as where a script or a service started it. */
		CONSOLE,
		/** An output of the process that is a terminal. */
		TERMINAL,
		/** A file, written by the thread that logs, each event at once. */
		FILE,
		/** The same file, written when a buffer is full; a crash loses what is in it. */
		BUFFERED_FILE,
		/** The same file, written by a thread of the appender; those that log hand events over. */
		ASYNC
	}

	/** What is logged. */
	public enum Statement {
		/** Events of the level INFO, which are written. */
		LOGGED,
		/** Events of the level DEBUG, which is off, behind a question whether it is on. */
		GUARDED,
		/** Events of the level DEBUG, which is off; their texts are made all the same. */
		UNGUARDED
	}

	/** Where log events go; several are measured one after the other. */
	public static final WorkloadKey<List<Appender>> APPENDER = WorkloadKey.of("appender",
			ValueTypes.listOf(ValueTypes.oneOf(Appender.class)), List.of(Appender.values()));

	/** What is logged; several are measured one after the other. */
	public static final WorkloadKey<List<Statement>> STATEMENT = WorkloadKey.of("statement",
			ValueTypes.listOf(ValueTypes.oneOf(Statement.class)), List.of(Statement.LOGGED));

	/** Log statements of a call. */
	public static final WorkloadKey<Integer> STATEMENTS = WorkloadKey.of("statements", ValueTypes.wholeNumber(1, 1_000_000),
			10);

	/** Events that the asynchronous appender holds; who logs waits when it is full ({@code BufferSize}). */
	public static final WorkloadKey<Integer> BUFFER = WorkloadKey.of("buffer", ValueTypes.wholeNumber(1, 1_000_000), 1024);

	/** Threads that log. */
	public static final WorkloadKey<Integer> CLIENTS = WorkloadKey.of("clients", ValueTypes.wholeNumber(1, 256), 4);

	static final List<WorkloadKey<?>> ALL = List.of(APPENDER, STATEMENT, STATEMENTS, BUFFER, CLIENTS, RampKeys.THINK_TIME,
			TimedKeys.WARM_UP, TimedKeys.DURATION);

	private LoggingKeys() {
	}
}
