/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;

/**
 * Which findings are shown.
 *
 * @param words words that each have to stand in headline, message, rule or path, in any case of letters; {@code project:NAME},
 *            {@code rule:ID}, {@code severity:warning} and {@code is:measured} narrow more than a word does; empty for all
 * @param warnings whether warnings are shown
 * @param infos whether infos are shown
 * @param suppressed whether those are shown that are suppressed with a reason
 */
public record FindingFilter(String words, boolean warnings, boolean infos, boolean suppressed) {

	/** Everything but what is suppressed. */
	public static final FindingFilter USUAL = new FindingFilter("", true, true, false);

	/** Begins the name of a project. */
	public static final String PROJECT = "project:";
	/** Begins the id of a rule. */
	public static final String RULE = "rule:";
	/** Begins a severity. */
	public static final String SEVERITY = "severity:";
	/** What was measured: by a run, or by a proof. */
	public static final String MEASURED = "is:measured";

	/** {@return whether only findings are shown that were measured, which {@link #shows} does not know} */
	public boolean onlyMeasured() {
		return tokens().contains(MEASURED);
	}

	/** {@return whether a finding that is not suppressed is shown, measured or not} @param finding the finding */
	public boolean shows(Finding finding) {
		if (!(finding.severity() == Severity.WARNING ? warnings : infos)) {
			return false;
		}
		String path = finding.origin().path();
		String text = (finding.headline() + ' ' + finding.message() + ' ' + finding.ruleId() + ' ' + path).toLowerCase(Locale.ROOT);
		String project = path.substring(0, Math.max(0, path.indexOf('/'))).toLowerCase(Locale.ROOT);
		return tokens().stream().allMatch(word -> word.startsWith(PROJECT) ? isNamed(project, word.substring(PROJECT.length()))
				: word.startsWith(RULE) ? finding.ruleId().toLowerCase(Locale.ROOT).equals(word.substring(RULE.length()))
						: word.startsWith(SEVERITY) ? finding.severity().name().toLowerCase(Locale.ROOT).equals(word.substring(SEVERITY.length())) : word.equals(MEASURED) || text.contains(word));
	}

	/** {@return whether all words stand in a text; a word that narrows by project, rule or severity stands in none} @param line the text */
	boolean hasWords(String line) {
		String text = line.toLowerCase(Locale.ROOT);
		return tokens().stream().allMatch(word -> word.equals(MEASURED) || text.contains(word));
	}

	/**
	 * {@return the words with one more, or without it where it is among them}
	 *
	 * @param word a word without blanks; one of the same beginning before a colon is replaced
	 */
	public String toggled(String word) {
		String beginning = word.substring(0, word.indexOf(':') + 1);
		boolean there = false;
		StringBuilder all = new StringBuilder();
		for (String each : words.strip().split("\\s+")) {
			there |= each.equalsIgnoreCase(word);
			if (!each.isEmpty() && !(beginning.isEmpty() ? each.equalsIgnoreCase(word) : each.toLowerCase(Locale.ROOT).startsWith(beginning.toLowerCase(Locale.ROOT)))) {
				all.append(each).append(' ');
			}
		}
		return there ? all.toString().strip() : all.append(word).toString();
	}

	/** {@return whether a word is among those that narrow} @param word a word without blanks */
	public boolean isNarrowedBy(String word) {
		return tokens().contains(word.toLowerCase(Locale.ROOT));
	}

	/** {@return a name as it stands in the filter, where blanks part words} @param name name of a project */
	public static String named(String name) {
		return PROJECT + name.replace(' ', '_');
	}

	private static boolean isNamed(String project, String name) {
		return project.replace(' ', '_').equals(name);
	}

	private List<String> tokens() {
		return Stream.of(words.toLowerCase(Locale.ROOT).strip().split("\\s+")).filter(word -> !word.isEmpty()).toList();
	}
}
