/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Second;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.DataFigures;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKind;

/** Runs of a ramp with courses that look like those of the tester: throughput rises to a plateau, then latency does. */
public final class SampleMeasurements {

	static final List<Integer> USERS = List.of(1, 20, 40, 60);
	static final int WARM_UP = 5;
	static final int MEASURED = 20;
	private static final double PLATEAU = 1800;

	private SampleMeasurements() {
	}

	static RunSpecification specification() {
		Workload workload = Workload.of(WorkloadKind.RAMP).with(CommonKeys.NAME, "Orders by HTTP").with(RampKeys.USERS, USERS)
				.with(TimedKeys.WARM_UP, Duration.ofSeconds(WARM_UP)).with(TimedKeys.DURATION, Duration.ofSeconds(MEASURED));
		return new RunSpecification("Orders ramp", workload, ServerSettings.lab());
	}

	static double rate(int users) {
		return Math.min(PLATEAU, users * 95.0);
	}

	static Second second(int number, int users, double slow) {
		boolean warmUp = number < WARM_UP;
		double rate = rate(users) * (warmUp ? 0.5 + 0.08 * number : 1 - 0.04 * Math.abs(Math.sin(number * 1.7 + users)));
		double p50 = users * 1000.0 / rate * slow;
		int collections = number % 4 == 3 ? 1 : 0;
		return new Second(number, warmUp ? Phase.WARM_UP : Phase.MEASUREMENT, Math.round(rate / slow), users == 60 && number == 17 ? 3 : 0,
				p50 * 1.05, p50, p50 * (2 + 0.6 * Math.abs(Math.cos(number))), p50 * 6, users, 120 + 55 * (number % 4) + users, collections,
				collections * (12 + users / 8.0), Math.min(1.7, 0.2 + rate / 1400), Math.min(0.4, 0.05 + rate / 7000), 0.1, rate / 9);
	}

	public static Measurement measurement(Instant startedAt, int users, double slow, List<String> invalid) {
		List<Second> seconds = new ArrayList<>();
		for (int i = 0; i < WARM_UP + MEASURED; i++) {
			seconds.add(second(i, users, slow));
		}
		double mean = users * 1000.0 / rate(users) * slow;
		long answered = Math.round(rate(users) / slow * MEASURED);
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put("users", Integer.toString(users));
		Map<String, Long> errors = users == 60 ? Map.of("The server closed the connection before it answered.", 3L) : Map.of();
		return new Measurement(users + " users", parameters, 1, startedAt,
				List.of(new Phase(Phase.WARM_UP, 0, WARM_UP), new Phase(Phase.MEASUREMENT, WARM_UP, WARM_UP + MEASURED)),
				new Distribution(answered, mean, mean * 0.42, mean * 0.2, mean * 0.95, mean * 1.5, mean * 2.4, mean * 4.1, mean * 7.3, ""),
				Map.of(), answered, rate(users) / slow, errors, Map.of(), Map.of(),
				new Resources(6, 80, 21, Double.NaN, 24.3, 5.1, 2.2, 0, 3900, 0, 0.4), seconds, invalid,
				List.of("Latency counts from the moment a user wanted to call."), true);
	}

	public static RunFile ramp(Instant startedAt, double slow, boolean invalid) {
		List<Measurement> measurements = new ArrayList<>();
		for (int i = 0; i < USERS.size(); i++) {
			boolean last = i == USERS.size() - 1;
			measurements.add(measurement(startedAt.plusSeconds((WARM_UP + MEASURED + 1L) * i), USERS.get(i), slow, invalid && last
					? List.of("The load driver used 0.97 of its processor, more than 0.8, so it may have been the limit. Use fewer users or a second machine.")
					: List.of()));
		}
		return new RunFile(RunFileFormat.SCHEMA, specification(), startedAt, Optional.of(startedAt.plusSeconds(105)), RunState.COMPLETED, "",
				new RunEnvironment("Linux 6.1", 2, "Temurin 25.0.3, G1", "Temurin 25.0.3, G1", 4711, 4712),
				List.of("Server and load driver share one machine; a second one would show higher figures."), List.of(), measurements);
	}

	/** A run of a data workload, of which the orders a second tell what came of it. */
	public static RunFile orders(Instant startedAt, int batchSize, double perSecond) {
		Workload workload = Workload.of(WorkloadKind.DATA).with(CommonKeys.NAME, "Orders").with(DataKeys.BATCH_SIZE, List.of(batchSize));
		Measurement calls = measurement(startedAt, 20, 1, List.of());
		Measurement measurement = new Measurement("orders", Map.of("work", "orders"), 1, startedAt, calls.phases(), calls.latency(), Map.of(), calls.answered(),
				calls.perSecond(), Map.of(), Map.of(DataFigures.of(DataKeys.Work.ORDERS).rate(), perSecond, DataFigures.ROUND_TRIP, 0.0005), Map.of(),
				calls.resources(), calls.seconds(), List.of(), List.of(), true);
		return new RunFile(RunFileFormat.SCHEMA, new RunSpecification("Orders", workload, ServerSettings.lab()), startedAt, Optional.of(startedAt.plusSeconds(40)),
				RunState.COMPLETED, "", new RunEnvironment("Linux 6.1", 2, "Temurin 25.0.3, G1", "Temurin 25.0.3, G1", 4711, 4712), List.of(), List.of(),
				List.of(measurement));
	}
}
