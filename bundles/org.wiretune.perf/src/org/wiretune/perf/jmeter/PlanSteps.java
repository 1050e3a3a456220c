/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.RateKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/**
 * The steps of a workload, shared among engines. What the workload says holds for all engines together: each has its equal
 * part of users and rate. Users that cannot be divided are rounded up, and the step says how many there really are.
 */
final class PlanSteps {

	/** Threads of one plan that are started at most, each engine counted by itself. */
	static final int MOST_THREADS = 2000;

	private PlanSteps() {
	}

	/**
	 * The steps of a workload.
	 *
	 * @param workload a ramp or a constant rate
	 * @param engines engines that share it, 1 or more
	 * @return the steps in the order in which they run
	 */
	static List<PlanStep> of(Workload workload, int engines) {
		List<PlanStep> steps = new ArrayList<>();
		for (int repetition = 1; repetition <= workload.value(CommonKeys.REPETITIONS); repetition++) {
			if (workload.kind() == WorkloadKind.RAMP) {
				ramp(workload, engines, repetition, steps);
			} else if (workload.kind() == WorkloadKind.CONSTANT_RATE) {
				rate(workload, engines, repetition, steps);
			} else {
				throw new IllegalArgumentException(TEXTS.get("jmeter.kind", workload.kind().id()));
			}
		}
		return steps;
	}

	private static void ramp(Workload workload, int engines, int repetition, List<PlanStep> steps) {
		for (int users : workload.value(RampKeys.USERS)) {
			int threads = (users + engines - 1) / engines;
			int really = threads * engines;
			List<String> remarks = new ArrayList<>();
			if (really != users) {
				remarks.add(TEXTS.get("jmeter.rounded", users, engines, really));
			}
			remarks.add(TEXTS.get("jmeter.closed"));
			steps.add(step(steps.size() + 1, really + " users", "users", String.valueOf(really), repetition, threads, 0, 0,
					workload, remarks));
		}
	}

	private static void rate(Workload workload, int engines, int repetition, List<PlanStep> steps) {
		int threads = (workload.value(RateKeys.CONNECTIONS) + engines - 1) / engines;
		for (int rate : workload.value(RateKeys.RATES)) {
			steps.add(step(steps.size() + 1, rate + " a second", "rate", String.valueOf(rate), repetition, threads,
					(double) rate / engines, rate, workload, List.of(TEXTS.get("jmeter.omission"))));
		}
	}

	/** The number in front of the group's name tells steps with the same parameters apart. */
	private static PlanStep step(int number, String name, String parameter, String value, int repetition, int threads,
			double ratePerEngine, double rate, Workload workload, List<String> remarks) {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(PlanStep.ENGINE, TEXTS.get("jmeter.name"));
		parameters.put(parameter, TEXTS.get("jmeter.parameter." + parameter, value));
		Duration warmUp = workload.value(TimedKeys.WARM_UP);
		return new PlanStep("Step " + number + ": " + name, parameters, repetition, threads, ratePerEngine, rate, warmUp,
				workload.value(TimedKeys.DURATION), remarks);
	}
}
