/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.time.Duration;

/** Keys of workloads that last a time: warm-up and steady state apart. */
public final class TimedKeys {

	/** How long calls are made before the measurement. */
	public static final WorkloadKey<Duration> WARM_UP = WorkloadKey.of("warm-up",
			ValueTypes.duration(Duration.ZERO, Duration.ofHours(1)), Duration.ofSeconds(15));

	/** How long is measured; in each step where there are steps. */
	public static final WorkloadKey<Duration> DURATION = WorkloadKey.of("duration",
			ValueTypes.duration(Duration.ofMillis(100), Duration.ofHours(24)), Duration.ofSeconds(20));

	private TimedKeys() {
	}
}
