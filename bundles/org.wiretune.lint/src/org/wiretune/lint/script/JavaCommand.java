/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;

/** Which words of a command line or of an environment are options of a Java virtual machine. */
public final class JavaCommand {

	/** Variables that start scripts, servers, images and the virtual machines themselves take options from; not those of build tools. */
	private static final Pattern VARIABLE = Pattern.compile("_?(?:[A-Z0-9]{1,40}_){0,5}(?:JAVA|JVM)_(?:TOOL_)?(?:OPTS|OPTIONS|ARGS|MEM|MEM_OPTS|MEMORY_OPTS)(?:_APPEND)?|CATALINA_OPTS|(?:USER_)?MEM_ARGS");
	private static final Pattern PROGRAM = Pattern.compile("(?:[^\"]*[/\\\\])?javaw?(?:\\.exe)?|(?:\\$\\{?|%)_?(?:JAVA|JAVACMD|JAVA_CMD|RUNJAVA|JAVA_BIN|JAVA_EXE|JAVA_EXEC)[}%]?");
	/** Commands that only name another. */
	private static final Set<String> TALKERS = Set.of("echo", "printf", "ps", "pgrep", "pkill", "grep", "which", "type", "cat", "rem", "title", "where", "tasklist", "taskkill", "test", "[", "[[", "alternatives", "update-alternatives");
	private static final Pattern UNKNOWN = Pattern.compile("[$][{(]?[^\\s]{0,200}|%[A-Za-z_][A-Za-z0-9_]{0,99}%");

	private JavaCommand() {
	}

	/** {@return whether a word of a command starts a Java virtual machine} @param word the word */
	public static boolean isProgram(String word) {
		return PROGRAM.matcher(word).matches();
	}

	/** {@return whether a variable holds options of a virtual machine} @param name the variable */
	public static boolean isVariable(String name) {
		return VARIABLE.matcher(name).matches();
	}

	/** {@return the options that a variable holds} @param value its value */
	public static List<ArgumentText> options(ArgumentText value) {
		return JvmArguments.ofLine(value).stream().filter(argument -> !UNKNOWN.matcher(argument.text()).matches()).toList();
	}

	/** {@return the options of a command that starts Java; none of any other} @param words its words */
	public static List<ArgumentText> ofWords(List<ArgumentText> words) {
		int program = 0;
		while (program < words.size() && !PROGRAM.matcher(words.get(program).text()).matches()) {
			if (TALKERS.contains(words.get(program).text())) {
				return List.of();
			}
			program++;
		}
		List<ArgumentText> options = new ArrayList<>();
		for (int i = program + 1; i < words.size(); i++) {
			String word = words.get(i).text();
			if (UNKNOWN.matcher(word).matches()) {
				continue;
			}
			if (word.equals("-jar") || word.equals("-m") || word.equals("--module") || !word.startsWith("-")) {
				// What follows is for the program.
				break;
			}
			options.add(words.get(i));
			if ((word.equals("-cp") || word.equals("-classpath") || word.equals("--class-path")) && i + 1 < words.size()) {
				options.add(words.get(++i));
			}
		}
		return options;
	}
}
