/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

/**
 * Whether a row of slices rises or falls. A straight line is laid through the means of its batches; the trend counts when
 * chance alone would give so steep a line in less than one of a hundred rows.
 *
 * @param relativeChange change of the line from the first to the last batch by the mean, such as 0.2 for 20 % more
 * @param significant whether chance is unlikely
 */
public record Trend(double relativeChange, boolean significant) {

	/** Two-sided 99 % quantile of Student's t with 8 degrees of freedom, for ten batches and a line. */
	private static final double T_995_OF_8 = 3.3554;

	/** No trend is seen. */
	public static final Trend NONE = new Trend(0, false);

	/**
	 * The trend of a row.
	 *
	 * @param slices values in the order of time
	 * @return the trend; {@link #NONE} below ten slices, in which no line is to be trusted
	 */
	public static Trend of(double[] slices) {
		if (slices.length < BatchMeans.BATCHES) {
			return NONE;
		}
		double[] all = slices.length < 2 * BatchMeans.BATCHES ? lastTen(slices) : BatchMeans.batches(slices);
		int count = all.length;
		double meanX = (count - 1) / 2.0;
		double meanY = Sample.mean(all);
		double sumXy = 0;
		double sumXx = 0;
		for (int x = 0; x < count; x++) {
			sumXy += (x - meanX) * (all[x] - meanY);
			sumXx += (x - meanX) * (x - meanX);
		}
		double slope = sumXy / sumXx;
		double residuals = 0;
		for (int x = 0; x < count; x++) {
			double rest = all[x] - meanY - slope * (x - meanX);
			residuals += rest * rest;
		}
		double error = Math.sqrt(residuals / (count - 2) / sumXx);
		double change = slope * (count - 1) / Math.abs(meanY);
		return Double.isFinite(change) && slope != 0 ? new Trend(change, Math.abs(slope) > T_995_OF_8 * error) : NONE;
	}

	private static double[] lastTen(double[] slices) {
		double[] last = new double[BatchMeans.BATCHES];
		System.arraycopy(slices, slices.length - last.length, last, 0, last.length);
		return last;
	}
}
