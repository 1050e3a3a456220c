/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** Runs code on the UI thread and waits for it. Scripts and tests themselves run on another thread. */
public final class Ui {

	private static final AtomicInteger STARTED = new AtomicInteger();

	private Ui() {
	}

	/**
	 * Runs code on the UI thread.
	 *
	 * @param code what to run; what it throws is thrown to the caller
	 */
	public static void run(Runnable code) {
		get(() -> {
			code.run();
			return null;
		});
	}

	/**
	 * Computes a value on the UI thread.
	 *
	 * @param <T> type of the value
	 * @param code computes it; what it throws is thrown to the caller
	 * @return the value
	 */
	public static <T> T get(Supplier<T> code) {
		AtomicReference<T> value = new AtomicReference<>();
		AtomicReference<Throwable> thrown = new AtomicReference<>();
		display().syncExec(() -> {
			try {
				value.set(code.get());
			} catch (RuntimeException | Error problem) {
				thrown.set(problem);
			}
		});
		if (thrown.get() != null) {
			throw new IllegalStateException("On the UI thread: " + thrown.get(), thrown.get());
		}
		return value.get();
	}

	/**
	 * Starts code on the UI thread without waiting; for what opens a modal dialog.
	 *
	 * @param code what to run
	 */
	public static void start(Runnable code) {
		STARTED.incrementAndGet();
		display().asyncExec(() -> {
			try {
				code.run();
			} finally {
				STARTED.decrementAndGet();
			}
		});
	}

	/**
	 * {@return whether all that was started has returned} What opens a dialog returns when the dialog is closed. What it
	 * does may be seen before: an action that shows its progress runs the event loop, so that an editor closed at the
	 * first sign of its success would be missed by the rest of the action.
	 */
	public static boolean startedHasReturned() {
		return STARTED.get() == 0;
	}

	/** {@return the display of the workbench} */
	public static Display display() {
		return PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getDisplay() : Display.getDefault();
	}
}
