/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.overview;

import java.util.OptionalDouble;

import org.wiretune.safety.quantity.Quantity;

/**
 * What a call costs that a finding is about, as performance runs measured it.
 *
 * @param milliseconds mean time of a call; empty where no run tells it that may be used
 * @param words the price in words with the size of the object, or that it is not judged
 * @param explanation what it rests on or why it is not judged, sentences
 */
public record FindingCost(OptionalDouble milliseconds, String words, String explanation) {

	/** {@return a price} @param milliseconds mean time of a call @param words in words @param explanation what it rests on */
	public static FindingCost of(double milliseconds, String words, String explanation) {
		return new FindingCost(OptionalDouble.of(milliseconds), words, explanation);
	}

	/** {@return no price, because what was measured must not be used} @param words that it is so @param explanation why */
	public static FindingCost notJudged(String words, String explanation) {
		return new FindingCost(OptionalDouble.empty(), words, explanation);
	}

	/** {@return the time of a call alone, such as {@code 2.31 ms}; that it is not judged where there is no price} */
	public String brief() {
		return milliseconds.isPresent() ? Quantity.milliseconds(milliseconds.getAsDouble()).text() : words;
	}

	/** {@return whether there is a price} */
	public boolean isJudged() {
		return milliseconds.isPresent();
	}
}
