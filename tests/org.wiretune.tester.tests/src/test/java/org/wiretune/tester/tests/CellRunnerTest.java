/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.result.RunCell;
import org.wiretune.perf.stat.SettlingTest;
import org.wiretune.perf.workload.LoopFigures;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.measure.CellOrder;
import org.wiretune.tester.measure.CellRunner;
import org.wiretune.tester.measure.ServerSnapshot;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;

/** Cells over callers whose answers are written down. */
class CellRunnerTest {

	private final EventLog log = new EventLog();

	/** Fails each third call; calls sent together take ten times their number, and the last of them is not answered. */
	private static final class ScriptedCaller implements Caller {

		private final int failing;
		private int calls;

		ScriptedCaller(int failing) {
			this.failing = failing;
		}

		@Override
		public Receipt call(BusinessObject object) throws IOException {
			calls++;
			if (failing > 0 && calls % failing == 0) {
				throw new IOException("refused");
			}
			return new Receipt(object.id(), object.sequence(), object.payloadBytes(), "Script : 0");
		}

		@Override
		public Burst callTogether(List<BusinessObject> objects) {
			List<Answer> answers = new ArrayList<>();
			for (int i = 0; i < objects.size() - 1; i++) {
				answers.add(new Answer(2_000_000L * (i + 1), 1_000_000L * (i + 1)));
			}
			return new Burst(10_000_000L * objects.size(), answers, List.of(new TimeoutException()));
		}

		@Override
		public OptionalLong lastQueueNanos() {
			return OptionalLong.empty();
		}

		@Override
		public void close() {
			// Holds nothing.
		}
	}

	private static CellOrder order(int loops, boolean steady, int together) {
		return new CellOrder(BindingUnderTest.SCA_ASYNC, 100, loops, 10, 1, 10, 1, steady, false, together, 1, 0, LoopKeys.Passing.BY_VALUE, 100);
	}

	private Measurement measure(CellOrder order, int failing, Supplier<SettlingTest> settling) {
		ServerSnapshot snapshot = new ServerSnapshot(0, "Script : 0", 1 << 20, 1 << 19);
		new CellRunner(order, () -> new ScriptedCaller(failing), Runnable::run, () -> snapshot,
				MachineProbe.withoutServer(), log::happened, settling).run();
		return log.all(RunEvent.MeasurementFinished.class).getFirst().measurement();
	}

	private Measurement measure(CellOrder order, int failing) {
		return measure(order, failing, () -> new SettlingTest(0));
	}

	@Test
	void failedCallsAreCountedByTheirSentenceAndInNoTime() {
		Measurement measurement = measure(order(30, false, 1), 4);
		RunCell cell = log.all(RunEvent.CellFinished.class).getFirst().cell();
		// Calls 11 to 40 are measured; 12, 16 ... 40 fail.
		assertEquals(Map.of("refused", 8L), strip(measurement.errors()));
		assertEquals(8, cell.errors());
		assertEquals(22, measurement.answered());
		assertEquals(22, measurement.latency().count());
		assertEquals(8.0, measurement.figures().get(LoopFigures.WARM_UP_CALLS));
		assertEquals(List.of(10.0, 20.0, 30.0), measurement.series().get(LoopFigures.CUMULATIVE_RUNS));
		assertEquals(measurement.latency().meanMs() / 1000, measurement.series().get(LoopFigures.CUMULATIVE_MEAN).getLast(), 1e-12);
		assertEquals(List.of(524288.0, 524288.0, 524288.0), measurement.series().get(LoopFigures.FREE_HEAP));
		assertTrue(measurement.complete() && measurement.isValid(), measurement.toString());
	}

