/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.perf.result.Phase;
import org.wiretune.perf.workload.HeapSize;
import org.wiretune.perf.workload.MemoryFigures;
import org.wiretune.perf.workload.MemoryKeys.Collector;
import org.wiretune.perf.workload.MemoryKeys.Load;
import org.wiretune.perf.workload.MemoryKeys;
import org.wiretune.perf.workload.TimedKeys;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.tester.poolload.LoadOperations;
import org.wiretune.tester.probe.MachineProbe;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.workload.LoadPolling;
import org.wiretune.tester.workload.WorkloadContext;

/** One server with one heap under load. */
final class HeapMeasurement {

	private static final long POLL_MILLIS = 100;
	private static final String RUN_FILE_PROPERTY = "wiretune.runFile";
	/** What is recommended above what the messages took. */
	private static final double RESERVE = 1.5;

	private final WorkloadContext context;
	private final Workload workload;
	private final Path folder;
	private final HeapSize heap;
	private final Collector collector;
	private final Map<String, String> parameters;
	private final int repetition;
	private final boolean recovery;
	private HeapCourse course = new HeapCourse(System::nanoTime);
	private boolean done;

	HeapMeasurement(WorkloadContext context, Path folder, HeapSize heap, Collector collector,
			Map<String, String> parameters, int repetition, boolean recovery) {
		this.context = context;
		this.workload = context.workload();
		this.folder = folder;
		this.heap = heap;
		this.collector = collector;
		this.parameters = parameters;
		this.repetition = repetition;
		this.recovery = recovery;
	}

	void measure() throws IOException, InterruptedException {
		FloodProgress.Counts before = FloodProgress.read(folder);
		long startNanos = System.nanoTime();
		try (HeapProcess server = HeapProcess.start(heap, collector,
				context.specification().server(), MemoryRunner.order(workload, recovery), folder)) {
			context.onStop(server::closeLater);
			double startSeconds = Nanoseconds.toSeconds(System.nanoTime() - startNanos);
			MeasurementRecorder recorder = new MeasurementRecorder(parameters, repetition,
					new MachineProbe(server::resources), context::tell);
			boolean complete = false;
			try {
				boolean outOfMemory = load(server, recorder);
				complete = !context.isStopped() || outOfMemory;
				recorder.figure(MemoryFigures.START, startSeconds);
				figures(recorder, before, outOfMemory);
			} finally {
				recorder.remark(keepLog(server));
				recorder.finish(complete);
			}
		}
	}

	/** {@return whether the server ran out of memory} */
	private boolean load(HeapProcess server, MeasurementRecorder recorder) throws IOException, InterruptedException {
		try {
			LoadPolling polling = new LoadPolling(server::ask, recorder);
			course.add(server.resources());
			if (workload.value(MemoryKeys.LOAD) == Load.ALLOCATION) {
				recorder.phase(Phase.WARM_UP);
				server.ask(LoadOperations.OPEN, new JsonObject());
				follow(server, polling, workload.value(TimedKeys.WARM_UP));
				// The figures are those of the measurement, unless it is never reached.
				course = new HeapCourse(System::nanoTime);
				course.add(server.resources());
				recorder.phase(Phase.MEASUREMENT);
				follow(server, polling, workload.value(TimedKeys.DURATION));
				done = true;
			} else {
				recorder.phase(Phase.MEASUREMENT);
				server.ask(LoadOperations.OPEN, new JsonObject());
				follow(server, polling, workload.value(MemoryKeys.TIME_LIMIT));
			}
			recorder.phase("end");
			server.onLargePages().ifPresent(bytes -> recorder.figure(MemoryFigures.LARGE_PAGES, bytes));
			if (!context.isStopped()) {
				polling.findings();
			}
			return false;
		} catch (IOException e) {
			recorder.phase("end");
			if (context.isStopped()) {
				return false;
			}
			OptionalInt code = server.exitCode();
			if (code.isPresent() && code.getAsInt() == HeapProcess.OUT_OF_MEMORY) {
				return true;
			}
			if (code.isPresent()) {
				throw new IOException(TEXTS.get("memory.ended", heap, Integer.toString(code.getAsInt())), e);
			}
			throw e;
		}
	}

