/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.util.List;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.metrics.MetricUnit;

/** Turns what a thread dump shows into alarms of the catalogue. */
public final class DumpAlarms {

	private static final Texts TEXTS = Texts.of(DumpAlarms.class, "messages"); //$NON-NLS-1$
	private static final String SOURCE = "dump"; //$NON-NLS-1$

	private DumpAlarms() {
	}

	/**
	 * The alarms of a dump.
	 *
	 * @param dump
	 *            the threads
	 * @param time
	 *            when it was taken, milliseconds since 1970
	 * @return one for each finding
	 */
	public static List<Alarm> of(ThreadDump dump, long time) {
		return DumpAnalysis.of(dump).stream().map(finding -> alarm(finding, time)).toList();
	}

	private static Alarm alarm(DumpFinding finding, long time) {
		int count = finding.threads().size();
		String owner = finding.owner().map(thread -> TEXTS.get("owner", thread.name(), top(thread))).orElse(TEXTS.get("owner.unknown")); //$NON-NLS-1$ //$NON-NLS-2$
		String message = TEXTS.get(finding.kind().name(), Integer.toString(count), finding.lock(), owner, Integer.toString(DumpAnalysis.HOT),
				top(finding.threads().get(0)));
		return switch (finding.kind()) {
		case CONNECTION_WAITERS -> alarm("ds-pool-waiters-thread-dump", finding, time, count, 0, LimitOwner.DATA_SOURCE, message); //$NON-NLS-1$
		case BEAN_WAITERS -> alarm("slsb-pool-exhausted-live", finding, time, count, 0, LimitOwner.STATELESS_POOL, message); //$NON-NLS-1$
		case HOT_LOCK -> alarm("lock-contention-live", finding, time, count, DumpAnalysis.HOT, LimitOwner.NONE, message); //$NON-NLS-1$
		case DEADLOCK -> alarm("lock-contention-live", finding, time, count, 0, LimitOwner.NONE, message); //$NON-NLS-1$
		};
	}

	private static Alarm alarm(String id, DumpFinding finding, long time, int count, int limit, LimitOwner owner, String message) {
		return new Alarm(id, SOURCE, finding.lock(), time, count, limit, Double.NaN, MetricUnit.THREADS.words(), owner, message, List.of());
	}

	/** The innermost frame that is not of the Java runtime, which tells a reader most. */
	private static String top(DumpedThread thread) {
		return thread.stack().stream()
				.filter(frame -> !frame.startsWith("java.") && !frame.startsWith("jdk.") && !frame.startsWith("sun.")) //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
				.findFirst().orElse(thread.stack().isEmpty() ? TEXTS.get("stack.none") : thread.stack().get(0)); //$NON-NLS-1$
	}
}
