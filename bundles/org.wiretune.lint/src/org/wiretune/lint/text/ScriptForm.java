/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.Optional;
import java.util.regex.Pattern;

import org.wiretune.core.ValueForm;

/**
 * Words of a script: arguments of a command, or the value of a variable. Only what means nothing to the interpreter is written,
 * in quotes and without, and only over a word that stands there as it was read: a value may be joined from several places.
 */
public enum ScriptForm implements ValueForm {

	/** For a shell. */
	SHELL("(\\$\\{\\w+\\})?", "${}"),
	/** For the command interpreter of Windows, which knows variables by other signs. */
	BATCH("", "");

	private final Pattern word;
	/** Arguments of a virtual machine, one behind the other. */
	private final Pattern arguments;

	ScriptForm(String variable, String further) {
		String plain = "[\\p{Alnum}_.,:/+=@~-]*";
		word = Pattern.compile(plain + variable + plain);
		arguments = Pattern.compile("-(X|D|d32|d64|server|client|verbose|agent|javaagent)[\\p{Alnum}_.,:/+=@~ " + further + "-]*");
	}

	@Override
	public Optional<Writing> write(String text, int start, int end, String value) {
		boolean held = !value.isEmpty() && value.strip().equals(value) && (word.matcher(value).matches() || arguments.matcher(value).matches());
		return held ? Optional.of(new Writing(start, end, value)) : Optional.empty();
	}

	@Override
	public boolean mayReplace(String raw, String value) {
		return raw.equals(value);
	}
}
