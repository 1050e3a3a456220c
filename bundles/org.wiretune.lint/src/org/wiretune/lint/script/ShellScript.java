/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.script;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;

/**
 * Reads the assignments of a Bourne shell script as {@code run.conf} and {@code standalone.conf} have them. Of an
 * {@code if} that asks whether a variable is empty the branch that holds is read, of one that asks for Cygwin, a Mac or IBM i
 * the branch that does not, of any other the first one; commands are passed over. Nothing is run.
 */
public final class ShellScript {

	private static final String NAME = "[A-Za-z_][A-Za-z0-9_]{0,99}";
	private static final Pattern ASSIGNMENT = Pattern.compile("(?:export[ \\t]+)?(" + NAME + ")(\\+?)=");
	private static final Pattern VARIABLE = Pattern.compile("\\$(?:(" + NAME + ")|\\{(" + NAME + ")(?::?[-=]([^{}$]{0,999}))?\\})");
	private static final Pattern EMPTY = Pattern.compile("\\[{1,2} *\"?x\\$\\{?(" + NAME + ")\\}?\"? *(!?)={1,2} *\"?x\"? *\\]{1,2}");
	private static final Pattern LENGTH = Pattern.compile("\\[{1,2} *-([zn]) +\"?\\$\\{?(" + NAME + ")\\}?\"? *\\]{1,2}");
	/** Asks for a system that servers are seldom run on; the scripts of servers set the variable after asking {@code uname}. */
	private static final Pattern ELSEWHERE = Pattern.compile("\\s*(?:\\$\\{?(?:darwin|cygwin|mingw|os400)\\}?|\\[{1,2} *\"?\\$\\{?(?:darwin|cygwin|mingw|os400)\\}?\"? *={1,2} *\"?true\"? *\\]{1,2})(?!\\w)(?!.*\\|\\|)");
	private static final Pattern KEYWORD = Pattern.compile("(if|then|elif|else|fi|do|done|esac)(?=[ \\t\\r\\n;]|\\z)");

	/** What is known of an open {@code if}: whether a branch of it held already, and whether the one at hand is read. */
	private record Branch(boolean done, boolean read) {
	}

	private final String text;
	private final ScriptVariables variables;
	private final Consumer<ArgumentText> commands;
	private final Deque<Branch> branches = new ArrayDeque<>();

	private ShellScript(SourceText source, Consumer<ArgumentText> commands) {
		this.commands = commands;
		text = source.text();
		variables = new ScriptVariables(source, ScriptForm.SHELL);
	}

	/** {@return the variables of a script} @param source the script */
	public static ScriptVariables read(SourceText source) {
		return read(source, command -> { });
	}

	/**
	 * Reads a script with its commands.
	 *
	 * @param source the script
	 * @param commands takes each command of a branch that is read, with the values of the variables that the script sets
	 * @return the variables of the script
	 */
	public static ScriptVariables read(SourceText source, Consumer<ArgumentText> commands) {
		ShellScript script = new ShellScript(source, commands);
		script.read();
		return script.variables;
	}

	private void read() {
		Matcher assignment = ASSIGNMENT.matcher(text);
		Matcher keyword = KEYWORD.matcher(text);
		// A byte order mark is no part of the first word.
		for (int i = text.startsWith("\uFEFF") ? 1 : 0; i < text.length();) {
			char c = text.charAt(i);
			if (Character.isWhitespace(c) || c == ';') {
				i++;
			} else if (c == '#') {
				i = endOfLine(i);
			} else if (assignment.region(i, text.length()).lookingAt()) {
				i = assign(assignment.group(1), !assignment.group(2).isEmpty(), assignment.end());
			} else if (keyword.region(i, text.length()).lookingAt()) {
				i = keyword(keyword.group(1), keyword.end());
			} else {
				int end = endOfCommand(i);
				if (isRead()) {
					commands.accept(command(i, end));
				}
				i = end;
			}
		}
	}

	/** The words of a command as they are written, single quotes and joins of lines left out and known variables put in. */
	private ArgumentText command(int from, int to) {
		ScriptVariables.Value value = variables.new Value();
		boolean literal = false;
		boolean quoted = false;
		for (int i = from; i < to;) {
			char c = text.charAt(i);
			if (c == '\'' && !quoted) {
				literal = !literal;
				i++;
			} else if (c == '\\' && i + 1 < to && text.charAt(i + 1) == '\n') {
				i += 2;
			} else if (c == '\\' && text.startsWith("\r\n", i + 1)) {
				i += 3;
			} else if (c == '$' && !literal) {
				i = variable(value, i);
			} else {
				quoted ^= c == '"' && !literal && (i == 0 || text.charAt(i - 1) != '\\');
				value.append(i++);
			}
		}
		return value.text();
	}

