/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Origin;
import org.wiretune.lint.container.ContainerModel;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.script.JavaCommand;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;
import org.wiretune.model.platform.ConfigurationGroup;
import org.wiretune.model.settings.Setting;

/**
 * The words of what a container starts.
 *
 * @param words the words, each with its place
 * @param shell whether a shell replaces the variables in them
 * @param entry whether the image or the workload says what is started, and not only the words behind that
 * @param replaced whether the shell is one that a single command replaces
 */
record StartedCommand(List<ArgumentText> words, boolean shell, boolean entry, boolean replaced) {

	/** Nothing is known of what is started. */
	static final StartedCommand UNKNOWN = new StartedCommand(List.of(), false, false, false);
	/** What a plug-in of a build starts: Java itself. */
	static final StartedCommand OF_BUILD = new StartedCommand(List.of(), false, true, false);
	private static final Set<String> SHELLS = Set.of("sh", "/bin/sh", "bash", "/bin/bash", "ash", "/bin/ash", "/usr/bin/env");
	/** What only starts the next word and hands signals on. */
	private static final Pattern STARTER = Pattern.compile("(?:.*/)?(?:tini|dumb-init|catatonit)(?:-static)?");
	private static final Pattern VARIABLE = Pattern.compile("\\$\\{?([A-Za-z_][A-Za-z0-9_]{0,99})\\b[^}\\s]{0,99}\\}?");

	static StartedCommand of(Reading reading, ConfigurationGroup entry, ConfigurationGroup arguments) {
		List<ArgumentText> words = new ArrayList<>();
		boolean shell = false;
		for (ConfigurationGroup part : new ConfigurationGroup[] {entry, arguments}) {
			// A command for a shell takes no arguments.
			if (part != null && !shell) {
				shell = ContainerModel.SHELL.equals(part.getLabel());
				part.getSettings().forEach(word -> words.add(text(reading, word)));
			}
		}
		if (words.contains(null)) {
			return UNKNOWN;
		}
		if (!words.isEmpty() && STARTER.matcher(words.get(0).text()).matches()) {
			words.remove(0);
			while (!words.isEmpty() && words.get(0).text().startsWith("-")) {
				words.remove(0);
			}
		}
		if (words.size() > 2 && SHELLS.contains(words.get(0).text()) && words.get(1).text().matches("-[a-z]*c")) {
			return new StartedCommand(JvmArguments.ofLine(words.get(2)), true, entry != null, words.get(0).text().endsWith("bash"));
		}
		return new StartedCommand(List.copyOf(words), shell, entry != null, false);
	}

	/** {@return the text of a value at its place; null where it cannot be told there} @param reading what was read @param value the value */
	static ArgumentText text(Reading reading, Setting value) {
		Origin origin = value.getOrigin();
		String text = origin == null ? null : reading.texts().text(origin.path());
		return text == null || origin.end() > text.length() ? null : ArgumentText.of(SourceText.of(origin.path(), text), origin.offset(), origin.end(), ScriptForm.SHELL);
	}

	/** {@return whether it starts Java itself, and no script that may read further variables} */
	boolean startsJava() {
		int program = program();
		if (program < 0) {
			return this == OF_BUILD;
		}
		if (!shell) {
			return program == 0;
		}
		// What stands before it may be a script that is read into the shell.
		return words.subList(0, program).stream().noneMatch(word -> word.text().equals(".") || word.text().equals("source") || word.text().endsWith(".sh"));
	}

	/** {@return the word of Java that a shell starts as its child, because nothing tells it to replace itself; null where none does} */
	ArgumentText behindShell() {
		int program = program();
		return !shell || program < 0 || replaced && program == 0 || !startsJava() || words.subList(0, program).stream().anyMatch(word -> word.text().equals("exec")) ? null : words.get(program);
	}

	private int program() {
		for (int i = 0; i < words.size(); i++) {
			if (JavaCommand.isProgram(words.get(i).text())) {
				return i;
			}
		}
		return -1;
	}

	/** {@return whether a word names a variable} @param name the variable */
	boolean names(String name) {
		return words.stream().anyMatch(word -> word.text().contains(name));
	}

	/** {@return the options of Java in it, those of variables that a shell replaces in their place} @param environment the variables */
	List<ArgumentText> options(Reading reading, Map<String, Stated> environment) {
		List<ArgumentText> options = new ArrayList<>();
		for (int i = program() + 1; i > 0 && i < words.size(); i++) {
			ArgumentText word = words.get(i);
			Matcher variable = VARIABLE.matcher(word.text());
			if (variable.matches()) {
				Stated value = shell ? environment.get(variable.group(1)) : null;
				ArgumentText text = value == null ? null : text(reading, value.setting());
				if (text != null) {
					options.addAll(JavaCommand.options(text));
				}
			} else if (!word.text().startsWith("-") || word.text().equals("-jar") || word.text().equals("-m")) {
				break;
			} else {
				options.add(word);
				if (Set.of("-cp", "-classpath", "--class-path").contains(word.text()) && i + 1 < words.size()) {
					options.add(words.get(++i));
				}
			}
		}
		return options;
	}
}
