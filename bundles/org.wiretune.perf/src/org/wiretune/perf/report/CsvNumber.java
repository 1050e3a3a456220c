/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * Writes figures for programs that read tables: without a unit and without commas, no exponent, a point as decimal separator.
 * Which digits there are is for ever, since files are compared.
 */
final class CsvNumber {

	private CsvNumber() {
	}

	/**
	 * Writes a figure with three decimals, and with three significant digits when it is below 0.1, so that a call of 15
	 * nanoseconds does not become 0.000 ms. At least one decimal stays.
	 *
	 * @param value the figure
	 * @return such as {@code 3.1}, {@code 2.067}, {@code 0.0000154}; a dash when there is no figure
	 */
	static String of(double value) {
		if (!Double.isFinite(value)) {
			return "-";
		}
		BigDecimal exact = BigDecimal.valueOf(value);
		BigDecimal rounded = Math.abs(value) < 0.1 && value != 0
				? exact.round(new MathContext(3, RoundingMode.HALF_UP))
				: exact.setScale(3, RoundingMode.HALF_UP);
		rounded = rounded.stripTrailingZeros();
		return (rounded.scale() < 1 ? rounded.setScale(1) : rounded).toPlainString();
	}

	/**
	 * Writes a figure with one decimal.
	 *
	 * @param value the figure
	 * @return such as {@code 384.0}; a dash when there is no figure
	 */
	static String oneDecimal(double value) {
		if (!Double.isFinite(value)) {
			return "-";
		}
		return BigDecimal.valueOf(value).setScale(1, RoundingMode.HALF_UP).toPlainString();
	}
}
