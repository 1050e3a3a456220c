/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

import org.eclipse.swt.SWTException;

/** Waits for conditions, never for time. Not to be called on the UI thread. */
public final class Wait {

	/** How long most conditions may take before the wait fails. */
	public static final Duration USUAL = Duration.ofSeconds(60);

	private static final int LOOK_AGAIN_MILLIS = 25;

	private Wait() {
	}

	/**
	 * Waits until a condition holds.
	 *
	 * @param what says in words what is waited for; part of the failure's message
	 * @param condition asked on the UI thread
	 */
	public static void until(String what, BooleanSupplier condition) {
		until(what, USUAL, condition);
	}

	/**
	 * Waits until a condition holds.
	 *
	 * @param what says in words what is waited for; part of the failure's message
	 * @param limit how long it may take
	 * @param condition asked on the UI thread
	 */
	public static void until(String what, Duration limit, BooleanSupplier condition) {
		value(what, limit, () -> condition.getAsBoolean() ? Boolean.TRUE : null);
	}

	/**
	 * Waits until there is a value.
	 *
	 * @param <T> type of the value
	 * @param what says in words what is waited for; part of the failure's message
	 * @param limit how long it may take
	 * @param source asked on the UI thread; null while there is none
	 * @return the value
	 */
	public static <T> T value(String what, Duration limit, Supplier<T> source) {
		if (Thread.currentThread() == Ui.display().getThread()) {
			throw new SWTException("A wait on the UI thread would stop what it waits for.");
		}
		long end = System.nanoTime() + limit.toNanos();
		do {
			T value = Ui.get(source);
			if (value != null) {
				return value;
			}
			pause();
		} while (System.nanoTime() < end);
		throw new AssertionError("Not within " + limit.toSeconds() + " s: " + what);
	}

	private static void pause() {
		// A timer of the display, so that the event loop has run before the next look.
		CountDownLatch look = new CountDownLatch(1);
		Ui.run(() -> Ui.display().timerExec(LOOK_AGAIN_MILLIS, look::countDown));
		try {
			look.await(1, TimeUnit.SECONDS);
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException("The wait was interrupted.", stopped);
		}
	}
}
