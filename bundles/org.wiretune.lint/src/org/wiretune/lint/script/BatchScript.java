/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;

/**
 * Reads the assignments of a Windows command script as {@code run.conf.bat} and {@code standalone.conf.bat} have them:
 * {@code set "JAVA_OPTS=%JAVA_OPTS% -Xmx512M"} and {@code set JAVA_OPTS=...}, and hands over its commands. Of an {@code if}
 * that asks whether a variable is empty the branch that holds is read, of any other the first one; jumps are passed over. A
 * caret at the end of a line joins it with the next one. Nothing is run.
 */
public final class BatchScript {

	private static final String NAME = "[A-Za-z_][A-Za-z0-9_]{0,99}";
	private static final Pattern SET = Pattern.compile("@?set[ \\t]+(\"?)(" + NAME + ")=", Pattern.CASE_INSENSITIVE);
	private static final Pattern VARIABLE = Pattern.compile("%(" + NAME + ")%");
	private static final Pattern EMPTY = Pattern.compile("(not +)?\"x?%(" + NAME + ")%\" *== *\"x?\"", Pattern.CASE_INSENSITIVE);
	private static final Pattern CONDITION = Pattern.compile("@?if +(?:/i +)?((?:not +)?(?:\"[^\"\\r\\n]*\" *== *\"[^\"\\r\\n]*\"|(?:exist|errorlevel|defined) +(?:\"[^\"\\r\\n]*\"|[^ \\r\\n]+)))[ \\t]*",
			Pattern.CASE_INSENSITIVE);

	private final String text;
	private final ScriptVariables variables;
	/** One entry for each open bracket: whether what stands in it is read. */
	private final Deque<Boolean> branches = new ArrayDeque<>();
	private final Consumer<ArgumentText> commands;

	private BatchScript(SourceText source, Consumer<ArgumentText> commands) {
		this.commands = commands;
		text = source.text();
		variables = new ScriptVariables(source, ScriptForm.BATCH);
	}

	/** {@return the variables of a script} @param source the script */
	public static ScriptVariables read(SourceText source) {
		return read(source, command -> {
		});
	}

	/** {@return the variables of a script} @param source the script @param commands takes each command, the values of variables in their place */
	static ScriptVariables read(SourceText source, Consumer<ArgumentText> commands) {
		BatchScript script = new BatchScript(source, commands);
		int i = 0;
		while (i < script.text.length()) {
			int end = script.endOfLine(i);
			script.line(i, end);
			i = end + 1;
		}
		return script.variables;
	}

	private int endOfLine(int from) {
		int end = text.indexOf('\n', from);
		while (end > 0 && isJoined(end)) {
			end = text.indexOf('\n', end + 1);
		}
		return end < 0 ? text.length() : end;
	}

	/** Whether a caret stands before the end of a line. */
	private boolean isJoined(int end) {
		return text.charAt(end - 1) == '^' || end > 1 && text.charAt(end - 1) == '\r' && text.charAt(end - 2) == '^';
	}

	private void line(int from, int to) {
		int start = from;
		int end = to;
		while (start < end && Character.isWhitespace(text.charAt(start))) {
			start++;
		}
		while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
			end--;
		}
		if (start == end || text.charAt(start) == ':') {
			return;
		}
		String line = text.substring(start, end).toLowerCase(Locale.ROOT);
		if (line.startsWith(")")) {
			boolean held = Boolean.TRUE.equals(branches.poll());
			if (line.endsWith("(")) {
				branches.push(!held);
			}
			return;
		}
		if (line.equals("rem") || line.startsWith("rem ") || line.startsWith("@rem")) {
			return;
		}
		Matcher condition = CONDITION.matcher(text).region(start, end);
		if (condition.lookingAt()) {
			boolean holds = holds(condition.group(1));
			if (line.endsWith("(")) {
				branches.push(holds);
				return;
			}
			if (!holds) {
				return;
			}
			start = condition.end();
		}
		Matcher set = SET.matcher(text).region(start, end);
		if (set.lookingAt() && !branches.contains(Boolean.FALSE)) {
			boolean quoted = !set.group(1).isEmpty();
			assign(set.group(2), set.end(), quoted && end > set.end() && text.charAt(end - 1) == '"' ? end - 1 : end);
		} else if (!branches.contains(Boolean.FALSE)) {
			commands.accept(value(text.charAt(start) == '@' ? start + 1 : start, end));
		}
	}

	private boolean holds(String condition) {
		Matcher empty = EMPTY.matcher(condition);
		return !empty.matches() || variables.isEmpty(name(empty.group(2))) == (empty.group(1) == null);
	}

	/** Names count in any case of letters. */
	private static String name(String written) {
		return written.toUpperCase(Locale.ROOT);
	}

	private void assign(String name, int from, int to) {
		variables.set(name(name), value(from, to), variables.source().origin(from, to - from));
	}

	private ArgumentText value(int from, int to) {
		ScriptVariables.Value value = variables.new Value();
		Matcher variable = VARIABLE.matcher(text);
		for (int i = from; i < to;) {
			if (text.charAt(i) == '%' && variable.region(i, to).lookingAt()) {
				ScriptVariables.Variable known = variables.get(name(variable.group(1)));
				if (known != null) {
					value.append(known.value());
				} else {
					value.append(i, variable.end());
				}
				i = variable.end();
			} else if (text.charAt(i) == '^' && (text.startsWith("\n", i + 1) || text.startsWith("\r\n", i + 1))) {
				i = text.indexOf('\n', i) + 1;
			} else {
				value.append(i++);
			}
		}
		return value.text();
	}
}
