/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

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
		for (ArgumentText line : InstructionLines.of(source)) {
			Matcher instruction = INSTRUCTION.matcher(line.text());
			// The one form has an equals sign, the other none.
			if (!instruction.lookingAt() || instruction.group(3).equals("=") == isImage(source.path())) {
				continue;
			}
			ArgumentText content = line.part(instruction.end(), line.length());
			if (instruction.group(1) != null) {
				environment(content, file);
			} else {
				List<ArgumentText> words = content.text().startsWith("[") ? InstructionLines.words(content) : JvmArguments.ofLine(content);
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
}
