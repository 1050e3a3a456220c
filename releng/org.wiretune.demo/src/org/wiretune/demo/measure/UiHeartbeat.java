/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.demo.measure;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

import org.eclipse.swt.widgets.Display;
import org.wiretune.workbench.Ui;

/** Asks the user interface every few milliseconds for an answer, and keeps how long each took: what a user feels as a freeze. */
final class UiHeartbeat implements AutoCloseable {

	private static final long NANOS_BETWEEN = 5_000_000;
	/** What takes longer is looked at: what the user interface does then. */
	private static final long LOOK_NANOS = 40_000_000;

	private final List<Double> millis = new ArrayList<>();
	private final List<Double> processorMillis = new ArrayList<>();
	private final Thread thread = new Thread(this::beat, "heartbeat of the user interface");
	private final Thread looking = new Thread(this::look, "look at the user interface");
	private volatile boolean closed;
	private volatile long asked;
	private volatile StackTraceElement[] seen = new StackTraceElement[0];
	private double longest;
	private StackTraceElement[] atLongest = new StackTraceElement[0];

	UiHeartbeat() {
		thread.setDaemon(true);
		thread.start();
		looking.setDaemon(true);
		looking.start();
	}

	private void beat() {
		Display display = Ui.display();
		ThreadMXBean threads = ManagementFactory.getThreadMXBean();
		long id = display.getThread().getId();
		while (!closed) {
			long start = System.nanoTime();
			long processor = threads.getThreadCpuTime(id);
			asked = start;
			display.syncExec(() -> { });
			asked = 0;
			double took = (System.nanoTime() - start) / 1e6;
			millis.add(took);
			processorMillis.add((threads.getThreadCpuTime(id) - processor) / 1e6);
			if (took > longest) {
				longest = took;
				atLongest = seen;
			}
			seen = new StackTraceElement[0];
			LockSupport.parkNanos(NANOS_BETWEEN);
		}
	}

	private void look() {
		while (!closed) {
			long since = asked;
			if (since != 0 && seen.length == 0 && System.nanoTime() - since > LOOK_NANOS) {
				seen = Ui.display().getThread().getStackTrace();
			}
			LockSupport.parkNanos(NANOS_BETWEEN);
		}
	}

	/** {@return what the user interface did in the longest beat: where it was, and the place of WireTune that led there; to be asked for after the end} */
	String atLongest() {
		return Arrays.stream(atLongest).filter(frame -> frame.getClassName().startsWith("org.wiretune.")).findFirst().map(frame -> atLongest[0] + " by " + frame)
				.orElse(atLongest.length == 0 ? "" : String.valueOf(atLongest[0]));
	}

	/** Ends the beating. {@return how long the answers took} */
	Figures end() throws InterruptedException {
		close();
		thread.join();
		looking.join();
		return Figures.of(millis);
	}

	/** {@return how long the user interface worked meanwhile, without what other programs took; to be asked for after the end} */
	Figures processor() {
		return Figures.of(processorMillis);
	}

	@Override
	public void close() {
		closed = true;
	}
}
