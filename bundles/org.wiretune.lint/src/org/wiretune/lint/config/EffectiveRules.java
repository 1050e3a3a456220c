/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import static org.wiretune.lint.source.ProblemTexts.TEXTS;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.wiretune.core.RuleLimit;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.ownrule.OwnRule;
import org.wiretune.lint.ownrule.OwnRuleStatement;
import org.wiretune.lint.rule.Rule;

/** What counts for each file: the user's settings, and over them the rules files, the nearest last. */
public final class EffectiveRules {

	private final RuleSettings settings;
	/** The one that counts least first. */
	private final List<PlacedRules> files;

	/**
	 * Joins settings and files.
	 *
	 * @param settings what the user wants
	 * @param found the rules files among what was read
	 */
	public EffectiveRules(RuleSettings settings, Collection<RulesFile> found) {
		this.settings = settings;
		files = new ArrayList<>(settings.outer());
		found.stream().map(PlacedRules::inPlace).sorted(Comparator.comparingInt(each -> each.folder().length())).forEach(files::add);
	}

	/**
	 * {@return whether a rule is on for at least one file}
	 *
	 * @param rule the rule
	 */
	public boolean isOnAnywhere(Rule rule) {
		return isOn(rule, settings.levels().getOrDefault(rule.id(), RuleLevel.STANDARD))
				|| files.stream().anyMatch(each -> each.file().levels().containsKey(rule.id()) && isOn(rule, each.file().levels().get(rule.id())));
	}

	/**
	 * {@return whether a rule is on for a file}
	 *
	 * @param rule the rule
	 * @param path the file
	 */
	public boolean isOn(Rule rule, String path) {
		return isOn(rule, level(rule, path));
	}

	/**
	 * {@return what is wanted of a rule for a file}
	 *
	 * @param rule the rule
	 * @param path the file
	 */
	public RuleLevel level(Rule rule, String path) {
		RuleLevel level = settings.levels().getOrDefault(rule.id(), RuleLevel.STANDARD);
		for (PlacedRules each : files) {
			if (each.file().levels().containsKey(rule.id()) && each.covers(path)) {
				level = each.file().levels().get(rule.id());
			}
		}
		return level;
	}

	/** {@return the numbers of a rule that count for a file, by key} @param rule the rule @param path the file */
	public Map<String, Long> limits(Rule rule, String path) {
		Map<String, Long> limits = new HashMap<>();
		for (RuleLimit limit : rule.limits()) {
			Long value = settings.limits().get(limit.key());
			for (PlacedRules each : files) {
				if (each.file().limits().containsKey(limit.key()) && each.covers(path)) {
					value = each.file().limits().get(limit.key());
				}
			}
			if (value != null) {
				limits.put(limit.key(), value);
			}
		}
		return limits;
	}

	/** {@return the sets of numbers with which a rule is to be run so that each file has its own} @param rule the rule */
	public Set<Map<String, Long>> limits(Rule rule) {
		Set<Map<String, Long>> sets = new LinkedHashSet<>();
		sets.add(limits(rule, ""));
		if (!rule.limits().isEmpty()) {
			for (PlacedRules each : files) {
				if (rule.limits().stream().anyMatch(limit -> each.file().limits().containsKey(limit.key()))) {
					// Any file of the folder has these numbers, unless a folder below says others.
					sets.add(limits(rule, each.folder() + '/'));
				}
			}
		}
		return sets;
	}

	/** {@return whether a rules file says numbers of a rule} @param rule the rule */
	public boolean hasLimitsOfFiles(Rule rule) {
		return !files.isEmpty() && files.stream().anyMatch(each -> rule.limits().stream().anyMatch(limit -> each.file().limits().containsKey(limit.key())));
	}

	/** {@return whether a rules file says numbers of any rule} */
	public boolean hasLimitsOfFiles() {
		return files.stream().anyMatch(each -> !each.file().limits().isEmpty());
	}

	/** {@return the user's numbers, by key} */
	public Map<String, Long> limits() {
		return settings.limits();
	}

	/**
	 * {@return the request that leaves out a finding}
	 *
	 * @param ruleId the finding's rule
	 * @param path the finding's file
	 */
	public Optional<SharedSuppression> suppression(String ruleId, String path) {
		for (PlacedRules each : files) {
			if (!each.file().suppressions().isEmpty() && each.covers(path)) {
				String seen = each.seen(path);
				for (SharedSuppression request : each.file().suppressions()) {
					if (request.isAbout(ruleId) && request.paths().matches(seen)) {
						return Optional.of(request);
					}
				}
			}
		}
		return Optional.empty();
	}

	/**
	 * {@return the rules that the files state, those of the file that counts least first} Each counts for the files of its
	 * folder for which no nearer file states a rule of its id. Where the user named the rules, only those among them.
	 */
	public List<Rule> ownRules() {
		Map<String, List<PlacedRules>> stating = new HashMap<>();
		files.forEach(file -> file.file().ownRules().forEach(statement -> stating.computeIfAbsent(statement.id(), id -> new ArrayList<>()).add(file)));
		List<Rule> rules = new ArrayList<>();
		for (PlacedRules file : files) {
			for (OwnRuleStatement statement : file.file().ownRules()) {
				if (settings.base() != RuleSettings.Base.NAMED || settings.levels().containsKey(statement.id())) {
					List<PlacedRules> all = stating.get(statement.id());
					rules.add(new OwnRule(statement, path -> nearest(all, path) == file));
				}
			}
		}
		return rules;
	}

	/** The file that counts most of those that hold for a path; null for none. */
	private static PlacedRules nearest(List<PlacedRules> all, String path) {
		for (int i = all.size() - 1; i >= 0; i--) {
			if (all.get(i).covers(path)) {
				return all.get(i);
			}
		}
		return null;
	}

	/** {@return the lines of files among what was read that name users' rules which no file states} */
	public List<ReadProblem> problems() {
		Set<String> stated = files.stream().flatMap(each -> each.file().ownIds().stream()).collect(Collectors.toSet());
		List<ReadProblem> problems = new ArrayList<>();
		for (PlacedRules each : files.subList(settings.outer().size(), files.size())) {
			each.file().ownNames().forEach((id, line) -> {
				if (!stated.contains(id)) {
					problems.add(new ReadProblem(ReadProblem.Kind.UNRESOLVED, line, TEXTS.get("rulesUnknownOwn", id)));
				}
			});
		}
		return problems;
	}

	private boolean isOn(Rule rule, RuleLevel level) {
		if (settings.base() == RuleSettings.Base.NAMED) {
			return true;
		}
		return switch (level) {
		case OFF -> false;
		case STANDARD -> rule.isStandard() || settings.base() == RuleSettings.Base.ALL;
		case WARNING, INFO -> true;
		};
	}
}
