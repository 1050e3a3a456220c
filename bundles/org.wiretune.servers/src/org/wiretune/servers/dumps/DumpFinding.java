/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.dumps;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What a thread dump shows.
 *
 * @param kind
 *            which pattern
 * @param place
 *            the pool's code for waiters on a pool; empty otherwise
 * @param pool
 *            the bean whose instances are waited for, by the simple name of its class, where a stack tells it; empty otherwise
 * @param lock
 *            identity and class of what is waited for
 * @param threads
 *            the waiting threads, or those of the deadlock in the order in which each waits for the next
 * @param owner
 *            the thread that holds the lock; empty where nothing tells, as with a semaphore
 */
public record DumpFinding(Kind kind, Optional<WaitingPlace> place, String pool, String lock, List<DumpedThread> threads, Optional<DumpedThread> owner) {

	/** The patterns. */
	public enum Kind {
		/** Threads wait for a connection. */
		CONNECTION_WAITERS,
		/** Threads wait for an instance of an enterprise bean. */
		BEAN_WAITERS,
		/** Sessions of a message-driven bean wait for an instance of it. */
		MESSAGE_BEAN_WAITERS,
		/** Many threads are blocked on one monitor. */
		HOT_LOCK,
		/** Threads wait for each other. */
		DEADLOCK
	}

	/** Checks the values. */
	public DumpFinding {
		Objects.requireNonNull(kind);
		Objects.requireNonNull(place);
		Objects.requireNonNull(pool);
		Objects.requireNonNull(lock);
		threads = List.copyOf(threads);
		Objects.requireNonNull(owner);
	}
}
