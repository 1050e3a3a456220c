/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wiretune.core.Figure;
import org.wiretune.core.Severity;
import org.wiretune.core.observed.Observed;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.FigureWords;
import org.wiretune.perf.workload.MemoryKeys;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** Rules of the catalogue's section A.17 that speak of a measurement. */
final class MethodRules {

	static final String NO_WARM_UP = "bench-no-warmup";
	static final String TOO_SHORT = "bench-too-short-for-gc";
	static final String STATE = "bench-state-not-reset";
	static final String CLOSED = "bench-closed-model-note";
	static final String SATURATION = "bench-step-to-saturation";
	static final String STRESS = "bench-stress-vs-load";

	/** Clients with which the sources tell throughput (EAP 5 guide 11.2, Oracle paper section 4). */
	static final int STRESS_CLIENTS = 100;
	/** Growth from step to step below which the throughput has stopped growing. */
	private static final double GROWTH = 0.05;

	private MethodRules() {
	}

	static List<MeasurementRule> all() {
		return List.of(MethodRules::noWarmUp, MethodRules::tooShort, MethodRules::stateNotReset, MethodRules::closedModel,
				MethodRules::stepToSaturation, MethodRules::stressOrLoad);
	}

	/**
	 * Whether a workload has something to warm up with; messages that lie in a queue already are measured from the first on, and
	 * of a flood it is measured how much of it a heap holds.
	 */
	static boolean canWarmUp(Workload workload) {
		if (workload.kind() == WorkloadKind.MEMORY && workload.value(MemoryKeys.LOAD) == MemoryKeys.Load.FLOOD) {
			return false;
		}
		if (workload.kind() == WorkloadKind.POOLS && workload.value(PoolKeys.POOL) == PoolKeys.Pool.MESSAGE_DRIVEN) {
			return false;
		}
		return workload.kind().keys().contains(TimedKeys.WARM_UP) || workload.kind() == WorkloadKind.LOOP;
	}

	private static Optional<Observed> noWarmUp(Measurement measurement, RunFile run) {
		boolean warm = measurement.phases().stream()
				.anyMatch(phase -> phase.name().equals(Phase.WARM_UP) && phase.toSeconds() > phase.fromSeconds());
		boolean first = run.measurements().stream().noneMatch(before -> sameTarget(before, measurement));
		return !warm && first && canWarmUp(run.specification().workload()) ? Optional.of(Judgement.invalid(NO_WARM_UP))
				: Optional.empty();
	}

	/** Another binding is other code; another number of users or another size is not. */
	private static boolean sameTarget(Measurement before, Measurement now) {
		return String.valueOf(before.parameters().get(Measurement.BINDING))
				.equals(String.valueOf(now.parameters().get(Measurement.BINDING)));
	}

	private static Optional<Observed> tooShort(Measurement measurement, RunFile run) {
		Double young = measurement.figures().get(CommonFigures.YOUNG_COLLECTIONS);
		Double old = measurement.figures().get(CommonFigures.OLD_COLLECTIONS);
		if (young != null && old != null) {
			return young > 0 && old > 0 ? Optional.empty()
					: Optional.of(Judgement.remark(TOO_SHORT, young > 0 ? TEXTS.get("validity.youngOnly")
							: TEXTS.get("validity.noSpace")));
		}
		return measurement.resources().collections() == 0
				? Optional.of(Judgement.remark(TOO_SHORT, TEXTS.get("validity.noSpace")))
				: Optional.empty();
	}

	private static Optional<Observed> stateNotReset(Measurement measurement, RunFile run) {
		for (Figure figure : List.of(CommonFigures.ROWS_BEFORE, CommonFigures.MESSAGES_BEFORE)) {
			double left = measurement.figures().getOrDefault(figure, 0.0);
			if (left > 0) {
				return Optional.of(Judgement.invalid(STATE, (long) left, FigureWords.label(figure)));
			}
		}
		return Optional.empty();
	}

	private static Optional<Observed> closedModel(Measurement measurement, RunFile run) {
		Workload workload = run.specification().workload();
		int clients = Clients.of(measurement, run.specification());
		boolean thinks = workload.kind() == WorkloadKind.RAMP && !workload.value(RampKeys.THINK_TIME).equals(Duration.ZERO);
		return clients > 1 && !thinks ? Optional.of(Judgement.remark(CLOSED, clients)) : Optional.empty();
	}

	private static Optional<Observed> stepToSaturation(Measurement measurement, RunFile run) {
		Workload workload = run.specification().workload();
		if (workload.kind() != WorkloadKind.RAMP || Clients.of(measurement, run.specification()) != Clients.most(workload)) {
			return Optional.empty();
		}
		List<Measurement> steps = run.measurements().stream()
				.filter(other -> other.repetition() == measurement.repetition())
				.filter(other -> Clients.of(other, run.specification()) < Clients.most(workload)).toList();
		// Growth from a step that must not be used is none; the curve says that it is not judged.
		Optional<Measurement> below = steps.stream().filter(Measurement::isValid).reduce((earlier, later) -> later);
		if (below.isEmpty() && !steps.isEmpty()) {
			return Optional.empty();
		}
		double growth = below.map(step -> measurement.perSecond() / step.perSecond() - 1).orElse(Double.POSITIVE_INFINITY);
		if (growth <= GROWTH) {
			return Optional.empty();
		}
		return Optional.of(below.isEmpty()
				? new Observed(SATURATION, Severity.INFO,
						TEXTS.get("validity.bench-step-to-saturation.one", Clients.most(workload)))
				: Judgement.remark(SATURATION, Clients.most(workload), Share.percent(growth), Share.percent(GROWTH)));
	}

	private static Optional<Observed> stressOrLoad(Measurement measurement, RunFile run) {
		return Clients.most(run.specification().workload()) == 1
				? Optional.of(Judgement.remark(STRESS, STRESS_CLIENTS))
				: Optional.empty();
	}
}
