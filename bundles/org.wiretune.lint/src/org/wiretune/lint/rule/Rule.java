/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.function.Consumer;

import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.Severity;
import org.wiretune.model.solution.Solution;

/**
 * One recommendation of the catalogue. A rule is stateless; its texts are resources keyed by its id, see
 * {@link RuleTexts}.
 */
public interface Rule {

	/** {@return the id in the catalogue, for example sca-async-binding} */
	String id();

	/** {@return what it is about} */
	Subject subject();

	/** {@return the severity unless the user sets another} */
	Severity severity();

	/**
	 * Looks at what was read.
	 *
	 * @param solution everything that was read, linked
	 * @param findings takes each finding
	 */
	void check(Solution solution, Consumer<Finding> findings);
}
