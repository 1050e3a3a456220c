/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** The commands by name. One is made when it is called, so that a start pays for no other. */
final class Commands {

	/** The names in the order in which they are told. */
	static final List<String> NAMES = List.of("lint", "undo", "map", "settings", "size", "run", "compare", "prove", "report", "alarms", "gauges", "gc", "import", "jmeter-server", "completion", "help");

	private Commands() {
	}

	/**
	 * {@return a command}
	 *
	 * @param name its name
	 * @param out takes what it gives
	 * @param err takes what is wrong
	 * @return empty where there is none of that name
	 */
	static Optional<Command> named(String name, PrintStream out, PrintStream err) {
		return Optional.ofNullable(switch (name) {
		case "lint" -> new LintCommand(out, err);
		case "undo" -> new UndoCommand(out, err);
		case "map" -> new MapCommand(out, err);
		case "settings" -> new SettingsCommand(out, err);
		case "size" -> new SizeCommand(out, err);
		case "run" -> new RunCommand(out, err);
		case "compare" -> new CompareCommand(out);
		case "prove" -> new ProveCommand(out, err);
		case "report" -> new ReportCommand(out, err);
		case "alarms" -> new AlarmsCommand(out, err);
		case "gauges" -> new GaugesCommand(out, err);
		case "gc" -> new GcCommand(out, err);
		case "import" -> new ImportCommand(out);
		case "jmeter-server" -> new EngineCommand(out, err);
		case "completion" -> new CompletionCommand(out);
		case "help" -> new HelpCommand(out, err);
		default -> null;
		});
	}

	/**
	 * {@return what is said where there is no command of a name, with the name that may have been meant}
	 *
	 * @param word the word in the place of a command
	 */
	static CannotRun unknown(String word) {
		if (word.startsWith("-")) {
			return new CannotRun(CommandTexts.text("unknownOption", word));
		}
		Optional<String> near = NearWord.of(word, NAMES);
		String all = String.join(", ", NAMES);
		return new CannotRun(near.isPresent() ? CommandTexts.text("unknownCommand.near", word, near.get(), all) : CommandTexts.text("unknownCommand", word, all));
	}
}
