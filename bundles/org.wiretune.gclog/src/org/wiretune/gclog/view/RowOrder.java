/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.Arrays;

/** Sorts rows by numbers without an object for each; rows with equal numbers keep their order. */
final class RowOrder {

	private static final int SMALL = 12;

	private RowOrder() {
	}

	/** Gives a number that rows are sorted by. */
	@FunctionalInterface
	interface Key {

		/** The number of a row; of doubles, see {@link RowOrder#key(double)}. */
		long of(int row);
	}

	/** A number in the order of doubles; not a number comes first. */
	static long key(double value) {
		if (Double.isNaN(value)) {
			return Long.MIN_VALUE;
		}
		long bits = Double.doubleToLongBits(value);
		return bits ^ bits >> 63 & Long.MAX_VALUE;
	}

	/** Sorts rows in place. */
	static void sort(int[] rows, Key key, boolean descending) {
		long[] keys = new long[rows.length];
		boolean sorted = true;
		for (int i = 0; i < rows.length; i++) {
			long value = key.of(rows[i]);
			keys[i] = descending ? ~value : value;
			sorted &= i == 0 || keys[i - 1] <= keys[i];
		}
		if (!sorted) {
			merge(rows, keys, Arrays.copyOf(rows, rows.length), Arrays.copyOf(keys, keys.length), 0, rows.length);
		}
	}

	private static void merge(int[] rows, long[] keys, int[] rowCopy, long[] keyCopy, int from, int to) {
		if (to - from <= SMALL) {
			insert(rows, keys, from, to);
			return;
		}
		int middle = from + to >>> 1;
		merge(rowCopy, keyCopy, rows, keys, from, middle);
		merge(rowCopy, keyCopy, rows, keys, middle, to);
		int left = from;
		int right = middle;
		for (int at = from; at < to; at++) {
			boolean first = right >= to || left < middle && keyCopy[left] <= keyCopy[right];
			int source = first ? left++ : right++;
			rows[at] = rowCopy[source];
			keys[at] = keyCopy[source];
		}
	}

	private static void insert(int[] rows, long[] keys, int from, int to) {
		for (int i = from + 1; i < to; i++) {
			int row = rows[i];
			long key = keys[i];
			int at = i;
			while (at > from && keys[at - 1] > key) {
				rows[at] = rows[at - 1];
				keys[at] = keys[at - 1];
				at--;
			}
			rows[at] = row;
			keys[at] = key;
		}
	}
}
