/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.results;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Timings;
import org.wiretune.perf.stat.Distribution;

/** Runs with figures as the tester measures them. */
public final class SampleRuns {

	static final int KB = 1024;
	static final int KB_100 = 100 * 1024;
	static final int MB = 1024 * 1024;
	public static final Instant FIRST = Instant.parse("2026-11-20T18:30:00Z");

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

	/** The lab's matrix, all of it valid; {@code slow} is the factor by which SCA async is slower than measured. */
	public static RunFile lab(Instant startedAt, double slow, int heap) {
		return lab(startedAt, slow, heap, 0);
	}

	/** The same with the last so many of its 15 measurements not to be used. */
	public static RunFile lab(Instant startedAt, double slow, int heap, int invalid) {
		RunFile cells = cells(startedAt, slow, heap);
		List<Measurement> measurements = new ArrayList<>();
		for (RunCell cell : cells.cells()) {
			int number = measurements.size();
			measurements.add(measurement(startedAt, cell, number < 15 - invalid ? List.of() : List.of("Other programs used " + (69 + number)
					+ ".1 % of the machine while it was measured; 25.0 % is the limit. End them and measure again. [run-machine-busy]")));
		}
		return new RunFile(cells.schema(), cells.specification(), startedAt, cells.endedAt(), cells.state(), "", cells.environment(), cells.notes(),
				cells.cells(), measurements);
	}

	/** The same run for an import of the module that calls. */
	public static RunFile withImport(RunFile run, String name, BindingUnderTest binding) {
		return new RunFile(run.schema(), run.specification().withImports(List.of(new ImportUnderTest("SenderModule", name, binding))), run.startedAt(),
				run.endedAt(), run.state(), run.reason(), run.environment(), run.notes(), run.cells(), run.measurements());
	}

	/** So many starts of the lab, ten minutes apart, that differ by a few percent. */
	static List<RunFile> labs(Instant first, int count, double slow, int heap) {
		List<RunFile> runs = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			runs.add(lab(first.plusSeconds(600L * i), slow * (1 + 0.02 * i), heap));
		}
		return runs;
	}

	static Measurement measurement(Instant startedAt, RunCell cell, List<String> invalid) {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(Measurement.BINDING, cell.binding());
		parameters.put(Measurement.SIZE, cell.sizeLabel());
		parameters.put(Measurement.CLIENTS, "1");
		double mean = cell.meanMs();
		return new Measurement(cell.binding() + ' ' + cell.sizeLabel(), parameters, 1, startedAt, List.of(),
				new Distribution(200, mean, mean * 0.2, mean * 0.7, mean * 0.95, mean * 1.3, mean * 2.4, mean * 4, mean * 5, ""), Map.of(), 200,
				1000 / mean, Map.of(), Map.of(), Map.of(), Resources.UNKNOWN, List.of(), invalid, List.of(), true);
	}

	/** The lab's matrix as old files keep it, without a record of whether it may be used. */
	static RunFile cells(Instant startedAt, double slow, int heap) {
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

	public static RunFile run(Instant startedAt, RunState state, String reason, int heap, List<RunCell> cells) {
		ServerSettings server = ServerSettings.builder().maximumHeapMegabytes(heap)
				.source(ServerSettings.KEY_MAXIMUM_HEAP, "LocalServer/server.xml:12")
				.threadPool(new ThreadPoolSettings("Default", 5, 20, 5000, "LocalServer/server.xml:20")).build();
		RunSpecification specification = RunSpecification.lab().withName("SenderModule").withServer(server);
		return new RunFile(RunFileFormat.SCHEMA, specification, startedAt, Optional.of(startedAt.plusSeconds(95)), state, reason,
				new RunEnvironment("Linux 6.1", 2, "Temurin 25.0.3, G1", "Temurin 25.0.3, G1", 4711, 4712),
				List.of("Commits of the message store are written at once."), cells);
	}
}
