/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;

/** Values that a line joins. Immutable. */
public final class Stretch {

	private final double[] across;
	private final double[] up;

	private Stretch(double[] across, double[] up) {
		this.across = across;
		this.up = up;
	}

	/** Takes values one by one. */
	public static final class Builder {

		private double[] across = new double[64];
		private double[] up = new double[64];
		private int size;

		/**
		 * Takes a value.
		 *
		 * @param x its place on the axis across
		 * @param y the value, a number
		 */
		public void add(double x, double y) {
			if (size == up.length) {
				across = Arrays.copyOf(across, 2 * size);
				up = Arrays.copyOf(up, 2 * size);
			}
			across[size] = x;
			up[size++] = y;
		}

		/** {@return how many values were taken} */
		public int size() {
			return size;
		}

		/** {@return the values} */
		public Stretch build() {
			return new Stretch(Arrays.copyOf(across, size), Arrays.copyOf(up, size));
		}
	}

	/**
	 * Joins values, except where there is none between them.
	 *
	 * @param size how many places there are
	 * @param across the place of each on the axis across
	 * @param up its value, not a number where there is none
	 * @return the stretches, none of them empty
	 */
	public static List<Stretch> of(int size, IntToDoubleFunction across, IntToDoubleFunction up) {
		return of(size, across, up, index -> false);
	}

	/**
	 * Joins values, except where there is none between them or something else begins.
	 *
	 * @param size how many places there are
	 * @param across the place of each on the axis across
	 * @param up its value, not a number where there is none
	 * @param begins whether no line leads to a place from those before it
	 * @return the stretches, none of them empty
	 */
	public static List<Stretch> of(int size, IntToDoubleFunction across, IntToDoubleFunction up, IntPredicate begins) {
		List<Stretch> stretches = new ArrayList<>();
		Builder builder = new Builder();
		for (int i = 0; i < size; i++) {
			double value = up.applyAsDouble(i);
			if (builder.size() > 0 && (!Double.isFinite(value) || begins.test(i))) {
				stretches.add(builder.build());
				builder = new Builder();
			}
			if (Double.isFinite(value)) {
				builder.add(across.applyAsDouble(i), value);
			}
		}
		if (builder.size() > 0) {
			stretches.add(builder.build());
		}
		return stretches;
	}

	/** {@return how many values there are, 1 at least} */
	public int size() {
		return up.length;
	}

	/** {@return the place of a value on the axis across} @param index its index */
	public double across(int index) {
		return across[index];
	}

	/** {@return a value} @param index its index */
	public double up(int index) {
		return up[index];
	}
}
