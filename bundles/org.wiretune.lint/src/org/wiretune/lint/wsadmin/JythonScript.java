/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wsadmin;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;
import org.wiretune.safety.order.Backwards;

/**
 * Finds the calls of wsadmin's objects in a Jython script. Only literals are understood: numbers, texts, lists, texts that are
 * joined, and variables that were set to one of these on the way to the call, not in a branch beside it.
 */
final class JythonScript {

	private static final Pattern CALL = Pattern.compile("\\b(AdminConfig|AdminTask)\\s*\\.\\s*(\\w+)\\s*\\(");
	/** Depth of literals and variables in each other that no script written by hand reaches. */
	private static final int DEEPEST = 40;

	private final SourceText source;
	private final String text;
	/** The text with remarks and the inside of texts blanked, so that words there are no code. */
	private final String code;

	private JythonScript(SourceText source) {
		this.source = source;
		text = source.text();
		code = code(text);
	}

	/** {@return the calls of a script in file order} @param source the script */
	static List<ScriptCall> calls(SourceText source) {
		JythonScript script = new JythonScript(source);
		List<ScriptCall> calls = new ArrayList<>();
		for (Matcher call = CALL.matcher(script.code); call.find();) {
			calls.add(script.call(call, 0));
		}
		return calls;
	}

	private ScriptCall call(Matcher call, int depth) {
		List<ScriptValue> arguments = new ArrayList<>();
		Cursor cursor = new Cursor(call.end());
		while (cursor.skip() != ')' && cursor.at < text.length()) {
			arguments.add(value(cursor, call.start(), depth + 1));
			if (cursor.skip() != ',') {
				break;
			}
			cursor.at++;
		}
		return new ScriptCall(call.group(1), call.group(2), arguments, source.origin(call.start(), call.end(2) - call.start()));
	}

	/** Where the reader stands; blanks, remarks and joined lines are passed over inside brackets. */
	private final class Cursor {

		private int at;

		Cursor(int at) {
			this.at = at;
		}

		/** {@return the next character that is no blank; 0 at the end} */
		char skip() {
			while (at < text.length() && (Character.isWhitespace(code.charAt(at)) || code.charAt(at) == '\\')) {
				at++;
			}
			return at < text.length() ? text.charAt(at) : 0;
		}

		/** {@return the next character on the same line that is no blank; 0 at its end} */
		char skipOnLine() {
			while (at < text.length()) {
				char c = code.charAt(at);
				if (c == '\\' && code.startsWith("\n", at + 1)) {
					at += 2;
				} else if (c == ' ' || c == '\t') {
					at++;
				} else {
					return c;
				}
			}
			return 0;
		}
	}

	/** Reads an expression up to what ends it: a comma or a bracket that closes what is around it, or the end of its line. */
	private ScriptValue value(Cursor cursor, int use, int depth) {
		ScriptValue value = depth > DEEPEST ? ScriptValue.UNKNOWN : term(cursor, use, depth);
		while (true) {
			char c = cursor.skipOnLine();
			if (c == '+') {
				cursor.at++;
				cursor.skip();
				value = joined(value, depth > DEEPEST ? ScriptValue.UNKNOWN : term(cursor, use, depth));
			} else if (c == '%') {
				value = holes(value, "%[sd]");
				end(cursor);
				return value;
			} else if (code.startsWith(".format", cursor.at)) {
				value = holes(value, "\\{\\w*\\}");
				end(cursor);
				return value;
			} else if (c == 0 || c == ',' || c == ')' || c == ']' || c == '\n' || c == '\r' || c == ';') {
				return value;
			} else {
				// Comparisons, calls of methods and whatever else is no literal.
				end(cursor);
				return ScriptValue.UNKNOWN;
			}
		}
	}

	/** Passes over the rest of an expression. */
	private void end(Cursor cursor) {
		int depth = 0;
		for (; cursor.at < text.length(); cursor.at++) {
			char c = code.charAt(cursor.at);
			if ("([{".indexOf(c) >= 0) {
				depth++;
			} else if (")]}".indexOf(c) >= 0 && depth-- == 0 || depth == 0 && (c == ',' || c == '\n')) {
				return;
			}
		}
	}