	/** A direct call is over in nanoseconds; it has to be called often enough for a mean that says something. */
	@Test
	void callsTimedTogetherAreSoManyThatAllRunsTakeLongEnough() {
		CellOrder order = new CellOrder(BindingUnderTest.SCA_SYNC, 100, 50, 20, 1, 10, 1, false, false, 1, 1, 0, LoopKeys.Passing.BY_REFERENCE, 100);
		ServerSnapshot snapshot = new ServerSnapshot(0, "Script : 0", 1 << 20, 1 << 19);
		new CellRunner(order, DirectCaller::new, Runnable::run, () -> snapshot, MachineProbe.withoutServer(), log::happened).run();
		RunCell cell = log.all(RunEvent.CellFinished.class).getFirst().cell();
		Measurement measurement = log.all(RunEvent.MeasurementFinished.class).getFirst().measurement();
		double warmUpMs = measurement.figures().get(LoopFigures.WARM_UP_MEAN) * 1000;
		assertTrue(cell.callsPerRun() > 1000, "1000 calls of a few nanoseconds are too few: " + cell.callsPerRun());
		assertEquals(Math.min(1_000_000, Math.ceil(200 / 50.0 / warmUpMs)), cell.callsPerRun(), 1);
		assertEquals(50L * cell.callsPerRun(), measurement.answered());
		double warmUpCalls = measurement.figures().get(LoopFigures.WARM_UP_CALLS);
		assertEquals(0, warmUpCalls % 1000, "the warm-up knows no time yet");
		assertTrue(warmUpCalls > 20_000, "20 runs are over before anything is compiled: " + warmUpCalls);
		Phase warmUp = measurement.phases().getFirst();
		assertTrue(warmUp.toSeconds() - warmUp.fromSeconds() >= 1, warmUp.toString());
	}

	private static final class DirectCaller implements Caller {

		private final Receipt receipt = new Receipt("1", 1, 1, "Script : 0");

		@Override
		public int callsPerRun() {
			return 1000;
		}

		@Override
		public boolean isShort() {
			return true;
		}

		@Override
		public Receipt call(BusinessObject object) {
			return receipt;
		}

		@Override
		public OptionalLong lastQueueNanos() {
			return OptionalLong.empty();
		}

		@Override
		public void close() {
			// Holds nothing.
		}
	}

	private static Map<String, Long> strip(Map<String, Long> errors) {
		return Map.of(errors.keySet().iterator().next().replaceFirst("^IOException: ", ""),
				errors.values().iterator().next());
	}

	@Test
	void callsThatFailInARowEndTheCell() {
		Measurement measurement = measure(order(100, false, 1), 1);
		assertEquals(0, measurement.answered());
		assertFalse(measurement.complete());
		assertTrue(measurement.invalid().getFirst().startsWith("The measurement of SCA async was given up after 10 failed"),
				measurement.invalid().toString());
		assertEquals(0, log.all(RunEvent.CellFinished.class).size(), "the warm-up already failed");
	}

	@Test
	void calledTogetherTheTimesOfTheCallsAndOfAllAreApart() {
		Measurement measurement = measure(order(5, false, 5), 0);
		// Two transactions of warm-up, one measured: 2, 4, 6, 8 ms and one without a reply; 50 ms for four answers.
		assertEquals(4, measurement.answered());
		assertEquals(5.0, measurement.latency().meanMs(), 1e-9);
		assertEquals(Math.sqrt(5), measurement.latency().standardDeviationMs(), 1e-9);
		assertEquals(2.5, measurement.others().get(Measurement.QUEUE).meanMs(), 0.01);
		assertEquals(0.0125, measurement.figures().get(LoopFigures.ELAPSED), 1e-12);
		assertEquals(Map.of("no reply within 1 s", 1L), measurement.errors());
		assertEquals(1, log.all(RunEvent.Message.class).size());
	}

	@Test
	void aSteadyCellIsWarmedUpUntilItsTimesHaveSettled() {
		// Whatever the times are, they are within the tolerance; so the windows alone decide.
		Measurement measurement = measure(order(40, true, 1), 0, () -> new SettlingTest(1_000_000, 4, 1e12, Long.MAX_VALUE, 0));
		assertEquals(RunEvent.WarmUpStarted.UNTIL_SETTLED, log.all(RunEvent.WarmUpStarted.class).getFirst().loops());
		assertEquals(5, measurement.series().get(LoopFigures.WARM_UP_MEANS).size());
		assertTrue(measurement.figures().get(LoopFigures.WARM_UP_CALLS) >= 25);
		assertEquals(40, measurement.answered());
		assertTrue(measurement.isValid(), measurement.toString());
		assertTrue(measurement.remarks().stream().anyMatch(remark -> remark.startsWith("The times settled after ")));
		assertFalse(measurement.remarks().stream().anyMatch(remark -> remark.contains("the compiler of the JVM")));
	}

	@Test
	void aSteadyCellThatNeverSettlesIsMeasuredAndNotValid() {
		Measurement measurement = measure(order(40, true, 1), 0, () -> new SettlingTest(1_000_000, 1000, 0.05, 5_000_000, 0));
		assertEquals(40, measurement.answered());
		assertTrue(measurement.complete());
		assertTrue(measurement.invalid().getFirst().startsWith("The times had not settled after "),
				measurement.invalid().toString());
	}
}
