/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.core.Insertion;
import org.wiretune.core.Origin;
import org.wiretune.lint.format.FileFormat;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.host.Containers;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmForm;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;
import org.wiretune.lint.text.TextEntry;
import org.wiretune.lint.text.TextSyntaxes;

/**
 * Reads the options of Java virtual machines in compose files and in manifests of Kubernetes and OpenShift: variables of the
 * environment in each of their forms, values of charts of Helm that templates hand on to these, such as {@code javaOpts}, and
 * commands that are lists. Templates of Helm are read up to what is no YAML.
 */
public final class ManifestFormat implements FileFormat {

	private static final Pattern ASSIGNMENT = Pattern.compile("([A-Za-z_][A-Za-z0-9_]{0,99})=");
	/** Where a word begins in a name such as javaOpts. */
	private static final Pattern WORD = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");
	private static final Pattern ITEM = Pattern.compile("(.*)\\[(\\d{1,6})\\]");

	@Override
	public String id() {
		return "java-manifest";
	}

	@Override
	public Set<String> extensions() {
		return Set.of("yml", "yaml");
	}

	@Override
	public boolean accepts(String path) {
		return (path.endsWith(".yml") || path.endsWith(".yaml")) && Containers.isMarker(path);
	}

	@Override
	public void read(SourceText source, FileParts parts) {
		if (!source.text().contains("-X")) {
			return;
		}
		OptionFile file = new OptionFile(source);
		Map<String, TextEntry> values = new HashMap<>();
		Map<String, List<ArgumentText>> lists = new LinkedHashMap<>();
		List<TextEntry> entries = TextSyntaxes.of("yaml").read(source).entries();
		entries.forEach(entry -> values.putIfAbsent(entry.document() + entry.key(), entry));
		for (TextEntry entry : entries) {
			String name = entry.key().substring(entry.key().lastIndexOf('.') + 1);
			Matcher item = ITEM.matcher(entry.key());
			if (JavaCommand.isVariable(name) || JavaCommand.isVariable(variable(name))) {
				variable(source, entry, 0, file);
			} else if (name.equals("name") && JavaCommand.isVariable(entry.value())) {
				TextEntry value = values.get(entry.document() + entry.key().substring(0, entry.key().length() - name.length()) + "value");
				if (value != null) {
					variable(source, value, 0, file);
				}
			} else if (item.matches()) {
				Matcher assignment = ASSIGNMENT.matcher(entry.value());
				if (assignment.lookingAt() && JavaCommand.isVariable(assignment.group(1))) {
					variable(source, entry, assignment.end(), file);
				} else if (isPlain(source, entry)) {
					lists.computeIfAbsent(entry.document() + item.group(1), key -> new ArrayList<>()).add(ArgumentText.of(source, entry.valueStart(), entry.valueEnd(), ScriptForm.SHELL));
				}
			}
		}
		lists.values().forEach(file::command);
		file.finish(parts);
	}

	/** {@return the variable that a value of a chart is named after} */
	private static String variable(String value) {
		return WORD.matcher(value).replaceAll("_").toUpperCase(Locale.ROOT);
	}

	/** Whether the value stands in the file as it is, without escapes and templates. */
	private static boolean isPlain(SourceText source, TextEntry entry) {
		return entry.value().length() == entry.valueEnd() - entry.valueStart() && source.text().startsWith(entry.value(), entry.valueStart()) && !entry.value().contains("{{");
	}

	private static void variable(SourceText source, TextEntry entry, int from, OptionFile file) {
		if (!isPlain(source, entry) || entry.valueEnd() <= entry.valueStart() + from) {
			return;
		}
		ArgumentText value = ArgumentText.of(source, entry.valueStart() + from, entry.valueEnd(), ScriptForm.SHELL);
		Origin origin = value.origin(0, value.length());
		file.add(JavaCommand.options(value), origin, new Insertion(source.path(), entry.valueEnd(), source.line(entry.valueEnd()), " ", "", JvmForm.ARGUMENTS_IN_VALUE));
	}
}
