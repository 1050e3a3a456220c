/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.util.List;
import java.util.OptionalDouble;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.RateFigures;
import org.wiretune.perf.workload.RateKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.workload.WorkloadContext;

/** Runs constant rates: an open model. */
public final class ConstantRateRunner extends LoadRunner {

	/** A runner. */
	public ConstantRateRunner() {
		super("rate");
	}

	@Override
	List<Integer> steps(WorkloadContext context) {
		return context.workload().value(RateKeys.RATES);
	}

	@Override
	Curve curve(WorkloadContext context) {
		return new Curve(TEXTS.get("curve.rate"), RateFigures.PLATEAU, RateFigures.KNEE, OptionalDouble.empty());
	}

	@Override
	LoadMeasurement.Rhythm rhythm(WorkloadContext context, Target target, int rate, int repetition) {
		Workload workload = context.workload();
		return new RatedCalls(new Arrivals(workload.value(RateKeys.ARRIVALS), rate, repetition), rate,
				workload.value(RateKeys.CONNECTIONS), workload.value(TimedKeys.WARM_UP), workload.value(TimedKeys.DURATION),
				workload.value(CommonKeys.CALL_TIMEOUT));
	}

	@Override
	void conclude(LoadMeasurement measurement, LoadMeasurement.Rhythm rhythm, double perSecond) {
		((RatedCalls) rhythm).conclude(measurement, perSecond);
	}
}
