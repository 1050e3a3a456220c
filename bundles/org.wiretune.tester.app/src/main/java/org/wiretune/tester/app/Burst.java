/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Messages that were sent together, until the last of them is worked on. Thread-safe. */
final class Burst implements AutoCloseable {

	/** Property of a message: which burst it is of. */
	static final String ID = "WireTuneBurst";
	/** Property of a message: how long it is worked on, in milliseconds. */
	static final String MILLIS = "WireTuneMillis";

	private static final Map<String, Burst> OPEN = new ConcurrentHashMap<>();

	private final String id = UUID.randomUUID().toString();
	private final CountDownLatch left;

	private Burst(int messages) {
		left = new CountDownLatch(messages);
	}

	/**
	 * Begins a burst.
	 *
	 * @param messages how many will be sent, 1 or more
	 * @return the burst, to be closed
	 */
	static Burst open(int messages) {
		Burst burst = new Burst(messages);
		OPEN.put(burst.id, burst);
		return burst;
	}

	/** {@return the burst of a message; null when nobody waits for it any more} @param id its id */
	static Burst find(String id) {
		return id == null ? null : OPEN.get(id);
	}

	/** {@return what tells it from others} */
	String id() {
		return id;
	}

	/** A message was worked on. */
	void worked() {
		left.countDown();
	}

	/**
	 * Waits until all are worked on.
	 *
	 * @param seconds how long at most
	 * @return whether they are
	 * @throws InterruptedException when the server ends meanwhile
	 */
	boolean await(long seconds) throws InterruptedException {
		return left.await(seconds, TimeUnit.SECONDS);
	}

	@Override
	public void close() {
		OPEN.remove(id);
	}
}
