/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.web;

import com.google.gson.JsonObject;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.stat.Distribution;

/**
 * Times all requests as the server sees them: from when it began to read a request until the last byte of the answer was
 * handed to the operating system. What a caller sees besides is the way through both operating systems, the time until
 * each side's thread runs, and what waits in the socket because the server does not read yet.
 */
public final class ServerTimes extends Handler.Wrapper {

	/** Name of the operation that tells the times since it was asked last, see {@link #tell(JsonFields)}. */
	public static final String OPERATION = "http-times";

	private final Recorder recorder = new Recorder(Distribution.SIGNIFICANT_DIGITS);
	private Histogram interval;

	ServerTimes(Handler handler) {
		super(handler);
	}

	@Override
	public boolean handle(Request request, Response response, Callback callback) throws Exception {
		return super.handle(request, response, Callback.from(callback,
				() -> recorder.recordValue(Math.max(0, System.nanoTime() - request.getBeginNanoTime()))));
	}

	/**
	 * Tells the times since it was asked last.
	 *
	 * @param arguments none
	 * @return {@code count}, {@code meanMs}, {@code p50Ms}, {@code p90Ms}, {@code p99Ms}, {@code p999Ms}, {@code maxMs};
	 *         only the count when there was no request
	 */
	public synchronized JsonObject tell(JsonFields arguments) {
		interval = recorder.getIntervalHistogram(interval);
		Distribution times = Distribution.of(interval);
		JsonObject answer = new JsonObject();
		answer.addProperty("count", times.count());
		if (times.count() > 0) {
			answer.addProperty("meanMs", times.meanMs());
			answer.addProperty("p50Ms", times.p50Ms());
			answer.addProperty("p90Ms", times.p90Ms());
			answer.addProperty("p99Ms", times.p99Ms());
			answer.addProperty("p999Ms", times.p999Ms());
			answer.addProperty("maxMs", times.maxMs());
		}
		return answer;
	}
}
