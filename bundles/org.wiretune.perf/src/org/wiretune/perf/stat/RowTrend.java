/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.Arrays;

/**
 * Whether a row of figures rises or falls. Uses ranks and medians only, so one or two wild values do not decide.
 *
 * @param score standard score of the Mann-Kendall test, corrected for ties and continuity: beyond 1.96 either way a row
 *            without trend is found in 5 of 100 cases; below 0 the row falls
 * @param slope median of the slopes between all pairs (Theil and Sen), in units of the row for each step
 * @param median median of the row
 * @param step largest relative difference of the medians on both sides of a place at which every value before lies above
 *            every value after, or below; 0 when there is no such place. At least {@value #SHORTEST_SIDE} values are on
 *            each side
 */
public record RowTrend(double score, double slope, double median, double step) {

	/** The standard score that 5 of 100 rows without trend go beyond. */
	public static final double SIGNIFICANT = 1.96;

	private static final int SHORTEST_SIDE = 2;

	/**
	 * Looks at a row.
	 *
	 * @param row figures in their order, at least 2, all finite
	 * @return its trend
	 */
	public static RowTrend of(double[] row) {
		int count = row.length;
		double[] slopes = new double[count * (count - 1) / 2];
		int sum = 0;
		int pairs = 0;
		for (int i = 0; i < count; i++) {
			for (int j = i + 1; j < count; j++) {
				sum += (int) Math.signum(row[j] - row[i]);
				slopes[pairs++] = (row[j] - row[i]) / (j - i);
			}
		}
		return new RowTrend(score(row, sum), median(slopes), median(row), step(row));
	}

	/**
	 * What the row changes from its beginning to its end.
	 *
	 * @param length number of values in the row
	 * @return the change relative to its median; below 0 when it falls
	 */
	public double change(int length) {
		return median == 0 ? 0 : slope * (length - 1) / median;
	}

	private static double score(double[] row, int sum) {
		double n = row.length;
		double variance = n * (n - 1) * (2 * n + 5);
		double[] sorted = row.clone();
		Arrays.sort(sorted);
		for (int from = 0; from < sorted.length;) {
			int to = from;
			while (to < sorted.length && sorted[to] == sorted[from]) {
				to++;
			}
			double ties = to - from;
			variance -= ties * (ties - 1) * (2 * ties + 5);
			from = to;
		}
		return variance <= 0 || sum == 0 ? 0 : (sum - Math.signum(sum)) / Math.sqrt(variance / 18);
	}

	private static double step(double[] row) {
		double largest = 0;
		for (int place = SHORTEST_SIDE; place <= row.length - SHORTEST_SIDE; place++) {
			double[] before = Arrays.copyOfRange(row, 0, place);
			double[] after = Arrays.copyOfRange(row, place, row.length);
			double down = Arrays.stream(before).min().orElseThrow() - Arrays.stream(after).max().orElseThrow();
			double up = Arrays.stream(after).min().orElseThrow() - Arrays.stream(before).max().orElseThrow();
			if (down > 0 || up > 0) {
				double later = median(after);
				double difference = Math.abs(median(before) - later);
				largest = Math.max(largest, later == 0 ? difference : difference / Math.abs(later));
			}
		}
		return largest;
	}

	private static double median(double[] values) {
		double[] sorted = values.clone();
		Arrays.sort(sorted);
		int middle = sorted.length / 2;
		return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
	}
}
