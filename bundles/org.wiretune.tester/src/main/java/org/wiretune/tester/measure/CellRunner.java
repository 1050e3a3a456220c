/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.stat.SettlingTest;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.text.Problem;

/**
 * Measures one cell: opens a caller for each client, lets them make the runs that are not measured, then those that are.
 * A closed loop: each client waits for a reply before its next call. Reports are made between calls, and the time they
 * take is in no figure.
 */
public final class CellRunner {

	/** Twice what the rules for measurements ask for, because the warm-up may have been slower. */
	private static final double LONG_ENOUGH_MS = 200;
	private static final int MOST_CALLS_PER_RUN = 1_000_000;

	private final CellOrder order;
	private final Caller.Factory callers;
	private final Executor clients;
	private final ServerSnapshot.Probe probe;
	private final MachineProbe machine;
	private final Consumer<RunEvent> events;
	private final CellFailures failures;
	private final CellStop stop = new CellStop();
	private final Supplier<SettlingTest> settling;

	/** Time of a call in the warm-up, in milliseconds; not a number before it. */
	private double warmUpMeanMs = Double.NaN;

	/**
	 * A runner for one cell.
	 *
	 * @param order what to measure
	 * @param callers opens the callers
	 * @param clients runs each client on a thread
	 * @param probe looks at the server
	 * @param machine looks at what server, driver and machine spend
	 * @param events takes the events of the cell, from several threads
	 */
	public CellRunner(CellOrder order, Caller.Factory callers, Executor clients, ServerSnapshot.Probe probe,
			MachineProbe machine, Consumer<RunEvent> events) {
		this(order, callers, clients, probe, machine, events, () -> new SettlingTest(order.warmupLoops()));
	}

	/**
	 * A runner for one cell with a warm-up of its own.
	 *
	 * @param order what to measure
	 * @param callers opens the callers
	 * @param clients runs each client on a thread
	 * @param probe looks at the server
	 * @param machine looks at what server, driver and machine spend
	 * @param events takes the events of the cell, from several threads
	 * @param settling says when the warm-up of a steady cell may end
	 */
	public CellRunner(CellOrder order, Caller.Factory callers, Executor clients, ServerSnapshot.Probe probe,
			MachineProbe machine, Consumer<RunEvent> events, Supplier<SettlingTest> settling) {
		this.settling = settling;
		this.order = order;
		this.callers = callers;
		this.clients = clients;
		this.probe = probe;
		this.machine = machine;
		this.events = events;
		this.failures = new CellFailures(order, events);
	}

	/**
	 * What became of the cell.
	 *
	 * @param problem why it was given up, a sentence; empty when it was measured to its end or stopped
	 */
	public record Outcome(String problem) {
	}

	/**
	 * Ends the cell after the call under way; a call that hangs is not waited for. May be called from any thread, more than
	 * once.
	 */
	public void stop() {
		stop.stop();
	}

	/**
	 * Measures the cell. The last events are that the cell has finished, unless no measured run was begun, and that its
	 * measurement has, unless it could not be called at all.
	 *
	 * @return what became of it
	 */
	public Outcome run() {
		List<Caller> open = new ArrayList<>();
		try {
			for (int i = 0; i < order.clients(); i++) {
				open.add(callers.open());
			}
			if (!stop.isStopped()) {
				measure(open);
			}
		} catch (Exception e) {
			failures.giveUp(TEXTS.get("cell.cannotCall", order.binding().label(), Problem.sentence(e)));
		} finally {
			close(open);
		}
		return new Outcome(failures.givenUp());
	}

	private void measure(List<Caller> open) {
		MeasurementRecorder recorder = new MeasurementRecorder(order.id(), order.parameters(), order.repetition(), machine,
				events);
		recorder.users(order::clients);
		CellReport report = new CellReport(order, recorder, events);
		boolean complete = false;
		try {
			warmUp(open, recorder, report);
			if (!ended()) {
				events.accept(new RunEvent.MeasurementStarted(Instant.now(), order.binding(), order.sizeBytes(),
						order.loops()));
				CellPhase phase = phase(open, recorder, order.loops(), false, Optional.empty());
				recorder.phase(Phase.MEASUREMENT);
				phase.run();
				if (phase.statistics().runs() > 0) {
					events.accept(new RunEvent.CellFinished(Instant.now(), phase.cell()));
					report.measured(phase);
				}
				complete = phase.isComplete();
			}
		} finally {
			if (!failures.givenUp().isEmpty()) {
				recorder.invalid(failures.givenUp());
			}
			recorder.finish(complete);
		}
	}

	private void warmUp(List<Caller> open, MeasurementRecorder recorder, CellReport report) {
		if (!order.steady() && order.warmupLoops() == 0 || ended()) {
			return;
		}
		Optional<SettlingTest> test = order.steady() ? Optional.of(settling.get()) : Optional.empty();
		events.accept(new RunEvent.WarmUpStarted(Instant.now(), order.binding(), order.sizeBytes(),
				order.steady() ? RunEvent.WarmUpStarted.UNTIL_SETTLED : order.warmupLoops()));
		CellPhase phase = phase(open, recorder, order.steady() ? Integer.MAX_VALUE : order.warmupLoops(), true, test);
		recorder.phase(Phase.WARM_UP);
		phase.run();
		report.warmedUp(phase);
		warmUpMeanMs = phase.statistics().meanMs();
		if (!ended()) {
			test.ifPresent(report::settling);
		}
	}

	private CellPhase phase(List<Caller> open, MeasurementRecorder recorder, int loops, boolean warmUp,
			Optional<SettlingTest> test) {
		return new CellPhase(order, new CellPhase.Surroundings(clients, probe, events, failures, stop), open, recorder,
				Payload.parts(order.sizeBytes(), order.businessObjectBytes()), loops, warmUp, test, callsPerRun(open.get(0)));
	}

	/**
	 * Where a call is short, a run times so many together that all runs take long enough: 200 runs of 1000 calls of 7 ns would
	 * be over in 1.4 ms, which one interruption doubles.
	 */
	private int callsPerRun(Caller caller) {
		int usual = caller.callsPerRun();
		if (!caller.isShort() || !(warmUpMeanMs > 0)) {
			return usual;
		}
		double runs = Math.max(1, (double) order.loops() / order.clients());
		return (int) Math.clamp(Math.ceil(LONG_ENOUGH_MS / runs / warmUpMeanMs), usual, Math.max(usual, MOST_CALLS_PER_RUN));
	}

	private boolean ended() {
		return stop.isStopped() || !failures.givenUp().isEmpty();
	}

	private void close(List<Caller> open) {
		for (Caller caller : open) {
			try {
				caller.close();
			} catch (Exception e) {
				events.accept(new RunEvent.Message(Instant.now(), TEXTS.get("cell.cannotClose", Problem.sentence(e))));
			}
		}
	}
}
