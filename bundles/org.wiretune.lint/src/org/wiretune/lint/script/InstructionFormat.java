/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Insertion;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.jvm.JvmForm;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;

/**
 * Reads the options of Java virtual machines in units of systemd ({@code Environment}, {@code ExecStart}) and in files that
 * make container images ({@code ENV}, {@code CMD}, {@code ENTRYPOINT}). A backslash at the end of a line joins it with the
 * next one.
 */
public final class InstructionFormat implements FileFormat {

	private static final Pattern INSTRUCTION = Pattern.compile("\\s*(?:(ENV|Environment)|(CMD|ENTRYPOINT|ExecStart))[ \\t]*(=|[ \\t])[ \\t]*-?");
	private static final Pattern NAME = Pattern.compile("([A-Za-z_][A-Za-z0-9_]{0,99})([= \\t])");

	/** One of them is in every file that has something to read. */
	private static final List<String> WORDS = List.of("-X", "-agentlib", "--debug", "jpda", "server");

	@Override
	public String id() {
		return "java-instructions";
	}

	@Override
	public boolean accepts(String path) {
		return path.endsWith(".service") || isImage(path);
	}

	private static boolean isImage(String path) {
		return Containers.isImage(path.substring(path.lastIndexOf('/') + 1));
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		if (WORDS.stream().noneMatch(source.text()::contains)) {
			return;
		}
		OptionFile file = new OptionFile(source);
		for (ArgumentText line : lines(source)) {
			Matcher instruction = INSTRUCTION.matcher(line.text());
			// The one form has an equals sign, the other none.
			if (!instruction.lookingAt() || instruction.group(3).equals("=") == isImage(source.path())) {
				continue;
			}
			ArgumentText content = line.part(instruction.end(), line.length());
			if (instruction.group(1) != null) {
				environment(content, file);
			} else {
				List<ArgumentText> words = content.text().startsWith("[") ? list(content) : JvmArguments.ofLine(content);
				file.command(words);
				if (isImage(source.path())) {
					file.start(DebuggedStart.of(words));
				}
			}
		}
		file.finish(parts);
	}

	/** {@code NAME=value NAME="value"}, {@code "NAME=value"}, or {@code NAME value} up to the end. */
	private static void environment(ArgumentText content, OptionFile file) {
		Matcher name = NAME.matcher(content.text());
		if (name.lookingAt() && !name.group(2).equals("=")) {
			variable(name.group(1), content.part(name.end(), content.length()), file);
			return;
		}
		for (ArgumentText word : JvmArguments.ofLine(content)) {
			Matcher assignment = NAME.matcher(word.text());
			if (assignment.lookingAt() && assignment.group(2).equals("=")) {
				variable(assignment.group(1), word.part(assignment.end(), word.length()), file);
			}
		}
	}

	private static void variable(String name, ArgumentText value, OptionFile file) {
		if (JavaCommand.isVariable(name) && value.length() > 0) {
			SourceText source = value.source();
			int end = value.end(value.length() - 1);
			boolean quoted = end < source.text().length() && (source.text().charAt(end) == '"' || source.text().charAt(end) == '\'');
			file.add(JavaCommand.options(value), value.origin(0, value.length()), quoted ? new Insertion(source.path(), end, source.line(end), " ", "", JvmForm.ARGUMENTS_IN_SHELL) : null);
		}
	}

	/** The texts between quotes of {@code ["java", "-Xmx1g"]}. */
	private static List<ArgumentText> list(ArgumentText content) {
		List<ArgumentText> words = new ArrayList<>();
		int open = -1;
		for (int i = 0; i < content.length(); i++) {
			if (content.text().charAt(i) == '"') {
				if (open >= 0 && i > open + 1) {
					words.add(content.part(open + 1, i));
				}
				open = open < 0 ? i : -1;
			}
		}
		return words;
	}

	/** The lines, those joined that a backslash joins, without remarks. */
	private static List<ArgumentText> lines(SourceText source) {
		List<ArgumentText> lines = new ArrayList<>();
		String text = source.text();
		ArgumentText.Builder line = new ArgumentText.Builder(source, ScriptForm.SHELL);
		boolean joined = false;
		// A byte order mark is no part of the first word.
		for (int i = text.startsWith("\uFEFF") ? 1 : 0; i < text.length();) {
			int end = text.indexOf('\n', i);
			end = end < 0 ? text.length() : end;
			int last = end > i && text.charAt(end - 1) == '\r' ? end - 1 : end;
			if (!text.substring(i, last).stripLeading().startsWith("#")) {
				joined = last > i && text.charAt(last - 1) == '\\';
				for (int each = i; each < (joined ? last - 1 : last); each++) {
					line.append(text.charAt(each), each, each + 1);
				}
			}
			if (!joined || end == text.length()) {
				lines.add(line.build());
				line = new ArgumentText.Builder(source, ScriptForm.SHELL);
			}
			i = end + 1;
		}
		return lines;
	}
}
