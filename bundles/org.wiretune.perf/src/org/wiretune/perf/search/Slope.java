/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.search;

/** The trend of a figure that is looked at again and again: the slope of the straight line through it (least squares). */
public final class Slope {

	private long count;
	private double sumTime;
	private double sumValue;
	private double sumTimeTime;
	private double sumTimeValue;

	/**
	 * Adds a look.
	 *
	 * @param seconds when
	 * @param value the figure
	 */
	public void add(double seconds, double value) {
		count++;
		sumTime += seconds;
		sumValue += value;
		sumTimeTime += seconds * seconds;
		sumTimeValue += seconds * value;
	}

	/** {@return by how much the figure grows in a second; 0 with fewer than two looks at different times} */
	public double perSecond() {
		double spread = count * sumTimeTime - sumTime * sumTime;
		return spread <= 0 ? 0 : (count * sumTimeValue - sumTime * sumValue) / spread;
	}
}
