/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.mq;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.source.SourceText;

/**
 * Reads the commands of a script for {@code runmqsc}: {@code DEFINE QLOCAL(NAME) KEYWORD(VALUE) ...}. Lines that begin with an
 * asterisk are remarks; a plus sign at the end of a line goes on with the first character of the next one that is no blank, a
 * minus sign with its first column. Words are the same in large and small letters, values in quotation marks keep theirs.
 */
final class MqscCommands {

	private static final char QUOTE = '\'';

	/**
	 * A command that names an object.
	 *
	 * @param verb the verb, short forms spelled out: DEFINE or ALTER; other verbs as they stand
	 * @param type the kind of object, short forms spelled out
	 * @param first where verb and kind stand
	 * @param values what stands in brackets by its word, in file order; the name of the object by its kind
	 * @param end the offset behind the last bracket or word
	 * @param complete false where a bracket is never closed
	 */
	record Command(String verb, String type, ArgumentText first, Map<String, ArgumentText> values, int end, boolean complete) {

		/** {@return the name of the object; empty where it has none} */
		String name() {
			ArgumentText name = values.get(type);
			return name == null ? "" : name.text();
		}
	}

	private static final Map<String, String> SHORT = Map.of("DEF", "DEFINE", "ALT", "ALTER", "QL", "QLOCAL", "QM", "QMODEL", "CHL", "CHANNEL");

	private MqscCommands() {
	}

	/** {@return the commands of a script in file order} @param source the script */
	static List<Command> of(SourceText source) {
		List<Command> commands = new ArrayList<>();
		for (ArgumentText line : lines(source)) {
			Command command = command(line);
			if (command != null) {
				commands.add(command);
			}
		}
		return commands;
	}

	private static Command command(ArgumentText line) {
		String text = line.text();
		int verbStart = blank(text, 0);
		int verbEnd = word(text, verbStart);
		int typeStart = blank(text, verbEnd);
		int typeEnd = word(text, typeStart);
		if (verbEnd == verbStart || typeEnd == typeStart) {
			return null;
		}
		Map<String, ArgumentText> values = new LinkedHashMap<>();
		int end = typeEnd;
		for (int at = typeStart; at < text.length();) {
			int wordEnd = word(text, at);
			if (wordEnd == at) {
				// A stray character between two words says nothing; the end of the command does.
				if (text.charAt(at) == ';') {
					break;
				}
				at = blank(text, at + 1);
				continue;
			}
			String key = spelled(text.substring(at, wordEnd));
			end = wordEnd;
			int next = blank(text, wordEnd);
			if (next < text.length() && text.charAt(next) == '(') {
				int close = close(text, next + 1);
				if (close < 0) {
					return new Command(spelled(text.substring(verbStart, verbEnd)), spelled(text.substring(typeStart, typeEnd)), line.part(verbStart, typeEnd), values, line.end(end - 1), false);
				}
				values.put(key, value(line, next + 1, close));
				end = close + 1;
				next = blank(text, end);
			}
			at = next;
		}
		return new Command(spelled(text.substring(verbStart, verbEnd)), spelled(text.substring(typeStart, typeEnd)), line.part(verbStart, typeEnd), values, line.end(end - 1), true);
	}

	private static String spelled(String word) {
		String upper = word.toUpperCase(Locale.ROOT);
		return SHORT.getOrDefault(upper, upper);
	}

	/** The value without blanks and quotation marks around it. */
	private static ArgumentText value(ArgumentText line, int from, int to) {
		String text = line.text();
		int start = blank(text, from);
		int end = to;
		while (end > start && Character.isWhitespace(text.charAt(end - 1))) {
			end--;
		}
		if (end - start > 1 && text.charAt(start) == QUOTE && text.charAt(end - 1) == QUOTE) {
			start++;
			end--;
		}
		return line.part(start, end);
	}

	private static int close(String text, int from) {
		int depth = 0;
		boolean quoted = false;
		for (int i = from; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == QUOTE) {
				quoted = !quoted;
			} else if (!quoted && c == '(') {
				depth++;
			} else if (!quoted && c == ')' && depth-- == 0) {
				return i;
			}
		}
		return -1;
	}

	private static int blank(String text, int from) {
		int at = from;
		while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
			at++;
		}
		return at;
	}

	private static int word(String text, int from) {
		int at = from;
		while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
			at++;
		}
		return at;
	}

	/** The lines, those joined that a sign at their end joins, without remarks. */
	private static List<ArgumentText> lines(SourceText source) {
		List<ArgumentText> lines = new ArrayList<>();
		String text = source.text();
		ArgumentText.Builder line = new ArgumentText.Builder(source, MqscForm.VALUE);
		boolean skipBlanks = false;
		for (int i = 0; i < text.length();) {
			int end = text.indexOf('\n', i);
			end = end < 0 ? text.length() : end;
			int last = end;
			while (last > i && Character.isWhitespace(text.charAt(last - 1))) {
				last--;
			}
			boolean remark = text.startsWith("*", blank(text, i));
			char sign = last > i && !remark ? text.charAt(last - 1) : ' ';
			boolean joined = sign == '+' || sign == '-';
			if (!remark) {
				int from = skipBlanks ? Math.min(blank(text, i), last) : i;
				for (int each = from; each < (joined ? last - 1 : last); each++) {
					line.append(text.charAt(each), each, each + 1);
				}
				skipBlanks = sign == '+';
			}
			if (!joined && !remark || end == text.length()) {
				lines.add(line.build());
				line = new ArgumentText.Builder(source, MqscForm.VALUE);
				skipBlanks = false;
			}
			i = end + 1;
		}
		return lines;
	}
}
