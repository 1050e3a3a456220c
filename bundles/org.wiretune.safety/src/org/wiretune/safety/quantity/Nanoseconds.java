/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

/**
 * Nanoseconds, which clocks count, as what files and figures hold. Where whole units are wanted {@link java.util.concurrent.TimeUnit}
 * converts.
 */
public final class Nanoseconds {

	/** Nanoseconds in a millisecond. */
	public static final long IN_MILLISECOND = 1_000_000;
	/** Nanoseconds in a second. */
	public static final long IN_SECOND = 1_000_000_000;

	private Nanoseconds() {
	}

	/** {@return nanoseconds in milliseconds, with parts of them} @param nanoseconds how many */
	public static double toMilliseconds(double nanoseconds) {
		return nanoseconds / IN_MILLISECOND;
	}

	/** {@return nanoseconds in seconds, with parts of them} @param nanoseconds how many */
	public static double toSeconds(double nanoseconds) {
		return nanoseconds / IN_SECOND;
	}
}
