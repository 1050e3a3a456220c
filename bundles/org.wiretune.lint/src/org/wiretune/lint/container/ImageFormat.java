/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.container;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.script.InstructionLines;
import org.wiretune.lint.source.SourceText;
import org.wiretune.model.platform.ConfigurationGroup;

/** Reads files that make images: their stages with what each is made from, its variables and what it starts. */
public final class ImageFormat implements FileFormat {

	private static final Pattern INSTRUCTION = Pattern.compile("(?i)\\s*(FROM|ENV|ENTRYPOINT|CMD)[ \\t]+");
	private static final Pattern FROM = Pattern.compile("(?i)(?:--\\S+\\s+)*(\\S+)(?:\\s+AS\\s+(\\S+))?.*");
	private static final Pattern NAME = Pattern.compile("([A-Za-z_][A-Za-z0-9_.]{0,99})([= \\t])");

	@Override
	public String id() {
		return ContainerModel.IMAGES;
	}

	@Override
	public boolean accepts(String path) {
		return Containers.isImage(path.substring(path.lastIndexOf('/') + 1));
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		if (source.text().contains("{{")) {
			return;
		}
		List<ConfigurationGroup> stages = new ArrayList<>();
		for (ArgumentText line : InstructionLines.of(source)) {
			Matcher instruction = INSTRUCTION.matcher(line.text());
			if (!instruction.lookingAt()) {
				continue;
			}
			ArgumentText content = line.part(instruction.end(), line.length());
			String word = instruction.group(1).toUpperCase(Locale.ROOT);
			if (word.equals("FROM")) {
				stage(content, stages);
			} else if (!stages.isEmpty()) {
				ConfigurationGroup stage = stages.get(stages.size() - 1);
				if (word.equals("ENV")) {
					environment(content, stage);
				} else {
					command(content, word.equals("CMD") ? ContainerModel.ARGUMENTS : ContainerModel.COMMAND, stage);
				}
			}
		}
		ContainerModel.finish(ContainerModel.IMAGES, source, stages, parts);
	}

	private static void stage(ArgumentText content, List<ConfigurationGroup> stages) {
		Matcher from = FROM.matcher(content.text());
		if (from.matches()) {
			String name = from.group(2) == null ? Integer.toString(stages.size()) : from.group(2);
			ConfigurationGroup stage = ContainerModel.group(ContainerModel.STAGE, name, null, content.origin(0, content.length()));
			stage.getSettings().add(ContainerModel.setting("from", from.group(1), content.origin(from.start(1), from.end(1)), null));
			stage.getGroups().add(ContainerModel.group(ContainerModel.ENVIRONMENT, null, null, stage.getOrigin()));
			stages.add(stage);
		}
	}

	/** {@code NAME=value NAME="value"}, {@code "NAME=value"}, or {@code NAME value} up to the end. */
	private static void environment(ArgumentText content, ConfigurationGroup stage) {
		Matcher name = NAME.matcher(content.text());
		if (name.lookingAt() && !name.group(2).equals("=")) {
			variable(name.group(1), content.part(name.end(), content.length()), stage);
			return;
		}
		for (ArgumentText word : JvmArguments.ofLine(content)) {
			Matcher assignment = NAME.matcher(word.text());
			if (assignment.lookingAt() && assignment.group(2).equals("=")) {
				variable(assignment.group(1), word.part(assignment.end(), word.length()), stage);
			}
		}
	}

	private static void variable(String name, ArgumentText value, ConfigurationGroup stage) {
		stage.getGroups().get(0).getSettings().removeIf(each -> each.getName().equals(name));
		stage.getGroups().get(0).getSettings().add(ContainerModel.setting(name, value.text().strip(), value.origin(0, value.length()), null));
	}

	/** The last one counts. */
	private static void command(ArgumentText content, String kind, ConfigurationGroup stage) {
		stage.getGroups().removeIf(each -> each.getKind().equals(kind));
		boolean list = content.text().startsWith("[");
		ConfigurationGroup command = ContainerModel.group(kind, null, list ? ContainerModel.EXEC : ContainerModel.SHELL, content.origin(0, content.length()));
		for (ArgumentText word : list ? InstructionLines.words(content) : JvmArguments.ofLine(content)) {
			command.getSettings().add(ContainerModel.setting(ContainerModel.nextWord(command), word.text(), word.origin(0, word.length()), null));
		}
		stage.getGroups().add(command);
	}
}
