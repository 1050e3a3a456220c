/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.wiretune.core.Origin;
import org.wiretune.core.RuleLimit;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.ownrule.OwnRuleReader;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.source.SourceText;

/** Reads a {@link RulesFile}. A line that cannot be followed becomes a problem that says what to write instead. */
public final class RulesFileReader {

	private static final String SUPPRESS = "suppress";
	/** A problem repeats no more characters of a line. */
	private static final int LONGEST_SHOWN = 200;

	private final SourceText source;
	private final FileParts parts;
	private final Function<String, Optional<Rule>> rules;
	private final Map<String, RuleLevel> levels = new LinkedHashMap<>();
	private final Map<String, Long> limits = new LinkedHashMap<>();
	private final List<SharedSuppression> suppressions = new ArrayList<>();
	private final Map<String, Origin> ownNames = new LinkedHashMap<>();
	private final OwnRuleReader ownRules;
	private int start;
	private int end;

	private RulesFileReader(SourceText source, FileParts parts, Function<String, Optional<Rule>> rules) {
		this.source = source;
		this.parts = parts;
		this.rules = rules;
		ownRules = new OwnRuleReader(source, parts, id -> rules.apply(id).isPresent());
	}

	/**
	 * Reads a file.
	 *
	 * @param source the text
	 * @param parts takes the problems
	 * @param rules finds a rule by its id
	 * @return what the lines say that could be followed
	 */
	public static RulesFile read(SourceText source, FileParts parts, Function<String, Optional<Rule>> rules) {
		RulesFileReader reader = new RulesFileReader(source, parts, rules);
		reader.lines();
		// The rule itself is a wish too: it is on again below a file that switches off one of the same id.
		reader.ownRules.statements().forEach(statement -> reader.levels.putIfAbsent(statement.id(), RuleLevel.STANDARD));
		return new RulesFile(source.path(), reader.levels, reader.limits, reader.suppressions, reader.ownRules.statements(), reader.ownRules.ids(), reader.ownNames);
	}

	private void lines() {
		String text = source.text();
		int from = 0;
		while (from < text.length()) {
			int behind = from;
			while (behind < text.length() && text.charAt(behind) != '\n' && text.charAt(behind) != '\r') {
				behind++;
			}
			String line = text.substring(from, behind);
			start = from + line.length() - line.stripLeading().length();
			end = from + line.stripTrailing().length();
			if (start < end && text.charAt(start) != '#' && !ownRules.takes(text.substring(start, end), start, start > from)) {
				line(text.substring(start, end));
			}
			from = behind + 1;
		}
		ownRules.finish();
	}

	private void line(String line) {
		int equals = line.indexOf('=');
		if (equals < 0) {
			problem(ReadProblem.Kind.SYNTAX, "rulesLine", shown(line));
			return;
		}
		String key = line.substring(0, equals).strip();
		String value = line.substring(equals + 1).strip();
		int dot = key.indexOf('.');
		// Ids of contributed rules have a dot of their own.
		int last = key.lastIndexOf('.');
		if (key.equals(SUPPRESS)) {
			suppression(value);
		} else if (last > dot && rules.apply(key.substring(0, last)).isPresent()) {
			limit(key.substring(0, last), key.substring(last + 1), value);
		} else if (isOwn(key, value)) {
			level(key, value);
		} else if (dot >= 0) {
			limit(key.substring(0, dot), key.substring(dot + 1), value);
		} else {
			level(key, value);
		}
	}

	private void level(String id, String word) {
		Optional<RuleLevel> level = RuleLevel.ofWord(word);
		if (level.isEmpty()) {
			problem(ReadProblem.Kind.SYNTAX, "rulesLevel", shown(word), shown(id));
		} else if (isKnown(id)) {
			levels.put(id, level.get());
		}
	}

	private void limit(String id, String name, String number) {
		if (!isKnown(id)) {
			return;
		}
		List<RuleLimit> known = rules.apply(id).orElseThrow().limits();
		Optional<RuleLimit> limit = known.stream().filter(each -> each.name().equals(name)).findFirst();
		if (limit.isEmpty()) {
			problem(ReadProblem.Kind.UNRESOLVED, known.isEmpty() ? "rulesNoNumbers" : "rulesNumber", id, name,
					String.join(", ", known.stream().map(RuleLimit::name).toList()));
			return;
		}
		try {
			long value = Long.parseLong(number);
			if (value < limit.get().minimum() || value > limit.get().maximum()) {
				problem(ReadProblem.Kind.SYNTAX, "rulesRange", number, limit.get().key(), limit.get().minimum(), limit.get().maximum());
				return;
			}
			limits.put(limit.get().key(), value);
		} catch (NumberFormatException noNumber) {
			problem(ReadProblem.Kind.SYNTAX, "rulesNoNumber", shown(number), limit.get().key());
		}
	}

	private void suppression(String value) {
		int blank = 0;
		while (blank < value.length() && !Character.isWhitespace(value.charAt(blank))) {
			blank++;
		}
		int colon = value.indexOf(':', blank);
		String paths = colon < 0 ? "" : value.substring(blank, colon).strip();
		String reason = colon < 0 ? "" : value.substring(colon + 1).strip();
		if (paths.isEmpty() || reason.isEmpty()) {
			problem(ReadProblem.Kind.SYNTAX, "rulesSuppress", shown(value));
			return;
		}
		String id = value.substring(0, blank);
		if (id.equals(SharedSuppression.EVERY_RULE) || isKnown(id)) {
			suppressions.add(new SharedSuppression(id, new PathGlob(paths), reason, source.origin(start, end - start)));
		}
	}

	/** Whether a line is about a user's rule: the part before the dot is no rule that could have a number of the name behind it. */
	private boolean isOwn(String key, String value) {
		return OwnRuleReader.isId(key) && rules.apply(key.substring(0, key.indexOf('.'))).isEmpty() && !value.isEmpty() && !Character.isDigit(value.charAt(0));
	}

	private boolean isKnown(String id) {
		if (rules.apply(id).isPresent()) {
			return true;
		}
		if (OwnRuleReader.isId(id)) {
			// Any other file may state it, so whether it is there is told when all are read.
			ownNames.putIfAbsent(id, source.origin(start, end - start));
			return true;
		}
		problem(ReadProblem.Kind.UNRESOLVED, "rulesUnknown", shown(id));
		return false;
	}

	private static String shown(String text) {
		return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + '…' : text;
	}

	private void problem(ReadProblem.Kind kind, String key, Object... values) {
		parts.problem(kind, source.origin(start, end - start), TEXTS.get(key, values));
	}
}
