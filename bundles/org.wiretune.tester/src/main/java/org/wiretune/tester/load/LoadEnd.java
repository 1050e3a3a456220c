/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.wiretune.tester.jms.ClosedTogether;

/** Ends what threads and sessions are doing, once. Any thread. */
final class LoadEnd {

	private final List<Thread> threads = new CopyOnWriteArrayList<>();
	private final Set<Opened> sessions = ConcurrentHashMap.newKeySet();
	private volatile boolean stopped;
	private volatile String problem = "";

	boolean isStopped() {
		return stopped;
	}

	/** Why it was given up, a sentence; empty when it was not. */
	String problem() {
		return problem;
	}

	void giveUp(String sentence) {
		synchronized (this) {
			if (stopped) {
				return;
			}
			problem = sentence;
		}
		stop();
	}

	void stop() {
		synchronized (this) {
			stopped = true;
		}
		sessions.forEach(Opened::abort);
		threads.forEach(Thread::interrupt);
	}

	void add(Thread thread) {
		threads.add(thread);
	}

	void opened(Opened session) {
		sessions.add(session);
		if (stopped) {
			session.abort();
		}
	}

	/** Waits for the threads; false when one of them was still at work after that time. */
	boolean join(long nanos) throws InterruptedException {
		long deadline = System.nanoTime() + nanos;
		for (Thread thread : threads) {
			Duration left = Duration.ofNanos(Math.max(1, deadline - System.nanoTime()));
			if (!thread.join(left)) {
				return false;
			}
		}
		return true;
	}

	long openedConnections() {
		return sessions.stream().mapToLong(Opened::opened).sum();
	}

	long sentAgain() {
		return sessions.stream().mapToLong(Opened::sentAgain).sum();
	}

	void closeSessions() {
		ClosedTogether.close(sessions);
	}
}
