/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.frameworks.base;

import static org.wiretune.tester.frameworks.base.FrameworkTexts.TEXTS;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;

/** Callers who wait until what they sent has come to another thread. May be used by any thread. */
public final class Arrivals {

	private final AtomicLong numbers = new AtomicLong();
	private final Map<String, CompletableFuture<Boolean>> awaited = new ConcurrentHashMap<>();
	private final Duration timeout;

	/** Nobody waits yet. @param timeout how long a caller waits at most */
	public Arrivals(Duration timeout) {
		this.timeout = timeout;
	}

	/** Sends something under an id. */
	@FunctionalInterface
	public interface Sending {

		/** Sends. @param id what it is known by where it comes to @throws Exception when it cannot be sent */
		void send(String id) throws Exception;
	}

	/**
	 * Sends and waits.
	 *
	 * @param sending sends
	 * @throws Exception when it cannot be sent, or does not come within the time; the message is a sentence
	 */
	public void call(Sending sending) throws Exception {
		String id = Long.toString(numbers.incrementAndGet());
		CompletableFuture<Boolean> arrival = new CompletableFuture<>();
		awaited.put(id, arrival);
		try {
			sending.send(id);
			arrival.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
		} catch (TimeoutException late) {
			throw new TimeoutException(TEXTS.get("call.late", timeout.toSeconds()));
		} catch (ExecutionException failed) {
			throw new IllegalStateException(failed.getCause());
		} finally {
			awaited.remove(id);
		}
	}

	/** Something has come. @param id its id; one that nobody waits for is ignored */
	public void came(String id) {
		CompletableFuture<Boolean> arrival = id == null ? null : awaited.get(id);
		if (arrival != null) {
			arrival.complete(true);
		}
	}
}
