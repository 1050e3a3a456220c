/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import org.wiretune.core.FixEffect;
import org.wiretune.core.RuleLimit;
import org.wiretune.core.Severity;
import org.wiretune.lint.finding.Finding;

/**
 * One recommendation that files show, of the catalogue or of a user. A rule is stateless.
 */
public interface Rule extends Recommendation {

	@Override
	default Home home() {
		return Home.RULE;
	}

	/** {@return the severity unless the user sets another} */
	Severity severity();

	/** {@return whether it is on unless the user says otherwise: what a senior engineer would leave switched on} */
	default boolean isStandard() {
		return true;
	}

	/** {@return the numbers that the user may change} */
	default List<RuleLimit> limits() {
		return List.of();
	}

	/** {@return the words of the fixes that it may offer, the recommended one first, and what each does to the program} */
	default Map<String, FixEffect> fixes() {
		return Map.of();
	}

	/** {@return whether a finding is this rule's: rules that users state may share an id, each for its folder} @param finding a finding */
	default boolean tells(Finding finding) {
		return finding.ruleId().equals(id());
	}

	/**
	 * Looks at what was read.
	 *
	 * @param context everything that was read, and the numbers that count
	 * @param findings takes each finding
	 */
	void check(RuleContext context, Consumer<Finding> findings);
}
