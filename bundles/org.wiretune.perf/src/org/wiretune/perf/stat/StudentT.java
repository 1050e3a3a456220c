/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

/**
 * Two-sided 95 % quantiles of Student's t distribution. Up to 30 degrees of freedom from the usual table (NIST/SEMATECH
 * e-Handbook of Statistical Methods, 1.3.6.7.2); above that from the expansion around the normal quantile (Abramowitz and
 * Stegun 26.7.5), which is right to four digits there.
 */
public final class StudentT {

	/** 97.5 % quantile of the normal distribution, which t approaches. */
	public static final double NORMAL_975 = 1.959963985;

	private static final double[] T_975 = { 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
			2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860, 2.0796, 2.0739, 2.0687, 2.0639,
			2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423 };

	private StudentT() {
	}

	/**
	 * The factor by which a standard error is multiplied for a 95 % interval.
	 *
	 * @param degreesOfFreedom 1 or more; between two rows of the table the smaller one counts, which gives the wider interval
	 * @return the 97.5 % quantile, not a number below one degree
	 */
	public static double quantile975(double degreesOfFreedom) {
		if (!(degreesOfFreedom >= 1)) {
			return Double.NaN;
		}
		if (degreesOfFreedom < T_975.length + 1.0) {
			return T_975[(int) degreesOfFreedom - 1];
		}
		double z = NORMAL_975;
		double cubed = z * z * z;
		double first = (cubed + z) / (4 * degreesOfFreedom);
		double second = (5 * cubed * z * z + 16 * cubed + 3 * z) / (96 * degreesOfFreedom * degreesOfFreedom);
		return z + first + second;
	}
}
