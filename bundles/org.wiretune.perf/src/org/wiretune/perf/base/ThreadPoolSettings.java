/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.base;

import java.util.Objects;

/**
 * A thread pool of the server under test, with the attributes of a WebSphere thread pool.
 *
 * @param name name of the pool, such as {@code WebContainer}; threads are called {@code name : number}
 * @param minimum threads that stay when nothing is to be done, 0 or more
 * @param maximum most threads, 1 or more and not below the minimum; work beyond it waits in the pool's queue
 * @param inactivityTimeoutMillis milliseconds after which an idle thread above the minimum ends, 1 or more
 * @param source where the values came from, such as {@code server.xml:17}; empty when it is not known
 */
public record ThreadPoolSettings(String name, int minimum, int maximum, long inactivityTimeoutMillis, String source) {

	/** The largest maximum that a run accepts; a bound so that a wrong digit does not take the machine down. */
	public static final int LARGEST_MAXIMUM = 2000;

	/** Checks the ranges. */
	public ThreadPoolSettings {
		Objects.requireNonNull(name, "name");
		source = source == null ? "" : source;
		if (name.isBlank()) {
			throw new IllegalArgumentException("A thread pool needs a name.");
		}
		if (minimum < 0 || maximum < 1 || minimum > maximum || maximum > LARGEST_MAXIMUM) {
			throw new IllegalArgumentException("The thread pool " + name + " has the minimum " + minimum + " and the maximum "
					+ maximum + "; the minimum is 0 or more, the maximum at least 1, at most " + LARGEST_MAXIMUM
					+ " and not below the minimum.");
		}
		if (inactivityTimeoutMillis < 1) {
			throw new IllegalArgumentException("The thread pool " + name + " has the inactivity timeout "
					+ inactivityTimeoutMillis + " ms; it is at least 1 ms.");
		}
	}

	/**
	 * A pool whose source is not known.
	 *
	 * @param name name of the pool
	 * @param minimum threads that stay
	 * @param maximum most threads
	 * @param inactivityTimeoutMillis milliseconds until an idle thread above the minimum ends
	 */
	public ThreadPoolSettings(String name, int minimum, int maximum, long inactivityTimeoutMillis) {
		this(name, minimum, maximum, inactivityTimeoutMillis, "");
	}
}
