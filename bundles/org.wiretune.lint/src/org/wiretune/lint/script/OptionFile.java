/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.core.Product;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmOptionGroup;
import org.wiretune.lint.source.NewParts;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.platform.ConfigurationGroup;

/**
 * Gathers the options of Java virtual machines that a file states where no product tells its form. A size of a heap that was
 * not reached is told as a problem, so that a file that was read is not taken for one that was understood.
 */
final class OptionFile {

	/** The kind of the files. */
	private static final String KIND = "java-start";
	private static final Pattern HEAP = Pattern.compile("(?<![\\w$-])-Xm[xs]\\d{1,15}[kKmMgGtT]?(?!\\w)");
	/** A line that is a remark, shows a text, or is about a build tool says nothing of a virtual machine that is started. */
	private static final Pattern SILENT = Pattern.compile("(?i)\\s*(?:#|//|::|@?rem\\s|@?echo\\b|printf\\b|RUN\\s).*|.*\\b(?:mvn|gradle|gradlew|ant|sbt|MAVEN_OPTS|GRADLE_OPTS|ANT_OPTS|SBT_OPTS)\\b.*");

	private final SourceText source;
	private final List<ConfigurationGroup> groups = new ArrayList<>();
	private final Set<Integer> reached = new HashSet<>();

	OptionFile(SourceText source) {
		this.source = source;
	}

	/** {@return whether options were taken that an argument is one of} @param arguments some arguments */
	boolean has(List<ArgumentText> arguments) {
		return arguments.stream().anyMatch(argument -> argument.length() > 0 && reached.contains(argument.start(0)));
	}

	/**
	 * Takes the options of one virtual machine.
	 *
	 * @param arguments the options; nothing happens without any
	 * @param origin the range that stands for all of them, or null for their own
	 * @param further the place of one more, or null
	 */
	void add(List<ArgumentText> arguments, Origin origin, Insertion further) {
		if (arguments.stream().noneMatch(argument -> argument.text().startsWith("-"))) {
			return;
		}
		arguments.stream().filter(argument -> argument.length() > 0).forEach(argument -> reached.add(argument.start(0)));
		groups.add(JvmOptionGroup.of(arguments, origin != null ? origin : arguments.get(0).origin(0, arguments.get(0).length()), further));
	}

	/** Takes the options of a command, where it starts Java; its further words are for the program that runs. @param words its words */
	void command(List<ArgumentText> words) {
		List<ArgumentText> options = JavaCommand.ofWords(words);
		add(options, null, null);
		if (has(options)) {
			words.stream().filter(word -> word.length() > 0).forEach(word -> reached.add(word.start(0)));
		}
	}

	/** Takes the start of a server with a debugger. @param start its group, or null */
	void start(ConfigurationGroup start) {
		if (start != null) {
			groups.add(start);
		}
	}

	/** Takes a file with an option on each line. @param arguments the lines */
	void lines(List<ArgumentText> arguments) {
		if (arguments.stream().anyMatch(argument -> argument.text().startsWith("-"))) {
			arguments.stream().filter(argument -> argument.length() > 0).forEach(argument -> reached.add(argument.start(0)));
			groups.add(JvmOptionGroup.ofLines(source));
		}
	}

	/** Puts what was found into the parts of the file. */
	void finish(FileParts parts) {
		if (!groups.isEmpty()) {
			ConfigurationFile file = NewParts.file(source.path(), KIND, Product.JAVA, source.origin(0, 0));
			file.getGroups().addAll(groups);
			parts.add(file);
		}
		Matcher heap = HEAP.matcher(source.text());
		while (heap.find()) {
			if (!reached.contains(heap.start()) && !SILENT.matcher(line(heap.start())).matches()) {
				Origin origin = source.origin(heap.start(), heap.end() - heap.start());
				parts.problem(ReadProblem.Kind.NOT_UNDERSTOOD, origin, TEXTS.get("optionNotUnderstood", heap.group(), Integer.toString(origin.line())));
				return;
			}
		}
	}

	private String line(int offset) {
		String text = source.text();
		int start = text.lastIndexOf('\n', offset) + 1;
		int end = text.indexOf('\n', offset);
		return text.substring(start, end < 0 ? text.length() : end).strip();
	}
}
