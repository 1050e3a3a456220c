/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.List;
import java.util.Optional;

import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in a sentence of ours what the parser did not like. Words of the user are shown as every name of a file is. */
final class WrongUse {

	private WrongUse() {
	}

	/**
	 * {@return what is wrong}
	 *
	 * @param command the command that was called; empty for none
	 * @param wrong what the parser says
	 */
	static CannotRun of(String command, ParameterException wrong) {
		for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
			if (cause instanceof CannotRun told) {
				return told;
			}
		}
		if (wrong instanceof MissingParameterException missing && missing.getMissing().get(0) instanceof OptionSpec option) {
			return new CannotRun(CommandTexts.text("noValue", option.longestName(), command));
		}
		if (wrong instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
			return unknown(command, unmatched.getUnmatched().get(0), wrong.getCommandLine().getCommandSpec());
		}
		throw wrong;
	}

	private static CannotRun unknown(String command, String word, CommandSpec spec) {
		if (command.isEmpty()) {
			return Commands.unknown(word);
		}
		List<String> options = spec.options().stream().filter(option -> !option.hidden()).map(OptionSpec::longestName).toList();
		Optional<String> near = word.startsWith("-") ? NearWord.of(word, options) : Optional.empty();
		return new CannotRun(near.isPresent() ? CommandTexts.text("unknownArgument.near", word, command, near.get()) : CommandTexts.text("unknownArgument", word, command));
	}
}
