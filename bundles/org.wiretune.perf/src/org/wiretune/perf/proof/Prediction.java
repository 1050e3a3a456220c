/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.util.Locale;
import org.wiretune.perf.stat.Interval;
import org.wiretune.perf.stat.PairedRatio;

/**
 * A counter that moves when the mechanism of an advice is at work: fewer statements where they are sent together, fewer
 * waits where a pool is larger.
 *
 * @param figure the counter
 * @param direction where it goes when the advice is followed
 */
public record Prediction(ProofFigure figure, Direction direction) {

	/** Where a counter goes. */
	public enum Direction {
		/** It grows. */
		UP,
		/** It falls. */
		DOWN;

		/** {@return the word in files} */
		public String id() {
			return name().toLowerCase(Locale.ROOT);
		}
	}

	/** What a counter did. */
	public enum Move {
		/** As the mechanism says. */
		AS_PREDICTED,
		/** It cannot be told from standing still. */
		NOT_SEEN,
		/** The other way. */
		OPPOSITE,
		/** The runs do not tell it. */
		NOT_TOLD;

		/** {@return the word in files} */
		public String id() {
			return name().toLowerCase(Locale.ROOT).replace('_', '-');
		}

		/** {@return the words for people} */
		public String label() {
			return TEXTS.get("proof.move." + id());
		}
	}

	/**
	 * Looks at a counter in pairs.
	 *
	 * @param before its values before
	 * @param after its values after, of the same pairs
	 * @return what it did; a counter that is 0 somewhere has no ratio, so all its pairs have to point one way
	 */
	Move move(double[] before, double[] after) {
		int told = 0;
		int up = 0;
		int down = 0;
		boolean positive = true;
		for (int i = 0; i < before.length; i++) {
			if (Double.isFinite(before[i]) && Double.isFinite(after[i])) {
				told++;
				up += after[i] > before[i] ? 1 : 0;
				down += after[i] < before[i] ? 1 : 0;
				positive &= before[i] > 0 && after[i] > 0;
			} else {
				positive = false;
			}
		}
		if (told == 0) {
			return Move.NOT_TOLD;
		}
		boolean isUp = up == told;
		boolean isDown = down == told;
		if (positive && before.length >= 2) {
			Interval ratio = PairedRatio.of(before, after);
			isUp = ratio.low() > 1;
			isDown = ratio.high() < 1;
		}
		return !isUp && !isDown ? Move.NOT_SEEN : isUp == (direction == Direction.UP) ? Move.AS_PREDICTED : Move.OPPOSITE;
	}
}
