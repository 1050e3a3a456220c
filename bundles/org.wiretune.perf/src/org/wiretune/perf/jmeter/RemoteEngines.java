/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javax.net.ssl.SSLException;
import org.wiretune.perf.launch.ChildProcess;

/** The remote engines of a run: starts them where a command is given, waits for them, and says when one is lost. */
final class RemoteEngines implements AutoCloseable {

	private static final int READY_SECONDS = 120;
	private static final int END_SECONDS = 10;
	private static final long ASK_MILLIS = 2000;
	/** So many questions without an answer, one after the other, and an engine counts as lost. */
	private static final int MOST_MISSED = 3;

	private final List<RemoteEngine> engines;
	private final Map<RemoteEngine, ChildProcess> started = new LinkedHashMap<>();
	private final List<Thread> watchers = new ArrayList<>();
	private final EngineProbe probe;

	RemoteEngines(List<RemoteEngine> engines, Path key) throws IOException {
		this.engines = engines;
		this.probe = new EngineProbe(EngineKeys.context(key));
	}

	/** Starts the engines by a command, each with its host, port and key filled in. */
	void start(String command, Path key, Path folder) throws IOException {
		for (RemoteEngine engine : engines) {
			List<String> words = new ArrayList<>();
			for (String word : command.strip().split("\\s+")) {
				words.add(word.replace("{host}", engine.host()).replace("{port}", String.valueOf(engine.port()))
						.replace("{key}", key.toAbsolutePath().toString()));
			}
			try {
				started.put(engine, ChildProcess.start("JMeter engine " + engine.name(), words, folder, line -> {
				}, code -> {
				}));
			} catch (IOException e) {
				throw new IOException(TEXTS.get("jmeter.engineNotStarted", engine.name(), e.getMessage()), e);
			}
		}
	}

	/**
	 * Waits until all answer.
	 *
	 * @return the address of this machine by which the engines can be reached, and so can reach it
	 */
	String await(BooleanSupplier cancelled) throws IOException, InterruptedException {
		String own = "";
		for (RemoteEngine engine : engines) {
			long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(READY_SECONDS);
			Optional<InetAddress> address = Optional.empty();
			while (address.isEmpty()) {
				try {
					address = Optional.of(probe.ask(engine));
				} catch (SSLException e) {
					throw new IOException(TEXTS.get("jmeter.otherKey", engine.name(), e.getMessage()), e);
				} catch (IOException e) {
					notYet(engine, deadline, cancelled, e);
				}
			}
			own = address.get().getHostAddress();
		}
		return own;
	}

	private void notYet(RemoteEngine engine, long deadline, BooleanSupplier cancelled, IOException problem)
			throws IOException, InterruptedException {
		ChildProcess process = started.get(engine);
		if (process != null && !process.isAlive()) {
			throw new IOException(TEXTS.get("jmeter.engineEnded", engine.name(), String.join(" ", process.lastLines())));
		}
		if (process == null || System.nanoTime() > deadline || cancelled.getAsBoolean()) {
			throw new IOException(TEXTS.get("jmeter.engineSilent", engine.name(), String.valueOf(problem.getMessage()),
					engine.host(), Integer.toString(engine.port())), problem);
		}
		Thread.sleep(200);
	}

	/** Watches the engines; each that is lost is put into the queue. */
	void watch(BlockingQueue<RemoteEngine> lost) {
		for (RemoteEngine engine : engines) {
			Thread watcher = new Thread(() -> watch(engine, lost), "Watch " + engine.name());
			watcher.setDaemon(true);
			watcher.start();
			watchers.add(watcher);
		}
	}

	private void watch(RemoteEngine engine, BlockingQueue<RemoteEngine> lost) {
		int missed = 0;
		try {
			while (missed < MOST_MISSED) {
				Thread.sleep(missed == 0 ? ASK_MILLIS : ASK_MILLIS / 4);
				ChildProcess process = started.get(engine);
				if (process != null && !process.isAlive()) {
					break;
				}
				try {
					probe.ask(engine);
					missed = 0;
				} catch (IOException e) {
					missed++;
				}
			}
			lost.add(engine);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	@Override
	public void close() {
		watchers.forEach(Thread::interrupt);
		started.values().forEach(ChildProcess::release);
		started.values().forEach(process -> process.end(END_SECONDS, TimeUnit.SECONDS));
	}
}
