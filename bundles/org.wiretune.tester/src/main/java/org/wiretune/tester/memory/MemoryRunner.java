/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.HeapSize;
import org.wiretune.perf.workload.MemoryKeys;
import org.wiretune.perf.workload.MemoryKeys.Collector;
import org.wiretune.perf.workload.MemoryKeys.Load;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.workload.WorkloadContext;
import org.wiretune.tester.workload.WorkloadRunner;

/**
 * Runs workloads of memory: for each heap a server of its own is started, loaded and ended, and where it is asked for
 * started again with a larger heap to work off what was left. A server that runs out of memory is a result.
 */
public final class MemoryRunner implements WorkloadRunner {

	@Override
	public String run(WorkloadContext context) throws Exception {
		Workload workload = context.workload();
		List<HeapSize> recovery = workload.value(MemoryKeys.LOAD) == Load.FLOOD
				? workload.value(MemoryKeys.RECOVERY_HEAP)
				: List.of();
		for (int repetition = 1; repetition <= workload.value(CommonKeys.REPETITIONS); repetition++) {
			if (repetition > 1) {
				pause(context, workload.value(MemoryKeys.PAUSE));
			}
			for (HeapSize heap : workload.value(MemoryKeys.HEAPS)) {
				for (Collector collector : workload.value(MemoryKeys.COLLECTOR)) {
					if (!context.isStopped()) {
						one(context, heap, collector, recovery, repetition);
					}
				}
			}
		}
		return "";
	}

	private static void one(WorkloadContext context, HeapSize heap, Collector collector, List<HeapSize> recovery,
			int repetition) throws IOException, InterruptedException {
		Path folder = Files.createTempDirectory(Path.of("").toAbsolutePath(), "heap-");
		try {
			Map<String, String> parameters = new LinkedHashMap<>();
			parameters.put(MemoryKeys.LOAD.name(), context.workload().text(MemoryKeys.LOAD));
			parameters.put("heap", heap.toString());
			if (context.workload().value(MemoryKeys.COLLECTOR).size() > 1) {
				parameters.put(MemoryKeys.COLLECTOR.name(), ValueTypes.word(collector));
			}
			new HeapMeasurement(context, folder, heap, collector, parameters, repetition, false).measure();
			for (HeapSize larger : recovery) {
				if (!context.isStopped()) {
					Map<String, String> more = new LinkedHashMap<>(parameters);
					more.put("recovery", "recovery " + larger);
					new HeapMeasurement(context, folder, larger, collector, more, repetition, true).measure();
				}
			}
		} finally {
			delete(folder);
		}
	}

	private static void pause(WorkloadContext context, Duration length) throws InterruptedException {
		long end = System.nanoTime() + length.toNanos();
		while (System.nanoTime() < end && !context.isStopped()) {
			Thread.sleep(Math.min(100, Math.max(1, (end - System.nanoTime()) / 1_000_000)));
		}
	}

	private static void delete(Path folder) throws IOException {
		try (Stream<Path> files = Files.walk(folder)) {
			for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
				Files.deleteIfExists(file);
			}
		}
	}

	/**
	 * What a heap server is told.
	 *
	 * @param workload the workload
	 * @param recovery whether it works off what another left
	 * @return its order
	 */
	static JsonObject order(Workload workload, boolean recovery) {
		JsonObject order = new JsonObject();
		order.addProperty(MemoryKeys.LOAD.name(), workload.value(MemoryKeys.LOAD).name());
		order.addProperty(MemoryKeys.STORE.name(), workload.value(MemoryKeys.STORE).name());
		order.addProperty(MemoryKeys.CONSUMER.name(), workload.value(MemoryKeys.CONSUMER).name());
		order.addProperty(MemoryKeys.SIZE.name(), workload.value(MemoryKeys.SIZE));
		order.addProperty(MemoryKeys.MESSAGES.name(), workload.value(MemoryKeys.MESSAGES));
		order.addProperty(MemoryKeys.WORK.name(), workload.value(MemoryKeys.WORK).toNanos());
		order.addProperty(MemoryKeys.CLIENTS.name(), workload.value(MemoryKeys.CLIENTS));
		order.addProperty(MemoryKeys.LIVE_DATA.name(), workload.value(MemoryKeys.LIVE_DATA).megabytes());
		order.addProperty(MemoryKeys.GARBAGE.name(), workload.value(MemoryKeys.GARBAGE));
		order.addProperty(HeapServer.RECOVERY, recovery);
		return order;
	}
}
