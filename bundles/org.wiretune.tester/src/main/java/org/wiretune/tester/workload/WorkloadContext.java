/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.workload;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.Map;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.probe.MeasurementRecorder;

/** What a {@link WorkloadRunner} is given: the run, the server, and how to say what happens. May be used by any thread. */
public interface WorkloadContext {

	/** {@return what is measured, with the settings of the server} */
	RunSpecification specification();

	/** {@return the workload} */
	default Workload workload() {
		return specification().workload();
	}

	/** {@return the port for HTTP and SOAP of the server of the run on the loopback address} */
	int httpPort();

	/** {@return whether that is the embedded server, which knows times of its own; a real server otherwise} */
	default boolean isEmbedded() {
		return true;
	}

	/**
	 * Has the server do something and waits for it; see {@link org.wiretune.tester.management.ServerOperations}.
	 *
	 * @param operation name of the operation
	 * @param arguments its arguments
	 * @return its answer
	 * @throws IOException when the operation failed, with its sentence, or the server is gone
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	JsonFields ask(String operation, JsonObject arguments) throws IOException, InterruptedException;

	/**
	 * Says that something happened.
	 *
	 * @param event the event
	 */
	void tell(RunEvent event);

	/** {@return whether the run is to end: the user stopped it, or the server is gone} */
	boolean isStopped();

	/**
	 * Has something done when the run is stopped, at once when it is already. For what a stop has to wake.
	 *
	 * @param action what is done, on any thread; it must not block
	 */
	void onStop(Runnable action);

	/**
	 * Begins a measurement; its figures are told when it is {@link MeasurementRecorder#finish finished}.
	 *
	 * @param parameters what was varied, by name, in the order in which it is shown
	 * @param repetition which repetition, counted from 1
	 * @return the recorder
	 */
	MeasurementRecorder measurement(Map<String, String> parameters, int repetition);
}
