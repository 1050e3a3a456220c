/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleLimit;

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
		return files.stream().anyMatch(each -> rule.limits().stream().anyMatch(limit -> each.file().limits().containsKey(limit.key())));
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
