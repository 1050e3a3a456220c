/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import java.util.function.Consumer;

/** Looks for what is wrong with a workload file although each value is one of its type. {@link WorkloadChecks} lists them. */
@FunctionalInterface
public interface WorkloadCheck {

	/**
	 * Checks a workload.
	 *
	 * @param workload the workload, without the values that are wrong by themselves
	 * @param entries the lines of the file that set a key, which tell the places
	 * @param problems takes what is wrong
	 */
	void check(Workload workload, List<WorkloadText.Entry> entries, Consumer<WorkloadProblem> problems);
}
