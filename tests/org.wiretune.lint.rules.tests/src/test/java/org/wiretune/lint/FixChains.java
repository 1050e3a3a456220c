/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.wiretune.core.Origin;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Fix;
import org.wiretune.lint.finding.TextChange;
import org.wiretune.lint.fix.FixRefused;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/**
 * Follows what fixes lead to: makes one fix alone, looks with all rules for findings that were not there before, makes each
 * of their fixes, and so on. Every alternative is made, not only the recommended one.
 */
public final class FixChains {

	private static final int LONGEST = 4;
	/** Fixes that were followed in so many cases with the same rules around them need no further case. */
	private static final int OFTEN = 1;
	/** Fixes that were followed so often need no further case, whatever is around them. */
	private static final int MOST = 12;
	/** Following fixes in all orders comes to the same files again and again. */
	private static final RecentResults RECENT = new RecentResults();

	private final Map<String, String> chains = new TreeMap<>();
	private final Map<String, Integer> seen = new TreeMap<>();
	private final Set<String> unequal = new TreeSet<>();
	private final Set<String> same = new TreeSet<>();
	private int made;

	/** {@return what a file set gives with all rules, the optional ones too} @param files the files */
	public static LintResult lint(Files files) {
		List<Rule> rules = RuleRegistry.standard().rules();
		return RECENT.of(rules, files, () -> files.lint(LintOptions.of(rules).withSettings(RuleSettings.of(RuleSettings.Base.ALL))));
	}

	/**
	 * Follows the fixes of all findings in some files.
	 *
	 * @param name the files, for the one who reads the chains
	 * @param files the files
	 */
	public void follow(String name, Files files) {
		List<Finding> findings = lint(files).findings();
		same(findings);
		unequal(findings);
		Set<String> around = new TreeSet<>();
		findings.forEach(finding -> around.addAll(finding.ruleIds()));
		for (Finding finding : findings) {
			for (Fix fix : finding.fixes()) {
				if (seen.merge(fix.id() + around, 1, Integer::sum) <= OFTEN && seen.merge(fix.id(), 1, Integer::sum) <= MOST) {
					follow(name + ' ' + finding.origin().path() + ':' + finding.origin().line(), files, findings, fix, List.of());
				}
			}
		}
	}

	private void follow(String name, Files files, List<Finding> before, Fix fix, List<String> leading) {
		Files after;
		try {
			after = files.copy().apply(fix);
		} catch (FixRefused unreadable) {
			return;
		}
		made++;
		List<String> chain = new ArrayList<>(leading);
		chain.add(fix.id());
		List<Finding> findings = lint(after).findings();
		for (Finding finding : findings) {
			if (!wasThere(finding, fix, before)) {
				for (Fix next : finding.fixes()) {
					List<String> longer = new ArrayList<>(chain);
					longer.add(next.id());
					boolean first = chains.putIfAbsent(String.join(" -> ", longer), name) == null;
					if (first && longer.size() < LONGEST && !chain.contains(next.id())) {
						follow(name, after, findings, next, chain);
					}
				}
			}
		}
	}

	/** Whether the rule spoke at the same place, or in the same changed range, before the fix. */
	private static boolean wasThere(Finding finding, Fix fix, List<Finding> before) {
		int shift = 0;
		int at = finding.origin().offset();
		for (TextChange change : fix.changes().stream().filter(each -> each.path().equals(finding.origin().path())).sorted(Comparator.comparingInt(TextChange::offset)).toList()) {
			int start = change.offset() + shift;
			if (at < start) {
				break;
			}
			if (at < start + change.replacement().length()) {
				return before.stream().anyMatch(each -> each.ruleId().equals(finding.ruleId()) && each.origin().path().equals(finding.origin().path()) && Math.abs(each.origin().offset() - change.offset()) < 2);
			}
			shift += change.replacement().length() - change.expected().length();
		}
		int old = at - shift;
		return before.stream().anyMatch(each -> each.ruleId().equals(finding.ruleId()) && each.origin().path().equals(finding.origin().path()) && Math.abs(each.origin().offset() - old) < 2);
	}

	/** Two findings at one place that recommend the same. */
	private void same(List<Finding> findings) {
		Map<Origin, List<Finding>> places = new HashMap<>();
		findings.forEach(finding -> places.computeIfAbsent(finding.origin(), place -> new ArrayList<>()).add(finding));
		for (List<Finding> here : places.values()) {
			for (int i = 0; i < here.size(); i++) {
				for (int j = i + 1; j < here.size(); j++) {
					if (!here.get(i).ruleId().equals(here.get(j).ruleId()) && !recommended(here.get(i)).isEmpty() && recommended(here.get(i)).equals(recommended(here.get(j)))) {
						same.add(here.get(i).ruleId() + " = " + here.get(j).ruleId());
					}
				}
			}
		}
	}

	/** Findings that are told as one, of which one calls the change harmless and the other does not. */
	private void unequal(List<Finding> findings) {
		findings.forEach(finding -> finding.also().forEach(other -> {
			if (finding.fixes().getFirst().effect() != other.fixes().getFirst().effect()) {
				unequal.add(finding.fixes().getFirst().id() + ' ' + finding.fixes().getFirst().effect() + ", " + other.fixes().getFirst().id() + ' ' + other.fixes().getFirst().effect());
			}
		}));
	}

	private static Set<TextChange> recommended(Finding finding) {
		return finding.fixes().isEmpty() ? Set.of() : Set.copyOf(finding.fixes().get(0).changes());
	}

	/** {@return rules that gave two findings at one place with one change} */
	public Set<String> same() {
		return same;
	}

	/** {@return rules that are one finding and state different effects of their one change} */
	public Set<String> unequal() {
		return unequal;
	}

	/** {@return how many fixes were made alone} */
	public int made() {
		return made;
	}

	/** {@return fixes of which one leads to the other and back, each with the place where it was seen} */
	public List<String> circles() {
		Set<String> circles = new HashSet<>();
		List<String> told = new ArrayList<>();
		chains.forEach((chain, place) -> {
			List<String> words = List.of(chain.split(" -> "));
			List<String> rules = words.stream().map(word -> word.substring(0, word.indexOf('/'))).toList();
			String last = rules.get(rules.size() - 1);
			int first = rules.indexOf(last);
			if (first < rules.size() - 1 && words.get(first).equals(words.get(words.size() - 1)) && circles.add(String.join(" ", words.subList(first, words.size()).stream().sorted().distinct().toList()))) {
				told.add(chain + " (" + place + ')');
			}
		});
		return told;
	}

	/** {@return the fixes that follow each other in three steps or more, each with the place where it was seen} */
	public List<String> longChains() {
		return chains.entrySet().stream().filter(each -> each.getKey().split(" -> ").length > 2).map(each -> each.getKey() + " (" + each.getValue() + ')').toList();
	}
}
