/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.Objects;

/**
 * One second of a run, as live charts draw it and a run file keeps it. A figure that is not known is not a number.
 *
 * @param second seconds since the beginning of the measurement's first phase
 * @param phase phase the second belongs to, such as {@link Phase#WARM_UP}
 * @param answered calls that were answered
 * @param errors calls that failed
 * @param meanMs mean time of the answered calls, in milliseconds
 * @param p50Ms median, in milliseconds
 * @param p99Ms 99th percentile, in milliseconds
 * @param maxMs longest, in milliseconds
 * @param users calls or users under way at its end, -1 when that is not known
 * @param heapMegabytes heap of the server that is used at its end
 * @param collections garbage collections of the server in this second
 * @param pauseMs time they stopped the server, in milliseconds
 * @param serverCpu processors the server kept busy, such as 1.5
 * @param driverCpu processors the load driver kept busy
 * @param otherCpu processors that everything else on the machine kept busy
 * @param allocatedMegabytes what the server allocated in this second
 */
public record Second(int second, String phase, long answered, long errors, double meanMs, double p50Ms, double p99Ms,
		double maxMs, int users, double heapMegabytes, int collections, double pauseMs, double serverCpu,
		double driverCpu, double otherCpu, double allocatedMegabytes) {

	/** Checks that nothing is missing. */
	public Second {
		Objects.requireNonNull(phase, "phase");
	}
}
