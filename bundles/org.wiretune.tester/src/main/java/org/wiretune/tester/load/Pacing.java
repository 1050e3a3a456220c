/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Waits for a point in time. A parked thread of Linux wakes some 50 microseconds late; the last part is spun away, but no
 * more of it than a tenth of one processor in all, because load driver and server may share two.
 */
final class Pacing {

	private static final long LONGEST_SPIN = 50_000;
	private static final double SPIN_PART = 0.1;
	private static final long LONGEST_PARK = 100_000_000;

	private final long spinNanos;

	/** For so many waits a second, all threads together. */
	Pacing(double waitsPerSecond) {
		spinNanos = (long) Math.min(LONGEST_SPIN, SPIN_PART * 1e9 / Math.max(1, waitsPerSecond));
	}

	/** Waits until the clock is at a time, or it is to end. */
	void await(LoadClock clock, long time, BooleanSupplier ended) {
		for (long left = time - clock.now(); left > 0 && !ended.getAsBoolean(); left = time - clock.now()) {
			if (left > spinNanos) {
				LockSupport.parkNanos(Math.min(LONGEST_PARK, left - spinNanos));
			} else {
				Thread.onSpinWait();
			}
		}
	}
}
