/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.tests;

import static org.junit.jupiter.api.Assertions.fail;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.tester.data.DataRunner;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.text.LibraryLogging;
import org.wiretune.tester.workload.WorkloadContext;

/** Runs data workloads without server and driver: only the database is a process of its own. */
final class RunInThisProcess implements WorkloadContext {

	private final RunSpecification specification;
	private final List<RunEvent> events = new CopyOnWriteArrayList<>();
	private final List<Runnable> stopActions = new CopyOnWriteArrayList<>();
	private volatile boolean stopped;

	private RunInThisProcess(Workload workload) {
		LibraryLogging.configure();
		specification = RunSpecification.lab().withWorkload(workload);
	}

	static RunInThisProcess of(String text) {
		WorkloadText.Reading reading = WorkloadText.read("kind: data\n" + text);
		return new RunInThisProcess(reading.workload().orElseThrow(() -> new AssertionError(reading.problems())));
	}

	/** Runs to the end; gives why it was given up. */
	String run(Path folder) throws Exception {
		return new DataRunner(folder).run(this);
	}

	List<Measurement> measurements() {
		return events.stream().filter(RunEvent.MeasurementFinished.class::isInstance)
				.map(event -> ((RunEvent.MeasurementFinished) event).measurement()).toList();
	}

	List<String> failures() {
		return events.stream().filter(RunEvent.Failure.class::isInstance).map(event -> ((RunEvent.Failure) event).text())
				.toList();
	}

	List<String> messages() {
		return events.stream().filter(RunEvent.Message.class::isInstance).map(event -> ((RunEvent.Message) event).text())
				.toList();
	}

	/** {@return whether a process is one of the run's, and not the shell that guards them} */
	static boolean isNoGuard(ProcessHandle process) {
		return !process.info().command().orElse("").endsWith("sh");
	}

	/** Fails when a process of a run is left. One that has just ended is seen for a moment, and without its name. */
	static void assertNoProcessLeft() throws Exception {
		for (ProcessHandle process : ProcessHandle.current().descendants().filter(RunInThisProcess::isNoGuard).toList()) {
			try {
				process.onExit().get(5, TimeUnit.SECONDS);
			} catch (TimeoutException stillThere) {
				fail("A process is left: " + process.info(), stillThere);
			}
		}
	}

	void stopRun() {
		stopped = true;
		stopActions.forEach(Runnable::run);
	}

	/** Waits until a phase has begun. */
	synchronized void awaitPhase(String phase) throws InterruptedException {
		long deadline = System.nanoTime() + 60_000_000_000L;
		while (events.stream().noneMatch(event -> event instanceof RunEvent.PhaseStarted started && started.phase().equals(phase))) {
			if (System.nanoTime() > deadline) {
				throw new AssertionError(phase + " did not begin: " + events);
			}
			// Each event wakes it; a second is for a phase that never begins.
			wait(1000);
		}
	}

	@Override
	public RunSpecification specification() {
		return specification;
	}

	@Override
	public int httpPort() {
		return 0;
	}

	@Override
	public JsonFields ask(String operation, JsonObject arguments) throws IOException {
		throw new IOException("There is no server.");
	}

	@Override
	public synchronized void tell(RunEvent event) {
		events.add(event);
		notifyAll();
	}

	@Override
	public boolean isStopped() {
		return stopped;
	}

	@Override
	public void onStop(Runnable action) {
		stopActions.add(action);
	}

	@Override
	public MeasurementRecorder measurement(Map<String, String> parameters, int repetition) {
		return new MeasurementRecorder(parameters, repetition, MachineProbe.withoutServer(), this::tell);
	}
}
