/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.preferences;

import org.wiretune.core.Severity;
import org.wiretune.ide.RuleChoice;
import org.wiretune.lint.rule.Rule;

/** The words of a choice. */
final class ChoiceLabels {

	private ChoiceLabels() {
	}

	/** {@return the words} @param rule the rule @param choice what is wanted of it */
	static String of(Rule rule, RuleChoice choice) {
		return switch (choice) {
		case STANDARD -> !rule.isStandard() ? Messages.RulesPreferencePage_standardOff
				: rule.severity() == Severity.WARNING ? Messages.RulesPreferencePage_standardWarning : Messages.RulesPreferencePage_standardInfo;
		case WARNING -> Messages.RulesPreferencePage_warning;
		case INFO -> Messages.RulesPreferencePage_info;
		case OFF -> Messages.RulesPreferencePage_off;
		};
	}
}
