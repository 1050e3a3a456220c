/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadText;
import org.wiretune.tester.driver.WorkloadRunners;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.workload.WorkloadContext;

/** Runs a workload in this process, without an embedded server. */
final class LoadContext implements WorkloadContext {

	final EventLog log = new EventLog();
	private final Workload workload;
	private final List<Runnable> stopActions = new CopyOnWriteArrayList<>();
	private volatile boolean stopped;

	LoadContext(String text) {
		WorkloadText.Reading reading = WorkloadText.read(text);
		workload = reading.workload().orElseThrow(() -> new AssertionError(reading.problems().toString()));
	}

	String run() throws Exception {
		return WorkloadRunners.of(workload.kind()).run(this);
	}

	List<Measurement> measurements() {
		return log.all(RunEvent.MeasurementFinished.class).stream().map(RunEvent.MeasurementFinished::measurement).toList();
	}

	Measurement measurement() {
		return measurements().getFirst();
	}

	void stop() {
		stopped = true;
		stopActions.forEach(Runnable::run);
	}

	@Override
	public RunSpecification specification() {
		return new RunSpecification("Test", workload, ServerSettings.builder().build());
	}

	@Override
	public int httpPort() {
		return 0;
	}

	@Override
	public JsonFields ask(String operation, JsonObject arguments) throws IOException {
		throw new IOException("no server");
	}

	@Override
	public void tell(RunEvent event) {
		log.happened(event);
	}

	@Override
	public boolean isStopped() {
		return stopped;
	}

	@Override
	public void onStop(Runnable action) {
		stopActions.add(action);
		if (stopped) {
			action.run();
		}
	}

	@Override
	public MeasurementRecorder measurement(Map<String, String> parameters, int repetition) {
		return new MeasurementRecorder(parameters, repetition, MachineProbe.withoutServer(), this::tell);
	}
}
