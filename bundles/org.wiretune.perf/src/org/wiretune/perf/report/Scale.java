/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.report;

import java.util.ArrayList;
import java.util.List;

/**
 * Maps figures to places on an axis.
 *
 * @param low figure at the beginning of the axis
 * @param high figure at its end
 * @param logarithmic whether equal ratios are equally far apart
 */
record Scale(double low, double high, boolean logarithmic) {

	private static final int TICKS = 4;
	private static final int MOST_TICKS = 9;

	/** {@return a scale from 0 to a round figure} */
	static Scale fromZero(double largest) {
		double high = largest > 0 && Double.isFinite(largest) ? largest : 1;
		double step = step(high / TICKS);
		return new Scale(0, step * Math.ceil(high / step - 1e-9), false);
	}

	/** {@return a logarithmic scale over whole decades} */
	static Scale logarithmic(double smallest, double largest) {
		double low = Math.pow(10, Math.floor(Math.log10(smallest) + 1e-9));
		double high = Math.pow(10, Math.ceil(Math.log10(largest) - 1e-9));
		return new Scale(low, high > low ? high : low * 10, true);
	}

	/** {@return the place of a figure from 0 to 1} */
	double place(double value) {
		double part = logarithmic ? Math.log(Math.max(value, low) / low) / Math.log(high / low)
				: (value - low) / (high - low);
		return Math.max(0, Math.min(1, part));
	}

	/** {@return round figures along the axis} */
	List<Double> ticks() {
		List<Double> ticks = new ArrayList<>();
		if (logarithmic) {
			for (double tick = low; tick <= high * 1.001 && ticks.size() < MOST_TICKS; tick *= 10) {
				ticks.add(tick);
			}
			return ticks;
		}
		double step = step((high - low) / TICKS);
		for (int i = 0; low + i * step <= high * 1.0001 && ticks.size() < MOST_TICKS; i++) {
			ticks.add(low + i * step);
		}
		return ticks;
	}

	/** The next round step: 1, 2, 2.5 or 5 times a power of ten. */
	private static double step(double raw) {
		double power = Math.pow(10, Math.floor(Math.log10(raw)));
		for (double factor : new double[] { 1, 2, 2.5, 5 }) {
			if (raw <= power * factor * 1.0001) {
				return power * factor;
			}
		}
		return power * 10;
	}
}
