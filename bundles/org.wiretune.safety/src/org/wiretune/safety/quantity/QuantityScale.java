/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

/**
 * One unit for values that stand beside one another and change: on an axis, in a column, on an instrument. Their digits do not
 * jump: one behind the point below 100 and none above, since three carry all that the eye can use on a moving figure; two
 * of GB, because a tenth of it is much; what is counted has none.
 *
 * @param dimension what is measured
 * @param unit the unit of all values
 */
public record QuantityScale(Dimension dimension, ShownUnit unit) {

	private static final double FULL = 99.95;
	/** Below it one digit behind the point would tell nothing. */
	private static final double LEAST = 0.05;

	/**
	 * {@return the scale that suits its end}
	 *
	 * @param dimension what is measured
	 * @param end the greatest value, in the base unit
	 */
	public static QuantityScale endingAt(Dimension dimension, double end) {
		return new QuantityScale(dimension, dimension.common(end, switch (dimension) {
		case TIME -> ShownUnit.MILLISECONDS;
		case MEMORY -> ShownUnit.MEGABYTES;
		case MEMORY_RATE -> ShownUnit.MEGABYTES_PER_SECOND;
		default -> dimension.units().get(0);
		}));
	}

	/**
	 * {@return the digits of a value that moves}
	 *
	 * @param value in the base unit
	 */
	public String moving(double value) {
		double shown = unit.fromBase(value);
		double size = Math.abs(shown);
		if (shown == 0 || isCounted() && shown == Math.rint(shown)) {
			return Digits.fixed(shown, 0);
		}
		if (size < LEAST) {
			return Digits.measured(shown);
		}
		return Digits.fixed(shown, unit == ShownUnit.GIGABYTES || unit == ShownUnit.TERABYTES ? 2 : size < FULL ? 1 : 0);
	}

	/** Sources count most times in whole milliseconds, and things are whole. */
	private boolean isCounted() {
		return dimension == Dimension.TIME || dimension == Dimension.COUNT;
	}

	/**
	 * {@return the digits of a mark, a limit or a maximum, which are exact: without such that are zero}
	 *
	 * @param value in the base unit
	 */
	public String mark(double value) {
		double shown = unit.fromBase(value);
		return Digits.atMost(shown, Math.abs(shown) < FULL ? 1 : 0);
	}
}
