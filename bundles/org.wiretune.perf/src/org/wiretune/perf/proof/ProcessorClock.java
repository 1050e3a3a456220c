/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

/**
 * How well the processor time of a start is known. The kernel tells it in ticks (times(2), proc(5)), which Java passes on
 * ({@code OperatingSystemMXBean.getProcessCpuTime}, {@code ProcessHandle.Info.totalCpuDuration}): a difference of two readings
 * is off by less than a tick either way, so it scatters by a tick divided by the root of six.
 */
final class ProcessorClock {

	/** A tick in seconds, {@code USER_HZ} of Linux. */
	static final double TICK_SECONDS = 0.01;

	/** Counters that are added up: that of the server and that of the load driver. */
	private static final int COUNTERS = 2;
	/** The clock alone may scatter a start by so much of the effect that is looked for. */
	private static final double SHARE_OF_EFFECT = 0.1;
	private static final double VARIANCE_OF_DIFFERENCE = 1.0 / 6;

	/** So much processor time a start has to measure at least, in seconds: 1.15. */
	static final double LEAST_SECONDS = TICK_SECONDS * Math.sqrt(COUNTERS * VARIANCE_OF_DIFFERENCE) / (SHARE_OF_EFFECT * ProofMethod.EFFECT);

	private ProcessorClock() {
	}
}
