/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.terminal;

import java.io.Console;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import java.util.function.BooleanSupplier;

/** Finds out in which characters a console shows what is printed. Files and pipes get UTF-8, whatever the console is set to. */
public final class ConsoleCharset {

	private ConsoleCharset() {
	}

	/** {@return the character set of the console to which this program prints; UTF-8 where it prints to a file or pipe} */
	public static Charset ofThisProgram() {
		return of(System.getProperties(), ConsoleCharset::isConsole);
	}

	/**
	 * Chooses the character set.
	 *
	 * @param properties those of the Java runtime: {@code stdout.encoding} since 19, {@code sun.stdout.encoding} before,
	 *            {@code native.encoding} where neither is known
	 * @param isConsole whether a console shows what is printed; only asked where it counts
	 * @return the character set. A locale without one (ASCII) is that of a container where nobody has set it, and tells nothing of
	 *         the terminal outside
	 */
	static Charset of(Properties properties, BooleanSupplier isConsole) {
		Charset told = known(properties.getProperty("stdout.encoding"))
				.or(() -> known(properties.getProperty("sun.stdout.encoding")))
				.or(() -> known(properties.getProperty("native.encoding"))).orElse(StandardCharsets.UTF_8);
		return told.equals(StandardCharsets.UTF_8) || told.equals(StandardCharsets.US_ASCII) || !told.canEncode() || !isConsole.getAsBoolean() ? StandardCharsets.UTF_8 : told;
	}

	private static Optional<Charset> known(String name) {
		if (name == null || name.isBlank()) {
			return Optional.empty();
		}
		try {
			return Optional.of(Charset.forName(name));
		} catch (IllegalArgumentException unknown) {
			// Such as cp65001, the name that Windows has for UTF-8.
			return Optional.of(StandardCharsets.UTF_8);
		}
	}

	private static boolean isConsole() {
		Console console = System.console();
		if (console == null) {
			return false;
		}
		try {
			// From Java 22 on there may be a console object without a console behind it.
			return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
		} catch (ReflectiveOperationException before22) {
			return true;
		}
	}
}
