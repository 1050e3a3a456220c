/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wildfly;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.jvm.JvmArguments;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;

/**
 * Reads the operations of a script for {@code jboss-cli} that set something: {@code ADDRESS:write-attribute(name=N,value=V)},
 * {@code ADDRESS:add(N=V,...)} and {@code data-source add --N=V}. A backslash at the end of a line joins it with the next one;
 * the conditions of {@code if} are passed over, and what stands behind them is read.
 */
final class CliOperations {

	private static final Pattern OPERATION = Pattern.compile("\\s*((?:/[\\w.-]+=(?:\"[^\"]*\"|[^/:(]+))+):(write-attribute|add)\\s*\\(");
	private static final Pattern SOURCE = Pattern.compile("\\s*(xa-)?data-source\\s+add\\s");
	private static final Pattern OPTION = Pattern.compile("--([a-z-]+)=");

	/**
	 * @param address the address with slashes; its profile in a domain is left out
	 * @param first where the operation stands
	 * @param values the values by name, each as it is written, without quotes around it
	 * @param complete false where its bracket is never closed
	 */
	record Operation(String address, ArgumentText first, Map<String, ArgumentText> values, boolean complete) {
	}

	private CliOperations() {
	}

	/** {@return the operations of a script, in file order} @param source the script */
	static List<Operation> of(SourceText source) {
		List<Operation> operations = new ArrayList<>();
		for (ArgumentText line : lines(source)) {
			Matcher operation = OPERATION.matcher(line.text());
			Matcher data = SOURCE.matcher(line.text());
			if (operation.lookingAt()) {
				int close = close(line.text(), operation.end());
				Map<String, ArgumentText> values = parameters(line, operation.end(), close < 0 ? line.length() : close);
				String address = operation.group(1).replaceFirst("^/profile=[^/]+", "").replace("\"", "");
				operations.add(new Operation(address, line.part(operation.start(1), operation.end(1)), operation.group(2).equals("add") ? values : attribute(values), close >= 0));
			} else if (data.lookingAt()) {
				Map<String, ArgumentText> values = new LinkedHashMap<>();
				for (ArgumentText word : JvmArguments.ofLine(line)) {
					Matcher option = OPTION.matcher(word.text());
					if (option.lookingAt() && word.length() > option.end()) {
						values.put(option.group(1), word.part(option.end(), word.length()));
					}
				}
				String name = values.containsKey("name") ? values.get("name").text() : "";
				operations.add(new Operation("/subsystem=datasources/" + (data.group(1) == null ? "" : "xa-") + "data-source=" + name, line.part(data.start(), data.end()), values, true));
			}
		}
		return operations;
	}

	/** One attribute, by its name. */
	private static Map<String, ArgumentText> attribute(Map<String, ArgumentText> values) {
		return values.containsKey("name") && values.containsKey("value") ? Map.of(values.get("name").text(), values.get("value")) : Map.of();
	}

	private static int close(String text, int from) {
		int depth = 0;
		boolean quoted = false;
		for (int i = from; i < text.length(); i++) {
			char c = text.charAt(i);
			quoted ^= c == '"';
			if (!quoted && (c == '(' || c == '[' || c == '{')) {
				depth++;
			} else if (!quoted && (c == ')' || c == ']' || c == '}') && depth-- == 0) {
				return c == ')' ? i : -1;
			}
		}
		return -1;
	}

	private static Map<String, ArgumentText> parameters(ArgumentText line, int from, int to) {
		Map<String, ArgumentText> values = new LinkedHashMap<>();
		int depth = 0;
		boolean quoted = false;
		int start = from;
		for (int i = from; i <= to; i++) {
			char c = i == to ? ',' : line.text().charAt(i);
			quoted ^= c == '"';
			if (c == '(' || c == '[' || c == '{') {
				depth++;
			} else if (i < to && (c == ')' || c == ']' || c == '}')) {
				depth--;
			} else if (i == to || c == ',' && depth == 0 && !quoted) {
				parameter(line, start, i, values);
				start = i + 1;
			}
		}
		return values;
	}

	private static void parameter(ArgumentText line, int from, int to, Map<String, ArgumentText> values) {
		int equals = line.text().indexOf('=', from);
		if (equals < 0 || equals >= to) {
			return;
		}
		int start = equals + 1;
		int end = to;
		while (start < end && Character.isWhitespace(line.text().charAt(start))) {
			start++;
		}
		while (end > start && Character.isWhitespace(line.text().charAt(end - 1))) {
			end--;
		}
		if (end - start > 1 && line.text().charAt(start) == '"' && line.text().charAt(end - 1) == '"') {
			start++;
			end--;
		}
		values.put(line.text().substring(from, equals).strip(), line.part(start, end));
	}

	/** The lines, those joined that a backslash joins, without remarks. */
	private static List<ArgumentText> lines(SourceText source) {
		List<ArgumentText> lines = new ArrayList<>();
		String text = source.text();
		ArgumentText.Builder line = new ArgumentText.Builder(source, ScriptForm.SHELL);
		for (int i = text.startsWith("\uFEFF") ? 1 : 0; i < text.length();) {
			int end = text.indexOf('\n', i);
			end = end < 0 ? text.length() : end;
			int last = end > i && text.charAt(end - 1) == '\r' ? end - 1 : end;
			boolean joined = last > i && text.charAt(last - 1) == '\\';
			if (!text.substring(i, last).stripLeading().startsWith("#")) {
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
