/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.watch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.safety.text.Texts;
import org.wiretune.servers.dumps.DumpAlarms;
import org.wiretune.servers.dumps.ThreadDump;
import org.wiretune.servers.dumps.ThreadDumpText;
import org.wiretune.servers.dumps.ThreadDumps;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmAccess;
import org.wiretune.servers.metrics.JvmTarget;

/**
 * Takes a thread dump when an alarm is raised and keeps it beside the run file: one for each id of an alarm, and not more
 * than {@link #MOST} in a run, because the server stops its threads for each.
 */
final class DumpKeeper implements AutoCloseable {

	private static final Texts TEXTS = Texts.of(DumpKeeper.class, "messages"); //$NON-NLS-1$

	/** The most dumps of a run. */
	static final int MOST = 5;

	private static final long END_SECONDS = 3;

	private final Path runFile;
	private final JvmAccess access;
	private final ExecutorService worker;
	private final Set<String> dumped = new HashSet<>();

	DumpKeeper(Path runFile, JvmAccess access) {
		this.runFile = runFile.toAbsolutePath();
		this.access = access;
		worker = Executors.newSingleThreadExecutor(task -> {
			Thread thread = new Thread(task, "WireTune thread dump"); //$NON-NLS-1$
			thread.setDaemon(true);
			return thread;
		});
	}

	/** Removes the dumps of an earlier run with the same file. */
	void removeOld() {
		for (int number = 1; number <= MOST; number++) {
			try {
				Files.deleteIfExists(file(number));
			} catch (IOException stays) {
				Logger.getLogger(DumpKeeper.class.getName()).log(Level.FINE, "An old thread dump stays.", stays); //$NON-NLS-1$
			}
		}
	}

	/**
	 * Takes a dump in the background, unless there is one of such an alarm.
	 *
	 * @param alarm
	 *            that was raised
	 * @param target
	 *            the server
	 * @param only
	 *            tells the only data source of the server, or the only bean of a kind; empty where that is not known
	 * @param told
	 *            hears of the alarm with its dump, and of what the dump shows
	 * @param problem
	 *            hears a sentence where none could be taken
	 */
	synchronized void keep(KeptAlarm alarm, JvmTarget target, Function<LimitOwner, String> only, Consumer<KeptAlarm> told, Consumer<String> problem) {
		if (dumped.size() >= MOST || !dumped.add(alarm.alarm().id())) {
			return;
		}
		Path file = file(dumped.size());
		try {
			worker.execute(() -> take(alarm, target, only, file, told, problem));
		} catch (RejectedExecutionException over) {
			Logger.getLogger(DumpKeeper.class.getName()).log(Level.FINE, "The run is over.", over); //$NON-NLS-1$
		}
	}

	private void take(KeptAlarm alarm, JvmTarget target, Function<LimitOwner, String> only, Path file, Consumer<KeptAlarm> told, Consumer<String> problem) {
		try {
			ThreadDump dump = ThreadDumps.take(access, target);
			long time = System.currentTimeMillis();
			List<Alarm> shown = DumpAlarms.of(dump, time, only);
			WholeFile.write(file, ThreadDumpText.of(dump, target, Instant.ofEpochMilli(time)).getBytes(StandardCharsets.UTF_8));
			String name = file.getFileName().toString();
			told.accept(alarm.withThreadDump(name));
			for (Alarm each : shown) {
				told.accept(new KeptAlarm(each).withThreadDump(name).ended(time));
			}
		} catch (IOException | ConnectionFailedException | RuntimeException failure) {
			problem.accept(TEXTS.get("dump.failed", file.getFileName().toString(), String.valueOf(failure.getMessage()))); //$NON-NLS-1$
		} catch (InterruptedException ended) {
			Thread.currentThread().interrupt();
		}
	}

	private Path file(int number) {
		String name = runFile.getFileName().toString();
		String plain = name.endsWith(".json") ? name.substring(0, name.length() - ".json".length()) : name; //$NON-NLS-1$ //$NON-NLS-2$
		return runFile.resolveSibling(plain + ".threads-" + number + ".txt"); //$NON-NLS-1$ //$NON-NLS-2$
	}

	/** Waits a moment for a dump that is being taken. */
	@Override
	public void close() {
		worker.shutdown();
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
