/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.perf.stat.BatchMeans;
import org.wiretune.perf.stat.PercentileSupport;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WorkloadProblem;
import org.wiretune.perf.workload.WorkloadText;

/**
 * What the method rules have to say of a workload file before it is run. Each stands at the line of its key, or at the
 * line of the kind when the file does not set the key; all are warnings, the workload can be run.
 */
public final class WorkloadAdvice {

	/** Time in which most heaps of a lab are collected once; from a shorter measurement little is known of collections. */
	private static final Duration SHORT = Duration.ofSeconds(10);

	private final List<WorkloadText.Entry> entries;
	private final List<WorkloadProblem> problems = new ArrayList<>();

	private WorkloadAdvice(List<WorkloadText.Entry> entries) {
		this.entries = entries;
	}

	/**
	 * Looks at a workload file.
	 *
	 * @param text its text
	 * @return warnings in the order of the lines; none for a text that is no workload, of which
	 *         {@link WorkloadText#read(String)} says what is wrong
	 */
	public static List<WorkloadProblem> of(String text) {
		Optional<Workload> workload = WorkloadText.read(text).workload();
		if (workload.isEmpty()) {
			return List.of();
		}
		WorkloadAdvice advice = new WorkloadAdvice(WorkloadText.entries(text));
		advice.look(workload.get());
		advice.problems.sort(java.util.Comparator.comparingInt(WorkloadProblem::line));
		return List.copyOf(advice.problems);
	}

	private void look(Workload workload) {
		int repetitions = workload.value(CommonKeys.REPETITIONS);
		if (repetitions < RunRules.REPETITIONS) {
			say(CommonKeys.REPETITIONS, RunRules.SINGLE_RUN, repetitions, RunRules.REPETITIONS);
		}
		if (workload.kind().keys().contains(TimedKeys.WARM_UP)) {
			timed(workload);
		}
		if (workload.kind() == WorkloadKind.LOOP) {
			loop(workload);
		} else if (workload.kind() == WorkloadKind.RAMP) {
			ramp(workload);
		}
		if (Clients.most(workload) == 1) {
			say(workload.kind() == WorkloadKind.LOOP ? LoopKeys.CLIENTS : RampKeys.USERS, MethodRules.STRESS,
					MethodRules.STRESS_CLIENTS);
		}
	}

	private void timed(Workload workload) {
		if (workload.value(TimedKeys.WARM_UP).isZero()) {
			say(TimedKeys.WARM_UP, MethodRules.NO_WARM_UP);
		}
		Duration duration = workload.value(TimedKeys.DURATION);
		// The first and the last second of a phase do not count, see Slices.
		long slices = Math.max(0, duration.toSeconds() - 2);
		if (slices < BatchMeans.FEWEST_SLICES) {
			say(TimedKeys.DURATION, FigureRules.SLICES, slices, BatchMeans.FEWEST_SLICES);
		} else if (duration.compareTo(SHORT) < 0) {
			say(TimedKeys.DURATION, MethodRules.TOO_SHORT, TEXTS.get("validity.maybeNoSpace"));
		}
	}

	private void loop(Workload workload) {
		if (workload.value(LoopKeys.MODE) == LoopKeys.Mode.LAB && workload.value(LoopKeys.WARMUP_LOOPS) == 0) {
			say(LoopKeys.WARMUP_LOOPS, MethodRules.NO_WARM_UP);
		}
		int loops = workload.value(LoopKeys.LOOPS);
		if (!PercentileSupport.isValid(loops, 99)) {
			say(LoopKeys.LOOPS, FigureRules.PERCENTILES, loops, "p99 (" + PercentileSupport.beyond(loops, 99) + ')',
					PercentileSupport.FEWEST_BEYOND);
		}
		if (workload.value(LoopKeys.CLIENTS) > 1) {
			say(LoopKeys.CLIENTS, MethodRules.CLOSED, workload.value(LoopKeys.CLIENTS));
		}
	}

	private void ramp(Workload workload) {
		int most = Clients.most(workload);
		if (workload.value(RampKeys.THINK_TIME).isZero() && most > 1) {
			say(RampKeys.THINK_TIME, MethodRules.CLOSED, most);
		}
		if (workload.value(RampKeys.USERS).size() == 1) {
			place(RampKeys.USERS, new Observed(MethodRules.SATURATION, Severity.INFO, TEXTS.get("validity.bench-step-to-saturation.one", most)));
		}
	}

	private void say(WorkloadKey<?> key, String ruleId, Object... values) {
		place(key, Judgement.remark(ruleId, values));
	}

	private void place(WorkloadKey<?> key, Observed advice) {
		Optional<WorkloadText.Entry> entry = entries.stream().filter(each -> each.name().equals(key.name())).findFirst();
		Optional<WorkloadText.Entry> kind = entries.stream().filter(each -> each.name().equals("kind")).findFirst();
		WorkloadText.Entry at = entry.or(() -> kind).orElseThrow();
		problems.add(new WorkloadProblem(at.line(), at.valueColumn(), at.value().length(), true, advice.withId()));
	}
}
