/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.RampFigures;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.workload.WorkloadContext;

/** Runs ramps: users in steps, in a closed loop. A ramp of one step is a plain loop for a time. */
public final class RampRunner extends LoadRunner {


	/** A runner. */
	public RampRunner() {
		super("users");
	}

	@Override
	List<Integer> steps(WorkloadContext context) {
		return context.workload().value(RampKeys.USERS);
	}

	@Override
	Curve curve(WorkloadContext context) {
		return new Curve(TEXTS.get("curve.users"), RampFigures.PLATEAU, RampFigures.KNEE,
				OptionalDouble.of(Nanoseconds.toMilliseconds(thinkTime(context).toNanos())));
	}

	@Override
	LoadMeasurement.Rhythm rhythm(WorkloadContext context, Target target, int users, int repetition) {
		Duration warmUp = context.workload().value(TimedKeys.WARM_UP);
		Duration timeout = context.workload().value(CommonKeys.CALL_TIMEOUT);
		return target instanceof HttpTarget http && !http.isEncrypted() ? new LoopedUsers(http, users, warmUp, thinkTime(context), timeout)
				: new Users(users, warmUp, thinkTime(context), timeout);
	}

	@Override
	void conclude(LoadMeasurement measurement, LoadMeasurement.Rhythm rhythm, double perSecond) {
		measurement.recorder().remark(TEXTS.get("load.closed"));
		if (thinkTime(measurement.context()).isZero()) {
			measurement.recorder().remark(TEXTS.get("load.noThinkTime"));
		}
	}

	private static Duration thinkTime(WorkloadContext context) {
		return context.workload().value(RampKeys.THINK_TIME);
	}
}
