/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import java.util.Optional;
import java.util.regex.Pattern;

import org.wiretune.core.ValueForm;

/**
 * A word of a script: an argument of a command, or the value of a variable. Only what means nothing to the interpreter is
 * written, in quotes and without, and only over a word that stands there as it was read: a value may be joined from several
 * places.
 */
public enum ScriptForm implements ValueForm {

	/** For a shell. */
	SHELL("(\\$\\{\\w+\\})?"),
	/** For the command interpreter of Windows, which knows variables by other signs. */
	BATCH("");

	private final Pattern word;

	ScriptForm(String variable) {
		String plain = "[\\p{Alnum}_.,:/+=@~-]*";
		word = Pattern.compile("(?=.)" + plain + variable + plain);
	}

	@Override
	public Optional<Writing> write(String text, int start, int end, String value) {
		return word.matcher(value).matches() ? Optional.of(new Writing(start, end, value)) : Optional.empty();
	}

	@Override
	public boolean mayReplace(String raw, String value) {
		return raw.equals(value);
	}
}
