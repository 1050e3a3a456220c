/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.driver;

import java.util.Map;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.tester.load.ConstantRateRunner;
import org.wiretune.tester.load.RampRunner;
import org.wiretune.tester.logging.LoggingRunner;
import org.wiretune.tester.memory.MemoryRunner;
import org.wiretune.tester.senders.RatedSendersRunner;
import org.wiretune.tester.workload.PoolsRunner;
import org.wiretune.tester.workload.WorkloadRunner;

/** The runners by kind. {@link WorkloadKind#LOOP} is run by the driver's cells. */
public final class WorkloadRunners {

	private static final Map<WorkloadKind, WorkloadRunner> RUNNERS = Map.ofEntries(
			Map.entry(WorkloadKind.RATED_SENDERS, new RatedSendersRunner()),
			Map.entry(WorkloadKind.RAMP, new RampRunner()),
			Map.entry(WorkloadKind.CONSTANT_RATE, new ConstantRateRunner()),
			Map.entry(WorkloadKind.MEMORY, new MemoryRunner()),
			Map.entry(WorkloadKind.POOLS, new PoolsRunner()),
			Map.entry(WorkloadKind.LOGGING, new LoggingRunner()),
			Map.entry(WorkloadKind.FRAMEWORKS, new LibraryRunner("org.wiretune.tester.frameworks.FrameworkRunner")),
			Map.entry(WorkloadKind.DATA, new LibraryRunner("org.wiretune.tester.data.DataRunner")));

	private WorkloadRunners() {
	}

	/**
	 * Finds a runner.
	 *
	 * @param kind a kind
	 * @return its runner, null when this driver has none
	 */
	public static WorkloadRunner of(WorkloadKind kind) {
		return kind.calls().isPresent() ? new RampRunner() : RUNNERS.get(kind);
	}
}