	private ScriptValue term(Cursor cursor, int use, int depth) {
		char c = cursor.skip();
		if (c == '"' || c == '\'') {
			return new ScriptValue.Words(string(cursor));
		}
		if (c == '[' || c == '(') {
			char close = c == '[' ? ']' : ')';
			cursor.at++;
			List<ScriptValue> parts = new ArrayList<>();
			boolean several = c == '[';
			while (cursor.skip() != close && cursor.at < text.length()) {
				int before = cursor.at;
				parts.add(value(cursor, use, depth + 1));
				if (cursor.skip() == ',') {
					several = true;
					cursor.at++;
				} else if (cursor.at == before) {
					return ScriptValue.UNKNOWN;
				} else if (cursor.skip() != close) {
					return ScriptValue.UNKNOWN;
				}
			}
			cursor.at++;
			return several || parts.size() != 1 ? new ScriptValue.Listing(parts) : parts.get(0);
		}
		int start = cursor.at;
		while (cursor.at < text.length() && (Character.isLetterOrDigit(code.charAt(cursor.at)) || "_.-".indexOf(code.charAt(cursor.at)) >= 0 && code.charAt(cursor.at) != ' ')) {
			cursor.at++;
		}
		String word = text.substring(start, cursor.at);
		if (word.isEmpty()) {
			return ScriptValue.UNKNOWN;
		}
		if (word.matches("-?\\d+")) {
			return new ScriptValue.Words(ArgumentText.of(source, start, cursor.at, ScriptForm.SHELL));
		}
		Matcher call = CALL.matcher(code);
		if (call.find(start) && call.start() == start) {
			ScriptCall result = call(call, depth);
			cursor.at = call.end();
			end(cursor);
			cursor.at = Math.min(cursor.at + 1, text.length());
			return new ScriptValue.Result(result);
		}
		if (word.matches("[A-Za-z_]\\w*") && (cursor.at >= text.length() || code.charAt(cursor.at) != '(')) {
			return variable(word, use, depth + 1);
		}
		if (cursor.at < text.length() && code.charAt(cursor.at) == '(') {
			cursor.at++;
			end(cursor);
			cursor.at = Math.min(cursor.at + 1, text.length());
		}
		return ScriptValue.UNKNOWN;
	}

	/** A text with one or three quotation marks at each end; what a backslash stands for counts. */
	private ArgumentText string(Cursor cursor) {
		char quote = text.charAt(cursor.at);
		String mark = text.startsWith(String.valueOf(quote).repeat(3), cursor.at) ? String.valueOf(quote).repeat(3) : String.valueOf(quote);
		ArgumentText.Builder builder = new ArgumentText.Builder(source, ScriptForm.SHELL);
		int at = cursor.at + mark.length();
		while (at < text.length() && !text.startsWith(mark, at)) {
			if (text.charAt(at) == '\\' && at + 1 < text.length()) {
				char next = text.charAt(at + 1);
				builder.append(next == 'n' || next == 't' || next == '\n' ? ' ' : next, at, at + 2);
				at += 2;
			} else {
				builder.append(text.charAt(at), at, at + 1);
				at++;
			}
		}
		cursor.at = Math.min(at + mark.length(), text.length());
		return builder.build();
	}

	private ScriptValue joined(ScriptValue one, ScriptValue other) {
		if (one instanceof ScriptValue.Listing first && other instanceof ScriptValue.Listing second) {
			List<ScriptValue> parts = new ArrayList<>(first.parts());
			parts.addAll(second.parts());
			return new ScriptValue.Listing(parts);
		}
		if (!(one instanceof ScriptValue.Words) && !(other instanceof ScriptValue.Words)) {
			return ScriptValue.UNKNOWN;
		}
		ArgumentText.Builder builder = new ArgumentText.Builder(source, ScriptForm.SHELL);
		append(builder, one);
		append(builder, other);
		return new ScriptValue.Words(builder.build());
	}

	private static void append(ArgumentText.Builder builder, ScriptValue value) {
		if (value instanceof ScriptValue.Words words) {
			for (int i = 0; i < words.text().length(); i++) {
				builder.append(words.text().text().charAt(i), words.text().start(i), words.text().end(i));
			}
		} else {
			builder.append(ScriptValue.HOLE, 0, 0);
		}
	}

	/** The places that a format fills. */
	private ScriptValue holes(ScriptValue value, String pattern) {
		if (!(value instanceof ScriptValue.Words words)) {
			return ScriptValue.UNKNOWN;
		}
		ArgumentText.Builder builder = new ArgumentText.Builder(source, ScriptForm.SHELL);
		ArgumentText old = words.text();
		Matcher hole = Pattern.compile(pattern).matcher(old.text());
		int at = 0;
		while (hole.find()) {
			append(builder, new ScriptValue.Words(old.part(at, hole.start())));
			builder.append(ScriptValue.HOLE, 0, 0);
			at = hole.end();
		}
		append(builder, new ScriptValue.Words(old.part(at, old.length())));
		return new ScriptValue.Words(builder.build());
	}

