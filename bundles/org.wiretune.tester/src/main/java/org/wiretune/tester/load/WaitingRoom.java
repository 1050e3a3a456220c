/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.load;

import java.util.concurrent.locks.LockSupport;

/**
 * Callers that wait for their next call. A few of them wait for a point in time each, the others until one is called up,
 * the last that came first: so no more connections are used than are needed, and those that are used stay warm.
 */
final class WaitingRoom {

	private final int ahead;
	private final Thread[] threads;
	private final int[] idle;
	private final boolean[] called;
	private final boolean[] last;
	private int idleCount;
	private int waiting;
	private boolean closed;

	/** For so many callers, of which some wait for a point in time. */
	WaitingRoom(int callers, int ahead) {
		this.ahead = Math.min(callers, ahead);
		threads = new Thread[callers];
		idle = new int[callers];
		called = new boolean[callers];
		last = new boolean[callers];
	}

	/**
	 * Waits until the caller is to take the next call.
	 *
	 * @return false when there is none any more
	 */
	boolean enter(int caller) {
		synchronized (this) {
			threads[caller] = Thread.currentThread();
			last[caller] = waiting == 0 && idleCount == 0;
			if (closed) {
				return false;
			}
			if (waiting < ahead) {
				waiting++;
				return true;
			}
			called[caller] = false;
			idle[idleCount++] = caller;
		}
		while (true) {
			synchronized (this) {
				if (called[caller]) {
					last[caller] = false;
					return true;
				}
				if (closed) {
					return false;
				}
			}
			LockSupport.park(this);
		}
	}

	/** The caller goes to make its call; when few are left that wait, another one is called up. */
	void leave() {
		Thread next = null;
		synchronized (this) {
			waiting--;
			if (waiting < (ahead + 1) / 2 && idleCount > 0) {
				int caller = idle[--idleCount];
				called[caller] = true;
				waiting++;
				next = threads[caller];
			}
		}
		if (next != null) {
			LockSupport.unpark(next);
		}
	}

	/** Whether nobody else was free when the caller entered: a call that was due had to wait for it. */
	boolean wasLast(int caller) {
		synchronized (this) {
			return last[caller];
		}
	}

	/** There are no further calls. */
	void close() {
		synchronized (this) {
			closed = true;
		}
		for (Thread thread : threads) {
			LockSupport.unpark(thread);
		}
	}
}
