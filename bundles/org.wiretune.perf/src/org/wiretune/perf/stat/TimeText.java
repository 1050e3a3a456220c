/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Writes times for people in the unit that suits them, with three significant digits, since a mean seldom repeats to more:
 * {@code 50.2 ns}, {@code 1.23 µs}, {@code 20.3 ms}, {@code 12.5 s}. A point is the decimal separator in every language.
 * Every time of a call that views, reports and console lines show is written here; files for programs keep milliseconds.
 */
public final class TimeText {

	/** What stands where there is no time. */
	public static final String NONE = "\u2013";

	private static final int DIGITS = 3;
	private static final double FULL = 99.95;

	/** A unit with its size in milliseconds; the next one begins at a thousand of it, seconds at ten thousand milliseconds. */
	private enum Unit {
		NANOSECONDS(1e-6, "ns"), MICROSECONDS(1e-3, "\u00b5s"), MILLISECONDS(1, "ms"), SECONDS(1e3, "s");

		private static final double LONGEST_MILLISECONDS = 1e4;

		private final double milliseconds;
		private final String symbol;

		Unit(double milliseconds, String symbol) {
			this.milliseconds = milliseconds;
			this.symbol = symbol;
		}

		static Unit of(double milliseconds) {
			double size = Math.abs(milliseconds);
			// What rounding would make a thousand of a unit is one of the next.
			if (size < 0.9995e-3) {
				return NANOSECONDS;
			}
			if (size < 0.9995) {
				return MICROSECONDS;
			}
			return size < LONGEST_MILLISECONDS ? MILLISECONDS : SECONDS;
		}

		String figure(double value) {
			return digits(value / milliseconds);
		}
	}

	private TimeText() {
	}

	/**
	 * Writes a time.
	 *
	 * @param milliseconds the time
	 * @return such as {@code 20.3 ms}; {@link #NONE} when it is not a number
	 */
	public static String of(double milliseconds) {
		if (!Double.isFinite(milliseconds)) {
			return NONE;
		}
		Unit unit = milliseconds == 0 ? Unit.MILLISECONDS : Unit.of(milliseconds);
		return unit.figure(milliseconds) + ' ' + unit.symbol;
	}

	/**
	 * Writes a time with its interval, all in the unit of the time where that keeps them readable.
	 *
	 * @param milliseconds the time with its interval
	 * @return such as {@code 20.3 ms (18.9 to 21.7 ms)}; without the part in brackets where the ends are not known
	 */
	public static String of(Interval milliseconds) {
		if (!milliseconds.isKnown()) {
			return of(milliseconds.estimate());
		}
		Unit low = Unit.of(milliseconds.low());
		Unit high = Unit.of(milliseconds.high());
		String ends = low == high ? low.figure(milliseconds.low()) + " to " + of(milliseconds.high())
				: of(milliseconds.low()) + " to " + of(milliseconds.high());
		return of(milliseconds.estimate()) + " (" + ends + ')';
	}

	private static String digits(double value) {
		if (value == 0) {
			return "0";
		}
		BigDecimal exact = BigDecimal.valueOf(value);
		if (Math.abs(value) >= FULL) {
			return exact.setScale(0, RoundingMode.HALF_UP).toPlainString();
		}
		BigDecimal rounded = exact.round(new MathContext(DIGITS, RoundingMode.HALF_UP));
		int scale = Math.max(0, DIGITS - (rounded.precision() - rounded.scale()));
		return rounded.setScale(scale, RoundingMode.HALF_UP).toPlainString();
	}
}
