/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.util.List;
import java.util.Optional;

/**
 * The threads of a process at one moment.
 *
 * @param threads
 *            in the order of the dump
 * @param complete
 *            {@code false} where the dump was longer than what is read, or stopped in the middle
 */
public record ThreadDump(List<DumpedThread> threads, boolean complete) {

	/** Copies the list. */
	public ThreadDump {
		threads = List.copyOf(threads);
	}

	/**
	 * The thread that holds a monitor or synchronizer.
	 *
	 * @param lock
	 *            its identity
	 * @return empty where no thread of the dump holds it
	 */
	public Optional<DumpedThread> holder(String lock) {
		return lock.isEmpty() ? Optional.empty()
				: threads.stream().filter(thread -> thread.holds().contains(lock) && !thread.waitsFor().equals(lock)).findFirst();
	}
}
