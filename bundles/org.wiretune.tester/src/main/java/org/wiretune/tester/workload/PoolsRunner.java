/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.workload;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.poolload.LoadRecord;
import org.wiretune.tester.poolload.PoolOperations;
import org.wiretune.tester.text.Texts;

/** Runs workloads of pools. The load is in the server, except clients of the web container, which are here. */
public final class PoolsRunner implements WorkloadRunner {

	private static final long POLL_MILLIS = 200;

	@Override
	public String run(WorkloadContext context) throws Exception {
		Workload workload = context.workload();
		List<PoolCase> cases = PoolCase.of(workload);
		if (cases.isEmpty()) {
			return Texts.get("pools.noBinding", workload.text(PoolKeys.POOL), workload.text(PoolKeys.BINDINGS));
		}
		context.onStop(() -> closeLater(context));
		for (int repetition = 1; repetition <= workload.value(CommonKeys.REPETITIONS); repetition++) {
			for (PoolCase one : cases) {
				if (!context.isStopped()) {
					new Running(context, one, repetition).measure();
				}
			}
		}
		return "";
	}

	/** A stop must not wait for the server. */
	private static void closeLater(WorkloadContext context) {
		Thread thread = new Thread(() -> {
			try {
				context.ask(PoolOperations.CLOSE, new JsonObject());
			} catch (IOException e) {
				System.getLogger(PoolsRunner.class.getName()).log(System.Logger.Level.DEBUG, e.getMessage());
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}, "Pools stop");
		thread.setDaemon(true);
		thread.start();
	}

	/** One measurement. */
	private static final class Running {

		private final WorkloadContext context;
		private final Workload workload;
		private final PoolCase one;
		private final MeasurementRecorder recorder;
		private final MeasurementRecorder.Writer writer;
		private volatile int underWay;

		Running(WorkloadContext context, PoolCase one, int repetition) {
			this.context = context;
			this.workload = context.workload();
			this.one = one;
			recorder = context.measurement(one.parameters(), repetition);
			writer = recorder.writer();
			recorder.users(() -> underWay);
		}

		void measure() throws IOException, InterruptedException {
			boolean complete = false;
			try {
				if (workload.value(PoolKeys.POOL) == PoolKeys.Pool.WEB_CONTAINER) {
					web();
				} else if (workload.value(PoolKeys.POOL) == PoolKeys.Pool.MESSAGE_DRIVEN) {
					recorder.phase(Phase.MEASUREMENT);
					context.ask(PoolOperations.OPEN, one.arguments());
					pollUntilDone();
					findings();
				} else {
					context.ask(PoolOperations.OPEN, one.arguments());
					recorder.phase(Phase.WARM_UP);
					poll(workload.value(TimedKeys.WARM_UP));
					context.ask(PoolOperations.WARM, new JsonObject());
					recorder.phase(Phase.MEASUREMENT);
					poll(workload.value(TimedKeys.DURATION));
					findings();
				}
				complete = !context.isStopped();
				context.ask(PoolOperations.CLOSE, new JsonObject());
			} catch (IOException e) {
				// A stop closes the load under this measurement.
				if (!context.isStopped()) {
					throw e;
				}
			} finally {
				if (workload.value(PoolKeys.WORK_KIND) == PoolKeys.WorkKind.CPU) {
					recorder.remark(Texts.get("remark.cpuWork", Runtime.getRuntime().availableProcessors()));
				}
				recorder.finish(complete);
			}
		}

		private void pollUntilDone() throws IOException, InterruptedException {
			while (!context.isStopped() && !pollOnce(POLL_MILLIS)) {
				// Only its end is waited for.
			}
		}

		private void poll(Duration length) throws IOException, InterruptedException {
			long end = System.nanoTime() + length.toNanos();
			for (long left = length.toMillis(); left > 0 && !context.isStopped(); left = TimeUnit.NANOSECONDS
					.toMillis(end - System.nanoTime())) {
				pollOnce(Math.min(POLL_MILLIS, left));
			}
		}

		private boolean pollOnce(long millis) throws IOException, InterruptedException {
			JsonObject arguments = new JsonObject();
			arguments.addProperty(PoolOperations.MILLIS, millis);
			JsonFields answer = context.ask(PoolOperations.POLL, arguments);
			underWay = answer.integer(PoolOperations.UNDER_WAY, 0);
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
			return answer.truth(PoolOperations.DONE, false);
		}

		private static Histogram histogram(String compressed) {
			return new Distribution(0, 0, 0, 0, 0, 0, 0, 0, 0, compressed).decoded();
		}

		private void findings() throws IOException, InterruptedException {
			JsonFields found = context.ask(PoolOperations.FINDINGS, new JsonObject());
			JsonFields figures = found.object("figures");
			figures.names().forEach(name -> recorder.figure(name, figures.number(name, Double.NaN)));
			JsonFields series = found.object("series");
			series.names().forEach(name -> recorder.series(name, series.numbers(name)));
			found.texts("remarks").forEach(recorder::remark);
		}

		private void web() throws IOException, InterruptedException {
			int port = context.ask(PoolOperations.OPEN, one.arguments()).integer(PoolOperations.PORT, 0);
			try (WebClients clients = new WebClients(one, port, workload, recorder)) {
				underWay = one.clients();
				recorder.phase(Phase.WARM_UP);
				clients.start();
				pause(workload.value(TimedKeys.WARM_UP));
				recorder.phase(Phase.MEASUREMENT);
				pause(workload.value(TimedKeys.DURATION));
			}
			recorder.remark(Texts.get("remark.webPool"));
		}

		private void pause(Duration length) throws InterruptedException {
			long end = System.nanoTime() + length.toNanos();
			while (System.nanoTime() < end && !context.isStopped()) {
				TimeUnit.NANOSECONDS.sleep(Math.min(end - System.nanoTime(), TimeUnit.MILLISECONDS.toNanos(100)));
			}
		}
	}
}
