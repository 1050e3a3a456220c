/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.workload;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.tester.poolload.LoadOperations;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.process.LoadProcess;

/** The warm-up and the measurement of an application that has its callers in its own process. */
public final class LoadPhases {

	private static final long POLL_MILLIS = 200;

	private LoadPhases() {
	}

	/**
	 * Has the application called for the warm-up and the duration of the workload, and takes over what it measures.
	 *
	 * @param context the workload; both phases end early where it is stopped
	 * @param application the process
	 * @param recorder takes what it measures
	 * @throws IOException when the process is gone
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public static void run(WorkloadContext context, LoadProcess application, MeasurementRecorder recorder) throws IOException, InterruptedException {
		LoadPolling polling = new LoadPolling(application::ask, recorder);
		application.resources();
		recorder.phase(Phase.WARM_UP);
		application.ask(LoadOperations.OPEN, new JsonObject());
		follow(context, application, polling, context.workload().value(TimedKeys.WARM_UP));
		application.ask(LoadOperations.WARM, new JsonObject());
		recorder.phase(Phase.MEASUREMENT);
		follow(context, application, polling, context.workload().value(TimedKeys.DURATION));
		recorder.phase("end");
		if (!context.isStopped()) {
			polling.findings();
		}
	}

	private static void follow(WorkloadContext context, LoadProcess application, LoadPolling polling, Duration length) throws IOException, InterruptedException {
		long end = System.nanoTime() + length.toNanos();
		for (long left = length.toMillis(); left > 0 && !context.isStopped(); left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())) {
			JsonFields answer = polling.poll(Math.min(POLL_MILLIS, left), true);
			application.resources(answer.object(LoadOperations.RESOURCES));
		}
	}
}
