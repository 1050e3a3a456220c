/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.probe;

import com.google.gson.JsonObject;
import com.sun.management.GarbageCollectionNotificationInfo;
import com.sun.management.GarbageCollectorMXBean;
import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicLong;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;
import org.wiretune.perf.compiler.CompilerClock;

/** What this process says of itself. Concurrent collectors report cycles beside pauses; cycles stop nothing. */
final class ProcessReading {

	private static final long MICROS_IN_MILLI = 1000;
	private static final AtomicLong LONGEST_MILLIS = new AtomicLong();
	private static final CompilerClock COMPILERS = new CompilerClock(ProcessHandle.current().pid());

	static {
		for (var collector : ManagementFactory.getGarbageCollectorMXBeans()) {
			if (collector instanceof NotificationEmitter emitter && stops(collector.getName())) {
				emitter.addNotificationListener((notification, handback) -> {
					if (notification.getUserData() instanceof CompositeData data
							&& notification.getType().equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
						long duration = GarbageCollectionNotificationInfo.from(data).getGcInfo().getDuration();
						LONGEST_MILLIS.accumulateAndGet(duration, Math::max);
					}
				}, null, null);
			}
		}
	}

	private ProcessReading() {
	}

	static JsonObject now() {
		JsonObject json = new JsonObject();
		json.addProperty("heapBytes", ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
		long collections = 0;
		long millis = 0;
		for (var collector : ManagementFactory.getGarbageCollectorMXBeans()) {
			if (collector instanceof GarbageCollectorMXBean bean && stops(bean.getName())) {
				collections += Math.max(0, bean.getCollectionCount());
				millis += Math.max(0, bean.getCollectionTime());
			}
		}
		json.addProperty("collections", collections);
		json.addProperty("pauseMicros", millis * MICROS_IN_MILLI);
		json.addProperty("longestPauseMicros", LONGEST_MILLIS.getAndSet(0) * MICROS_IN_MILLI);
		if (ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system) {
			json.addProperty("cpuNanos", system.getProcessCpuTime());
			long compilers = COMPILERS.nanos();
			if (compilers >= 0) {
				json.addProperty("compilerNanos", compilers);
			}
		}
		if (ManagementFactory.getThreadMXBean() instanceof ThreadMXBean threads && threads.isThreadAllocatedMemorySupported()) {
			json.addProperty("allocatedBytes", threads.getTotalThreadAllocatedBytes());
		}
		return json;
	}

	private static boolean stops(String collector) {
		return !collector.contains("Concurrent") && !collector.endsWith("Cycles");
	}
}
