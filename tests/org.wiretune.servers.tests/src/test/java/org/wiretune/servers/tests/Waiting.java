/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests;

import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waits for conditions of other threads and processes. */
public final class Waiting {

	private Waiting() {
	}

	/**
	 * Waits until something holds, and fails the test when it does not.
	 *
	 * @param what
	 *            names the state at the time of failure
	 * @param limit
	 *            the longest to wait
	 * @param condition
	 *            looked at again and again
	 */
	public static void until(Supplier<String> what, Duration limit, BooleanSupplier condition) {
		long end = System.nanoTime() + limit.toNanos();
		while (!condition.getAsBoolean()) {
			if (System.nanoTime() > end) {
				fail("Not within " + limit.toSeconds() + " s: " + what.get());
			}
			LockSupport.parkNanos(10_000_000);
		}
	}
}
