/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lines of a rules file that say what is wanted of a rule, read and changed; all other lines stay as they are. */
public final class RulesFileLevels {

	private final List<String> lines = new ArrayList<>();
	private final String lineEnd;

	/** Reads a text. @param text the text of a rules file; empty for a new one */
	public RulesFileLevels(String text) {
		lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
		if (!text.isEmpty()) {
			lines.addAll(List.of(text.split("\\r?\\n", -1)));
			if (lines.get(lines.size() - 1).isEmpty()) {
				lines.remove(lines.size() - 1);
			}
		}
	}

	/** {@return what is wanted of rules, by id; of two lines for one rule the later counts} */
	public Map<String, RuleLevel> levels() {
		Map<String, RuleLevel> levels = new LinkedHashMap<>();
		lines.forEach(line -> id(line).ifPresent(id -> RuleLevel.ofWord(value(line)).ifPresent(level -> levels.put(id, level))));
		return levels;
	}

	/**
	 * Says what is wanted of a rule, in the line that says it already, or in a new one at the end.
	 *
	 * @param rule id of the rule
	 * @param level what is wanted; empty takes the lines of the rule away
	 */
	public void set(String rule, Optional<RuleLevel> level) {
		int last = -1;
		for (int i = lines.size() - 1; i >= 0; i--) {
			if (id(lines.get(i)).filter(rule::equals).isEmpty()) {
				continue;
			}
			if (level.isPresent() && last < 0) {
				last = i;
				lines.set(i, rule + " = " + level.get().word());
			} else {
				lines.remove(i);
				last--;
			}
		}
		if (level.isPresent() && last < 0 && levels().get(rule) == null) {
			lines.add(rule + " = " + level.get().word());
		}
	}

	/** {@return all of the text} */
	public String text() {
		return lines.isEmpty() ? "" : String.join(lineEnd, lines) + lineEnd;
	}

	/** The rule of a line that says what is wanted of one; lines of rules of the project's own are indented or begin with a word. */
	private static Optional<String> id(String line) {
		int equals = line.indexOf('=');
		if (equals < 1 || Character.isWhitespace(line.charAt(0)) || line.charAt(0) == '#') {
			return Optional.empty();
		}
		String id = line.substring(0, equals).strip();
		return id.chars().noneMatch(Character::isWhitespace) && RuleLevel.ofWord(value(line)).isPresent() ? Optional.of(id) : Optional.empty();
	}

	private static String value(String line) {
		return line.substring(line.indexOf('=') + 1).strip();
	}
}
