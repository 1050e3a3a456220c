/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rule;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * The time that a rule may take, as far as the rule takes part: loops over what was read ask {@link #check} now and then.
 * Whoever runs rules makes one for the thread, and may stop it from another thread.
 */
public final class RuleTime {

	/** So long the fixes of one finding may take. */
	public static final Duration OF_FIXES = Duration.ofSeconds(5);

	private static final ThreadLocal<RuleTime> OF_THREAD = new ThreadLocal<>();
	private static final ThreadMXBean TIMES = ManagementFactory.getThreadMXBean();
	/** The clock is asked once in so many times. */
	private static final int SELDOM = 64;

	private final long end;
	private int asked;
	private volatile boolean over;

	/** Makes one that ends when it is {@link #stop stopped}. */
	public RuleTime() {
		this(Long.MAX_VALUE);
	}

	private RuleTime(long end) {
		this.end = end;
	}

	/**
	 * {@return what a computation gives, which is stopped after some processor time} Where a rule is at work on the thread, its
	 * own time counts and no other.
	 *
	 * @param <T> what it gives
	 * @param limit the processor time
	 * @param computation the computation
	 * @throws RuleStopped where the time is over
	 */
	public static <T> T within(Duration limit, Supplier<T> computation) {
		if (OF_THREAD.get() != null) {
			return computation.get();
		}
		try {
			new RuleTime(now() + limit.toNanos()).begin();
			return computation.get();
		} finally {
			OF_THREAD.remove();
		}
	}

	/** Nanoseconds of this thread; those of the clock where the virtual machine does not tell them. */
	private static long now() {
		return TIMES.isCurrentThreadCpuTimeSupported() && TIMES.isThreadCpuTimeEnabled() ? TIMES.getCurrentThreadCpuTime() : System.nanoTime();
	}

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
		if (time != null && time.isOver()) {
			throw new RuleStopped();
		}
	}

	private boolean isOver() {
		if (end != Long.MAX_VALUE && asked++ % SELDOM == 0 && now() > end) {
			over = true;
		}
		return over;
	}
}
