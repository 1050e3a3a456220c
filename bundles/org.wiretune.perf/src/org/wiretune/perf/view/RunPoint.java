/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.view;

import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Second;

/**
 * A moment of a run on its time axis. A figure that is not known is not a number.
 *
 * @param time seconds since the load began
 * @param measurement index of the measurement it belongs to; a line is drawn within one only
 * @param perSecond answered calls a second
 * @param errors failed calls a second
 * @param meanMs mean time of a call, in milliseconds
 * @param p50Ms median, in milliseconds
 * @param p99Ms 99th percentile, in milliseconds
 * @param heapMegabytes heap of the server that is used
 * @param serverCpu processors the server kept busy
 * @param driverCpu processors the load driver kept busy
 * @param otherCpu processors that everything else kept busy
 * @param users calls or users under way
 * @param collections garbage collections since the moment before
 * @param pauseMs time they stopped the server, in milliseconds
 */
public record RunPoint(double time, int measurement, double perSecond, double errors, double meanMs, double p50Ms,
		double p99Ms, double heapMegabytes, double serverCpu, double driverCpu, double otherCpu, double users,
		int collections, double pauseMs) {

	/**
	 * A second of a measurement.
	 *
	 * @param second the second
	 * @param offset when the measurement began, in seconds on the axis
	 * @param index its index
	 * @return the moment at the end of the second
	 */
	static RunPoint of(Second second, double offset, int index) {
		return of(second, offset + second.second() + 1, index, second.answered(), second.errors());
	}

	/**
	 * A second of a measurement that is over; the last one may be a part of a second.
	 *
	 * @param measurement the measurement
	 * @param second the second
	 * @param offset when the measurement began, in seconds on the axis
	 * @param index its index
	 * @return the moment at the end of the second
	 */
	static RunPoint of(Measurement measurement, Second second, double offset, int index) {
		return of(second, offset + second.second() + measurement.share(second), index,
				measurement.perSecond(second, second.answered()), measurement.perSecond(second, second.errors()));
	}

	private static RunPoint of(Second second, double time, int index, double perSecond, double errors) {
		return new RunPoint(time, index, perSecond, errors, second.meanMs(),
				second.p50Ms(), second.p99Ms(), second.heapMegabytes(), second.serverCpu(), second.driverCpu(),
				second.otherCpu(), second.users() < 0 ? Double.NaN : second.users(), second.collections(), second.pauseMs());
	}
}
