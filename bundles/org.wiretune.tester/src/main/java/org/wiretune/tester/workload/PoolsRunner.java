/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.workload;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.PoolKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.poolload.LoadOperations;
import org.wiretune.tester.poolload.PoolOperations;
import org.wiretune.tester.probe.MeasurementRecorder;

/** Runs workloads of pools. The load is in the server, except clients of the web container, which are here. */
public final class PoolsRunner implements WorkloadRunner {

	private static final long POLL_MILLIS = 200;
	/** The phase in which clients end; nothing of it counts. */
	private static final String END = "end";

	@Override
	public String run(WorkloadContext context) throws Exception {
		Workload workload = context.workload();
		List<PoolCase> cases = PoolCase.of(workload);
		if (cases.isEmpty()) {
			return TEXTS.get("pools.noBinding", workload.text(PoolKeys.POOL), workload.text(PoolKeys.BINDINGS));
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
				context.ask(LoadOperations.CLOSE, new JsonObject());
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
		private final LoadPolling polling;

		Running(WorkloadContext context, PoolCase one, int repetition) {
			this.context = context;
			this.workload = context.workload();
			this.one = one;
			recorder = context.measurement(one.parameters(), repetition);
			polling = new LoadPolling(context::ask, recorder);
		}

		void measure() throws IOException, InterruptedException {
			boolean complete = false;
			try {
				if (workload.value(PoolKeys.POOL) == PoolKeys.Pool.MESSAGE_DRIVEN) {
					backlog();
				} else {
					steady();
				}
				polling.findings();
				complete = !context.isStopped();
			} catch (IOException e) {
				// A stop closes the load under this measurement.
				if (!context.isStopped()) {
					throw e;
				}
			} finally {
				if (workload.value(PoolKeys.WORK_KIND) != PoolKeys.WorkKind.SLEEP) {
					recorder.remark(TEXTS.get("remark.cpuWork", Runtime.getRuntime().availableProcessors()));
				}
				recorder.finish(complete);
			}
			if (complete) {
				context.ask(LoadOperations.CLOSE, new JsonObject());
			}
		}

		private void backlog() throws IOException, InterruptedException {
			recorder.phase(Phase.MEASUREMENT);
			context.ask(LoadOperations.OPEN, one.arguments());
			boolean done = false;
			while (!context.isStopped() && !done) {
				done = polling.poll(POLL_MILLIS, false).truth(LoadOperations.DONE, false);
			}
		}

		private void steady() throws IOException, InterruptedException {
			JsonFields opened = context.ask(LoadOperations.OPEN, one.arguments());
			boolean web = workload.value(PoolKeys.POOL) == PoolKeys.Pool.WEB_CONTAINER;
			recorder.phase(Phase.WARM_UP);
			try (WebClients clients = web
					? new WebClients(one, opened.integer(PoolOperations.PORT, 0), workload, recorder)
					: null) {
				if (web) {
					clients.start();
				}
				poll(workload.value(TimedKeys.WARM_UP));
				context.ask(LoadOperations.WARM, new JsonObject());
				ThreadTable threads = new ThreadTable(workload.value(PoolKeys.BUSIEST_THREADS), context::ask);
				threads.begin();
				recorder.phase(Phase.MEASUREMENT);
				poll(workload.value(TimedKeys.DURATION));
				recorder.phase(END);
				if (!context.isStopped()) {
					threads.end(recorder);
				}
			}
		}

		private void poll(Duration length) throws IOException, InterruptedException {
			long end = System.nanoTime() + length.toNanos();
			for (long left = length.toMillis(); left > 0 && !context.isStopped(); left = TimeUnit.NANOSECONDS
					.toMillis(end - System.nanoTime())) {
				polling.poll(Math.min(POLL_MILLIS, left), false);
			}
		}
	}
}
