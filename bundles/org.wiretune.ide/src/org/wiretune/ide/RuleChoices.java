/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;
import org.wiretune.core.RuleLimit;
import org.wiretune.lint.config.RuleLevel;
import org.wiretune.lint.config.RuleSettings;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;

/** Which rules the user wants, and with which numbers, kept in the preferences of the workspace. A rule without an entry is as it comes. */
public final class RuleChoices {

	/** The preference node, also for export and for a product's own defaults. */
	public static final String NODE = "org.wiretune.ide";

	private static final String PREFIX = "rule.";
	private static final String LIMIT_PREFIX = "limit.";

	private RuleChoices() {
	}

	/**
	 * {@return what the user wants of a rule}
	 *
	 * @param ruleId the rule
	 */
	public static RuleChoice of(String ruleId) {
		return RuleChoice.ofWord(Platform.getPreferencesService().getString(NODE, PREFIX + ruleId, RuleChoice.STANDARD.word(), null));
	}

	/**
	 * {@return whether a rule is on where no rules file says otherwise}
	 *
	 * @param rule the rule
	 */
	public static boolean isOn(Rule rule) {
		RuleChoice choice = of(rule.id());
		return choice == RuleChoice.STANDARD ? rule.isStandard() : choice != RuleChoice.OFF;
	}

	/** {@return what the user wants of each rule} */
	public static Map<String, RuleChoice> all() {
		Map<String, RuleChoice> choices = new HashMap<>();
		for (Rule rule : RuleRegistry.standard().rules()) {
			choices.put(rule.id(), of(rule.id()));
		}
		return choices;
	}

	/**
	 * Keeps what the user wants and brings the findings in line in a job.
	 *
	 * @param choices what the user wants, by rule
	 * @throws BackingStoreException where the preferences cannot be written
	 */
	public static void store(Map<String, RuleChoice> choices) throws BackingStoreException {
		IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(NODE);
		boolean changed = false;
		for (Map.Entry<String, RuleChoice> choice : choices.entrySet()) {
			if (of(choice.getKey()) != choice.getValue()) {
				preferences.put(PREFIX + choice.getKey(), choice.getValue().word());
				changed = true;
			}
		}
		if (changed) {
			preferences.flush();
			WorkspaceAnalysis.get().rulesChanged();
		}
	}

	/**
	 * {@return the value of a rule's number that the user wants}
	 *
	 * @param limit the number
	 */
	public static long limit(RuleLimit limit) {
		long value = Platform.getPreferencesService().getLong(NODE, LIMIT_PREFIX + limit.key(), limit.standard(), null);
		return Math.max(limit.minimum(), Math.min(limit.maximum(), value));
	}

	/**
	 * Keeps the numbers that the user wants and brings the findings in line in a job.
	 *
	 * @param values the values, by number; one that is the standard is not kept, so that a later version may change it
	 * @throws BackingStoreException where the preferences cannot be written
	 */
	public static void storeLimits(Map<RuleLimit, Long> values) throws BackingStoreException {
		IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(NODE);
		boolean changed = false;
		for (Map.Entry<RuleLimit, Long> value : values.entrySet()) {
			RuleLimit limit = value.getKey();
			if (limit(limit) == value.getValue()) {
				continue;
			}
			if (value.getValue() == limit.standard()) {
				preferences.remove(LIMIT_PREFIX + limit.key());
			} else {
				preferences.putLong(LIMIT_PREFIX + limit.key(), value.getValue());
			}
			changed = true;
		}
		if (changed) {
			preferences.flush();
			WorkspaceAnalysis.get().rulesChanged();
		}
	}

	/** {@return what the user wants, for an analysis; rules files of projects say more} */
	public static RuleSettings settings() {
		Map<String, RuleLevel> levels = new HashMap<>();
		Map<String, Long> limits = new HashMap<>();
		for (Rule rule : RuleRegistry.standard().rules()) {
			RuleChoice choice = of(rule.id());
			if (choice != RuleChoice.STANDARD) {
				levels.put(rule.id(), choice.level());
			}
			for (RuleLimit limit : rule.limits()) {
				limits.put(limit.key(), limit(limit));
			}
		}
		return new RuleSettings(RuleSettings.Base.STANDARD, levels, limits, List.of());
	}
}
