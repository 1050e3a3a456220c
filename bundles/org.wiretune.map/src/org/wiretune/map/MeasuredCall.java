/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.map;

import java.util.Objects;

/**
 * What the last performance run measured for the calls of one import.
 *
 * @param meanMilliseconds mean time of a call in milliseconds, 0 or more
 * @param circumstances under what it was measured, in a few words, for example {@code 100 KB, 200 calls}; may be empty
 */
public record MeasuredCall(double meanMilliseconds, String circumstances) {

	/** Checks the range. */
	public MeasuredCall {
		Objects.requireNonNull(circumstances, "circumstances");
		if (!(meanMilliseconds >= 0) || Double.isInfinite(meanMilliseconds)) {
			throw new IllegalArgumentException("meanMilliseconds " + meanMilliseconds);
		}
	}
}
