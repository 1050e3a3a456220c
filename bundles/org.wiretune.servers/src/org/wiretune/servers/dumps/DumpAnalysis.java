/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.wiretune.servers.dumps.DumpFinding.Kind;

/** Looks for the catalogue's patterns in a thread dump. */
public final class DumpAnalysis {

	/** From this many threads on a lock is hot: one or two waiting at a moment is everyday business. WireTune's own limit. */
	public static final int HOT = 5;

	private DumpAnalysis() {
	}

	/**
	 * Looks for waiters on pools, hot locks and deadlocks.
	 *
	 * @param dump
	 *            the threads
	 * @return deadlocks first, then by the number of threads, most first
	 */
	public static List<DumpFinding> of(ThreadDump dump) {
		List<DumpFinding> found = new ArrayList<>(waiters(dump));
		found.addAll(hotLocks(dump));
		found.sort(Comparator.comparingInt((DumpFinding each) -> -each.threads().size()));
		List<DumpFinding> all = new ArrayList<>(deadlocks(dump));
		all.addAll(found);
		return all;
	}

	private static List<DumpFinding> waiters(ThreadDump dump) {
		record Pool(WaitingPlace place, String lock) {
		}
		Map<Pool, List<DumpedThread>> pools = new LinkedHashMap<>();
		for (DumpedThread thread : dump.threads()) {
			WaitingPlace.of(thread).ifPresent(
					place -> pools.computeIfAbsent(new Pool(place, lock(thread)), each -> new ArrayList<>()).add(thread));
		}
		return pools.entrySet().stream()
				.map(each -> waiters(each.getKey().place(), each.getKey().lock(), each.getValue())).toList();
	}

	private static DumpFinding waiters(WaitingPlace place, String lock, List<DumpedThread> threads) {
		Optional<CalledBean> bean = place.isForConnections() ? Optional.empty() : CalledBean.of(threads.get(0));
		Kind kind = place.isForConnections() ? Kind.CONNECTION_WAITERS
				: bean.map(CalledBean::messageDriven).orElse(false) ? Kind.MESSAGE_BEAN_WAITERS : Kind.BEAN_WAITERS;
		return new DumpFinding(kind, Optional.of(place), bean.map(CalledBean::name).orElse(""), lock, threads, Optional.empty()); //$NON-NLS-1$
	}

	private static List<DumpFinding> hotLocks(ThreadDump dump) {
		Map<String, List<DumpedThread>> blocked = new LinkedHashMap<>();
		for (DumpedThread thread : dump.threads()) {
			if (thread.state() == Thread.State.BLOCKED && !thread.waitsFor().isEmpty() && WaitingPlace.of(thread).isEmpty()) {
				blocked.computeIfAbsent(thread.waitsFor(), each -> new ArrayList<>()).add(thread);
			}
		}
		return blocked.values().stream().filter(threads -> threads.size() >= HOT)
				.map(threads -> new DumpFinding(Kind.HOT_LOCK, Optional.empty(), "", lock(threads.get(0)), threads, owner(dump, threads.get(0)))) //$NON-NLS-1$
				.toList();
	}

	private static List<DumpFinding> deadlocks(ThreadDump dump) {
		List<DumpFinding> found = new ArrayList<>();
		Set<DumpedThread> known = new HashSet<>();
		for (DumpedThread start : dump.threads()) {
			List<DumpedThread> path = new ArrayList<>();
			DumpedThread thread = start;
			while (thread != null && known.add(thread)) {
				path.add(thread);
				thread = thread.isWaiting() ? owner(dump, thread).orElse(null) : null;
			}
			int first = thread == null ? -1 : path.indexOf(thread);
			if (first >= 0) {
				List<DumpedThread> circle = path.subList(first, path.size());
				found.add(new DumpFinding(Kind.DEADLOCK, Optional.empty(), "", lock(circle.get(0)), circle, owner(dump, circle.get(0)))); //$NON-NLS-1$
			}
		}
		return found;
	}

	private static Optional<DumpedThread> owner(ThreadDump dump, DumpedThread waiting) {
		if (waiting.waitsFor().isEmpty()) {
			return Optional.empty();
		}
		Optional<DumpedThread> holder = dump.holder(waiting.waitsFor());
		return holder.isPresent() || waiting.owner().isEmpty() ? holder
				: dump.threads().stream().filter(thread -> thread.name().equals(waiting.owner())).findFirst();
	}

	private static String lock(DumpedThread thread) {
		return thread.waitsFor().isEmpty() ? thread.waitsForKind() : thread.waitsForKind() + ' ' + thread.waitsFor();
	}
}
