/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.gauge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which gauges show what the findings of a rule cost, or why none does: {@code rule-gauges.list}, whose head tells its form.
 * Immutable.
 */
public final class RuleGauges {

	private static final String LIST = "rule-gauges.list";
	private static final String NONE = "-";
	private static final RuleGauges STANDARD = read();

	/**
	 * What is said of rules.
	 *
	 * @param gauges ids of gauges, the most telling first; empty where none shows it
	 * @param reason key of why there is none; empty where there is one
	 */
	public record Shown(List<String> gauges, String reason) {

		/** Copies the list. */
		public Shown {
			gauges = List.copyOf(gauges);
		}
	}

	private final Map<String, Shown> patterns;

	private RuleGauges(Map<String, Shown> patterns) {
		this.patterns = patterns;
	}

	/** {@return what comes with WireTune} */
	public static RuleGauges standard() {
		return STANDARD;
	}

	/**
	 * {@return what is said of a rule; empty for one that the list does not know, such as a rule of the user's own}
	 *
	 * @param rule id of a rule
	 */
	public Optional<Shown> of(String rule) {
		return pattern(rule).map(patterns::get);
	}

	/** {@return all that is said, in the order of the list} */
	public Collection<Shown> all() {
		return List.copyOf(patterns.values());
	}

	/**
	 * {@return those entries of the list that count for no rule}
	 *
	 * @param rules ids of all rules
	 */
	public Set<String> unused(Collection<String> rules) {
		Set<String> unused = new LinkedHashSet<>(patterns.keySet());
		rules.forEach(rule -> pattern(rule).ifPresent(unused::remove));
		return unused;
	}

	private Optional<String> pattern(String rule) {
		String best = null;
		for (String pattern : patterns.keySet()) {
			if (fits(pattern, rule) && (best == null || pattern.length() > best.length())) {
				best = pattern;
			}
		}
		return Optional.ofNullable(best);
	}

	/** A star stands at the beginning, at the end, or at both. */
	private static boolean fits(String pattern, String rule) {
		boolean before = pattern.startsWith("*");
		boolean after = pattern.endsWith("*");
		String word = pattern.substring(before ? 1 : 0, pattern.length() - (after ? 1 : 0));
		return before && after ? rule.contains(word) : before ? rule.endsWith(word) : after ? rule.startsWith(word) : rule.equals(word);
	}

	private static RuleGauges read() {
		Map<String, List<String>> sets = new HashMap<>();
		Map<String, Shown> patterns = new LinkedHashMap<>();
		for (String line : text().lines().map(String::strip).filter(each -> !each.isEmpty() && each.charAt(0) != '#').toList()) {
			int set = line.indexOf(" = ");
			int rules = line.indexOf(" : ");
			if (set > 0) {
				sets.put(line.substring(0, set), gauges(line.substring(set + 3), sets));
			} else if (rules > 0) {
				Shown shown = shown(line.substring(0, rules), sets);
				for (String pattern : line.substring(rules + 3).split(" ")) {
					if (patterns.put(pattern, shown) != null) {
						throw new IllegalStateException(LIST + " has " + pattern + " twice");
					}
				}
			} else {
				throw new IllegalStateException(LIST + ": " + line);
			}
		}
		return new RuleGauges(patterns);
	}

	private static Shown shown(String words, Map<String, List<String>> sets) {
		return words.startsWith(NONE) ? new Shown(List.of(), words.substring(1).strip()) : new Shown(gauges(words, sets), "");
	}

	/** A gauge stands once. */
	private static List<String> gauges(String words, Map<String, List<String>> sets) {
		List<String> gauges = new ArrayList<>();
		Set<String> there = new HashSet<>();
		for (String word : words.split(" ")) {
			sets.getOrDefault(word, List.of(word)).stream().filter(there::add).forEach(gauges::add);
		}
		return gauges;
	}

	private static String text() {
		try (InputStream stream = RuleGauges.class.getResourceAsStream(LIST)) {
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
		} catch (IOException broken) {
			throw new UncheckedIOException(broken);
		}
	}
}
