/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.source;

/** How far a word that was written is from one that may have been meant. */
public final class Misspelling {

	private Misspelling() {
	}

	/**
	 * {@return how many characters are left out, added or another; two that changed places are one mistake} Words of any
	 * length may be written, so nothing is compared that is surely too far.
	 *
	 * @param one a word
	 * @param other another word
	 * @param most from more mistakes on the exact number does not matter; the answer is greater then
	 */
	public static int distance(String one, String other, int most) {
		if (Math.abs(one.length() - other.length()) > most) {
			return most + 1;
		}
		int[] before = null;
		int[] above = new int[other.length() + 1];
		for (int j = 0; j <= other.length(); j++) {
			above[j] = j;
		}
		for (int i = 1; i <= one.length(); i++) {
			int[] row = new int[other.length() + 1];
			row[0] = i;
			int least = i;
			for (int j = 1; j <= other.length(); j++) {
				int replaced = above[j - 1] + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
				row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
				if (i > 1 && j > 1 && one.charAt(i - 1) == other.charAt(j - 2) && one.charAt(i - 2) == other.charAt(j - 1)) {
					row[j] = Math.min(row[j], before[j - 2] + 1);
				}
				least = Math.min(least, row[j]);
			}
			// Two rows lead to the next where characters changed places, so one row that is too far is not enough.
			if (least > most + 1) {
				return most + 1;
			}
			before = above;
			above = row;
		}
		return above[other.length()];
	}
}
