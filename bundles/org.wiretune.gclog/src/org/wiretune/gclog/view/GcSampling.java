/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.Arrays;


/**
 * A layer as it is painted: for each column of pixels the first, the last, the least and the greatest value that stand there.
 * Columns without a value hold not a number. Not changed.
 */
public final class GcSampling {

	private final GcSeries series;
	private final int first;
	private final int behind;
	private final double[] open;
	private final double[] close;
	private final double[] low;
	private final double[] high;
	private final boolean[] begins;

	private GcSampling(GcSeries series, int first, int behind, int columns) {
		this.series = series;
		this.first = first;
		this.behind = behind;
		open = empty(columns);
		close = empty(columns);
		low = empty(columns);
		high = empty(columns);
		begins = new boolean[columns];
	}

	private static double[] empty(int size) {
		double[] values = new double[size];
		Arrays.fill(values, Double.NaN);
		return values;
	}

	/**
	 * Samples a layer. Takes about a millisecond, however many values there are.
	 *
	 * @param series its values
	 * @param view the part of the time axis
	 * @param columns how many columns of pixels there are, at least 1
	 * @return what is painted
	 */
	public static GcSampling of(GcSeries series, GcView view, int columns) {
		int first = series.from(view.from());
		int behind = series.from(Math.nextUp(view.to()));
		GcSampling sampling = new GcSampling(series, first, behind, columns);
		int jvm = first > 0 ? series.jvm(first - 1) : -1;
		for (int position = first; position < behind;) {
			int column = (int) Math.min(columns - 1L, Math.max(0, Math.round((series.time(position) - view.from()) / view.span() * (columns - 1))));
			int next = column == columns - 1 ? behind : Math.min(behind, next(series, view, column, columns, position));
			sampling.open[column] = series.value(position);
			sampling.close[column] = series.value(next - 1);
			sampling.low[column] = series.value(series.least(position, next));
			sampling.high[column] = series.value(series.greatest(position, next));
			sampling.begins[column] = series.jvm(position) != jvm;
			jvm = series.jvm(next - 1);
			position = next;
		}
		return sampling;
	}

	/** The first position behind a column; at least one value is in it. */
	private static int next(GcSeries series, GcView view, int column, int columns, int position) {
		double edge = view.from() + (column + 0.5) / (columns - 1) * view.span();
		return Math.max(position + 1, series.from(edge));
	}

	/** {@return the layer that was sampled} */
	public GcSeries series() {
		return series;
	}

	/** {@return how many columns there are} */
	public int columns() {
		return open.length;
	}

	/** {@return the position of the first value that is shown} */
	public int first() {
		return first;
	}

	/** {@return the position behind the last value that is shown} */
	public int behind() {
		return behind;
	}

	/** {@return whether there are so few values that each can be told from the next} */
	public boolean isSparse() {
		return (behind - first) * 4L < open.length;
	}

	/** {@return whether a column has a value} @param column the column */
	public boolean has(int column) {
		return !Double.isNaN(open[column]);
	}

	/** {@return the first value of a column} @param column the column */
	public double open(int column) {
		return open[column];
	}

	/** {@return the last value of a column} @param column the column */
	public double close(int column) {
		return close[column];
	}

	/** {@return the least value of a column} @param column the column */
	public double low(int column) {
		return low[column];
	}

	/** {@return the greatest value of a column} @param column the column */
	public double high(int column) {
		return high[column];
	}

	/** {@return whether a JVM start begins in a column, so that no line leads there} @param column the column */
	public boolean begins(int column) {
		return begins[column];
	}
}
