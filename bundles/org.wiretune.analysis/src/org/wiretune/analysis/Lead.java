/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis;

import java.util.Objects;

import org.wiretune.lint.finding.Finding;

/**
 * Where something that was observed of a server, by an alarm or in a collection log, leads to in its files.
 *
 * @param observed what was observed; leads of one observation to several places contradict each other
 * @param demand what would have been needed; of several leads to one place by one id the one that needs most is written. Not a
 *               number where that cannot be told
 * @param place tells the setting from others, also after lines have moved: file, element and setting
 * @param value the value that the setting has, or its default; empty where it has none. A change of it ends the lead
 * @param finding the finding at the setting, with a fix where a value can be proposed
 */
public record Lead(Object observed, double demand, String place, String value, Finding finding) {

	/** Checks that all are there. */
	public Lead {
		Objects.requireNonNull(observed);
		Objects.requireNonNull(place);
		Objects.requireNonNull(value);
		Objects.requireNonNull(finding);
	}
}
