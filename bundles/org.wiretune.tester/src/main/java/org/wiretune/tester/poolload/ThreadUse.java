/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.wiretune.perf.internal.JsonFields;
import org.wiretune.tester.management.ServerOperations;

/**
 * What the threads of this JVM do with their time, as {@code prstat -mL} tells of the threads of a process: user, system,
 * blocked by a lock, waiting, and the rest, such as waiting for a processor or for input. The JVM counts blocking and waiting
 * only while this measures, since it costs a little. Blocked is blocked by a monitor; waiting has locks of
 * java.util.concurrent with it.
 */
public final class ThreadUse {

	/** Begins to look. */
	public static final String BEGIN = "threads.begin";
	/** Ends it and says what the busiest threads did: {@link #THREADS}, {@link #ROWS}. */
	public static final String END = "threads.end";

	/** Argument: how many threads. */
	public static final String MOST = "most";
	/** Answer: threads that were alive from the beginning to the end. */
	public static final String THREADS = "threads";
	/** Answer: a row of {@link Share} for each of the busiest. */
	public static final String ROWS = "rows";

	private static final double PERCENT = 100;
	private static final double MILLIS_IN_NANO = 1e-6;

	private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
	private Map<Long, Reading> before = Map.of();
	private long start;

	/**
	 * What a thread did, in percent of the time that was looked at.
	 *
	 * @param name its name
	 * @param user its own code
	 * @param system calls of the operating system
	 * @param blocked waiting for a monitor that another thread held
	 * @param waiting waiting for anything else: work, time, a lock of java.util.concurrent
	 */
	public record Share(String name, double user, double system, double blocked, double waiting) {

		/** {@return the rest: it could run and had no processor, stood at a safepoint, or read or wrote} */
		public double latency() {
			return Math.max(0, PERCENT - user - system - blocked - waiting);
		}

		/**
		 * Reads a row of the answer.
		 *
		 * @param row an object of {@link ThreadUse#ROWS}
		 * @return the share
		 */
		public static Share of(JsonFields row) {
			return new Share(row.text("name", ""), row.number("user", 0), row.number("system", 0), row.number("blocked", 0),
					row.number("waiting", 0));
		}

		private JsonObject toJson() {
			JsonObject json = new JsonObject();
			json.addProperty("name", name);
			json.addProperty("user", user);
			json.addProperty("system", system);
			json.addProperty("blocked", blocked);
			json.addProperty("waiting", waiting);
			return json;
		}
	}

	private record Reading(String name, long cpuNanos, long userNanos, long blockedMillis, long waitedMillis) {
	}

	/**
	 * Has a server offer it.
	 *
	 * @param operations operations of the server
	 */
	public static void add(ServerOperations operations) {
		ThreadUse use = new ThreadUse();
		operations.add(BEGIN, arguments -> {
			use.begin();
			return new JsonObject();
		});
		operations.add(END, arguments -> {
			List<Share> all = use.end();
			JsonArray rows = new JsonArray();
			all.stream().limit(arguments.integer(MOST, 0)).forEach(share -> rows.add(share.toJson()));
			JsonObject answer = new JsonObject();
			answer.addProperty(THREADS, all.size());
			answer.add(ROWS, rows);
			return answer;
		});
	}

	/** Begins to look; what was seen before is forgotten. */
	public synchronized void begin() {
		if (threads.isThreadContentionMonitoringSupported()) {
			threads.setThreadContentionMonitoringEnabled(true);
		}
		start = System.nanoTime();
		before = read();
	}

	/**
	 * Ends it.
	 *
	 * @return what the threads did that were alive from the beginning, those first that had most processor time; none where it
	 *         was not begun
	 */
	public synchronized List<Share> end() {
		double nanos = System.nanoTime() - start;
		Map<Long, Reading> after = read();
		if (threads.isThreadContentionMonitoringSupported()) {
			threads.setThreadContentionMonitoringEnabled(false);
		}
		List<Share> shares = new ArrayList<>();
		after.forEach((id, now) -> {
			Reading then = before.get(id);
			if (then != null) {
				double cpu = now.cpuNanos - then.cpuNanos;
				// The operating system tells user time less finely than both together.
				double user = Math.min(cpu, now.userNanos - then.userNanos);
				shares.add(new Share(now.name, PERCENT * user / nanos, PERCENT * (cpu - user) / nanos,
						PERCENT * (now.blockedMillis - then.blockedMillis) / MILLIS_IN_NANO / nanos,
						PERCENT * (now.waitedMillis - then.waitedMillis) / MILLIS_IN_NANO / nanos));
			}
		});
		before = Map.of();
		shares.sort(Comparator.comparingDouble((Share share) -> share.user + share.system).reversed());
		return shares;
	}

	private Map<Long, Reading> read() {
		Map<Long, Reading> readings = new HashMap<>();
		for (ThreadInfo thread : threads.getThreadInfo(threads.getAllThreadIds())) {
			long cpu = thread == null ? -1 : threads.getThreadCpuTime(thread.getThreadId());
			if (cpu >= 0) {
				long user = threads.getThreadUserTime(thread.getThreadId());
				readings.put(thread.getThreadId(), new Reading(thread.getThreadName(), cpu, Math.max(0, user),
						Math.max(0, thread.getBlockedTime()), Math.max(0, thread.getWaitedTime())));
			}
		}
		return readings;
	}
}