	private void follow(HeapProcess server, LoadPolling polling, Duration longest) throws IOException, InterruptedException {
		long end = System.nanoTime() + longest.toNanos();
		while (!done && !context.isStopped() && System.nanoTime() < end) {
			long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
			JsonFields answer = polling.poll(Math.max(1, Math.min(POLL_MILLIS, left)), true);
			JsonFields resources = answer.object(LoadOperations.RESOURCES);
			server.resources(resources);
			course.add(resources);
			done = answer.truth(LoadOperations.DONE, false);
		}
	}

	private void figures(MeasurementRecorder recorder, FloodProgress.Counts before, boolean outOfMemory)
			throws IOException {
		recorder.figure(MemoryFigures.OUT_OF_MEMORY, outOfMemory ? 1 : 0);
		Load load = workload.value(MemoryKeys.LOAD);
		if (load == Load.FLOOD) {
			FloodProgress.Counts counts = FloodProgress.read(folder);
			if (recovery) {
				recovered(recorder, before, counts, outOfMemory);
			} else {
				flooded(recorder, counts, outOfMemory);
			}
		} else if (outOfMemory) {
			recorder.remark(load == Load.ALLOCATION
					? TEXTS.get("memory.dataDoNotFit", heap, workload.text(MemoryKeys.LIVE_DATA), workload.value(MemoryKeys.CLIENTS))
					: TEXTS.get("memory.callsDoNotFit", heap, ObjectSize.label(workload.value(MemoryKeys.SIZE))));
		}
		course.write(recorder);
		if (course.excessiveSeconds() > 0) {
			recorder.remark(TEXTS.get("memory.excessive", Quantity.seconds(course.excessiveSeconds())));
		}
		if (!done && !outOfMemory && !context.isStopped()) {
			recorder.remark(TEXTS.get("memory.timeLimit", workload.text(MemoryKeys.TIME_LIMIT)));
		}
	}

	private void flooded(MeasurementRecorder recorder, FloodProgress.Counts counts, boolean outOfMemory) {
		int size = workload.value(MemoryKeys.SIZE);
		int messages = workload.value(MemoryKeys.MESSAGES);
		recorder.figure(MemoryFigures.SENT, counts.sent());
		recorder.figure(MemoryFigures.RECEIVED, counts.received());
		recorder.figure(MemoryFigures.SENT_BYTES, (double) counts.sent() * size);
		if (outOfMemory) {
			long waiting = Math.max(1, counts.sent() - counts.received());
			double need = (double) heap.megabytes() / waiting * messages * RESERVE;
			recorder.remark(TEXTS.get("memory.flooded", heap, counts.sent(), messages, ObjectSize.label(size),
					counts.received(), Quantity.bytes((double) waiting * size), (long) Math.ceil(need)));
		}
		recorder.remark(TEXTS.get("memory.store." + workload.value(MemoryKeys.STORE).name()));
	}

	private void recovered(MeasurementRecorder recorder, FloodProgress.Counts before, FloodProgress.Counts counts,
			boolean outOfMemory) {
		long pending = before.sent() - before.received();
		recorder.figure(MemoryFigures.PENDING, pending);
		recorder.figure(MemoryFigures.RECOVERED, counts.received());
		if (outOfMemory) {
			recorder.remark(TEXTS.get("memory.recoveryFailed", heap, counts.received(), pending));
		} else if (done && counts.received() < pending) {
			recorder.remark(TEXTS.get("memory.lost", counts.received(), pending, pending - counts.received()));
		}
	}

	/** {@return where the log of the garbage collector is, a sentence} */
	private String keepLog(HeapProcess server) throws IOException {
		String run = System.getProperty(RUN_FILE_PROPERTY, "");
		if (run.isEmpty()) {
			return TEXTS.get("memory.noLog");
		}
		Path runFile = Path.of(run);
		String name = runFile.getFileName().toString().replaceFirst("\\.json$", "") + "-gc-" + (recovery ? "recovery-" : "")
				+ heap.megabytes() + "mb"
				+ (workload.value(MemoryKeys.COLLECTOR).size() > 1 ? "-" + ValueTypes.word(collector) : "") + (repetition > 1 ? "-" + repetition : "") + ".log";
		server.copyLog(runFile.resolveSibling(name));
		return TEXTS.get("memory.log", name);
	}
}
