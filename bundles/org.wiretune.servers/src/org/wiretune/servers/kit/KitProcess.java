/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.ChildProcess;
import org.wiretune.perf.launch.PauseWatch;
import org.wiretune.perf.launch.ProcessState;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.result.RunState;

/** A real server that has been started: follows its start by its own messages, and ends it. */
final class KitProcess implements RunServer.Running {

	private static final long CAUSES_MILLIS = 700;
	private static final long END_SECONDS = 10;
	/** What the server of a run that failed or was stopped gets; nothing it would write is kept. */
	private static final long STOP_SECONDS = 3;

	private final String name;
	private final StartLog log;
	private final Readiness probe;
	private final List<String> notes;
	private final List<ExpectedSetting> settings;
	private final int heapMegabytes;
	private final int startSeconds;
	private final StartLog later;
	private boolean isReady;
	private final RunServer.Listener listener;
	private ChildProcess process;
	private boolean following = true;
	private boolean exited;
	private boolean ending;
	private long pausedSeconds;
	private volatile List<String> differences = List.of();
	private PauseWatch pauses = PauseWatch.NONE;

	private KitProcess(String name, StartMessages messages, ServerKit.Prepared prepared, Readiness probe, int startSeconds,
			RunServer.Listener listener) {
		this.startSeconds = startSeconds;
		this.later = new StartLog(messages);
		this.name = name;
		this.log = new StartLog(messages, prepared.applications());
		this.probe = probe;
		this.notes = prepared.notes();
		this.settings = prepared.settings();
		this.heapMegabytes = maximumHeap(prepared.command());
		this.listener = listener;
	}

	/**
	 * Starts a server and returns at once.
	 *
	 * @param name name and version of the server
	 * @param messages its messages
	 * @param prepared its command line
	 * @param token the token of the run
	 * @param startSeconds how long it may take until it is ready
	 * @param listener hears when it is ready or will not be, and of its end
	 * @return the process
	 * @throws IOException when the process cannot be started
	 */
	static KitProcess start(String name, StartMessages messages, ServerKit.Prepared prepared, String token,
			int startSeconds, RunServer.Listener listener) throws IOException {
		return start(name, messages, prepared, new ReadyProbe(prepared.httpPort(), token), startSeconds, listener);
	}

	/**
	 * Starts a server that is asked in a way of its own whether it is ready, and returns at once.
	 *
	 * @param name name and version of the server
	 * @param messages its messages
	 * @param prepared its command line
	 * @param readiness asks it
	 * @param startSeconds how long it may take until it is ready
	 * @param listener hears when it is ready or will not be, and of its end
	 * @return the process
	 * @throws IOException when the process cannot be started
	 */
	static KitProcess start(String name, StartMessages messages, ServerKit.Prepared prepared, Readiness readiness,
			int startSeconds, RunServer.Listener listener) throws IOException {
		KitProcess started = new KitProcess(name, messages, prepared, readiness, startSeconds, listener);
		started.process = ChildProcess.start(name, prepared.command(), prepared.folder(), prepared.environment(),
				started::line, started::errorLine, started::exit);
		started.pauses = PauseWatch.begin(started.process.pid(), started::paused);
		Thread thread = new Thread(started::follow, name + " start");
		thread.setDaemon(true);
		thread.start();
		return started;
	}

	private void line(String line) {
		read(line);
		listener.line(line);
	}

	private void errorLine(String line) {
		read(line);
		listener.errorLine(line);
	}

	private synchronized void read(String line) {
		probe.line(line);
		(isReady ? later : log).line(line);
		notifyAll();
	}

	private synchronized void paused(long seconds) {
		pausedSeconds = seconds;
		notifyAll();
	}

	private static int maximumHeap(List<String> command) {
		return command.stream().filter(argument -> argument.matches("-Xmx\\d{1,7}m")).reduce((earlier, later) -> later)
				.map(argument -> Integer.parseInt(argument.substring("-Xmx".length(), argument.length() - 1))).orElse(0);
	}

	private void exit(int code) {
		probe.ended();
		synchronized (this) {
			exited = true;
			notifyAll();
			// What the start has to say comes before the end of the process.
			while (following && !ending) {
				try {
					wait();
				} catch (InterruptedException e) {
					Thread.currentThread().interrupt();
					break;
				}
			}
		}
		listener.ended(code);
	}

