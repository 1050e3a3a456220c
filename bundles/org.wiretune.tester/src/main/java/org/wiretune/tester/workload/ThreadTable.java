/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.workload;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import org.wiretune.core.Figure;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.safety.quantity.Digits;
import org.wiretune.tester.poolload.ThreadUse;
import org.wiretune.tester.probe.MeasurementRecorder;

/** Has the server look at its threads while it is measured, and tells what the busiest did. Does nothing for no threads. */
final class ThreadTable {

	private final int most;
	private final LoadPolling.Server server;

	ThreadTable(int most, LoadPolling.Server server) {
		this.most = most;
		this.server = server;
	}

	void begin() throws IOException, InterruptedException {
		if (most > 0) {
			server.ask(ThreadUse.BEGIN, new JsonObject());
		}
	}

	/** A column of the table is a series; the rows are named in a remark. */
	void end(MeasurementRecorder recorder) throws IOException, InterruptedException {
		if (most == 0) {
			return;
		}
		JsonObject arguments = new JsonObject();
		arguments.addProperty(ThreadUse.MOST, most);
		JsonFields answer = server.ask(ThreadUse.END, arguments);
		List<ThreadUse.Share> rows = answer.objects(ThreadUse.ROWS).stream().map(ThreadUse.Share::of).toList();
		column(recorder, PoolFigures.BUSIEST_USER, rows, ThreadUse.Share::user);
		column(recorder, PoolFigures.BUSIEST_SYSTEM, rows, ThreadUse.Share::system);
		column(recorder, PoolFigures.BUSIEST_BLOCKED, rows, ThreadUse.Share::blocked);
		column(recorder, PoolFigures.BUSIEST_WAITING, rows, ThreadUse.Share::waiting);
		column(recorder, PoolFigures.BUSIEST_REST, rows, ThreadUse.Share::latency);
		recorder.figure(PoolFigures.SERVER_THREADS, answer.integer(ThreadUse.THREADS, 0));
		recorder.remark(TEXTS.get("remark.busiestThreads", rows.stream().map(ThreadTable::words).collect(Collectors.joining("; "))));
	}

	private static void column(MeasurementRecorder recorder, Figure figure, List<ThreadUse.Share> rows,
			ToDoubleFunction<ThreadUse.Share> value) {
		recorder.series(figure,
				rows.stream().map(row -> Math.round(value.applyAsDouble(row) * 10) / 10.0).toList());
	}

	private static String words(ThreadUse.Share row) {
		return row.name() + ' ' + DoubleStream.of(row.user(), row.system(), row.blocked(), row.waiting(), row.latency())
				.mapToObj(percent -> Digits.fixed(percent, 1)).collect(Collectors.joining("/"));
	}
}
