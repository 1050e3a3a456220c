/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide;

import java.util.Locale;

import org.wiretune.core.Severity;
import org.wiretune.lint.config.RuleLevel;

/** What the user wants of a rule. */
public enum RuleChoice {
	/** As the rule comes: findings with the severity that the rule gives them, none where the rule is off unless wanted. */
	STANDARD,
	/** All findings as warnings. */
	WARNING,
	/** All findings as information. */
	INFO,
	/** No findings. */
	OFF;

	/**
	 * {@return the severity of a finding under this choice}
	 *
	 * @param given the severity that the rule gave it
	 */
	public Severity severity(Severity given) {
		return level().severity(given);
	}

	/** {@return what an analysis makes of it} */
	RuleLevel level() {
		return RuleLevel.valueOf(name());
	}

	/** {@return the word in the preferences} */
	String word() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * {@return the choice of a word; STANDARD where the word is none}
	 *
	 * @param word a word of the preferences
	 */
	static RuleChoice ofWord(String word) {
		for (RuleChoice choice : values()) {
			if (choice.word().equals(word)) {
				return choice;
			}
		}
		return STANDARD;
	}
}
