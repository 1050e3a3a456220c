/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.Objects;

import org.wiretune.lint.finding.Finding;

/**
 * Where something that was observed of a server leads to in its files.
 *
 * @param observed what was observed; leads of one observation to several places contradict each other
 * @param demand what would have been needed; of several leads to one place by one id the one that needs most is written. Not a
 *               number where that cannot be told
 * @param finding the finding at the setting, with a fix where a value can be proposed
 */
record ObservedLead(Object observed, double demand, Finding finding) {

	/** Checks the values. */
	ObservedLead {
		Objects.requireNonNull(observed);
		Objects.requireNonNull(finding);
	}
}
