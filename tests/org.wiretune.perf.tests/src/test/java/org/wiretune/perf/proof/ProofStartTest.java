/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.Resources;
import org.wiretune.perf.result.RunEnvironment;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.result.Second;
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
		assertEquals((1.5 + 3.5) / 2 / 200, start.value(ProofFigure.PROCESSOR), 1e-12, "the caller of SCA is in the server, and the driver only shows how far it is");
		assertEquals(400, start.calls());
		assertEquals(5, start.processorSeconds(), 1e-12);
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
		assertEquals(List.of("Only 280 ms of processor time were measured with 200 calls; 289 ms is the limit, because the counters tell it in steps of 10 ms. "
				+ "The machine is too busy, or the measurement too short."), start(Map.of(), RunState.COMPLETED, measurement("1 KB", 1, 2, 0.28)).reasons());
		assertEquals(List.of(), start(Map.of(), RunState.COMPLETED, measurement("1 KB", 1, 2, 0.29)).reasons());
	}

	@Test
	void theLoadDriverIsTheCallerOfHttp() {
		Measurement sca = measurement("1 KB", 1, 2, 1.5);
		Measurement http = new Measurement(sca.id(), Map.of(Measurement.BINDING, "http-sync", Measurement.SIZE, "1 KB"), 1, sca.startedAt(), List.of(), sca.latency(), Map.of(), 200, 500,
				Map.of(), Map.of(), Map.of(), sca.resources(), List.of(), List.of(), List.of(), true);
		assertEquals((1.5 + 0.5) / 200, start(Map.of(), RunState.COMPLETED, http).value(ProofFigure.PROCESSOR), 1e-12);
	}

	/** A server that runs for days pays its compilers once; a start of some seconds pays them with its calls. */
	@Test
	void whatTheCompilersTookIsNoPartOfACall() {
		Measurement sca = measurement("1 KB", 1, 2, 1.5);
		Resources compiled = new Resources(0, 0, 0, 0, 1.5, 0.5, 0, 0, 0, 0, 0, 0.7, 0.2);
		Measurement http = new Measurement(sca.id(), Map.of(Measurement.BINDING, "http-sync", Measurement.SIZE, "1 KB"), 1, sca.startedAt(), List.of(), sca.latency(), Map.of(), 200, 500,
				Map.of(), Map.of(), Map.of(), compiled, List.of(), List.of(), List.of(), true);
		ProofStart start = start(Map.of(), RunState.COMPLETED, http);
		assertEquals((1.5 - 0.7 + 0.5 - 0.2) / 200, start.value(ProofFigure.PROCESSOR), 1e-12);
		assertEquals(1.1, start.processorSeconds(), 1e-12, "it is what the least processor time of a start is compared with");
	}

	/** Where other programs let go of the machine, times get better though nothing in the server does. */
	@Test
	void onABusyMachineTheProcessorTimeSaysWhetherACallHasSettled() {
		String busy = "Others used 60 %. [run-machine-busy]";
		String notSettled = "It got better. [run-not-settled]";
		assertEquals(List.of(), start(Map.of(), RunState.COMPLETED, course(0, busy, notSettled)).reasons());
		assertEquals(List.of(notSettled), start(Map.of(), RunState.COMPLETED, course(0.05, busy, notSettled)).reasons(), "its processor time fell too");
		assertEquals(List.of(notSettled), start(Map.of(), RunState.COMPLETED, course(0, notSettled)).reasons(), "nobody else was there");
	}

	/** Twenty seconds of a hundred calls each, of which the processor time falls by a share each second. */
	private static Measurement course(double fall, String... invalid) {
		List<Second> seconds = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			seconds.add(new Second(i, Phase.MEASUREMENT, 100, 0, 1, 1, 1, 1, 1, 50, 0, 0, 0.2 * (1 - fall * i) * (1 + 0.001 * (i % 3)), 0, 0, 0));
		}
		Measurement one = measurement("1 KB", 1, 2, 4, invalid);
		return new Measurement(one.id(), one.parameters(), 1, one.startedAt(), List.of(), one.latency(), Map.of(), 2000, 100, Map.of(), Map.of(), Map.of(), one.resources(), seconds,
				List.of(invalid), List.of(), true);
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