	private void follow() {
		try {
			if (awaitMessages()) {
				ready();
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} finally {
			// From now on it is watched by who uses it.
			pauses.close();
			synchronized (this) {
				following = false;
				notifyAll();
			}
		}
	}

	/** Waits for the messages of the server; true when it said that it and the application are ready. */
	private boolean awaitMessages() throws InterruptedException {
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(startSeconds);
		StartLog.State state;
		boolean late = false;
		boolean gone;
		synchronized (this) {
			state = log.state();
			while (state != StartLog.State.READY && state != StartLog.State.FAILED && !exited && !ending && !late
					&& pausedSeconds == 0) {
				long millis = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
				if (millis > 0) {
					wait(Math.min(millis, probe.lookMillis()));
				}
				late = millis <= 0;
				state = probe.isUp() ? StartLog.State.READY : log.state();
			}
			if (state == StartLog.State.FAILED) {
				awaitCauses();
			}
			gone = exited;
			if (ending) {
				return false;
			}
		}
		if (state == StartLog.State.READY && !gone) {
			return true;
		}
		String probeName = TEXTS.get(log.isServerReady() ? "probe.application" : "probe.server");
		if (gone) {
			failed("start.ended", probeName);
		} else if (late) {
			failed("start.late", probeName);
		} else if (pausedSeconds > 0) {
			failed("start.paused", probeName);
		} else {
			failed("start.failed", probeName);
		}
		return false;
	}

	/** The lines that tell the cause, with file and line, come after the message that it failed. Called with the lock held. */
	private void awaitCauses() throws InterruptedException {
		long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(CAUSES_MILLIS);
		for (long left = CAUSES_MILLIS; left > 0 && !exited && !ending; left = TimeUnit.NANOSECONDS
				.toMillis(deadline - System.nanoTime())) {
			wait(left);
		}
	}

	private void ready() throws InterruptedException {
		try {
			RunEvent.ServerReady said = probe.ask(process.pid());
			synchronized (this) {
				isReady = true;
			}
			List<String> all = new ArrayList<>(notes);
			all.addAll(said.notes());
			if (heapMegabytes > 0) {
				SettingsReadBack.Answer answer = SettingsReadBack.of(said.pid(), name, settings, heapMegabytes);
				differences = answer.differences();
				all.addAll(answer.differences());
				all.addAll(answer.notes());
			}
			listener.said(new RunEvent.ServerReady(said.time(), said.pid(), said.httpPort(), said.controlPort(),
					said.jmxAddress(), said.jvm(), said.operatingSystem(), said.processors(), said.maximumHeapMegabytes(),
					said.startMillis(), all));
		} catch (IOException e) {
			failed("start.failed", TEXTS.get("probe.http", String.valueOf(e.getMessage())));
		}
	}

	/** {@return its process id} */
	long pid() {
		return process.pid();
	}

	private void failed(String key, String probeName) {
		List<String> errors = log.errors();
		List<String> lines = errors.isEmpty() ? process.lastLines() : errors;
		String said = errors.isEmpty() && !lines.isEmpty() ? lines.get(lines.size() - 1) : String.join(" | ", lines);
		listener.said(new RunEvent.Failure(Instant.now(), TEXTS.get(key, name, probeName, pausedSeconds > 0 ? pausedSeconds : startSeconds,
				said.isBlank() ? TEXTS.get("start.saidNothing") : said)));
		process.kill();
	}

	@Override
	public void release() {
		synchronized (this) {
			ending = true;
			notifyAll();
		}
		process.terminate();
	}

	@Override
	public void end(RunState state) {
		if (ProcessState.isPaused(process.pid())) {
			// It hears of nothing that it is asked.
			kill();
		}
		release();
		process.awaitEnd(state == RunState.COMPLETED ? END_SECONDS : STOP_SECONDS, TimeUnit.SECONDS);
		process.release();
	}

	@Override
	public void kill() {
		process.kill();
	}

	@Override
	public List<String> differences() {
		return differences;
	}

	@Override
	public List<String> counted() {
		List<String> counted = new ArrayList<>(ServerCounters.of(process.pid(), name));
		later.errors().stream().findFirst().ifPresent(error -> counted.add(TEXTS.get("counted.error", name, error)));
		return counted;
	}

	@Override
	public List<String> lastLines() {
		return process.lastLines();
	}
}
