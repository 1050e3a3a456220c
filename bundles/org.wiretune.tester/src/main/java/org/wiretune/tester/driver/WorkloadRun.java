/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.driver;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.protocol.DriverOrder;
import org.wiretune.perf.result.RunState;
import org.wiretune.tester.control.ControlConnection;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.text.Problem;
import org.wiretune.tester.workload.WorkloadContext;
import org.wiretune.tester.workload.WorkloadRunner;

/** Runs a workload that is no loop: finds its runner and gives it the server. */
final class WorkloadRun implements DriverWork, WorkloadContext {

	/** A server that stands still must not keep the seconds from being counted. */
	private static final long PROBE_MILLIS = 250;

	private final DriverOrder order;
	private final Consumer<RunEvent> events;
	private final List<Runnable> stopActions = new CopyOnWriteArrayList<>();
	private volatile boolean stopped;
	private volatile boolean serverLost;
	private volatile ControlConnection control;

	WorkloadRun(DriverOrder order, Consumer<RunEvent> events) {
		this.order = order;
		this.events = events;
	}

	@Override
	public RunEvent.Finished run() {
		try (ControlConnection connection = new ControlConnection(order.controlPort(), order.token(), this::lost)) {
			control = connection;
			events.accept(new RunEvent.DriverReady(Instant.now(), ProcessHandle.current().pid(),
					System.getProperty("java.vm.name") + ' ' + Runtime.version(), List.of()));
			WorkloadRunner runner = WorkloadRunners.of(workload().kind());
			return finished(runner == null ? TEXTS.get("driver.noRunner", workload().kind().id()) : runner.run(this));
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return finished("");
		} catch (Exception | LinkageError | OutOfMemoryError e) {
			return finished(Problem.sentence(e));
		}
	}

	private RunEvent.Finished finished(String problem) {
		if (stopped) {
			return new RunEvent.Finished(Instant.now(), RunState.STOPPED, TEXTS.get("driver.stopped"));
		}
		if (serverLost) {
			return new RunEvent.Finished(Instant.now(), RunState.FAILED, TEXTS.get("driver.serverLost"));
		}
		return new RunEvent.Finished(Instant.now(), problem.isEmpty() ? RunState.COMPLETED : RunState.FAILED, problem);
	}

	@Override
	public void stop() {
		stopped = true;
		stopActions.forEach(Runnable::run);
	}

	private void lost() {
		serverLost = true;
		stopActions.forEach(Runnable::run);
	}

	@Override
	public RunSpecification specification() {
		return order.specification();
	}

	@Override
	public int httpPort() {
		return order.httpPort();
	}

	@Override
	public boolean isEmbedded() {
		return order.embedded();
	}

	@Override
	public JsonFields ask(String operation, JsonObject arguments) throws IOException, InterruptedException {
		return control.ask(operation, arguments, 0);
	}

	@Override
	public void tell(RunEvent event) {
		events.accept(event);
	}

	@Override
	public boolean isStopped() {
		return stopped || serverLost;
	}

	@Override
	public void onStop(Runnable action) {
		stopActions.add(action);
		if (isStopped()) {
			action.run();
		}
	}

	@Override
	public MeasurementRecorder measurement(Map<String, String> parameters, int repetition) {
		return new MeasurementRecorder(parameters, repetition, new MachineProbe(this::resources), events);
	}

	private JsonFields resources() {
		JsonObject none = new JsonObject();
		try {
			return control.ask(ServerOperations.RESOURCES, none, PROBE_MILLIS);
		} catch (IOException e) {
			return new JsonFields(none, "");
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return new JsonFields(none, "");
		}
	}
}
