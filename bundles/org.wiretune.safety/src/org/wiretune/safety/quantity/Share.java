/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.safety.quantity;

/** The digits of a share in percent. */
final class Share {

	private static final double ALL = 100;
	private static final double NEARLY_ALL = 99;
	private static final int MOST_DECIMALS = 9;

	private Share() {
	}

	/** Three digits; of nearly all of a whole as many that what is missing has two, so that 99.951 % is not told as 100 %. */
	static String digits(double percent) {
		if (percent <= NEARLY_ALL || percent >= ALL) {
			return Digits.measured(percent);
		}
		int decimals = 1 - (int) Math.floor(Math.log10(ALL - percent));
		return Digits.fixed(percent, Math.min(MOST_DECIMALS, decimals));
	}
}
