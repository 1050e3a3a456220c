/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.config;

import java.util.List;
import java.util.Map;

/**
 * What the user wants of the rules, before what rules files among the read files say.
 *
 * @param base which rules are on without a wish
 * @param levels wishes by the id of the rule
 * @param limits numbers of rules, by {@link org.wiretune.core.RuleLimit#key() key}
 * @param outer rules files that do not lie among what is read; the later count more, those among what is read most
 */
public record RuleSettings(Base base, Map<String, RuleLevel> levels, Map<String, Long> limits, List<PlacedRules> outer) {

	/** Which rules are on without a wish. */
	public enum Base {
		/** Those that are standard. */
		STANDARD,
		/** Every rule. */
		ALL,
		/** Every rule that is given, whatever a rules file says: the user named them. */
		NAMED
	}

	/** All rules with their own severities and numbers. */
	public static final RuleSettings ALL = of(Base.ALL);
	/** The standard rules with their own severities and numbers. */
	public static final RuleSettings STANDARD = of(Base.STANDARD);

	/** Copies the collections. */
	public RuleSettings {
		levels = Map.copyOf(levels);
		limits = Map.copyOf(limits);
		outer = List.copyOf(outer);
	}

	/** {@return settings without a wish} @param base which rules are on */
	public static RuleSettings of(Base base) {
		return new RuleSettings(base, Map.of(), Map.of(), List.of());
	}

	/** {@return the same with other rules files} @param files rules files that do not lie among what is read */
	public RuleSettings withOuter(List<PlacedRules> files) {
		return new RuleSettings(base, levels, limits, files);
	}
}
