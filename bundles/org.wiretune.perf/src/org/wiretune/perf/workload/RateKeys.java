/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import java.util.stream.Stream;

/** Keys of {@link WorkloadKind#CONSTANT_RATE}. */
public final class RateKeys {

	/** When calls arrive. */
	public enum Arrivals {
		/** At equal distances. */
		EVEN,
		/** At random, as from many users who do not know of each other. */
		POISSON
	}

	/** Calls a second; several numbers are steps. */
	public static final WorkloadKey<List<Integer>> RATES = WorkloadKey.of("rates",
			ValueTypes.listOf(ValueTypes.wholeNumber(1, 1_000_000)), List.of(100));

	/** How the calls are spread. */
	public static final WorkloadKey<Arrivals> ARRIVALS = WorkloadKey.of("arrivals", ValueTypes.oneOf(Arrivals.class),
			Arrivals.EVEN);

	/** Calls that may be under way at once; a call that finds none free waits, and its wait counts. */
	public static final WorkloadKey<Integer> CONNECTIONS = WorkloadKey.of("connections", ValueTypes.wholeNumber(1, 1000), 64);

	static final List<WorkloadKey<?>> ALL = Stream.concat(
			Stream.of(RATES, ARRIVALS, CONNECTIONS, TimedKeys.WARM_UP, TimedKeys.DURATION), TargetKeys.ALL.stream()).toList();

	private RateKeys() {
	}
}
