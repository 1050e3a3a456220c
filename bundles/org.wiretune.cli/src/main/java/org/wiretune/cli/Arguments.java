/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Arguments of a command, taken one after the other. An option's value may follow it or stand behind an equals sign. */
final class Arguments {

	private final Deque<String> waiting;
	private String option;

	Arguments(List<String> arguments) {
		waiting = new ArrayDeque<>(arguments);
	}

	boolean hasNext() {
		return !waiting.isEmpty();
	}

	/** {@return the next argument: an option without its value, or a path} */
	String next() {
		String argument = waiting.pop();
		int equals = argument.startsWith("--") ? argument.indexOf('=') : -1;
		if (equals > 0) {
			waiting.push(argument.substring(equals + 1));
			argument = argument.substring(0, equals);
		}
		option = argument;
		return argument;
	}

	/** {@return the value of the option that came last} */
	String value() throws CommandFailure {
		if (waiting.isEmpty() || waiting.peek().startsWith("--")) {
			throw new CommandFailure(Messages.text("missing.value", option));
		}
		return waiting.pop();
	}

	/** {@return the value of the option that came last, which must be one of several words} */
	String value(Set<String> words) throws CommandFailure {
		String value = value();
		if (!words.contains(value)) {
			throw new CommandFailure(Messages.text("wrong.value", option, String.join(", ", words.stream().sorted().toList()), value));
		}
		return value;
	}

	/** {@return an argument as a path} */
	static Path path(String argument) throws CommandFailure {
		try {
			return Path.of(argument);
		} catch (InvalidPathException wrong) {
			throw new CommandFailure(Messages.text("wrong.path", argument));
		}
	}
}
