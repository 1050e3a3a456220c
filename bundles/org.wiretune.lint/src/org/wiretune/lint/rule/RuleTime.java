/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

/**
 * The time that a rule may take, as far as the rule takes part: loops over what was read ask {@link #check} now and then.
 * Whoever runs rules makes one for the thread, and may stop it from another thread.
 */
public final class RuleTime {

	private static final ThreadLocal<RuleTime> OF_THREAD = new ThreadLocal<>();

	private volatile boolean over;

	/** Lets the rules that run on this thread from now on be stopped by this object. */
	public void begin() {
		OF_THREAD.set(this);
	}

	/** Stops the rule as soon as it asks. May be called by any thread. */
	public void stop() {
		over = true;
	}

	/**
	 * Goes on where the time is not over.
	 *
	 * @throws RuleStopped where it is
	 */
	public static void check() {
		RuleTime time = OF_THREAD.get();
		if (time != null && time.over) {
			throw new RuleStopped();
		}
	}
}
