/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import java.time.Duration;
import java.util.Collection;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Closes what a server answers for each: all at the same time, since one after the other takes many round trips, and no longer than a while, since a server may answer none. */
public final class ClosedTogether {

	private static final Duration LONGEST = Duration.ofSeconds(5);
	private static final int THREADS = 32;

	private ClosedTogether() {
	}

	/**
	 * Closes. Who is late closes on by himself, on a daemon thread.
	 *
	 * @param parts what is closed; each may be closed on another thread
	 * @return whether all were closed in time
	 */
	public static boolean close(Collection<? extends AutoCloseable> parts) {
		if (parts.isEmpty()) {
			return true;
		}
		ExecutorService closers = Executors.newFixedThreadPool(Math.min(THREADS, parts.size()), Thread.ofPlatform().daemon().name("Close ", 0).factory());
		parts.forEach(part -> closers.execute(() -> close(part)));
		closers.shutdown();
		try {
			return closers.awaitTermination(LONGEST.toMillis(), TimeUnit.MILLISECONDS);
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

	private static void close(AutoCloseable part) {
		try {
			part.close();
		} catch (Exception | LinkageError gone) {
			System.getLogger(ClosedTogether.class.getName()).log(System.Logger.Level.DEBUG, String.valueOf(gone.getMessage()));
		}
	}
}
