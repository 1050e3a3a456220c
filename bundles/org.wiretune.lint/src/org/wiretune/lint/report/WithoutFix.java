/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import org.wiretune.lint.rule.Rule;
import org.wiretune.safety.text.Texts;

/** Tells why a finding has no quick-fix, so that nobody looks for one. */
public final class WithoutFix {

	private static final Texts TEXTS = Texts.of(WithoutFix.class, "report");

	private WithoutFix() {
	}

	/**
	 * {@return why a finding has no quick-fix and what to do instead, sentences}
	 *
	 * @param ruleId the rule that found it
	 * @param rule the rule; null for one that a project states in its rules file
	 */
	public static String reason(String ruleId, Rule rule) {
		if (rule == null) {
			return TEXTS.get("noFix.own", ruleId);
		}
		return TEXTS.get(rule.texts().fixWords().isEmpty() ? "noFix.byHand" : "noFix.notHere", ruleId);
	}
}
