/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.ThreadPoolSettings;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunFileFormat;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Timings;

/** Runs with figures as the tester measures them. */
final class SampleRuns {

	static final int KB = 1024;
	static final int KB_100 = 100 * 1024;
	static final int MB = 1024 * 1024;
	static final Instant FIRST = Instant.parse("2026-11-20T18:30:00Z");

	private static final double[][] LAB = { { 0.0000171, 0.0000152, 0.0000169 }, { 1.04, 2.31, 7.76 },
			{ 0.527, 2.61, 20.6 }, { 0.106, 1.02, 10.2 }, { 0.154, 1.22, 12.1 } };

	private SampleRuns() {
	}

	static RunCell cell(BindingUnderTest binding, int size, double mean, int errors) {
		return new RunCell(binding.id(), size, 200, 200, 1, errors,
				new Timings(mean, mean * 0.7, mean * 0.95, mean * 2.4, mean * 5), 1000 / mean,
				binding.isAsynchronous() ? "Default : 3" : "WebContainer : 0", size * 200.0 / MB,
				binding.isAsynchronous() ? OptionalDouble.of(mean / 3) : OptionalDouble.empty(), true);
	}

	/** The lab's matrix; {@code slow} is the factor by which SCA async is slower than measured. */
	static RunFile lab(Instant startedAt, double slow, int heap) {
		List<RunCell> cells = new ArrayList<>();
		List<Integer> sizes = List.of(KB, KB_100, MB);
		for (BindingUnderTest binding : BindingUnderTest.all()) {
			for (int i = 0; i < sizes.size(); i++) {
				double mean = LAB[binding.ordinal()][i] * (binding == BindingUnderTest.SCA_ASYNC ? slow : 1);
				cells.add(cell(binding, sizes.get(i), mean, 0));
			}
		}
		return run(startedAt, RunState.COMPLETED, "", heap, cells);
	}

	static RunFile run(Instant startedAt, RunState state, String reason, int heap, List<RunCell> cells) {
		ServerSettings server = ServerSettings.builder().maximumHeapMegabytes(heap)
				.source(ServerSettings.KEY_MAXIMUM_HEAP, "LocalServer/server.xml:12")
				.threadPool(new ThreadPoolSettings("Default", 5, 20, 5000, "LocalServer/server.xml:20")).build();
		RunSpecification specification = RunSpecification.lab().withName("SenderModule").withServer(server);
		return new RunFile(RunFileFormat.SCHEMA, specification, startedAt, Optional.of(startedAt.plusSeconds(95)), state, reason,
				new RunEnvironment("Linux 6.1", 2, "Temurin 25.0.3, G1", "Temurin 25.0.3, G1", 4711, 4712),
				List.of("Commits of the message store are written at once."), cells);
	}
}
