/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ide.results;

import java.util.OptionalDouble;
import org.wiretune.perf.result.CellComparison;

/** How a cell did against the run before. */
public enum Change {

	/** A call takes less time than before. */
	FASTER,

	/** The difference is within what a run repeats to. */
	SAME,

	/** A call takes more time than before. */
	SLOWER,

	/** There is nothing to compare with. */
	NONE;

	/**
	 * Means of quiet runs repeat to about 20 %. A factor below this one may be chance and is not called a change.
	 */
	public static final double SMALLEST_FACTOR = 1.2;

	/**
	 * Judges a ratio.
	 *
	 * @param ratio mean now divided by mean before, see {@link CellComparison#ratio()}
	 * @return the change
	 */
	static Change of(OptionalDouble ratio) {
		if (ratio.isEmpty() || !(ratio.getAsDouble() > 0)) {
			return NONE;
		}
		double value = ratio.getAsDouble();
		return value >= SMALLEST_FACTOR ? SLOWER : value <= 1 / SMALLEST_FACTOR ? FASTER : SAME;
	}
}
