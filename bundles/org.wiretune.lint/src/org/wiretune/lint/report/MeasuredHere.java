/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.Objects;

/**
 * What a proof on the user's machine came to, kept beside the files. A figure that is not known is not a number.
 *
 * @param verdict {@code faster}, {@code slower}, {@code no-difference} or {@code not-valid}
 * @param sentence verdict, interval and the source's figure, or why there is no verdict; sentences
 * @param estimate after by before
 * @param low lower end of its 95 % interval
 * @param high upper end
 * @param source the figure of the source
 * @param machine where it was measured
 * @param at when, in the form of ISO 8601
 * @param file the file that keeps it
 * @param isStale whether what it rests on has changed since
 */
public record MeasuredHere(String verdict, String sentence, double estimate, double low, double high, String source, String machine, String at, String file, boolean isStale) {

	/** Checks that nothing is missing. */
	public MeasuredHere {
		Objects.requireNonNull(verdict, "verdict");
		Objects.requireNonNull(sentence, "sentence");
		Objects.requireNonNull(source, "source");
		Objects.requireNonNull(machine, "machine");
		Objects.requireNonNull(at, "at");
		Objects.requireNonNull(file, "file");
	}

	/** {@return whether the ratio and both ends are known} */
	public boolean hasInterval() {
		return Double.isFinite(estimate) && Double.isFinite(low) && Double.isFinite(high);
	}
}
