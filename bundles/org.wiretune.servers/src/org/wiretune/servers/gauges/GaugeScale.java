/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.gauges;

import java.util.ArrayList;
import java.util.List;

/**
 * The scale of a gauge, from 0 to an end.
 *
 * @param end
 *            value at the end of the scale, greater than 0
 * @param step
 *            distance of the labelled marks, greater than 0
 */
public record GaugeScale(double end, double step) {

	/** Checks the values. */
	public GaugeScale {
		if (!(end > 0) || !(step > 0)) {
			throw new IllegalArgumentException(end + ", " + step); //$NON-NLS-1$
		}
	}

	/**
	 * A scale that ends exactly at a value, such as the configured maximum.
	 *
	 * @param end
	 *            greater than 0
	 * @return the scale with three to six marks
	 */
	public static GaugeScale endingAt(double end) {
		return new GaugeScale(end, niceStep(end));
	}

	/**
	 * A scale that ends at a round value.
	 *
	 * @param least
	 *            what must fit on it
	 * @return the scale
	 */
	public static GaugeScale fitting(double least) {
		double target = Math.max(least, 1);
		double step = niceStep(target);
		return new GaugeScale(Math.ceil(target / step - 1e-9) * step, step);
	}

	/** 1, 2 or 5 times a power of ten, so that the scale has at most five steps. */
	private static double niceStep(double end) {
		double raw = end / 5;
		double power = Math.pow(10, Math.floor(Math.log10(raw)));
		for (double factor : new double[] { 1, 2, 5, 10 }) {
			if (factor * power >= raw - 1e-12) {
				return factor * power;
			}
		}
		return 10 * power;
	}

	/**
	 * Where a value lies on the scale.
	 *
	 * @param value
	 *            any value
	 * @return 0 to 1; 0 for what is not a number
	 */
	public double fraction(double value) {
		return value > 0 ? Math.min(1, value / end) : 0;
	}

	/**
	 * Whether a value lies beyond the end.
	 *
	 * @param value
	 *            any value
	 * @return {@code true} when a pointer at the end would not tell the truth
	 */
	public boolean isBeyond(double value) {
		return value > end * (1 + 1e-9);
	}

	/**
	 * The values at the marks.
	 *
	 * @return 0, the steps, and the end
	 */
	public List<Double> marks() {
		List<Double> marks = new ArrayList<>();
		for (int i = 0; i * step < end - step / 2; i++) {
			marks.add(i * step);
		}
		marks.add(end);
		return marks;
	}
}
