/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wsadmin;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.wiretune.core.Origin;
import org.wiretune.lint.jvm.ArgumentText;
import org.wiretune.lint.source.SourceText;
import org.wiretune.lint.text.ScriptForm;

/**
 * Finds the calls of wsadmin's objects in a Jacl script: {@code $AdminConfig modify $id {{maxConnections 10}}}. Only literals are
 * understood: words, lists in braces, the command {@code list}, and variables that were set to one of these in the same block.
 */
final class JaclScript {

	private static final String CONFIG = "$AdminConfig";
	private static final String TASK = "$AdminTask";
	/** Depth of blocks and commands in each other that no script written by hand reaches. */
	private static final int DEEPEST = 40;

	private final SourceText source;
	private final String text;
	private final List<ScriptCall> calls = new ArrayList<>();

	private JaclScript(SourceText source) {
		this.source = source;
		text = source.text();
	}

	/** {@return the calls of a script in file order} @param source the script */
	static List<ScriptCall> calls(SourceText source) {
		JaclScript script = new JaclScript(source);
		script.block(0, source.text().length(), new HashMap<>(), 0);
		return script.calls;
	}

	/** A word of a command: its range with braces, brackets or quotation marks, and where the next begins. */
	private record Word(int start, int end) {
	}

	/** Reads the commands of a block; a block in it sees its variables, but what it sets is unknown behind it. */
	private void block(int from, int to, Map<String, ScriptValue> variables, int depth) {
		if (depth > DEEPEST) {
			return;
		}
		for (int at = from; at < to;) {
			List<Word> words = new ArrayList<>();
			at = command(at, to, words);
			if (!words.isEmpty()) {
				run(words, variables, depth);
			}
		}
	}

	private ScriptValue run(List<Word> words, Map<String, ScriptValue> variables, int depth) {
		String first = raw(words.get(0));
		if (first.equals("set") && words.size() == 3) {
			ScriptValue value = value(words.get(2), variables, depth);
			variables.put(raw(words.get(1)), value);
			return value;
		}
		if (first.equals("list")) {
			return new ScriptValue.Listing(words.subList(1, words.size()).stream().map(word -> value(word, variables, depth)).toList());
		}
		if ((first.equals(CONFIG) || first.equals(TASK)) && words.size() > 1) {
			Origin origin = source.origin(words.get(0).start(), words.get(1).end() - words.get(0).start());
			ScriptCall call = new ScriptCall(first.substring(1), raw(words.get(1)), words.subList(2, words.size()).stream().map(word -> value(word, variables, depth)).toList(), origin);
			calls.add(call);
			return new ScriptValue.Result(call);
		}
		for (Word word : words.subList(1, words.size())) {
			if (text.charAt(word.start()) == '{') {
				Map<String, ScriptValue> inner = new HashMap<>(first.equals("proc") ? Map.of() : variables);
				block(word.start() + 1, word.end() - 1, inner, depth + 1);
				inner.forEach((name, value) -> {
					if (!first.equals("proc") && variables.get(name) != value) {
						variables.put(name, ScriptValue.UNKNOWN);
					}
				});
			} else {
				value(word, variables, depth);
			}
		}
		if (first.endsWith("append") && words.size() > 1) {
			variables.put(raw(words.get(1)), ScriptValue.UNKNOWN);
		}
		return ScriptValue.UNKNOWN;
	}

	private String raw(Word word) {
		return text.substring(word.start(), word.end());
	}

	private ScriptValue value(Word word, Map<String, ScriptValue> variables, int depth) {
		char first = text.charAt(word.start());
		if (first == '{') {
			// Braces around one word are only quotation marks; around several they make a list of them.
			boolean list = raw(word).chars().anyMatch(c -> Character.isWhitespace(c)) || raw(word).startsWith("{{");
			return new ScriptValue.Words(list ? text(word.start(), word.end(), false) : text(word.start() + 1, word.end() - 1, false));
		}
		if (first == '[' && word.end() - word.start() > 1) {
			List<Word> words = new ArrayList<>();
			command(word.start() + 1, word.end() - 1, words);
			return words.isEmpty() || depth > DEEPEST ? ScriptValue.UNKNOWN : run(words, variables, depth + 1);
		}
		String raw = raw(word);
		if (raw.matches("\\$\\w+")) {
			return variables.getOrDefault(raw.substring(1), ScriptValue.UNKNOWN);
		}
		boolean quoted = first == '"' && word.end() - word.start() > 1;
		return new ScriptValue.Words(text(quoted ? word.start() + 1 : word.start(), quoted ? word.end() - 1 : word.end(), true));
	}

	/** A text as it stands; what variables and commands put in are holes. */
	private ArgumentText text(int from, int to, boolean replaced) {
		ArgumentText.Builder builder = new ArgumentText.Builder(source, ScriptForm.SHELL);
		for (int i = from; i < to; i++) {
			char c = text.charAt(i);
			if (c == '\\' && i + 1 < to) {
				char next = text.charAt(i + 1);
				builder.append(next == '\n' ? ' ' : next, i, i + 2);
				i++;
			} else if (replaced && c == '$') {
				int end = i + 1;
				while (end < to && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) {
					end++;
				}
				builder.append(ScriptValue.HOLE, i, end);
				i = end - 1;
			} else if (replaced && c == '[') {
				int end = Math.min(close(i, to), to);
				builder.append(ScriptValue.HOLE, i, end);
				i = end - 1;
			} else {
				builder.append(c, i, i + 1);
			}
		}
		return builder.build();
	}

	/** Reads the words of one command; returns where the next one begins. */
	private int command(int from, int to, List<Word> words) {
		int at = from;
		while (at < to) {
			char c = text.charAt(at);
			if (c == '\n' || c == ';') {
				return at + 1;
			}
			if (c == '#' && words.isEmpty()) {
				int end = text.indexOf('\n', at);
				return end < 0 ? to : Math.min(end + 1, to);
			}
			if (c == '\\' && at + 1 < to) {
				at += 2;
			} else if (Character.isWhitespace(c)) {
				at++;
			} else {
				int end = Math.min(word(at, to), to);
				words.add(new Word(at, end));
				at = end;
			}
		}
		return to;
	}

	private int word(int from, int to) {
		char first = text.charAt(from);
		if (first == '{' || first == '[') {
			return close(from, to);
		}
		if (first == '"') {
			for (int i = from + 1; i < to; i++) {
				char c = text.charAt(i);
				if (c == '\\') {
					i++;
				} else if (c == '"') {
					return i + 1;
				}
			}
			return to;
		}
		int at = from;
		while (at < to && !Character.isWhitespace(text.charAt(at)) && text.charAt(at) != ';') {
			at = text.charAt(at) == '[' ? close(at, to) : text.charAt(at) == '\\' ? at + 2 : at + 1;
		}
		return at;
	}

	/** {@return the offset behind the bracket or brace that closes one} */
	private int close(int open, int to) {
		char opening = text.charAt(open);
		char closing = opening == '{' ? '}' : ']';
		int depth = 0;
		for (int i = open; i < to; i++) {
			char c = text.charAt(i);
			if (c == '\\') {
				i++;
			} else if (c == opening) {
				depth++;
			} else if (c == closing && --depth == 0) {
				return i + 1;
			}
		}
		return to;
	}
}
