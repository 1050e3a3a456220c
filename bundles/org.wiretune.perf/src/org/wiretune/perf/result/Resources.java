/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

/**
 * What a measurement cost. A figure that is not known is not a number or, where it is counted, -1.
 *
 * @param collections garbage collections of the server
 * @param pauseMs time they stopped the server, in milliseconds
 * @param longestPauseMs longest of these, in milliseconds
 * @param safepointMs time all threads of the server stood at safepoints, in milliseconds
 * @param serverCpuSeconds processor time of the server
 * @param driverCpuSeconds processor time of the load driver
 * @param otherCpuSeconds processor time of everything else on the machine
 * @param stolenCpuSeconds processor time that the host of a virtual machine gave to others
 * @param allocatedMegabytes what the server allocated
 * @param swappedPages pages the machine moved to or from its swap space
 * @param schedulingLagMs 99th percentile of how late the load driver itself was, in milliseconds
 * @param serverCompilerSeconds part of the processor time of the server that its just-in-time compilers took
 * @param driverCompilerSeconds part of the processor time of the load driver that its just-in-time compilers took
 */
public record Resources(int collections, double pauseMs, double longestPauseMs, double safepointMs,
		double serverCpuSeconds, double driverCpuSeconds, double otherCpuSeconds, double stolenCpuSeconds,
		double allocatedMegabytes, long swappedPages, double schedulingLagMs, double serverCompilerSeconds, double driverCompilerSeconds) {

	/** Nothing is known. */
	public static final Resources UNKNOWN = new Resources(-1, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN,
			Double.NaN, Double.NaN, Double.NaN, -1, Double.NaN);

	/** A cost of which the part of the compilers is not known. */
	public Resources(int collections, double pauseMs, double longestPauseMs, double safepointMs, double serverCpuSeconds, double driverCpuSeconds, double otherCpuSeconds,
			double stolenCpuSeconds, double allocatedMegabytes, long swappedPages, double schedulingLagMs) {
		this(collections, pauseMs, longestPauseMs, safepointMs, serverCpuSeconds, driverCpuSeconds, otherCpuSeconds, stolenCpuSeconds, allocatedMegabytes, swappedPages,
				schedulingLagMs, Double.NaN, Double.NaN);
	}

	/** {@return processor time of the server that its calls and its collector took, in seconds; all of it where the part of the compilers is not known} */
	public double serverSeconds() {
		return without(serverCpuSeconds, serverCompilerSeconds);
	}

	/** {@return the same of the load driver} */
	public double driverSeconds() {
		return without(driverCpuSeconds, driverCompilerSeconds);
	}

	/** Two clocks that are read one after the other may be some ticks apart. */
	private static double without(double all, double compilers) {
		return Double.isFinite(compilers) ? Math.max(0, all - compilers) : all;
	}
}
