/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.launch.ChildProcess;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.safety.quantity.Quantity;

/**
 * The JMeter of a run while it runs: its calls, its log, its remote engines, and when it has to be ended because it would
 * not end by itself. JMeter waits for ever for an engine that is gone.
 */
final class JMeterProcess {

	private static final Duration LONGEST_START = Duration.ofMinutes(3);
	private static final Duration LONGEST_END = Duration.ofMinutes(1);
	/** What JMeter gets to end when all its engines have, or when it was told to end them. */
	private static final long QUIET_SECONDS = 10;
	/** What it gets when it was told to end its own threads. */
	private static final long QUIET_LOCAL_SECONDS = 4;
	private static final int END_SECONDS = 8;

	private final ChildProcess process;
	private final FileFollower calls;
	private final FileFollower log;
	private final JtlReader reader;
	private final JMeterLog messages = new JMeterLog();
	private final LiveResult live;
	private final List<RemoteEngine> remotes;
	private final BlockingQueue<RemoteEngine> lost = new LinkedBlockingQueue<>();
	private final Map<RemoteEngine, String> over = new HashMap<>();
	private final Set<String> problems = new LinkedHashSet<>();
	private final double plannedSeconds;
	private final long callTimeoutNanos;
	private final long startedAt = System.nanoTime();
	private long firstCallAt;
	private long allOverAt;
	private long stopAt;
	private boolean ended;

	JMeterProcess(List<String> command, Path folder, Path jtl, Path logFile, List<PlanStep> steps,
			List<RemoteEngine> remotes, Duration callTimeout, LiveResult live) throws IOException {
		this.live = live;
		this.remotes = remotes;
		this.reader = new JtlReader(live::add);
		this.calls = new FileFollower(jtl, reader::line);
		this.log = new FileFollower(logFile, messages::line);
		this.plannedSeconds = steps.stream().anyMatch(PlanStep::isOpen) ? Double.POSITIVE_INFINITY
				: steps.stream().mapToLong(PlanStep::seconds).sum();
		this.callTimeoutNanos = callTimeout.toNanos();
		this.process = ChildProcess.start("JMeter", command, folder, line -> {
		}, code -> {
		});
	}

	long pid() {
		return process.pid();
	}

	/** {@return takes engines that are lost} */
	BlockingQueue<RemoteEngine> lost() {
		return lost;
	}

	/** {@return what went wrong so far, sentences} */
	Set<String> problems() {
		return problems;
	}

	/** {@return what a reader of the run has to know, sentences} */
	List<String> remarks() {
		List<String> remarks = new ArrayList<>(reader.problems());
		if (reader.broken() > remarks.size()) {
			remarks.add(TEXTS.get("jtl.broken", reader.broken()));
		}
		return remarks;
	}

	/**
	 * Looks at everything once.
	 *
	 * @param cancelled whether the run is to be stopped
	 * @return false when JMeter has ended or has to be ended
	 */
	boolean step(boolean cancelled) throws IOException {
		boolean alive = process.isAlive();
		log.read();
		calls.read();
		if (firstCallAt == 0 && live.calls() > 0) {
			firstCallAt = System.nanoTime();
		}
		live.tick();
		engines();
		if (cancelled && stopAt == 0) {
			stop();
		}
		return alive && !isDue();
	}

	/** Ends JMeter however it stands, and reads what is left of its files. */
	void end() throws IOException {
		if (ended) {
			return;
		}
		ended = true;
		process.end(END_SECONDS, TimeUnit.SECONDS);
		process.kill();
		log.readToEnd();
		calls.readToEnd();
		reader.end();
		engines();
		calls.close();
		log.close();
	}

	/** {@return why the run failed although no engine was lost} */
	Optional<String> verdict() {
		if (live.calls() == 0) {
			List<String> lines = process.lastLines();
			return Optional.of(TEXTS.get("jmeter.noCalls",
					messages.firstError().orElse(lines.isEmpty() ? "" : lines.get(lines.size() - 1))));
		}
		if (problems.isEmpty() && !live.allBegun()) {
			return Optional.of(TEXTS.get("jmeter.endedEarly", messages.firstError().orElse("")));
		}
		return Optional.empty();
	}

	private void stop() {
		stopAt = System.nanoTime();
		process.send("stop");
	}

	private void engines() {
		for (RemoteEngine engine = lost.poll(); engine != null; engine = lost.poll()) {
			if (!messages.hasFinished(engine)) {
				over(engine, TEXTS.get("jmeter.lost", engine.name(), Quantity.seconds(sinceFirstCall()), counts(engine)));
			}
		}
		for (RemoteEngine engine : remotes) {
			if (messages.hasFinished(engine) && !over.containsKey(engine)) {
				// The first calls of an engine come late, on a busy machine by seconds; its start is what counts.
				double atWork = messages.seconds(engine);
				boolean early = stopAt == 0 && plannedSeconds != Double.POSITIVE_INFINITY && atWork < plannedSeconds;
				over(engine, early ? TEXTS.get("jmeter.early", engine.name(), Quantity.seconds(atWork),
						Quantity.seconds(plannedSeconds), counts(engine)) : "");
			}
		}
		if (!remotes.isEmpty() && allOverAt == 0 && over.size() == remotes.size()) {
			allOverAt = System.nanoTime();
		}
	}

	private void over(RemoteEngine engine, String problem) {
		if (over.putIfAbsent(engine, problem) == null && !problem.isEmpty()) {
			problems.add(problem);
			live.invalidate(problem);
		}
	}

	private long counts(RemoteEngine engine) {
		return live.counts().getOrDefault(engine.name(), 0L);
	}

	private double sinceFirstCall() {
		return firstCallAt == 0 ? 0 : Nanoseconds.toSeconds(System.nanoTime() - firstCallAt);
	}

	/** Whether JMeter has to be ended from outside. */
	private boolean isDue() {
		long now = System.nanoTime();
		if (stopAt != 0) {
			return now - stopAt > TimeUnit.SECONDS.toNanos(remotes.isEmpty() ? QUIET_LOCAL_SECONDS : QUIET_SECONDS);
		}
		if (allOverAt != 0) {
			// Those that are gone do not keep it from ending once it has nothing to wait for.
			return now - allOverAt > TimeUnit.SECONDS.toNanos(
					over.values().stream().allMatch(String::isEmpty) ? QUIET_SECONDS : 2);
		}
		if (plannedSeconds == Double.POSITIVE_INFINITY) {
			return false;
		}
		if (firstCallAt == 0 && now - startedAt > LONGEST_START.toNanos() + callTimeoutNanos) {
			problems.add(TEXTS.get("jmeter.silent", TimeUnit.NANOSECONDS.toSeconds(now - startedAt)));
			stop();
		} else if (firstCallAt != 0
				&& now - firstCallAt > (long) (plannedSeconds * Nanoseconds.IN_SECOND) + callTimeoutNanos + LONGEST_END.toNanos()) {
			String sentence = TEXTS.get("jmeter.overdue", Quantity.seconds(sinceFirstCall()),
					Quantity.seconds(plannedSeconds));
			problems.add(sentence);
			live.invalidate(sentence);
			stop();
		}
		return false;
	}
}
