/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.core;

/**
 * A number of a rule that the user may change, for example from how many threads on a pool is large. Its label is the text
 * {@code limit.<name>} of the rule.
 *
 * @param ruleId the rule
 * @param name tells the limits of one rule apart
 * @param standard the value unless the user sets another
 * @param minimum the smallest value that makes sense
 * @param maximum the largest value that makes sense
 * @param unit the unit of the number, in the words of settings (ms, MB, threads), or null for a plain count
 */
public record RuleLimit(String ruleId, String name, long standard, long minimum, long maximum, String unit) {

	/** Checks the order of the numbers. */
	public RuleLimit {
		if (minimum > standard || standard > maximum) {
			throw new IllegalArgumentException(ruleId + ' ' + name);
		}
	}

	/** {@return the key under which a user's value is kept: rule and name with a dot between} */
	public String key() {
		return ruleId + '.' + name;
	}
}
