/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

/**
 * Quantiles of Student's t distribution. Up to 30 degrees of freedom from the usual table (NIST/SEMATECH
 * e-Handbook of Statistical Methods, 1.3.6.7.2); above that from the expansion around the normal quantile (Abramowitz and
 * Stegun 26.7.5), which is right to four digits there.
 */
public final class StudentT {

	/** 97.5 % quantile of the normal distribution, which t approaches. */
	public static final double NORMAL_975 = 1.959963985;

	private static final double[] T_975 = { 12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281,
			2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860, 2.0796, 2.0739, 2.0687, 2.0639,
			2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423 };

	private static final double NORMAL_90 = 1.281551566;

	private static final double[] T_90 = { 3.0777, 1.8856, 1.6377, 1.5332, 1.4759, 1.4398, 1.4149, 1.3968, 1.3830, 1.3722, 1.3634,
			1.3562, 1.3502, 1.3450, 1.3406, 1.3368, 1.3334, 1.3304, 1.3277, 1.3253, 1.3232, 1.3212, 1.3195, 1.3178, 1.3163, 1.3150,
			1.3137, 1.3125, 1.3114, 1.3104 };

	private StudentT() {
	}

	/**
	 * The factor by which a standard error is multiplied for a 95 % interval.
	 *
	 * @param degreesOfFreedom 1 or more; between two rows of the table the smaller one counts, which gives the wider interval
	 * @return the 97.5 % quantile, not a number below one degree
	 */
	public static double quantile975(double degreesOfFreedom) {
		return quantile(degreesOfFreedom, T_975, NORMAL_975);
	}

	/**
	 * The factor by which a standard error is multiplied for an end that nine of ten values lie below.
	 *
	 * @param degreesOfFreedom 1 or more; between two rows of the table the smaller one counts
	 * @return the 90 % quantile, not a number below one degree
	 */
	public static double quantile90(double degreesOfFreedom) {
		return quantile(degreesOfFreedom, T_90, NORMAL_90);
	}

	private static double quantile(double degreesOfFreedom, double[] table, double z) {
		if (!(degreesOfFreedom >= 1)) {
			return Double.NaN;
		}
		if (degreesOfFreedom < table.length + 1.0) {
			return table[(int) degreesOfFreedom - 1];
		}
		double cubed = z * z * z;
		double first = (cubed + z) / (4 * degreesOfFreedom);
		double second = (5 * cubed * z * z + 16 * cubed + 3 * z) / (96 * degreesOfFreedom * degreesOfFreedom);
		return z + first + second;
	}
}
