/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.stat.Distribution;

/** What a start tells, and what counts against it. */
class ProofStartTest {

	private static final List<ProofFigure> FIGURES = List.of(ProofFigure.PROCESSOR, ProofFigure.MEAN, ProofFigure.RATE);

	private static Measurement measurement(String size, int repetition, double meanMs, double serverSeconds, String... invalid) {
		return new Measurement("sca-sync " + size, Map.of(Measurement.BINDING, "sca-sync", Measurement.SIZE, size), repetition, Instant.EPOCH, List.of(),
				new Distribution(200, meanMs, meanMs * 0.1, meanMs, meanMs, meanMs, meanMs, meanMs, meanMs, ""), Map.of(), 200, 1000 / meanMs, Map.of(), Map.of(), Map.of(),
				new Resources(0, 0, 0, 0, serverSeconds, 0.5, 0, 0, 0, 0, 0), List.of(), List.of(invalid), List.of(), true);
	}

	private static ProofStart start(Map<String, String> selected, RunState state, Measurement... measurements) {
		RunFile run = new RunFile(RunFileFormat.SCHEMA, RunSpecification.lab(), Instant.EPOCH, Optional.of(Instant.EPOCH), state, state == RunState.COMPLETED ? "" : "It broke.",
				RunEnvironment.UNKNOWN, List.of(), List.of(), List.of(measurements));
		return ProofStart.of(run, selected, FIGURES, ProofFigure.PROCESSOR);
	}

	@Test
	void repetitionsOfAStartAreOneValue() {
		ProofStart start = start(Map.of(), RunState.COMPLETED, measurement("1 KB", 1, 2, 1.5), measurement("1 KB", 2, 4, 3.5));
		assertEquals(3, start.value(ProofFigure.MEAN), 1e-12);
		assertEquals((2.0 + 4.0) / 2 / 200, start.value(ProofFigure.PROCESSOR), 1e-12, "the caller's part of a loop is part of the price");
		assertEquals(List.of(), start.reasons());
	}

	@Test
	void parametersAndRepetitionsTellWhichMeasurementIsMeant() {
		Measurement[] all = { measurement("1 KB", 1, 2, 1.5), measurement("1 KB", 2, 4, 1.5), measurement("100 KB", 1, 9, 1.5) };
		assertEquals(9, start(Map.of(Measurement.SIZE, "100 KB"), RunState.COMPLETED, all).value(ProofFigure.MEAN), 1e-12);
		assertEquals(4, start(Map.of(Measurement.SIZE, "1 KB", "repetition", "2"), RunState.COMPLETED, all).value(ProofFigure.MEAN), 1e-12);
	}

	/** On a machine of which others take nearly all, what a virtual machine does by itself is most of a call. */
	@Test
	void tooLittleProcessorTimeTellsNothingOfACall() {
		assertTrue(start(Map.of(), RunState.COMPLETED, measurement("1 KB", 1, 2, 0.2)).reasons().get(0).startsWith("Only 700 ms of processor time were measured"),
				start(Map.of(), RunState.COMPLETED, measurement("1 KB", 1, 2, 0.2)).reasons().toString());
		assertEquals(List.of(), start(Map.of(), RunState.COMPLETED, measurement("1 KB", 1, 2, 0.6)).reasons());
	}

	@Test
	void whatTheMachineDidIsToldApart() {
		ProofStart start = start(Map.of(), RunState.COMPLETED, measurement("1 KB", 1, 2, 2, "Others used 60 %. [run-machine-busy]", "It got better. [run-not-settled]", "4 calls. [run-few-calls]"));
		assertEquals(List.of("Others used 60 %. [run-machine-busy]"), start.machine());
		assertEquals(List.of("It got better. [run-not-settled]"), start.reasons(), "how calls differ within a start is no reason");
	}

	@Test
	void aRunThatFailedSaysWhy() {
		assertEquals(List.of("It broke."), start(Map.of(), RunState.FAILED, measurement("1 KB", 1, 2, 2)).reasons());
		assertTrue(start(Map.of(), RunState.COMPLETED).reasons().get(0).contains("No measurement tells"));
	}
}
