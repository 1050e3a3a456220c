/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.workload.WorkloadContext;
import org.wiretune.tester.workload.WorkloadRunner;

/** What users and rates have in common: steps and repetitions on a target that is there. */
abstract class LoadRunner implements WorkloadRunner {

	private final String parameter;

	/** Varies a parameter of that name. */
	LoadRunner(String parameter) {
		this.parameter = parameter;
	}

	/** The steps: numbers of users or of calls a second. */
	abstract List<Integer> steps(WorkloadContext context);

	/** What the steps show together. */
	abstract Curve curve(WorkloadContext context);

	/** Who calls in a step. */
	abstract LoadMeasurement.Rhythm rhythm(WorkloadContext context, Target target, int step, int repetition);

	/** Adds what is known of the callers when all replies have come. */
	abstract void conclude(LoadMeasurement measurement, LoadMeasurement.Rhythm rhythm, double perSecond);

	@Override
	public final String run(WorkloadContext context) throws InterruptedException {
		try (Target target = Targets.of(context)) {
			// One action for all measurements, which are not to be kept when they are over.
			AtomicReference<Runnable> end = new AtomicReference<>(() -> { });
			context.onStop(() -> end.get().run());
			String problem = tryOnce(context, target, end);
			return problem.isEmpty() ? run(context, target, end) : problem;
		} catch (CallFailure | IllegalArgumentException e) {
			return e.getMessage();
		}
	}

	/** A target that is not there is said at once, and not a thousand times. */
	private static String tryOnce(WorkloadContext context, Target target, AtomicReference<Runnable> end) {
		try (Session session = target.open(0)) {
			end.set(session::abort);
			if (!context.isStopped()) {
				session.call(0);
			}
			return "";
		} catch (CallFailure e) {
			boolean gone = e.kind() == CallFailure.Kind.REFUSED || e.kind() == CallFailure.Kind.UNREACHABLE
					|| e.kind() == CallFailure.Kind.TLS;
			return gone && !context.isStopped() ? TEXTS.get("load.notThere", e.getMessage()) : "";
		}
	}

	private String run(WorkloadContext context, Target target, AtomicReference<Runnable> end)
			throws InterruptedException {
		List<Integer> steps = steps(context);
		int repetitions = context.workload().value(CommonKeys.REPETITIONS);
		Curve curve = curve(context);
		for (int repetition = 1; repetition <= repetitions; repetition++) {
			for (int step : steps) {
				if (context.isStopped()) {
					return "";
				}
				boolean last = repetition == repetitions && step == steps.getLast();
				String problem = measure(context, target, step, repetition, curve, last, end);
				if (!problem.isEmpty()) {
					context.tell(new RunEvent.Failure(Instant.now(), problem));
					return problem;
				}
			}
		}
		return "";
	}

	private String measure(WorkloadContext context, Target target, int step, int repetition, Curve curve, boolean last,
			AtomicReference<Runnable> end) throws InterruptedException {
		Map<String, String> parameters = new LinkedHashMap<>(target.parameters());
		parameters.put(parameter, String.valueOf(step));
		LoadMeasurement.Rhythm rhythm = rhythm(context, target, step, repetition);
		LoadMeasurement measurement = new LoadMeasurement(context, target, parameters, repetition, rhythm);
		end.set(measurement::stop);
		if (context.isStopped()) {
			measurement.stop();
		}
		Duration warmUp = context.workload().value(TimedKeys.WARM_UP);
		Duration duration = context.workload().value(TimedKeys.DURATION);
		return measurement.run(warmUp, duration, result -> {
			conclude(measurement, rhythm, result.perSecond());
			curve.add(step, result);
			if (last) {
				curve.conclude(measurement.recorder());
			}
		}).problem();
	}
}
