/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.base;

import java.util.concurrent.atomic.AtomicInteger;

/** Counts how many are somewhere at once, and how many there were at most. May be used by any thread. */
public final class AtOnce {

	private final AtomicInteger now = new AtomicInteger();
	private final AtomicInteger most = new AtomicInteger();

	/** One comes. */
	public void enter() {
		int here = now.incrementAndGet();
		most.accumulateAndGet(here, Math::max);
	}

	/** One goes. */
	public void leave() {
		now.decrementAndGet();
	}

	/** {@return how many there were at most since {@link #restart()}} */
	public int most() {
		return most.get();
	}

	/** Counts anew, from those who are there. */
	public void restart() {
		most.set(now.get());
	}
}
