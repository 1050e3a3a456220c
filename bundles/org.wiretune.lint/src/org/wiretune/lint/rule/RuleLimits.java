/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.util.Map;

import org.eclipse.emf.common.notify.Adapter;
import org.eclipse.emf.common.notify.impl.AdapterImpl;
import org.wiretune.model.solution.Solution;

/**
 * The numbers that the user has changed, by {@link RuleLimit#key()}. Whoever checks a solution attaches them to it; where
 * none are attached, every limit has its standard value.
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
		return value == null ? limit.standard() : Math.clamp(value, limit.minimum(), limit.maximum());
	}

	/**
	 * Attaches limits to a solution, in place of those attached before.
	 *
	 * @param solution what was read
	 * @param limits the limits
	 */
	public static void attach(Solution solution, RuleLimits limits) {
		solution.eAdapters().removeIf(Attachment.class::isInstance);
		solution.eAdapters().add(new Attachment(limits));
	}

	/**
	 * {@return the limits attached to a solution}
	 *
	 * @param solution what was read
	 */
	public static RuleLimits of(Solution solution) {
		for (Adapter adapter : solution.eAdapters()) {
			if (adapter instanceof Attachment attachment) {
				return attachment.limits;
			}
		}
		return STANDARD;
	}

	private static final class Attachment extends AdapterImpl {

		private final RuleLimits limits;

		private Attachment(RuleLimits limits) {
			this.limits = limits;
		}
	}
}
