/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.triggers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

import org.wiretune.perf.alarm.Alarm;
import org.wiretune.safety.file.WholeFile;
import org.wiretune.safety.quantity.Quantity;
import org.wiretune.safety.text.Texts;
import org.wiretune.safety.thread.DaemonThread;
import org.wiretune.servers.dumps.ThreadDumpText;
import org.wiretune.servers.dumps.ThreadDumps;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.JvmAccess;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.ManagementLink;

/**
 * Does what is to be done when an alarm of one program is raised, one after the other on a thread of its own. An action is not
 * done again before its pause is over, so that an alarm that comes and goes does not hold up the program: a thread dump each
 * minute, a flight recording each ten minutes and never two at a time. Safe for any thread.
 */
public final class TriggerRunner implements AutoCloseable {

	/** How long a flight recording is. */
	public static final Duration RECORDED = Duration.ofMinutes(1);

	/** The most files that are kept; the oldest go. */
	public static final int MOST_FILES = 20;

	private static final Texts TEXTS = Texts.of(TriggerRunner.class, "messages"); //$NON-NLS-1$
	private static final Duration DUMP_PAUSE = Duration.ofMinutes(1);
	private static final Duration RECORDING_PAUSE = Duration.ofMinutes(10);
	private static final DateTimeFormatter NAME = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").withZone(ZoneOffset.UTC); //$NON-NLS-1$
	private static final String BEGIN = "wiretune-"; //$NON-NLS-1$

	private final JvmAccess access;
	private final Path folder;
	private final Consumer<TriggerResult> told;
	private final ExecutorService worker = Executors.newSingleThreadExecutor(DaemonThread.factory("WireTune at alarm")); //$NON-NLS-1$
	/** When each action was begun last, milliseconds since 1970. Guarded by this. */
	private final Map<TriggeredAction, Long> begun = new EnumMap<>(TriggeredAction.class);

	/**
	 * A runner for one program.
	 *
	 * @param access
	 *            how to get at processes
	 * @param folder
	 *            where files go; made when it is needed
	 * @param told
	 *            hears of each action, on a background thread
	 */
	public TriggerRunner(JvmAccess access, Path folder, Consumer<TriggerResult> told) {
		this.access = Objects.requireNonNull(access);
		this.folder = Objects.requireNonNull(folder);
		this.told = Objects.requireNonNull(told);
	}

	/**
	 * Begins an action in the background, or tells why not.
	 *
	 * @param action
	 *            a thread dump or a flight recording
	 * @param alarm
	 *            that was raised
	 * @param target
	 *            the program
	 * @param time
	 *            now, milliseconds since 1970
	 */
	public void run(TriggeredAction action, Alarm alarm, JvmTarget target, long time) {
		Duration pause = action == TriggeredAction.FLIGHT_RECORDING ? RECORDING_PAUSE : DUMP_PAUSE;
		synchronized (this) {
			Long before = begun.get(action);
			if (before != null && time - before < pause.toMillis()) {
				told.accept(new TriggerResult(alarm, action, time, TEXTS.get("pause." + action.name(), Quantity.milliseconds(pause.toMillis()).text()), Optional.empty())); //$NON-NLS-1$
				return;
			}
			begun.put(action, time);
		}
		try {
			worker.execute(() -> told.accept(result(action, alarm, target, time)));
		} catch (RejectedExecutionException over) {
			Logger.getLogger(TriggerRunner.class.getName()).log(Level.FINE, "The program is not watched any more.", over); //$NON-NLS-1$
		}
	}

	private TriggerResult result(TriggeredAction action, Alarm alarm, JvmTarget target, long time) {
		try {
			return action == TriggeredAction.FLIGHT_RECORDING ? recorded(alarm, target, time) : dumped(alarm, target, time);
		} catch (IOException | ConnectionFailedException | RuntimeException failure) {
			return new TriggerResult(alarm, action, time, TEXTS.get("failed." + action.name(), target.name(), String.valueOf(failure.getMessage())), Optional.empty()); //$NON-NLS-1$
		} catch (InterruptedException closed) {
			Thread.currentThread().interrupt();
			return new TriggerResult(alarm, action, time, TEXTS.get("closed"), Optional.empty()); //$NON-NLS-1$
		}
	}

	private TriggerResult dumped(Alarm alarm, JvmTarget target, long time) throws IOException, ConnectionFailedException, InterruptedException {
		String text = ThreadDumpText.of(ThreadDumps.take(access, target), target, Instant.ofEpochMilli(time));
		Path file = file(time, ".threads.txt"); //$NON-NLS-1$
		WholeFile.write(file, text.getBytes(StandardCharsets.UTF_8));
		return new TriggerResult(alarm, TriggeredAction.THREAD_DUMP, time, TEXTS.get("dumped", file.toString()), Optional.of(file)); //$NON-NLS-1$
	}

	private TriggerResult recorded(Alarm alarm, JvmTarget target, long time) throws IOException, ConnectionFailedException, InterruptedException {
		boolean elsewhere = target.elsewhere().isPresent();
		Path file = elsewhere ? Path.of(BEGIN + NAME.format(Instant.ofEpochMilli(time)) + ".jfr") : file(time, ".jfr"); //$NON-NLS-1$ //$NON-NLS-2$
		ManagementLink link = access.open(target);
		try {
			String said = FlightRecorder.start(link.server(), BEGIN + NAME.format(Instant.ofEpochMilli(time)), RECORDED, file.toString());
			String length = Quantity.seconds(RECORDED.toSeconds()).text();
			return elsewhere ? new TriggerResult(alarm, TriggeredAction.FLIGHT_RECORDING, time, TEXTS.get("recorded.elsewhere", length, target.place(), said.replaceAll("\\s+", " ")), //$NON-NLS-1$ //$NON-NLS-2$ //$NON-NLS-3$
					Optional.empty()) : new TriggerResult(alarm, TriggeredAction.FLIGHT_RECORDING, time, TEXTS.get("recorded", length, file.toString()), Optional.of(file)); //$NON-NLS-1$
		} finally {
			link.close();
		}
	}

	private Path file(long time, String end) throws IOException {
		Files.createDirectories(folder);
		try (Stream<Path> files = Files.list(folder)) {
			List<Path> ours = files.filter(each -> each.getFileName().toString().startsWith(BEGIN)).sorted(Comparator.comparing(each -> each.getFileName().toString())).toList();
			for (Path old : ours.subList(0, Math.max(0, ours.size() - MOST_FILES + 1))) {
				Files.deleteIfExists(old);
			}
		}
		return folder.resolve(BEGIN + NAME.format(Instant.ofEpochMilli(time)) + end).toAbsolutePath();
	}

	/** Waits for nothing: what is being done ends with its thread. */
	@Override
	public void close() {
		worker.shutdownNow();
	}
}
