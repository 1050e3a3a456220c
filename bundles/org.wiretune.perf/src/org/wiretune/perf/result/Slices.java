/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.result;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.wiretune.perf.stat.BatchMeans;
import org.wiretune.perf.stat.Interval;

/** The seconds of a measurement that count: whole ones of the phase {@link Phase#MEASUREMENT}. */
public final class Slices {

	private Slices() {
	}

	/**
	 * The whole seconds of measuring. Phases begin and end within a second, so the first and the last second of the phase
	 * may be parts or hold calls of the phase before; they are left out.
	 *
	 * @param measurement a measurement
	 * @return its whole measured seconds in order
	 */
	public static List<Second> measured(Measurement measurement) {
		List<Second> seconds = new ArrayList<>();
		for (Second second : measurement.seconds()) {
			if (second.phase().equals(Phase.MEASUREMENT)) {
				seconds.add(second);
			}
		}
		return seconds.size() < 3 ? List.of() : List.copyOf(seconds.subList(1, seconds.size() - 1));
	}

	/**
	 * A figure of the whole measured seconds, without those that do not have it.
	 *
	 * @param measurement a measurement
	 * @param figure the figure
	 * @return its values in order
	 */
	public static double[] of(Measurement measurement, ToDoubleFunction<Second> figure) {
		return measured(measurement).stream().mapToDouble(figure).filter(Double::isFinite).toArray();
	}

	/**
	 * Throughput with its interval.
	 *
	 * @param measurement a measurement
	 * @return answered calls a second; the estimate is {@link Measurement#perSecond()}, the ends come from the seconds and
	 *         are not known when there are too few
	 */
	public static Interval throughput(Measurement measurement) {
		Interval slices = BatchMeans.interval(of(measurement, Second::answered));
		if (!slices.isKnown() || !Double.isFinite(measurement.perSecond())) {
			return Interval.unknown(measurement.perSecond(), slices.samples());
		}
		return new Interval(measurement.perSecond(), Math.min(slices.low(), measurement.perSecond()),
				Math.max(slices.high(), measurement.perSecond()), slices.samples());
	}
}
