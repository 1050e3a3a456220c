/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.web;

import com.google.gson.JsonObject;
import java.util.concurrent.atomic.LongAdder;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;
import org.eclipse.jetty.io.Connection;
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

	/** Member of the answer: connections that were opened. */
	public static final String CONNECTIONS = "connections";

	private final Recorder recorder = new Recorder(Distribution.SIGNIFICANT_DIGITS);
	private final LongAdder opened = new LongAdder();
	private Histogram interval;

	ServerTimes(Handler handler) {
		super(handler);
	}

	@Override
	public boolean handle(Request request, Response response, Callback callback) throws Exception {
		return super.handle(request, response, Callback.from(callback,
				() -> recorder.recordValue(Math.max(0, System.nanoTime() - request.getBeginNanoTime()))));
	}

	/** {@return counts connections from the moment they are open} */
	Connection.Listener connections() {
		return new Connection.Listener() {
			@Override
			public void onOpened(Connection connection) {
				opened.increment();
			}
		};
	}

	/**
	 * Tells the times since it was asked last.
	 *
	 * @param arguments none
	 * @return {@code count}, {@code meanMs}, {@code p50Ms}, {@code p90Ms}, {@code p99Ms}, {@code p999Ms}, {@code maxMs};
	 *         no times when there was no request; {@code connections}, how many were opened
	 */
	public synchronized JsonObject tell(JsonFields arguments) {
		interval = recorder.getIntervalHistogram(interval);
		Distribution times = Distribution.of(interval);
		JsonObject answer = new JsonObject();
		answer.addProperty("count", times.count());
		answer.addProperty(CONNECTIONS, opened.sumThenReset());
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
