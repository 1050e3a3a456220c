/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.logging;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.Logger;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.logging.log4j.core.config.builder.api.AppenderComponentBuilder;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilder;
import org.apache.logging.log4j.core.config.builder.api.ConfigurationBuilderFactory;
import org.apache.logging.log4j.core.config.builder.api.LayoutComponentBuilder;
import org.apache.logging.log4j.core.config.builder.impl.BuiltConfiguration;
import org.wiretune.perf.workload.LoggingKeys.Appender;

/** The log of the application, with the root category at INFO and one appender. */
final class ApplicationLog implements AutoCloseable {

	/** That of the file appender in the guide's configuration. */
	private static final String PATTERN = "%d %-5p [%c] (%t) %m%n";
	private static final String FILE = "FILE";
	private static final String CONSOLE = "CONSOLE";
	private static final String ASYNC = "ASYNC";
	private static final int END_SECONDS = 60;

	private final Appender appender;
	private final Path file;
	private final LoggerContext context;

	/**
	 * Opens the log.
	 *
	 * @param appender where events go
	 * @param file its file
	 * @param buffer events that an asynchronous appender holds
	 */
	ApplicationLog(Appender appender, Path file, int buffer) {
		this.appender = appender;
		this.file = file;
		ConfigurationBuilder<BuiltConfiguration> builder = ConfigurationBuilderFactory.newConfigurationBuilder();
		builder.setStatusLevel(Level.WARN);
		// The log ends when it is closed, not with the first hook of the JVM.
		builder.setShutdownHook("disable");
		LayoutComponentBuilder layout = builder.newLayout("PatternLayout").addAttribute("pattern", PATTERN);
		if (isConsole(appender)) {
			builder.add(builder.newAppender(CONSOLE, "Console").addAttribute("target", "SYSTEM_OUT").add(layout));
		} else {
			builder.add(builder.newAppender(FILE, "File").addAttribute("fileName", file.toString())
					.addAttribute("append", false).addAttribute("immediateFlush", appender != Appender.BUFFERED_FILE).add(layout));
		}
		if (appender == Appender.ASYNC) {
			AppenderComponentBuilder async = builder.newAppender(ASYNC, "Async").addAttribute("bufferSize", buffer)
					.addAttribute("blocking", true);
			builder.add(async.addComponent(builder.newAppenderRef(FILE)));
		}
		builder.add(builder.newRootLogger(Level.INFO).add(builder.newAppenderRef(switch (appender) {
			case CONSOLE, TERMINAL -> CONSOLE;
			case FILE, BUFFERED_FILE -> FILE;
			case ASYNC -> ASYNC;
		})));
		context = Configurator.initialize(builder.build());
	}

	private static boolean isConsole(Appender appender) {
		return appender == Appender.CONSOLE || appender == Appender.TERMINAL;
	}

	/** {@return the logger of a class} */
	Logger logger(Class<?> type) {
		return context.getLogger(type);
	}

	/** {@return lines in the file of a log that is closed, -1 where it is no file} */
	long lines() throws IOException {
		if (isConsole(appender)) {
			return -1;
		}
		long lines = 0;
		byte[] part = new byte[64 * 1024];
		try (InputStream input = new BufferedInputStream(Files.newInputStream(file))) {
			for (int read = input.read(part); read > 0; read = input.read(part)) {
				for (int i = 0; i < read; i++) {
					lines += part[i] == '\n' ? 1 : 0;
				}
			}
		}
		return lines;
	}

	/** Writes what is still to be written. */
	@Override
	public void close() {
		context.stop(END_SECONDS, TimeUnit.SECONDS);
	}
}
