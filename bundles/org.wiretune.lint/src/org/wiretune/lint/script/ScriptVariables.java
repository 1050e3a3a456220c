/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.LinkedHashMap;
import java.util.Map;

import org.wiretune.core.Origin;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;

/** The variables that a start script sets, each character of a value with its own place in the file. */
public final class ScriptVariables {

	/** No command line is that long; a variable that doubles itself ends here. */
	private static final int MAXIMUM_LENGTH = 65_536;
	private static final int MAXIMUM_VARIABLES = 1_000;
	/** No script puts more characters into values than this, however often its variables name each other. */
	private static final int MAXIMUM_WORK = 4_000_000;

	/**
	 * What a variable holds.
	 *
	 * @param value the text with the values of the variables that it names
	 * @param raw the range of the last assignment's value, without quotes around it
	 */
	public record Variable(ArgumentText value, Origin raw) {
	}

	private final SourceText source;
	private final ScriptForm form;
	private int work;
	private final Map<String, Variable> variables = new LinkedHashMap<>();

	ScriptVariables(SourceText source, ScriptForm form) {
		this.source = source;
		this.form = form;
	}

	SourceText source() {
		return source;
	}

	/** {@return how values are written in the script} */
	public ScriptForm form() {
		return form;
	}

	/** {@return the variables in the order in which they were first set} */
	public Map<String, Variable> all() {
		return variables;
	}

	/** {@return what a variable holds, or null} @param name the variable */
	public Variable get(String name) {
		return variables.get(name);
	}

	/** Whether a variable is not set or has no text. */
	boolean isEmpty(String name) {
		Variable variable = variables.get(name);
		return variable == null || variable.value().length() == 0;
	}

	void set(String name, ArgumentText value, Origin raw) {
		if (work < MAXIMUM_WORK && (variables.size() < MAXIMUM_VARIABLES || variables.containsKey(name))) {
			variables.put(name, new Variable(value, raw));
		}
	}

	/** Puts a value together. */
	final class Value {

		private final ArgumentText.Builder builder = new ArgumentText.Builder(source, form);
		private int length;

		/** Adds a character of the file. */
		void append(int index) {
			append(source.text().charAt(index), index, index + 1);
		}

		/** Adds characters of the file as they are written. */
		void append(int from, int to) {
			for (int i = from; i < to && length < MAXIMUM_LENGTH && work < MAXIMUM_WORK; i++) {
				append(i);
			}
		}

		/** Adds what a variable holds. */
		void append(ArgumentText text) {
			for (int i = 0; i < text.length() && length < MAXIMUM_LENGTH && work < MAXIMUM_WORK; i++) {
				append(text.text().charAt(i), text.start(i), text.end(i));
			}
		}

		private void append(char character, int start, int end) {
			if (length < MAXIMUM_LENGTH && work < MAXIMUM_WORK) {
				length++;
				work++;
				builder.append(character, start, end);
			}
		}

		ArgumentText text() {
			return builder.build();
		}
	}
}
