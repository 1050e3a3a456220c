/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.workload;

import com.google.gson.JsonObject;
import java.io.IOException;
import org.HdrHistogram.Histogram;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.protocol.FigureFormat;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.tester.poolload.LoadOperations;
import org.wiretune.tester.poolload.LoadRecord;
import org.wiretune.tester.probe.MeasurementRecorder;

/** Takes over what a load in a server measures into a measurement. Used by one thread. */
public final class LoadPolling {

	/** Asks a server. */
	@FunctionalInterface
	public interface Server {

		/**
		 * Has it do something.
		 *
		 * @param operation name of the operation
		 * @param arguments its arguments
		 * @return its answer
		 * @throws IOException when it failed or the server is gone
		 * @throws InterruptedException when the calling thread is interrupted
		 */
		JsonFields ask(String operation, JsonObject arguments) throws IOException, InterruptedException;
	}

	private final Server server;
	private final MeasurementRecorder recorder;
	private final MeasurementRecorder.Writer writer;
	private volatile int underWay;

	/**
	 * A polling.
	 *
	 * @param server where the load is
	 * @param recorder takes what it measures
	 */
	public LoadPolling(Server server, MeasurementRecorder recorder) {
		this.server = server;
		this.recorder = recorder;
		writer = recorder.writer();
		recorder.users(() -> underWay);
	}

	/**
	 * Waits a while and takes over what was measured meanwhile.
	 *
	 * @param millis how long, unless the load ends before
	 * @param resources whether the server is also asked what it does to the machine
	 * @return the answer of the server, see {@link LoadOperations}
	 * @throws IOException when the server is gone
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public JsonFields poll(long millis, boolean resources) throws IOException, InterruptedException {
		JsonObject arguments = new JsonObject();
		arguments.addProperty(LoadOperations.MILLIS, millis);
		arguments.addProperty(LoadOperations.RESOURCES, resources);
		JsonFields answer = server.ask(LoadOperations.POLL, arguments);
		underWay = answer.integer(LoadOperations.UNDER_WAY, 0);
		histogram(answer.text(LoadRecord.LATENCY, "")).recordedValues()
				.forEach(step -> writer.answered(step.getValueIteratedTo(), step.getCountAddedInThisIterationStep()));
		JsonFields others = answer.object(LoadRecord.OTHERS);
		for (String name : others.names()) {
			histogram(others.text(name, "")).recordedValues().forEach(
					step -> writer.other(name, step.getValueIteratedTo(), step.getCountAddedInThisIterationStep()));
		}
		JsonFields errors = answer.object(LoadRecord.ERRORS);
		for (String sentence : errors.names()) {
			for (long i = errors.longInteger(sentence, 0); i > 0; i--) {
				recorder.failed(sentence);
			}
		}
		return answer;
	}

	/**
	 * Takes over what the load found.
	 *
	 * @throws IOException when the server is gone
	 * @throws InterruptedException when the calling thread is interrupted
	 */
	public void findings() throws IOException, InterruptedException {
		JsonFields found = server.ask(LoadOperations.FINDINGS, new JsonObject());
		FigureFormat.read(found, LoadOperations.FIGURES).forEach(recorder::figure);
		FigureFormat.readRows(found, LoadOperations.SERIES).forEach(recorder::series);
		found.texts("remarks").forEach(recorder::remark);
	}

	private static Histogram histogram(String compressed) {
		return new Distribution(0, 0, 0, 0, 0, 0, 0, 0, 0, compressed).decoded();
	}
}
