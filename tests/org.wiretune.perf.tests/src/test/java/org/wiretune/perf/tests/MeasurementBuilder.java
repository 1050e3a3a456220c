/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.HdrHistogram.Histogram;
import org.wiretune.core.Figure;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.stat.Distribution;

/**
 * Builds measurements as a run on a quiet machine of two processors gives them: 5 s of warm-up, 20 s measured, about 2000
 * calls a second of about 1 ms, scattered by a fixed seed. What a test is about is changed.
 */
final class MeasurementBuilder {

	static final int WARM_UP = 5;

	final Map<String, String> parameters = new LinkedHashMap<>(Map.of("users", "20"));
	final Map<Figure, Double> figures = new LinkedHashMap<>();
	final Map<String, Long> errors = new LinkedHashMap<>();
	int repetition = 1;
	int seconds = 20;
	int warmUp = WARM_UP;
	double callsPerSecond = 2000;
	double meanMs = 1;
	double scatter = 0.03;
	/** Factor of throughput from the first to the last second. */
	double growth = 1;
	/** Time of each hundredth call in milliseconds; 0 for one like the others. */
	double tailMs;
	double driverCpu = 0.3;
	double serverCpu = 0.9;
	double otherCpu = 0.05;
	double stolenCpu;
	double lagMs = 0.2;
	long swapped;
	int collections = 12;
	boolean complete = true;
	long seed = 7;

	Measurement build() {
		Random random = new Random(seed);
		Histogram histogram = new Histogram(Distribution.SIGNIFICANT_DIGITS);
		List<Second> course = new ArrayList<>();
		long answered = 0;
		for (int i = 0; i < warmUp + seconds; i++) {
			int measured = i - warmUp;
			double factor = measured < 0 ? 1 : 1 + (growth - 1) * measured / Math.max(1, seconds - 1);
			double rate = callsPerSecond * factor * (1 + scatter * random.nextGaussian());
			double mean = meanMs / factor * (1 + scatter * random.nextGaussian());
			long calls = Math.round(rate);
			course.add(new Second(i, measured < 0 ? Phase.WARM_UP : Phase.MEASUREMENT, calls, 0, mean, mean * 0.9, mean * 3,
					mean * 6, 20, 100 + i % 7 * 10, i % 2, i % 2 * 1.5, serverCpu, driverCpu, otherCpu, 120));
			if (measured >= 0) {
				answered += calls;
				for (long call = 0; call < calls; call++) {
					boolean tail = tailMs > 0 && call % 100 == 0;
					histogram.recordValue((long) (tail ? tailMs * 1e6 : mean * 1e6 * (0.5 + random.nextDouble())));
				}
			}
		}
		List<Phase> phases = warmUp == 0 ? List.of(new Phase(Phase.MEASUREMENT, 0, seconds))
				: List.of(new Phase(Phase.WARM_UP, 0, warmUp), new Phase(Phase.MEASUREMENT, warmUp, warmUp + seconds));
		String id = String.join(" ", parameters.values()) + (repetition > 1 ? " #" + repetition : "");
		return new Measurement(id, parameters, repetition, Instant.parse("2026-03-04T10:00:00Z"), phases,
				Distribution.of(histogram), Map.of(), answered, (double) answered / seconds, errors, figures, Map.of(),
				new Resources(collections, collections * 2.0, 4, Double.NaN, serverCpu * seconds, driverCpu * seconds,
						otherCpu * seconds, stolenCpu * seconds, 120.0 * seconds, swapped, lagMs),
				course, List.of(), List.of(), complete);
	}
}
