/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Writes measured figures with the digits that mean something: three, and none behind the point from 100 on. On a quiet
 * machine the mean of a run repeats to about one part in five, so more digits would only look exact. A point as decimal
 * separator in every language, as in the run files.
 */
public final class FigureDigits {

	private static final int DIGITS = 3;

	private FigureDigits() {
	}

	/**
	 * Writes a figure.
	 *
	 * @param value the figure
	 * @return such as {@code 1400}, {@code 23.5}, {@code 2.31}, {@code 0.000017}; a dash when there is no figure
	 */
	public static String of(double value) {
		if (!Double.isFinite(value)) {
			return "\u2013";
		}
		if (value == 0) {
			return "0";
		}
		BigDecimal exact = BigDecimal.valueOf(value);
		if (Math.abs(value) >= 100) {
			return exact.setScale(0, RoundingMode.HALF_UP).toPlainString();
		}
		BigDecimal rounded = exact.round(new MathContext(DIGITS, RoundingMode.HALF_UP));
		return rounded.setScale(rounded.scale() + DIGITS - rounded.precision(), RoundingMode.HALF_UP).toPlainString();
	}

	/**
	 * Writes a figure; a whole number keeps its look.
	 *
	 * @param value the figure
	 * @return such as {@code 40}, {@code 23.5}
	 */
	public static String plain(double value) {
		return value == Math.rint(value) && Math.abs(value) < 1e9 ? Long.toString((long) value) : of(value);
	}

	/**
	 * Writes a factor.
	 *
	 * @param factor 1 or more
	 * @return such as {@code 1.3}, {@code 12}, {@code 605}
	 */
	public static String factor(double factor) {
		return BigDecimal.valueOf(factor).setScale(factor < 9.95 ? 1 : 0, RoundingMode.HALF_UP).toPlainString();
	}
}
