/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.logs;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.alarms.AlarmChange;

/**
 * Looks every few seconds, on a thread of its own, whether a process has left dumps in its folders, and tells an alarm for the
 * newest. Safe for any thread.
 */
public final class DumpWatch implements AutoCloseable {

	private static final long LOOK_MILLIS = 2_000;
	private static final long END_SECONDS = 2;

	private final long pid;
	private final boolean ofRun;
	private final Consumer<AlarmChange> listener;
	private final ScheduledExecutorService worker;
	// On the worker only.
	private DumpFiles files;
	private Alarm told;

	/**
	 * Begins to look.
	 *
	 * @param pid
	 *            the process
	 * @param ofRun
	 *            whether a run removes the folder of the process at its end
	 * @param listener
	 *            told on the thread of this object
	 */
	public DumpWatch(long pid, boolean ofRun, Consumer<AlarmChange> listener) {
		this.pid = pid;
		this.ofRun = ofRun;
		this.listener = listener;
		worker = Executors.newSingleThreadScheduledExecutor(task -> {
			Thread thread = new Thread(task, "WireTune dump files"); //$NON-NLS-1$
			thread.setDaemon(true);
			return thread;
		});
		worker.scheduleWithFixedDelay(this::look, 0, LOOK_MILLIS, TimeUnit.MILLISECONDS);
	}

	private void look() {
		try {
			if (files == null) {
				// A process that has just been started may write before anybody looks.
				long start = ProcessHandle.of(pid).flatMap(process -> process.info().startInstant()).map(Instant::toEpochMilli).orElse(System.currentTimeMillis());
				files = new DumpFiles(DumpPlaces.of(pid), pid, start, ofRun);
			}
			Optional<Alarm> found = files.look();
			if (found.isPresent() && (told == null || !told.isSame(found.get()))) {
				if (told != null) {
					listener.accept(new AlarmChange(AlarmChange.Kind.CLEARED, System.currentTimeMillis(), told));
				}
				told = found.get();
				listener.accept(new AlarmChange(AlarmChange.Kind.RAISED, System.currentTimeMillis(), told));
			}
		} catch (RuntimeException failure) {
			// An exception would end the looks for good.
			System.getLogger(DumpWatch.class.getName()).log(System.Logger.Level.WARNING, "Looking for dumps failed.", failure); //$NON-NLS-1$
		}
	}

	/** Ends at once, without another look. Does not wait. */
	public void stop() {
		worker.shutdownNow();
	}

	/** Looks a last time and ends, without waiting. */
	public void end() {
		try {
			worker.execute(this::look);
			worker.shutdown();
		} catch (RejectedExecutionException stopped) {
			worker.shutdownNow();
		}
	}

	/** Looks a last time, as a server that dies writes its dumps then, and ends; takes two seconds at most. */
	@Override
	public void close() {
		end();
		try {
			if (!worker.awaitTermination(END_SECONDS, TimeUnit.SECONDS)) {
				worker.shutdownNow();
			}
		} catch (InterruptedException interrupted) {
			worker.shutdownNow();
			Thread.currentThread().interrupt();
		}
	}
}
