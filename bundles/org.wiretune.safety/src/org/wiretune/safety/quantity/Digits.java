/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

import org.wiretune.safety.text.TextPattern;

/**
 * The digits of numbers that people read: English, with commas between thousands and a point before decimals, never an
 * exponent. A measured number has the digits that mean something, which are three: on a quiet machine the mean of a run
 * repeats to about one part in five, so more would only look exact.
 */
public final class Digits {

	/** What stands where there is no number. */
	public static final String NONE = "\u2013";

	private static final int SIGNIFICANT = 3;
	/** What a computation with doubles leaves behind these digits is noise. */
	private static final MathContext WITHOUT_NOISE = new MathContext(12, RoundingMode.HALF_UP);
	private static final MathContext MEASURED = new MathContext(SIGNIFICANT, RoundingMode.HALF_UP);
	private static final Pattern TYPED = Pattern.compile("-?(\\d+|\\d{1,3}(,\\d{3})+)?(\\.\\d+)?");

	private Digits() {
	}

	/**
	 * Writes a measured number with three significant digits, none behind the point from 100 on; a whole number keeps its look.
	 *
	 * @param value the number
	 * @return such as {@code 1,400}, {@code 40}, {@code 23.5}, {@code 2.30}, {@code 0.000017}; {@link #NONE} where there is none
	 */
	public static String measured(double value) {
		if (!Double.isFinite(value)) {
			return NONE;
		}
		BigDecimal exact = exact(value);
		if (exact.stripTrailingZeros().scale() <= 0) {
			return written(exact, 0);
		}
		BigDecimal rounded = exact.round(MEASURED);
		return written(exact, Math.max(0, SIGNIFICANT - (rounded.precision() - rounded.scale())));
	}

	/**
	 * Writes a number with the same number of digits behind the point as others of its column.
	 *
	 * @param value the number
	 * @param decimals digits behind the point
	 * @return such as {@code 1,400.00}; {@link #NONE} where there is none
	 */
	public static String fixed(double value, int decimals) {
		return Double.isFinite(value) ? written(exact(value), decimals) : NONE;
	}

	/**
	 * Writes a number with no more digits behind the point than it needs.
	 *
	 * @param value the number
	 * @param decimals digits behind the point at most
	 * @return such as {@code 96} or {@code 96.5}; {@link #NONE} where there is none
	 */
	public static String atMost(double value, int decimals) {
		if (!Double.isFinite(value)) {
			return NONE;
		}
		BigDecimal rounded = exact(value).setScale(decimals, RoundingMode.HALF_UP).stripTrailingZeros();
		return written(rounded, Math.max(0, rounded.scale()));
	}

	/** {@return a number of things, such as 1,234} @param count the number */
	public static String count(long count) {
		return TextPattern.grouped(count);
	}

	/**
	 * Reads a number that somebody typed as it is written here.
	 *
	 * @param text such as {@code 1,400} or {@code 4.5}
	 * @return the number; empty where the text is none, also where a comma stands elsewhere than before three digits
	 */
	public static OptionalDouble read(String text) {
		String typed = text.strip();
		return typed.chars().anyMatch(Character::isDigit) && TYPED.matcher(typed).matches()
				? OptionalDouble.of(Double.parseDouble(typed.replace(",", ""))) : OptionalDouble.empty();
	}

	private static BigDecimal exact(double value) {
		return BigDecimal.valueOf(value).round(WITHOUT_NOISE);
	}

	private static String written(BigDecimal value, int decimals) {
		String plain = value.setScale(decimals, RoundingMode.HALF_UP).toPlainString();
		int point = plain.indexOf('.');
		String whole = point < 0 ? plain : plain.substring(0, point);
		String sign = whole.startsWith("-") ? "-" : "";
		return sign + TextPattern.grouped(whole.substring(sign.length())) + (point < 0 ? "" : plain.substring(point));
	}
}
