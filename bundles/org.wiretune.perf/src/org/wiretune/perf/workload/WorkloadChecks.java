/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The checks by kind. */
final class WorkloadChecks {

	private static final Map<WorkloadKind, List<WorkloadCheck>> CHECKS = Map.of(
			WorkloadKind.RAMP, List.of(new TargetCheck(), new MessageCheck()),
			WorkloadKind.CONSTANT_RATE, List.of(new TargetCheck(), new MessageCheck()),
			WorkloadKind.DATA, List.of(new DataCheck()));

	private WorkloadChecks() {
	}

	static List<WorkloadProblem> problems(Workload workload, List<WorkloadText.Entry> entries) {
		List<WorkloadProblem> problems = new ArrayList<>();
		CHECKS.getOrDefault(workload.kind(), List.of()).forEach(check -> check.check(workload, entries, problems::add));
		problems.sort(Comparator.comparingInt(WorkloadProblem::line).thenComparingInt(WorkloadProblem::column));
		return problems;
	}
}
