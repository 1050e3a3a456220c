/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.alarms;

import java.util.ArrayList;
import java.util.List;

import org.wiretune.perf.alarm.KeptAlarm;

/**
 * The alarms of one server that nobody has reset yet: those that hold first, then those that are over, the newest first
 * within each. Bounded; the oldest that are over give way. Safe for any thread.
 */
public final class AlarmLog {

	/** The most entries that are kept. */
	public static final int MOST = 200;

	/** Newest first. */
	private final List<KeptAlarm> entries = new ArrayList<>();

	/**
	 * Takes what changed.
	 *
	 * @param changes
	 *            of a watch, in the order in which they happened
	 */
	public synchronized void add(List<AlarmChange> changes) {
		for (AlarmChange change : changes) {
			if (change.kind() == AlarmChange.Kind.RAISED) {
				// Told by two that look at the same, it is one.
				entries.removeIf(entry -> entry.isActive() && entry.alarm().isSame(change.alarm()));
				entries.add(0, new KeptAlarm(change.alarm()));
				bound();
			} else {
				entries.replaceAll(entry -> entry.isActive() && entry.alarm().isSame(change.alarm())
						? entry.ended(change.time())
						: entry);
			}
		}
	}

	private void bound() {
		for (int i = entries.size() - 1; i >= 0 && entries.size() > MOST; i--) {
			if (!entries.get(i).isActive()) {
				entries.remove(i);
			}
		}
		while (entries.size() > MOST) {
			entries.remove(entries.size() - 1);
		}
	}

	/**
	 * The entries.
	 *
	 * @return a snapshot
	 */
	public synchronized List<KeptAlarm> entries() {
		List<KeptAlarm> sorted = new ArrayList<>(entries);
		sorted.sort((one, other) -> Boolean.compare(other.isActive(), one.isActive()));
		return List.copyOf(sorted);
	}

	/** Forgets all entries, because another process is watched from now on. */
	public synchronized void clear() {
		entries.clear();
	}

	/**
	 * Takes an alarm out of the list. While its condition goes on holding it is not raised again.
	 *
	 * @param entry
	 *            one of {@link #entries()}, also as it was some time ago
	 * @return whether it was there
	 */
	public synchronized boolean reset(KeptAlarm entry) {
		return entries.removeIf(entry::isSame);
	}
}
