/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.time.Duration;
import java.util.List;

/** Keys that workloads of every kind have. */
public final class CommonKeys {

	/** Name of the workload, shown where runs are listed. */
	public static final WorkloadKey<String> NAME = WorkloadKey.of("name", ValueTypes.text(), "Workload");

	/** How often everything is measured; the guide for EAP 5 (11.2) repeats five times. */
	public static final WorkloadKey<Integer> REPETITIONS = WorkloadKey.of("repetitions", ValueTypes.wholeNumber(1, 1000), 1);

	/** How long a caller waits for one reply. */
	public static final WorkloadKey<Duration> CALL_TIMEOUT = WorkloadKey.of("call-timeout",
			ValueTypes.duration(Duration.ofMillis(1), Duration.ofHours(1)), Duration.ofSeconds(30));

	static final List<WorkloadKey<?>> ALL = List.of(NAME, REPETITIONS, CALL_TIMEOUT);

	private CommonKeys() {
	}
}
