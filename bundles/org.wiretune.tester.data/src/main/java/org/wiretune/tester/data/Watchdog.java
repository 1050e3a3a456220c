/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Kills a database that does nothing for too long: whoever waits for it then gets an error, and the run can end. */
final class Watchdog implements AutoCloseable {

	private static final long LOOK_MILLIS = 200;

	private final Runnable kill;
	private final Thread thread;
	private volatile Duration patience;
	private volatile LongSupplier progress = () -> 0;
	private long last = -1;
	private long since = System.nanoTime();
	private volatile boolean bitten;

	/**
	 * Begins to watch.
	 *
	 * @param patience how long nothing may happen
	 * @param kill kills the database
	 */
	Watchdog(Duration patience, Runnable kill) {
		this.patience = patience;
		this.kill = kill;
		thread = new Thread(this::look, "Database watchdog");
		thread.setDaemon(true);
		thread.start();
	}

	/**
	 * Says what changes as long as something happens.
	 *
	 * @param counter gives a number
	 * @param howLong how long it may stay the same from now on
	 */
	synchronized void watch(LongSupplier counter, Duration howLong) {
		if (bitten) {
			return;
		}
		progress = counter;
		patience = howLong;
		since = System.nanoTime();
	}

	/** {@return how long nothing may happen, or nothing happened when the database was killed} */
	Duration patience() {
		return patience;
	}

	/** {@return whether the database was killed} */
	boolean hasBitten() {
		return bitten;
	}

	private void look() {
		try {
			while (!bitten) {
				TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
				look(System.nanoTime());
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private synchronized void look(long now) {
		long value = progress.getAsLong();
		if (value != last) {
			last = value;
			since = now;
		} else if (now - since > patience.toNanos()) {
			bitten = true;
			kill.run();
		}
	}

	@Override
	public void close() {
		thread.interrupt();
	}
}
