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
import org.wiretune.lint.LintResult;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleRegistry;

/** Which rules the user wants, kept in the preferences of the workspace. A rule without an entry is on. */
public final class RuleChoices {

	/** The preference node, also for export and for a product's own defaults. */
	public static final String NODE = "org.wiretune.ide";

	private static final String PREFIX = "rule.";

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
	 * {@return a result without the findings of rules that are off, and with the severities that the user wants}
	 *
	 * @param result what the rules told
	 */
	public static LintResult applyTo(LintResult result) {
		Map<String, RuleChoice> choices = all();
		List<Finding> findings = result.findings().stream()
				.filter(finding -> choices.getOrDefault(finding.ruleId(), RuleChoice.STANDARD) != RuleChoice.OFF)
				.map(finding -> withSeverity(finding, choices.getOrDefault(finding.ruleId(), RuleChoice.STANDARD))).toList();
		return new LintResult(result.solution(), findings, result.suppressed(), result.problems(), result.filesRead());
	}

	private static Finding withSeverity(Finding finding, RuleChoice choice) {
		if (choice.severity(finding.severity()) == finding.severity()) {
			return finding;
		}
		return new Finding(finding.ruleId(), choice.severity(finding.severity()), finding.origin(), finding.message(), finding.measured(),
				finding.limit(), finding.assumption(), finding.related(), finding.fixes());
	}
}
