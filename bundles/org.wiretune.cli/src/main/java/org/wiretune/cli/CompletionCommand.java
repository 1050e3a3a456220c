/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintStream;

import picocli.AutoComplete;

/** {@code completion}: prints the script by which a shell completes commands and options. */
final class CompletionCommand implements Command {

	private final CommandForm form = new CommandForm("completion");
	private final PrintStream out;

	CompletionCommand(PrintStream out) {
		this.out = out;
		// One script does for all of them; a shell that it is not for is refused.
		form.rest("[bash|zsh]", CompletionCommand::shell);
	}

	@Override
	public CommandForm form() {
		return form;
	}

	@Override
	public int run() {
		out.print(AutoComplete.bash(Program.shellName(), ProgramForm.withCommands()));
		return ExitCode.OK;
	}

	private static String shell(String label, String word) throws CannotRun {
		if (!word.equals("bash") && !word.equals("zsh")) {
			throw new CannotRun(CommandTexts.text("unknownShell", word));
		}
		return word;
	}
}
