/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Figures of one kind, in milliseconds of the clock on the wall.
 *
 * @param sorted the figures in ascending order; one at least
 */
record Figures(double[] sorted) {

	static Figures of(List<Double> millis) {
		double[] sorted = millis.stream().mapToDouble(Double::doubleValue).toArray();
		Arrays.sort(sorted);
		return new Figures(sorted);
	}

	double median() {
		return percentile(50);
	}

	/** {@return the figure that so many percent do not exceed} */
	double percentile(int percent) {
		return sorted[Math.max(0, (int) Math.ceil(sorted.length * percent / 100.0) - 1)];
	}

	double mean() {
		return Arrays.stream(sorted).average().orElseThrow();
	}

	String sentence() {
		return String.format(Locale.ROOT, "median %.1f ms, 95th percentile %.1f ms, longest %.1f ms, of %d", median(), percentile(95), percentile(100),
				sorted.length);
	}

	/** Prints a line. */
	static void say(String text, Object... values) {
		System.out.println(String.format(Locale.ROOT, text, values));
	}
}
