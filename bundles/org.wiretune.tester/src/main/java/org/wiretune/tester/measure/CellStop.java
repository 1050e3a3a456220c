/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Ends the clients of a cell. Thread-safe. */
final class CellStop {

	/** What a call under way gets to end when the cell is stopped. */
	private static final long STOP_MILLIS = 2000;

	private final List<Thread> clients = new ArrayList<>();
	private final CompletableFuture<Void> signal = new CompletableFuture<>();
	private volatile boolean stopped;

	/** Ends the clients after the call under way. */
	void stop() {
		stopped = true;
		signal.complete(null);
		synchronized (clients) {
			clients.forEach(Thread::interrupt);
		}
	}

	boolean isStopped() {
		return stopped;
	}

	/** Runs a client on this thread. */
	void run(Runnable client) {
		synchronized (clients) {
			clients.add(Thread.currentThread());
		}
		try {
			client.run();
		} finally {
			synchronized (clients) {
				clients.remove(Thread.currentThread());
			}
			// The thread goes back to its pool; an interrupt was meant for this cell.
			Thread.interrupted();
		}
	}

	/** Waits for the clients; once they are stopped, only as long as a call may take to end. */
	void await(CompletableFuture<Void> all) {
		CompletableFuture.anyOf(all, signal).join();
		if (!all.isDone()) {
			// What hangs is left behind; what was measured so far is not.
			all.completeOnTimeout(null, STOP_MILLIS, TimeUnit.MILLISECONDS).join();
		}
	}
}
