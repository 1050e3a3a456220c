/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import java.util.ArrayList;
import java.util.List;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunFile;
import org.wiretune.safety.order.Backwards;
import org.wiretune.safety.quantity.Quantity;

/** Processor time of a measurement as processors in use while it was measured; not a number below a second. */
record Share(double driver, double server, double other, double stolen, double seconds) {

	/** Shorter than this, clock ticks and the compiler of a JVM that has just started say more than the calls. */
	private static final double SHORTEST_SECONDS = 1;

	static Share of(Measurement measurement) {
		double seconds = measurement.phases().stream().filter(phase -> phase.name().equals(Phase.MEASUREMENT))
				.mapToDouble(phase -> phase.toSeconds() - phase.fromSeconds()).sum();
		Resources used = measurement.resources();
		if (seconds < SHORTEST_SECONDS) {
			return new Share(Double.NaN, Double.NaN, Double.NaN, Double.NaN, seconds);
		}
		return new Share(used.driverCpuSeconds() / seconds, used.serverCpuSeconds() / seconds,
				used.otherCpuSeconds() / seconds, used.stolenCpuSeconds() / seconds, seconds);
	}

	/**
	 * What others used of the machine: while it was measured, or, where that took less than a second, with the measurements of
	 * the run before it, the latest first, until they make one; not a number where all of them do not.
	 */
	static Share ofMachine(Measurement measurement, RunFile run) {
		double other = 0;
		double stolen = 0;
		double seconds = 0;
		List<Measurement> latestFirst = new ArrayList<>(Backwards.of(run.measurements()));
		latestFirst.add(0, measurement);
		for (Measurement each : latestFirst) {
			if (seconds < SHORTEST_SECONDS) {
				other += each.resources().otherCpuSeconds();
				stolen += each.resources().stolenCpuSeconds();
				seconds += of(each).seconds();
			}
		}
		boolean known = seconds >= SHORTEST_SECONDS;
		return new Share(Double.NaN, Double.NaN, known ? other / seconds : Double.NaN, known ? stolen / seconds : Double.NaN, seconds);
	}

	/** {@return processors in use by all, what is not known counted as 0} */
	double all() {
		return known(driver) + known(server) + known(other);
	}

	private static double known(double value) {
		return Double.isFinite(value) ? value : 0;
	}

	static String percent(double share) {
		return Quantity.percent(share * 100).text();
	}
}
