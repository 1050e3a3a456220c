/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

/**
 * A part of a number of independent decisions, with the interval of Wilson, which holds for few decisions as well.
 *
 * @param part how many were so
 * @param all  how many there were
 */
record Proportion(int part, int all) {

	/** 97.5 % of a standard normal distribution lie below, so that the interval covers 95 %. */
	private static final double QUANTILE = 1.959963984540054;

	/** {@return the part, from 0 to 1; not a number where nothing was decided} */
	double share() {
		return (double) part / all;
	}

	/** {@return the lower end of the interval, 0 where nothing was decided} */
	double low() {
		return all == 0 ? 0 : Math.max(0, middle() - half());
	}

	/** {@return the upper end of the interval, 1 where nothing was decided} */
	double high() {
		return all == 0 ? 1 : Math.min(1, middle() + half());
	}

	private double weight() {
		return 1 + QUANTILE * QUANTILE / all;
	}

	private double middle() {
		return (share() + QUANTILE * QUANTILE / (2 * all)) / weight();
	}

	private double half() {
		return QUANTILE * Math.sqrt(share() * (1 - share()) / all + QUANTILE * QUANTILE / (4.0 * all * all)) / weight();
	}
}
