/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;


import org.wiretune.core.Subject;
import org.wiretune.lint.finding.Finding;

/** One recommendation that files show, with its texts: of the catalogue, of a user or of a contributor. */
public interface Rule extends org.wiretune.core.Rule, Recommendation {

	@Override
	String id();

	@Override
	Subject subject();

	@Override
	default Home home() {
		return Home.RULE;
	}

	/** {@return whether a finding is this rule's: rules that users state may share an id, each for its folder} @param finding a finding */
	default boolean tells(Finding finding) {
		return finding.ruleId().equals(id());
	}
}