	/**
	 * The value of a variable where it is used: that of the last assignment that stands on the way there, with what is added to it
	 * in between. Where another assignment stands in a branch, or the variable is a parameter, nobody knows.
	 */
	private ScriptValue variable(String name, int use, int depth) {
		if (depth > DEEPEST) {
			return ScriptValue.UNKNOWN;
		}
		Matcher assignment = Pattern.compile("(?m)^([ \\t]*)(?:" + Pattern.quote(name) + "[ \\t]*(\\+?=)(?!=)|(for)\\b[^\\n]*\\b" + Pattern.quote(name) + "\\b[^\\n]*\\bin\\b|(def)\\b[^\\n]*[(,\\s]" + Pattern.quote(name) + "\\b|(global)\\b)").matcher(code);
		List<int[]> found = new ArrayList<>();
		while (assignment.find() && assignment.start() < use) {
			boolean literal = assignment.group(2) != null;
			if (literal || assignment.group(3) != null || assignment.group(4) != null) {
				found.add(new int[] {assignment.start(), indentation(assignment.group(1)), literal ? assignment.end() : -1, literal && assignment.group(2).length() == 2 ? 1 : 0});
			}
		}
		List<int[]> added = new ArrayList<>();
		for (int i = found.size() - 1; i >= 0; i--) {
			int[] each = found.get(i);
			if (!isOnTheWay(each[0], each[1], use) || each[2] < 0) {
				// A parameter or a loop of a function that is over says nothing of another one.
				if (each[2] < 0 && isOver(each[0], each[1], use)) {
					continue;
				}
				return ScriptValue.UNKNOWN;
			}
			if (each[3] == 0) {
				ScriptValue value = value(new Cursor(each[2]), each[0], depth + 1);
				for (int[] more : Backwards.of(added)) {
					value = joined(value, value(new Cursor(more[2]), more[0], depth + 1));
				}
				return value;
			}
			added.add(each);
		}
		return ScriptValue.UNKNOWN;
	}

	/** Whether no line between is further to the left, so that whoever comes to the use has passed the assignment. */
	private boolean isOnTheWay(int from, int indentation, int use) {
		return leftmost(from, use) >= indentation;
	}

	private boolean isOver(int from, int indentation, int use) {
		return leftmost(from, use) <= indentation;
	}

	/** The smallest indentation of the lines behind an offset up to a use. */
	private int leftmost(int from, int use) {
		int least = Integer.MAX_VALUE;
		int depth = 0;
		for (int line = code.indexOf('\n', from) + 1; line > 0 && line <= use; line = code.indexOf('\n', line) + 1) {
			int end = code.indexOf('\n', line);
			String content = code.substring(line, end < 0 ? code.length() : end);
			if (!content.isBlank() && depth <= 0) {
				least = Math.min(least, indentation(content.substring(0, content.length() - content.stripLeading().length())));
			}
			for (int i = 0; i < content.length(); i++) {
				depth += "([{".indexOf(content.charAt(i)) >= 0 ? 1 : ")]}".indexOf(content.charAt(i)) >= 0 ? -1 : 0;
			}
		}
		return least;
	}

	private static int indentation(String blanks) {
		int columns = 0;
		for (int i = 0; i < blanks.length(); i++) {
			columns = blanks.charAt(i) == '\t' ? (columns / 8 + 1) * 8 : columns + 1;
		}
		return columns;
	}

	/** The script without its remarks and without what stands in its texts; every other character stays at its place. */
	private static String code(String text) {
		StringBuilder code = new StringBuilder(text);
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '#') {
				while (i < text.length() && text.charAt(i) != '\n') {
					code.setCharAt(i++, ' ');
				}
			} else if (c == '"' || c == '\'') {
				String mark = text.startsWith(String.valueOf(c).repeat(3), i) ? String.valueOf(c).repeat(3) : String.valueOf(c);
				int at = i + mark.length();
				while (at < text.length() && !text.startsWith(mark, at) && (mark.length() == 3 || text.charAt(at) != '\n' || text.charAt(at - 1) == '\\')) {
					int skip = text.charAt(at) == '\\' && at + 1 < text.length() ? 2 : 1;
					for (int each = at; each < at + skip; each++) {
						code.setCharAt(each, 'x');
					}
					at += skip;
				}
				i = at + mark.length() - 1;
			}
		}
		return code.toString();
	}
}
