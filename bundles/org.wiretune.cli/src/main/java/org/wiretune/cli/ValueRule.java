/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.Map;
import java.util.Stack;
import java.util.function.Predicate;

import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Whether an option has a value, looked at before it is read. */
final class ValueRule implements IParameterPreprocessor {

	/** It has none. */
	static final ValueRule NONE = new ValueRule(null, false);
	/** It has one. What looks like an option is none where it stands apart: the value was forgotten. */
	static final ValueRule ONE = new ValueRule(null, true);

	private static final String APART = " ";

	private final Predicate<String> isValue;
	private final boolean isRequired;

	private ValueRule(Predicate<String> isValue, boolean isRequired) {
		this.isValue = isValue;
		this.isRequired = isRequired;
	}

	/** {@return a rule for an option that may have a value} @param isValue says whether a word that stands apart is one */
	static ValueRule optional(Predicate<String> isValue) {
		return new ValueRule(isValue, false);
	}

	@Override
	public boolean preprocess(Stack<String> rest, CommandSpec command, ArgSpec argument, Map<String, Object> about) {
		boolean isApart = APART.equals(about.get("separator"));
		String option = ((OptionSpec) argument).longestName();
		if (isValue != null && isApart) {
			if (rest.isEmpty() || !isValue.test(rest.peek())) {
				// Stands for the option without a value; a value is never empty.
				rest.push("");
			}
		} else if (isValue != null ? rest.peek().isEmpty() : isRequired && (rest.isEmpty() || isApart && rest.peek().startsWith("--"))) {
			throw new MissingParameterException(command.commandLine(), argument, option);
		} else if (isValue == null && !isRequired && !isApart) {
			CannotRun because = new CannotRun(CommandTexts.text("valueNotTaken", option, rest.peek()));
			throw new ParameterException(command.commandLine(), because.getMessage(), because);
		}
		return false;
	}
}
