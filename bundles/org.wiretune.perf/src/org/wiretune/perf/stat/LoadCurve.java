/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.stat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Throughput and latency against load: where throughput stops growing and where latency turns ("throughput no longer
 * increases while response time quickly increased", DayTrader white paper). Immutable.
 *
 * <p>
 * The plateau begins at the least load whose throughput is within {@value #PLATEAU_PART} of the peak, if the load grew by a
 * quarter or more after it: only then has more load been tried in vain. The knee is the step that lies farthest below the
 * straight line from the first to the last step of the latency curve, both axes scaled to 0..1 (Satopää et al., Finding a
 * "Kneedle" in a Haystack, 2011), if it is at least {@value #LEAST_BEND} below; a curve without a bend has none.
 */
public final class LoadCurve {

	/** Part of the peak below which throughput is not on the plateau. */
	public static final double PLATEAU_PART = 0.95;

	/** How far below the line, in parts of the axis, a bend has to lie. */
	public static final double LEAST_BEND = 0.15;

	/** How much the load has to have grown behind the beginning of a plateau. */
	private static final double MORE_LOAD = 1.25;
	/** Latency that grows by less than this factor over all steps does not turn; it scatters. */
	private static final double LEAST_GROWTH = 1.5;
	private static final int LEAST_STEPS = 3;

	/**
	 * A step.
	 *
	 * @param load users or calls a second that were asked for
	 * @param perSecond answered calls a second
	 * @param latencyMs mean latency in milliseconds
	 */
	public record Step(double load, double perSecond, double latencyMs) {
	}

	private final List<Step> steps;

	private LoadCurve(List<Step> steps) {
		this.steps = List.copyOf(steps);
	}

	/**
	 * A curve.
	 *
	 * @param measured steps in any order; those of the same load, as of repetitions, become one with their means; those
	 *        whose figures are not known are left out
	 * @return the curve
	 */
	public static LoadCurve of(List<Step> measured) {
		List<Step> known = measured.stream()
				.filter(step -> Double.isFinite(step.perSecond) && Double.isFinite(step.latencyMs)).toList();
		List<Step> steps = new ArrayList<>();
		for (double load : known.stream().mapToDouble(Step::load).distinct().toArray()) {
			List<Step> same = known.stream().filter(step -> step.load == load).toList();
			steps.add(new Step(load, same.stream().mapToDouble(Step::perSecond).average().orElseThrow(),
					same.stream().mapToDouble(Step::latencyMs).average().orElseThrow()));
		}
		steps.sort(Comparator.comparingDouble(Step::load));
		return new LoadCurve(steps);
	}

	/** {@return the steps, by load} */
	public List<Step> steps() {
		return steps;
	}

	/** {@return whether there are steps enough to tell a plateau or a knee} */
	public boolean isLongEnough() {
		return steps.size() >= LEAST_STEPS;
	}

	/** {@return the step with the most answered calls a second; empty when there is no step} */
	public Optional<Step> peak() {
		return steps.stream().max(Comparator.comparingDouble(Step::perSecond));
	}

	/** {@return the step at which the plateau begins; empty when throughput still grew at the end} */
	public Optional<Step> plateau() {
		if (!isLongEnough()) {
			return Optional.empty();
		}
		double floor = peak().orElseThrow().perSecond * PLATEAU_PART;
		return steps.stream().filter(step -> step.perSecond >= floor).findFirst()
				.filter(step -> steps.get(steps.size() - 1).load >= step.load * MORE_LOAD);
	}

	/** {@return the step at which latency turns; empty when it does not} */
	public Optional<Step> knee() {
		if (!isLongEnough()) {
			return Optional.empty();
		}
		Step first = steps.get(0);
		Step last = steps.get(steps.size() - 1);
		double width = last.load - first.load;
		double height = last.latencyMs - first.latencyMs;
		if (height <= 0 || last.latencyMs < first.latencyMs * LEAST_GROWTH) {
			return Optional.empty();
		}
		Step knee = null;
		double deepest = LEAST_BEND;
		for (Step step : steps) {
			double below = (step.load - first.load) / width - (step.latencyMs - first.latencyMs) / height;
			if (below > deepest) {
				deepest = below;
				knee = step;
			}
		}
		return Optional.ofNullable(knee);
	}

	/**
	 * How many users of a closed loop would just fill the peak if they never waited for one another: peak times the time of
	 * one round at the lightest load (operational analysis, Denning and Buzen 1978: the asymptotes cross there).
	 *
	 * @param pauseMs mean pause of a user between two calls, in milliseconds
	 * @return number of users; empty when there is no step
	 */
	public OptionalDouble usersToFill(double pauseMs) {
		return steps.isEmpty() ? OptionalDouble.empty()
				: OptionalDouble.of(peak().orElseThrow().perSecond * (steps.get(0).latencyMs + pauseMs) / 1000);
	}
}
