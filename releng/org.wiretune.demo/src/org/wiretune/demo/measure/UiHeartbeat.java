/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

import org.eclipse.swt.widgets.Display;
import org.wiretune.workbench.Ui;

/** Asks the user interface every few milliseconds for an answer, and keeps how long each took: what a user feels as a freeze. */
final class UiHeartbeat implements AutoCloseable {

	private static final long NANOS_BETWEEN = 5_000_000;

	private final List<Double> millis = new ArrayList<>();
	private final Thread thread = new Thread(this::beat, "heartbeat of the user interface");
	private volatile boolean closed;

	UiHeartbeat() {
		thread.setDaemon(true);
		thread.start();
	}

	private void beat() {
		Display display = Ui.display();
		while (!closed) {
			long start = System.nanoTime();
			display.syncExec(() -> { });
			millis.add((System.nanoTime() - start) / 1e6);
			LockSupport.parkNanos(NANOS_BETWEEN);
		}
	}

	/** Ends the beating. {@return how long the answers took} */
	Figures end() throws InterruptedException {
		close();
		thread.join();
		return Figures.of(millis);
	}

	@Override
	public void close() {
		closed = true;
	}
}
