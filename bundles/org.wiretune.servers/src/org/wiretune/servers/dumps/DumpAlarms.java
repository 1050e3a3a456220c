/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.dumps.DumpFinding.Kind;
import org.wiretune.servers.metrics.MetricUnit;

/** Turns what a thread dump shows into alarms of the catalogue. */
public final class DumpAlarms {

	private static final Texts TEXTS = Texts.of(DumpAlarms.class, "messages"); //$NON-NLS-1$
	private static final String SOURCE = "dump"; //$NON-NLS-1$

	private DumpAlarms() {
	}

	/**
	 * The alarms of a dump of which nothing but its threads is known.
	 *
	 * @param dump
	 *            the threads
	 * @param time
	 *            when it was taken, milliseconds since 1970
	 * @return one for each finding
	 */
	public static List<Alarm> of(ThreadDump dump, long time) {
		return of(dump, time, owner -> ""); //$NON-NLS-1$
	}

	/**
	 * The alarms of a dump.
	 *
	 * @param dump
	 *            the threads
	 * @param time
	 *            when it was taken, milliseconds since 1970
	 * @param only
	 *            the only data source, or the only bean of a kind, that can be waited for; empty where that is not known
	 * @return one for each finding
	 */
	public static List<Alarm> of(ThreadDump dump, long time, Function<LimitOwner, String> only) {
		List<Alarm> alarms = new ArrayList<>();
		List<DumpFinding> found = DumpAnalysis.of(dump);
		Set<String> names = new HashSet<>();
		for (DumpFinding finding : found) {
			boolean alone = found.stream().filter(other -> other.kind() == finding.kind() && other.pool().isEmpty()).count() == 1;
			String name = finding.pool().isEmpty() && alone ? only.apply(limit(finding.kind())) : finding.pool();
			alarms.add(alarm(finding, time, distinct(name.isEmpty() ? unnamed(finding) : name, names)));
		}
		return alarms;
	}

	/** A semaphore of a pool has no name, and its identity tells nobody anything. */
	private static String unnamed(DumpFinding finding) {
		return switch (finding.kind()) {
		case CONNECTION_WAITERS, BEAN_WAITERS, MESSAGE_BEAN_WAITERS -> TEXTS.get("pool." + finding.kind().name()); //$NON-NLS-1$
		case HOT_LOCK, DEADLOCK -> finding.lock();
		};
	}

	/** Two pools without a name are two alarms. */
	private static String distinct(String name, Set<String> names) {
		String distinct = name;
		for (int number = 2; !names.add(distinct); number++) {
			distinct = name + ' ' + number;
		}
		return distinct;
	}

	private static Alarm alarm(DumpFinding finding, long time, String name) {
		int count = finding.threads().size();
		String owner = finding.owner().map(thread -> TEXTS.get("owner", thread.name(), top(thread))).orElse(TEXTS.get("owner.unknown")); //$NON-NLS-1$ //$NON-NLS-2$
		String message = TEXTS.get(finding.kind().name(), Integer.toString(count), finding.lock(), owner, Integer.toString(DumpAnalysis.HOT),
				top(finding.threads().get(0)), name);
		return switch (finding.kind()) {
		case CONNECTION_WAITERS -> alarm("ds-pool-waiters-thread-dump", name, time, count, 0, finding.kind(), message); //$NON-NLS-1$
		case BEAN_WAITERS -> alarm("slsb-pool-exhausted-live", name, time, count, 0, finding.kind(), message); //$NON-NLS-1$
		case MESSAGE_BEAN_WAITERS -> alarm("mdb-sessions-oscillate-live", name, time, count, 0, finding.kind(), message); //$NON-NLS-1$
		case HOT_LOCK -> alarm("lock-contention-live", name, time, count, DumpAnalysis.HOT, finding.kind(), message); //$NON-NLS-1$
		case DEADLOCK -> alarm("lock-contention-live", name, time, count, 0, finding.kind(), message); //$NON-NLS-1$
		};
	}

	private static LimitOwner limit(Kind kind) {
		return switch (kind) {
		case CONNECTION_WAITERS -> LimitOwner.DATA_SOURCE;
		case BEAN_WAITERS -> LimitOwner.STATELESS_POOL;
		case MESSAGE_BEAN_WAITERS -> LimitOwner.MESSAGE_DRIVEN_POOL;
		case HOT_LOCK, DEADLOCK -> LimitOwner.NONE;
		};
	}

	private static Alarm alarm(String id, String name, long time, int count, int limit, Kind kind, String message) {
		return new Alarm(id, SOURCE, name, time, count, limit, Double.NaN, MetricUnit.THREADS.words(), limit(kind), message, List.of());
	}

	/** The innermost frame that is not of the Java runtime, which tells a reader most. */
	private static String top(DumpedThread thread) {
		return thread.stack().stream()
				.filter(frame -> !frame.startsWith("java.") && !frame.startsWith("jdk.") && !frame.startsWith("sun.")) //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				.findFirst().orElse(thread.stack().isEmpty() ? TEXTS.get("stack.none") : thread.stack().get(0)); //$NON-NLS-1$
	}
}
