/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** Keys of {@link WorkloadKind#RAMP}: 1 to 100 users in steps of 20 in the guide for EAP 5 (11.2). */
public final class RampKeys {

	private static final int PROCESSORS_OF_A_THREAD = 4;

	/** Numbers of users, one step each. */
	public static final WorkloadKey<List<Integer>> USERS = WorkloadKey.of("users",
			ValueTypes.listOf(ValueTypes.wholeNumber(1, 1000)), List.of(1, 20, 40, 60, 80, 100));

	/** Pause of a user between a reply and the next call. */
	public static final WorkloadKey<Duration> THINK_TIME = WorkloadKey.of("think-time",
			ValueTypes.duration(Duration.ZERO, Duration.ofMinutes(10)), Duration.ZERO);

	/** What a ramp has whatever it calls. */
	static final List<WorkloadKey<?>> TIMES = List.of(USERS, THINK_TIME, TimedKeys.WARM_UP, TimedKeys.DURATION);

	static final List<WorkloadKey<?>> ALL = Stream.concat(TIMES.stream(), TargetKeys.ALL.stream()).toList();

	private RampKeys() {
	}

	/**
	 * How many threads of the load driver make the calls of users of an HTTP address that is not encrypted: one for each four
	 * processors, since several find fewer replies each time they look.
	 *
	 * @param users users, 1 or more
	 * @param processors processors of the driver's machine, 1 or more
	 * @return threads, 1 or more
	 */
	public static int threads(int users, int processors) {
		return Math.min(users, -Math.floorDiv(-processors, PROCESSORS_OF_A_THREAD));
	}
}
