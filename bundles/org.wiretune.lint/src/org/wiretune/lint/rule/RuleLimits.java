/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.Map;

import org.wiretune.core.RuleLimit;

/**
 * The numbers that the user has changed, by {@link RuleLimit#key()}; all others have their standard value.
 */
public final class RuleLimits {

	/** Nothing is changed. */
	public static final RuleLimits STANDARD = new RuleLimits(Map.of());

	private final Map<String, Long> changed;

	/**
	 * @param changed the user's values by key; a value outside the range of its limit is drawn to the nearer end
	 */
	public RuleLimits(Map<String, Long> changed) {
		this.changed = Map.copyOf(changed);
	}

	/**
	 * {@return the value that holds}
	 *
	 * @param limit the limit
	 */
	public long value(RuleLimit limit) {
		Long value = changed.get(limit.key());
		return value == null ? limit.standard() : Math.max(limit.minimum(), Math.min(limit.maximum(), value));
	}
}
