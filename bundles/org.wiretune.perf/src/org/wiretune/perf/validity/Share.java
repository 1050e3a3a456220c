/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.validity;

import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
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
