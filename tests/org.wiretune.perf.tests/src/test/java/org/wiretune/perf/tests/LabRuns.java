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
import java.util.Optional;
import java.util.OptionalDouble;
import org.wiretune.perf.ImportUnderTest;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Timings;
import org.wiretune.perf.stat.Distribution;

/** Runs of the lab's loop as the tester keeps them, with the means and the reasons that a test is about. */
final class LabRuns {

	static final int KB = 1024;
	static final int KB_100 = 100 * 1024;
	static final String BUSY = "Other programs used 85.6 % of the machine while it was measured; 25.0 % is the limit. [run-machine-busy]";

	private final Instant startedAt;
	private final List<RunCell> cells = new ArrayList<>();
	private final List<Measurement> measurements = new ArrayList<>();
	private List<ImportUnderTest> imports = List.of();
	private int heap = 384;
	private String jvm = "OpenJDK 25";
	private RunState state = RunState.COMPLETED;

	private LabRuns(int number) {
		startedAt = Instant.parse("2026-11-20T18:30:00Z").plusSeconds(600L * number);
	}

	/** A run; one with a higher number was started later. */
	static LabRuns number(int number) {
		return new LabRuns(number);
	}

	LabRuns heap(int megabytes) {
		heap = megabytes;
		return this;
	}

	/** The virtual machine of the server. */
	LabRuns jvm(String name) {
		jvm = name;
		return this;
	}

	LabRuns failed() {
		state = RunState.FAILED;
		return this;
	}

	LabRuns imports(ImportUnderTest... each) {
		imports = List.of(each);
		return this;
	}

	/** A cell of 200 calls that differ by a tenth; with reasons it must not be used. */
	LabRuns cell(BindingUnderTest binding, int size, double meanMs, String... invalid) {
		Map<String, String> parameters = new LinkedHashMap<>();
		parameters.put(Measurement.BINDING, binding.id());
		parameters.put(Measurement.SIZE, ObjectSize.label(size));
		parameters.put(Measurement.CLIENTS, "1");
		cells.add(new RunCell(binding.id(), size, 200, 200, 1, 0, new Timings(meanMs, meanMs * 0.8, meanMs, meanMs * 1.2, meanMs * 1.3), 1000 / meanMs,
				"Default : 0", 20, OptionalDouble.empty(), true));
		measurements.add(new Measurement(String.join(" ", parameters.values()), parameters, 1, startedAt, List.of(),
				new Distribution(200, meanMs, meanMs * 0.1, meanMs * 0.8, meanMs, meanMs * 1.1, meanMs * 1.2, meanMs * 1.3, meanMs * 1.3, ""), Map.of(),
				200, 1000 / meanMs, Map.of(), Map.of(), Map.of(), Resources.UNKNOWN, List.of(), List.of(invalid), List.of(), true));
		return this;
	}

	RunFile build() {
		List<BindingUnderTest> bindings = cells.stream().flatMap(cell -> cell.bindingUnderTest().stream()).distinct().toList();
		RunSpecification specification = RunSpecification.lab().withBindings(bindings)
				.withServer(ServerSettings.builder().maximumHeapMegabytes(heap).build()).withImports(imports);
		return new RunFile(RunFileFormat.SCHEMA, specification, startedAt, Optional.of(startedAt.plusSeconds(95)), state,
				state == RunState.FAILED ? "The server ended." : "", new RunEnvironment("Linux", 2, jvm, "OpenJDK 25", 1, 2), List.of(), cells,
				measurements);
	}
}
