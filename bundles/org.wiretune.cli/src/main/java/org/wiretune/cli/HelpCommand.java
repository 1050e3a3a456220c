/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;
import java.util.List;

/** {@code help}: the page of the program, or of a command. */
final class HelpCommand implements Command {

	private final CommandForm form = new CommandForm("help");
	private final Given<List<String>> commands = form.rest("[COMMAND]", Words::text);
	private final PrintStream out;
	private final PrintStream err;

	HelpCommand(PrintStream out, PrintStream err) {
		this.out = out;
		this.err = err;
	}

	@Override
	public CommandForm form() {
		return form;
	}

	@Override
	public int run() throws CannotRun {
		List<String> named = commands.or(List.of());
		if (named.size() > 1) {
			throw new CannotRun(CommandTexts.text("oneCommand"));
		}
		if (named.isEmpty()) {
			out.println(ProgramForm.help());
		} else {
			out.println(Commands.named(named.get(0), out, err).orElseThrow(() -> Commands.unknown(named.get(0))).form().help());
		}
		return ExitCode.OK;
	}
}
