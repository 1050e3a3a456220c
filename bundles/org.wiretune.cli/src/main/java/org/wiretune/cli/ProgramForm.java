/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;

/** The program without a command: its page of help, and all commands below it. */
final class ProgramForm {

	private ProgramForm() {
	}

	/** {@return what may be said without a command} */
	static CommandForm form() {
		return new CommandForm("");
	}

	/** {@return the page that names the commands} */
	static String help() {
		CommandLine page = form().page();
		for (String name : Commands.NAMES) {
			CommandSpec command = CommandSpec.create();
			command.usageMessage().description(HelpTexts.of(name, "short"));
			page.addSubcommand(name, new CommandLine(command));
		}
		page.getCommandSpec().usageMessage().commandListHeading("%nCommands:%n").synopsisSubcommandLabel("COMMAND");
		StringWriter text = new StringWriter();
		page.usage(new PrintWriter(text), Ansi.OFF);
		return text.toString().stripTrailing().replace(System.lineSeparator(), "\n");
	}

	/** {@return the program with all commands and what is told of their options} */
	static CommandLine withCommands() {
		PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
		CommandLine page = form().page();
		for (String name : Commands.NAMES) {
			page.addSubcommand(name, Commands.named(name, nowhere, nowhere).orElseThrow().form().page());
		}
		return page;
	}
}
