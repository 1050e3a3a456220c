/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import java.util.Locale;
import java.util.Optional;

import org.wiretune.core.Severity;

/** What is wanted of a rule. */
public enum RuleLevel {
	/** As the rule comes: on with its own severities, or off where it is not {@link org.wiretune.lint.rule.Rule#isStandard() standard}. */
	STANDARD,
	/** On, all findings as warnings. */
	WARNING,
	/** On, all findings as information. */
	INFO,
	/** Off. */
	OFF;

	/**
	 * {@return the severity of a finding under this level}
	 *
	 * @param given the severity that the rule gave it
	 */
	public Severity severity(Severity given) {
		return switch (this) {
		case WARNING -> Severity.WARNING;
		case INFO -> Severity.INFO;
		case STANDARD, OFF -> given;
		};
	}

	/** {@return the word in files and preferences} */
	public String word() {
		return name().toLowerCase(Locale.ROOT);
	}

	/**
	 * {@return the level of a word, in any case of letters}
	 *
	 * @param word a word of a file or of preferences
	 */
	public static Optional<RuleLevel> ofWord(String word) {
		for (RuleLevel level : values()) {
			if (level.word().equalsIgnoreCase(word)) {
				return Optional.of(level);
			}
		}
		return Optional.empty();
	}
}
