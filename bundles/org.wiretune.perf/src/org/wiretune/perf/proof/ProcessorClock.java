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
	/** The clock alone is to scatter a start by so much of the effect that is looked for. */
	private static final double SHARE_OF_EFFECT = 0.1;
	/** On a machine that others use a start of a fixed time gets a part of what was planned; what the clock adds then is in the interval. */
	private static final double SHARE_OF_PLANNED = 0.25;
	private static final double VARIANCE_OF_DIFFERENCE = 1.0 / 6;

	/** So much processor time the calls of a start are planned to take at least, in seconds: 1.15. */
	static final double ENOUGH_SECONDS = TICK_SECONDS * Math.sqrt(COUNTERS * VARIANCE_OF_DIFFERENCE) / (SHARE_OF_EFFECT * ProofMethod.EFFECT);

	/** A start that measured less does not count, in seconds: 0.29, where the clock scatters it by two fifths of the effect. What compilers take is not in it. */
	static final double LEAST_SECONDS = SHARE_OF_PLANNED * ENOUGH_SECONDS;

	private ProcessorClock() {
	}
}
