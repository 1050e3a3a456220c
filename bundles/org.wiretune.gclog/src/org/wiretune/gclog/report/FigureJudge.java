/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.report;

import org.wiretune.gclog.report.FigureChange.Verdict;

/**
 * Says whether a change of a figure is good. A difference below five percent may be chance and has no verdict. Runs of different
 * length are no measure of each other where a figure grows with the time.
 *
 * @param times how much longer the log is than the first one: 1 for the same length; not a number where that is not known
 */
record FigureJudge(double times) {

	private static final double CHANCE = 0.05;
	/** Runs whose lengths differ by more than a quarter are of different length. */
	private static final double DIFFERENT = 1.25;

	/** Which way a figure should change. */
	enum Good {
		/** More is better. */
		MORE,
		/** Less is better, whatever the length: a share, a rate, a percentile. */
		LESS,
		/** Less is better; the greatest of a run, which a longer one exceeds by itself. */
		LEAST_PEAK,
		/** It should not be at all; a longer run has more of it by itself. */
		NEVER,
		/** It only describes. */
		NEITHER
	}

	/** {@return the verdict on a share in percent; of one that should be great, by what is missing to 100} */
	Verdict ofShare(double before, double after, Good good) {
		return good == Good.MORE ? of(100 - before, 100 - after, Good.LESS) : of(before, after, good);
	}

	/** {@return the verdict on a figure} */
	Verdict of(double before, double after, Good good) {
		if (good == Good.NEITHER || !Double.isFinite(before) || !Double.isFinite(after)
				|| Math.abs(after - before) <= CHANCE * Math.max(Math.abs(before), Math.abs(after))) {
			return Verdict.NEUTRAL;
		}
		boolean better = after < before == (good != Good.MORE);
		if (good == Good.NEVER && before > 0 && after > 0 || (good == Good.NEVER || good == Good.LEAST_PEAK) && isBecauseOfLength(better)) {
			return Verdict.NEUTRAL;
		}
		return better ? Verdict.BETTER : Verdict.WORSE;
	}

	/** {@return whether a log is better only because it is shorter, or worse only because it is longer} */
	private boolean isBecauseOfLength(boolean better) {
		return better ? times < 1 / DIFFERENT : times > DIFFERENT;
	}
}
