/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.report;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.safety.quantity.Digits;

/**
 * Where the parts of a small picture of a ratio stand, from the left: a line at 1, where nothing changes, a bar from end to end
 * of the interval, a point, and factors to read them by. Even distances are even factors.
 *
 * @param low left end of the bar
 * @param high its right end, a little to the right of the left one at least
 * @param estimate the point
 * @param middle the line
 * @param ticks the factors, 1 among them
 */
public record IntervalPicture(double low, double high, double estimate, double middle, List<Tick> ticks) {

	/** A factor at the scale. @param place from the left @param label such as {@code 0.5} */
	public record Tick(double place, String label) {
	}

	/** Half a character of the scale has room beyond its last factor. */
	private static final double MARGIN = 16;
	/** The scale goes to half as much and twice as much at least. */
	private static final double LEAST = Math.log(2);
	/** So many powers of ten stand apart on each side; more have longer labels, of which two do. */
	private static final int MOST_TENS = 3;
	private static final int DECIMALS = 9;

	/** {@return the picture} @param measured a ratio with its interval @param width its width */
	public static IntervalPicture of(MeasuredHere measured, double width) {
		double most = Math.max(LEAST, Math.max(Math.abs(Math.log(measured.low())), Math.abs(Math.log(measured.high()))));
		double low = place(measured.low(), most, width);
		List<Tick> ticks = new ArrayList<>();
		ticks.add(new Tick(width / 2, "1"));
		double step = step(most);
		for (double factor = step; Math.log(factor) <= most + 1e-9; factor *= step) {
			ticks.add(new Tick(place(1 / factor, most, width), Digits.atMost(1 / factor, DECIMALS)));
			ticks.add(new Tick(place(factor, most, width), Digits.atMost(factor, DECIMALS)));
		}
		return new IntervalPicture(low, Math.max(low + 1, place(measured.high(), most, width)), place(measured.estimate(), most, width), width / 2, List.copyOf(ticks));
	}

	/** The factor from one label to the next, such that they stand apart. */
	private static double step(double most) {
		double tens = most / Math.log(10);
		if (tens < 1) {
			return most < Math.log(8) ? 2 : 5;
		}
		return tens < MOST_TENS + 1 ? 10 : Math.pow(10, Math.ceil(tens / 2));
	}

	private static double place(double ratio, double most, double width) {
		return width / 2 + Math.log(ratio) / most * (width / 2 - MARGIN);
	}
}
