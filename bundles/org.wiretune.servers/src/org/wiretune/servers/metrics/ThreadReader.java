/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import javax.management.JMException;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.openmbean.CompositeData;

import org.wiretune.safety.text.Texts;

/**
 * Reads which threads use the processors and how many wait for a lock: {@link #CPU}, for the busiest threads, and
 * {@link #BLOCKED}, and the threads of {@link PoolThreads}. Asking for all threads costs the process more than asking a pool, so it happens only each
 * {@value #EVERY} readings; in between the last figures stand. Used by one thread at a time.
 */
final class ThreadReader {

	private static final Texts TEXTS = Texts.of(ThreadReader.class, "messages"); //$NON-NLS-1$

	/** Processor time of a thread, per cent of one processor. */
	static final String CPU = "thread.cpu"; //$NON-NLS-1$

	/** Threads that wait for a monitor. */
	static final String BLOCKED = "threads.blocked"; //$NON-NLS-1$

	/** The threads are read after this many readings. */
	static final int EVERY = 5;

	private static final int BUSIEST = 5;

	/** Below this many per cent of a processor a thread is not worth a line. */
	private static final double LEAST_PERCENT = 1;

	/** Programs that make a thread for each task would otherwise fill the history with names. */
	private static final int MOST_NAMES = 50;

	private static final ObjectName THREADING = BatchReader.name("java.lang:type=Threading"); //$NON-NLS-1$
	private static final String[] IDS = { "[J" }; //$NON-NLS-1$

	private final boolean wanted;
	private final PoolThreads pools = new PoolThreads();
	private boolean withoutStacks;
	private final Set<String> names = new HashSet<>();
	private Map<Long, Long> before = Map.of();
	private long beforeNanos;
	private Map<MetricKey, Double> kept = Map.of();
	private int readings;
	private boolean refused;

	ThreadReader(MetricTable table) {
		wanted = table.describes(CPU) || table.describes(BLOCKED);
	}

	/** Adds the figures. Returns the number of calls. */
	int read(MBeanServerConnection server, Map<MetricKey, Double> values) throws IOException {
		if (!wanted || refused) {
			return 0;
		}
		int calls = 0;
		if (readings++ % EVERY == 0) {
			calls = withoutStacks ? 3 : 3 + PoolThreads.CALLS;
			try {
				kept = figures(server);
			} catch (JMException | RuntimeException unsupported) {
				// A virtual machine without processor times of threads has none later either.
				refused = true;
				calls = 1;
				kept = Map.of();
			}
		}
		values.putAll(kept);
		return calls;
	}

	private Map<MetricKey, Double> figures(MBeanServerConnection server) throws JMException, IOException {
		long[] ids = (long[]) server.getAttribute(THREADING, "AllThreadIds"); //$NON-NLS-1$
		long now = System.nanoTime();
		Object[] arguments = { ids };
		long[] times = (long[]) server.invoke(THREADING, "getThreadCpuTime", arguments, IDS); //$NON-NLS-1$
		CompositeData[] infos = (CompositeData[]) server.invoke(THREADING, "getThreadInfo", arguments, IDS); //$NON-NLS-1$
		Map<Long, Long> cpu = new HashMap<>();
		Map<Long, String> named = new HashMap<>();
		int blocked = 0;
		for (int i = 0; i < ids.length; i++) {
			if (infos[i] != null && times[i] >= 0) {
				cpu.put(ids[i], times[i]);
				named.put(ids[i], String.valueOf(infos[i].get("threadName"))); //$NON-NLS-1$
				blocked += "BLOCKED".equals(infos[i].get("threadState")) ? 1 : 0; //$NON-NLS-1$ //$NON-NLS-2$
			}
		}
		Map<MetricKey, Double> figures = new HashMap<>();
		figures.put(MetricKey.of(BLOCKED), (double) blocked);
		if (!before.isEmpty() && now > beforeNanos) {
			for (long id : busiest(cpu)) {
				double percent = 100.0 * (cpu.get(id) - before.getOrDefault(id, cpu.get(id))) / (now - beforeNanos);
				if (percent >= LEAST_PERCENT) {
					figures.merge(new MetricKey(CPU, known(named.get(id))), percent, Math::max);
				}
			}
		}
		before = cpu;
		beforeNanos = now;
		addPools(server, named, figures);
		return figures;
	}

	/** Who may not see stacks has the other figures still. */
	private void addPools(MBeanServerConnection server, Map<Long, String> named, Map<MetricKey, Double> figures) throws IOException {
		if (!withoutStacks) {
			try {
				pools.read(server, THREADING, named, figures);
			} catch (JMException | RuntimeException refused) {
				withoutStacks = true;
			}
		}
	}

	private List<Long> busiest(Map<Long, Long> cpu) {
		return cpu.keySet().stream().filter(before::containsKey)
				.sorted(Comparator.comparingLong((Long id) -> before.get(id) - cpu.get(id))).limit(BUSIEST).toList();
	}

	private String known(String name) {
		if (names.size() < MOST_NAMES) {
			names.add(name);
		}
		return names.contains(name) ? name : TEXTS.get("thread.other"); //$NON-NLS-1$
	}
}
