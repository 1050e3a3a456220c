/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.update;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/**
 * Hands to the user interface what another thread makes: only the newest value, and never so often that showing is all
 * the user interface does. A value that a newer one overtakes is let go of at once. Safe for use by several threads.
 *
 * @param <T> what is shown
 */
public final class NewestShown<T> {

	/** Showing takes at most one part in so many of the time. */
	private static final int SHARE = 4;
	private static final int NANOS_IN_MILLI = 1_000_000;

	private final Consumer<T> show;
	private final AtomicReference<Optional<T>> newest = new AtomicReference<>();
	private long notBefore;

	/**
	 * Nothing is shown yet.
	 *
	 * @param show shows a value; called on the UI thread
	 */
	public NewestShown(Consumer<T> show) {
		this.show = show;
	}

	/**
	 * Shows a value soon, unless a newer one comes first.
	 *
	 * @param value the value, which may be null
	 */
	public void offer(T value) {
		if (newest.getAndSet(Optional.ofNullable(value)) == null && PlatformUI.isWorkbenchRunning()) {
			Display display = PlatformUI.getWorkbench().getDisplay();
			if (!display.isDisposed()) {
				display.asyncExec(() -> run(display));
			}
		}
	}

	private void run(Display display) {
		long wait = notBefore - System.nanoTime();
		if (notBefore != 0 && wait > 0) {
			display.timerExec((int) (wait / NANOS_IN_MILLI) + 1, () -> run(display));
			return;
		}
		long start = System.nanoTime();
		// Taken before it is shown: what comes meanwhile is shown next.
		show.accept(newest.getAndSet(null).orElse(null));
		long end = System.nanoTime();
		notBefore = end + (end - start) * (SHARE - 1);
	}
}
