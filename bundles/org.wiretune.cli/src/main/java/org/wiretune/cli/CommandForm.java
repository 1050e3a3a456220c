/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * What may be said to a command: its options, the words that belong to none, and its page of help. Every command has
 * {@code --help}, {@code --version} and {@code --debug}. Of an option that takes one value the last one counts, a value may
 * stand behind the option or behind an equals sign, and {@code --} ends the options.
 */
final class CommandForm {

	/** What the words ask for. */
	enum Asked {
		WORK, HELP, VERSION
	}

	private static final int WIDTH = 110;
	private static final int OPTION_WIDTH = 38;

	private final String name;
	private final CommandSpec spec = CommandSpec.create();
	private Given<Boolean> debug;

	/** A form without options. @param name the command; empty for the program without one */
	CommandForm(String name) {
		this.name = name;
	}

	/** {@return the command} */
	String name() {
		return name;
	}

	/** {@return an option without a value} @param option the option */
	Given<Boolean> flag(String option) {
		return add(OptionSpec.builder(option).type(boolean.class).arity("0").preprocessor(ValueRule.NONE).build());
	}

	/** {@return an option with a value} @param option the option @param label stands for the value in the help @param reader reads it */
	<T> Given<T> one(String option, String label, WordReader<T> reader) {
		return add(valued(option, label, reader).type(Object.class).build());
	}

	/** {@return an option with a file or folder} @param option the option @param label stands for the value in the help */
	Given<Path> file(String option, String label) {
		return add(valued(option, label, Words::path).type(Path.class).build());
	}

	/** {@return an option with one of some words} @param option the option @param unknown key of the sentence on another @param words the words */
	Given<String> choice(String option, String unknown, String... words) {
		List<String> all = List.of(words);
		return add(valued(option, String.join("|", all), (said, word) -> {
			if (!all.contains(word)) {
				throw new CannotRun(CommandTexts.text(unknown, word));
			}
			return word;
		}).type(String.class).completionCandidates(all).build());
	}

	/** {@return an option that may be repeated} @param option the option @param label stands for a value in the help @param reader reads each */
	<T> Given<List<T>> many(String option, String label, WordReader<T> reader) {
		return add(valued(option, label, reader).type(List.class).auxiliaryTypes(Object.class).build());
	}

	/** {@return an older name of an option, which still works and is not told} @param option the name @param reader reads each value */
	<T> Given<List<T>> older(String option, WordReader<T> reader) {
		return add(valued(option, "", reader).hidden(true).type(List.class).auxiliaryTypes(Object.class).build());
	}

	/**
	 * {@return an option that may be repeated, each time with a value or without one, which is empty then} A word that stands
	 * apart is its value where it can be one.
	 *
	 * @param option the option
	 * @param label stands for a value in the help
	 * @param isValue says whether a word that stands apart is a value
	 */
	Given<List<String>> optional(String option, String label, Predicate<String> isValue) {
		return add(OptionSpec.builder(option).paramLabel(label).arity("0..1").type(List.class).auxiliaryTypes(String.class).preprocessor(ValueRule.optional(isValue)).build());
	}

	/** {@return the words that belong to no option} @param label stands for them in the help @param reader reads each, in the order of the words and options */
	<T> Given<List<T>> rest(String label, WordReader<T> reader) {
		PositionalParamSpec words = PositionalParamSpec.builder().index("0..*").arity("1").required(false).paramLabel(label).hideParamSyntax(true).type(List.class).auxiliaryTypes(Object.class)
				.converters(new ReadValue(label, reader)).build();
		spec.addPositional(words);
		return new Given<>(words);
	}

	/**
	 * Reads the words of a call.
	 *
	 * @param words the words behind the command
	 * @return what they ask for
	 * @throws CannotRun where they are wrong
	 */
	Asked read(List<String> words) throws CannotRun {
		try {
			ParseResult read = parser().parseArgs(words.toArray(String[]::new));
			return read.isUsageHelpRequested() ? Asked.HELP : read.isVersionHelpRequested() ? Asked.VERSION : Asked.WORK;
		} catch (ParameterException wrong) {
			throw WrongUse.of(name, wrong);
		}
	}

	/** {@return whether an unexpected failure is to be shown with its stack} */
	boolean isDebug() {
		return debug != null && debug.isGiven();
	}

	/** {@return the page of help} */
	String help() {
		StringWriter text = new StringWriter();
		page().usage(new PrintWriter(text), Ansi.OFF);
		return text.toString().stripTrailing().replace(System.lineSeparator(), "\n");
	}

	/** {@return the options of the form with all that is told of them} */
	CommandLine page() {
		addForEveryCommand();
		CommandSpec page = CommandSpec.create().name(calledAs());
		for (PositionalParamSpec words : spec.positionalParameters()) {
			page.addPositional(words.toBuilder().description(HelpTexts.of(name, "words")).build());
		}
		for (OptionSpec option : spec.options()) {
			page.addOption(option.hidden() ? option : option.toBuilder().description(HelpTexts.of(name, option.longestName())).build());
		}
		UsageMessageSpec usage = page.usageMessage();
		usage.width(WIDTH).longOptionsMaxWidth(OPTION_WIDTH).sortOptions(false).abbreviateSynopsis(true).description(HelpTexts.of(name, "about")).parameterListHeading("%n").optionListHeading("%n");
		Map<String, String> codes = HelpTexts.exitCodes(name);
		if (!codes.isEmpty()) {
			usage.exitCodeListHeading("%nExit codes:%n").exitCodeList(codes);
		}
		if (HelpTexts.has(name, "more")) {
			usage.footer(("\n" + HelpTexts.of(name, "more")).split("\n", -1));
		}
		// Without it the label of the words is coloured for whoever has a terminal, also where all else is not.
		return new CommandLine(page).setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.OFF));
	}

	/** The texts of the help are left out: they cost as much as all else, and a call rarely needs them. */
	private CommandLine parser() {
		addForEveryCommand();
		// A name may begin with @, and a value that came with quotation marks keeps them.
		return new CommandLine(spec).setExpandAtFiles(false).setTrimQuotes(false).setOverwrittenOptionsAllowed(true).setPosixClusteredShortOptionsAllowed(false).setInterpolateVariables(false);
	}

	private String calledAs() {
		return name.isEmpty() ? Program.name() : Program.name() + ' ' + name;
	}

	private void addForEveryCommand() {
		if (debug == null) {
			if (!name.isEmpty()) {
				many(ContributedJars.OPTION, "JAR", Words::path);
			}
			debug = flag("--debug");
			spec.addOption(OptionSpec.builder("-h", "--help").type(boolean.class).arity("0").preprocessor(ValueRule.NONE).usageHelp(true).build());
			spec.addOption(OptionSpec.builder("--version").type(boolean.class).arity("0").preprocessor(ValueRule.NONE).versionHelp(true).build());
		}
	}

	private <T> Given<T> add(OptionSpec option) {
		spec.addOption(option);
		return new Given<>(option);
	}

	private static OptionSpec.Builder valued(String option, String label, WordReader<?> reader) {
		return OptionSpec.builder(option).paramLabel(label).arity("1").converters(new ReadValue(option, reader)).preprocessor(ValueRule.ONE);
	}
}
