/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.core.Figure;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.CommonFigures;
import org.wiretune.perf.workload.LoadFigures;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.web.ServerTimes;
import org.wiretune.tester.workload.WorkloadContext;

/** The times that the embedded server took itself, beside those that callers saw. A server that stands still tells none. */
final class ServerSide {

	private static final long LONGEST_WAIT_MILLIS = 1000;
	private static final double MILLIS_IN_SECOND = 1000;
	private static final String MEAN = "meanMs";
	private static final List<Map.Entry<String, Figure>> FIGURES = List.of(Map.entry(MEAN, LoadFigures.SERVER_MEAN),
			Map.entry("p50Ms", LoadFigures.SERVER_P50), Map.entry("p90Ms", LoadFigures.SERVER_P90),
			Map.entry("p99Ms", LoadFigures.SERVER_P99), Map.entry("maxMs", LoadFigures.SERVER_MAXIMUM));

	private final WorkloadContext context;
	private final boolean known;

	ServerSide(WorkloadContext context, boolean known) {
		this.context = context;
		this.known = known;
	}

	/** What the server timed so far is forgotten. */
	void begin() throws InterruptedException {
		ask();
	}

	/**
	 * Adds what the server timed since, and the connections that were opened where the callers cannot count them: the library that
	 * calls a binding keeps them by itself.
	 *
	 * @param recorder takes the figures
	 * @param countsConnections whether the callers have counted them
	 */
	void end(MeasurementRecorder recorder, boolean countsConnections) {
		Optional<JsonFields> times = Optional.empty();
		try {
			times = ask();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
		if (times.isEmpty() || !times.get().has(MEAN)) {
			return;
		}
		for (Map.Entry<String, Figure> each : FIGURES) {
			recorder.figure(each.getValue(), times.get().number(each.getKey(), Double.NaN) / MILLIS_IN_SECOND);
		}
		if (!countsConnections) {
			recorder.figure(CommonFigures.CONNECTIONS_OPENED, times.get().number(ServerTimes.CONNECTIONS, Double.NaN));
		}
		recorder.remark(TEXTS.get("load.serverTimes"));
	}

	private Optional<JsonFields> ask() throws InterruptedException {
		if (!known) {
			return Optional.empty();
		}
		CompletableFuture<JsonFields> answer = new CompletableFuture<>();
		Thread asking = Thread.ofPlatform().daemon().name("Server times").start(() -> {
			try {
				answer.complete(context.ask(ServerTimes.OPERATION, new JsonObject()));
			} catch (IOException e) {
				answer.completeExceptionally(e);
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		});
		try {
			return Optional.of(answer.get(LONGEST_WAIT_MILLIS, TimeUnit.MILLISECONDS));
		} catch (ExecutionException | TimeoutException e) {
			asking.interrupt();
			return Optional.empty();
		}
	}
}