	private boolean isRead() {
		return branches.stream().allMatch(Branch::read);
	}

	private int keyword(String word, int end) {
		int close = word.equals("if") || word.equals("elif") ? endOfCommand(end) : end;
		switch (word) {
		case "if" -> {
			boolean holds = holds(text.substring(end, close));
			branches.push(new Branch(holds, holds));
		}
		case "elif" -> {
			Branch before = branches.poll();
			boolean holds = before != null && !before.done() && holds(text.substring(end, close));
			branches.push(new Branch(holds || before != null && before.done(), holds));
		}
		case "else" -> {
			Branch before = branches.poll();
			branches.push(new Branch(true, before == null || !before.done()));
		}
		case "fi" -> branches.poll();
		default -> {
			// The words that open and close loops and branches say nothing by themselves.
		}
		}
		return close;
	}

	private boolean holds(String condition) {
		if (ELSEWHERE.matcher(condition).lookingAt()) {
			return false;
		}
		Matcher empty = EMPTY.matcher(condition);
		if (empty.find()) {
			return variables.isEmpty(empty.group(1)) == empty.group(2).isEmpty();
		}
		Matcher length = LENGTH.matcher(condition);
		return !length.find() || variables.isEmpty(length.group(2)) == length.group(1).equals("z");
	}

	private int endOfLine(int from) {
		int end = text.indexOf('\n', from);
		return end < 0 ? text.length() : end;
	}

	private int endOfCommand(int from) {
		char quote = 0;
		int i = from;
		for (; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '\\' && quote != '\'') {
				i += text.startsWith("\r\n", i + 1) ? 2 : 1;
			} else if (quote != 0) {
				quote = c == quote ? 0 : quote;
			} else if (c == '"' || c == '\'') {
				quote = c;
			} else if (c == '#' && i > 0 && Character.isWhitespace(text.charAt(i - 1))) {
				return endOfLine(i);
			} else if (c == '\n' || c == ';') {
				return i;
			}
		}
		return Math.min(i, text.length());
	}

	private int assign(String name, boolean appends, int from) {
		ScriptVariables.Value value = variables.new Value();
		if (appends && variables.get(name) != null) {
			value.append(variables.get(name).value());
		}
		char quote = 0;
		int i = from;
		while (i < text.length()) {
			char c = text.charAt(i);
			if (quote == 0 && (Character.isWhitespace(c) || ";&|)".indexOf(c) >= 0)) {
				break;
			}
			if (c == quote && quote != 0) {
				quote = 0;
				i++;
			} else if (quote == 0 && (c == '"' || c == '\'')) {
				quote = c;
				i++;
			} else if (c == '\\' && quote != '\'' && i + 1 < text.length()) {
				i = escape(value, i, quote);
			} else if (c == '$' && quote != '\'') {
				i = variable(value, i);
			} else {
				value.append(i++);
			}
		}
		// A quote that is never closed makes the rest of the file a value; such an assignment says nothing.
		if (isRead() && quote == 0) {
			set(name, value, from, i);
		}
		return quote == 0 ? i : endOfLine(from);
	}

	private void set(String name, ScriptVariables.Value value, int from, int to) {
		int start = from;
		int end = to;
		char first = start < end ? text.charAt(start) : 0;
		if ((first == '"' || first == '\'') && text.indexOf(first, start + 1) == end - 1) {
			start++;
			end--;
		}
		variables.set(name, value.text(), variables.source().origin(start, end - start));
	}

	/** A backslash joins lines and takes the meaning from what follows it. */
	private int escape(ScriptVariables.Value value, int at, char quote) {
		char next = text.charAt(at + 1);
		if (next == '\n') {
			return at + 2;
		}
		if (next == '\r' && at + 2 < text.length() && text.charAt(at + 2) == '\n') {
			return at + 3;
		}
		if (quote == '"' && "\"\\$`".indexOf(next) < 0) {
			value.append(at);
		}
		value.append(at + 1);
		return at + 2;
	}

	private int variable(ScriptVariables.Value value, int at) {
		Matcher matcher = VARIABLE.matcher(text).region(at, text.length());
		if (!matcher.lookingAt()) {
			value.append(at);
			return at + 1;
		}
		ScriptVariables.Variable known = variables.get(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
		if (known != null) {
			value.append(known.value());
		} else if (matcher.group(3) != null) {
			value.append(matcher.start(3), matcher.end(3));
		} else {
			value.append(at, matcher.end());
		}
		return matcher.end();
	}
}
