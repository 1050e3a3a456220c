/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import org.wiretune.safety.quantity.Nanoseconds;

/** Nanoseconds since a measurement began, never negative, and the part of it that counts. */
final class LoadClock {

	private final long origin = System.nanoTime();
	private volatile long to = Long.MAX_VALUE;
	private volatile long from = Long.MAX_VALUE;

	long now() {
		return System.nanoTime() - origin;
	}

	/** Calls that are due from a time on and before another one count. Said before the first of them is due. */
	void count(long beginning, long end) {
		to = end;
		from = beginning;
	}

	/** Whether it is said what counts. */
	boolean isKnown() {
		return from != Long.MAX_VALUE;
	}

	boolean counts(long due) {
		return due >= from && due < to;
	}

	/** Whether no further call is to be begun; false as long as the end is not known. */
	boolean isOver(long time) {
		return from != Long.MAX_VALUE && time >= to;
	}

	/** Ends the counted part early. */
	void cut() {
		to = Math.min(to, now());
	}

	/** How long the counted part is; not a number when there was none. */
	double seconds() {
		return from < to ? Nanoseconds.toSeconds(to - from) : Double.NaN;
	}
}
