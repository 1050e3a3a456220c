/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.perf.workload.WrongValueException;

/**
 * A performance run whose calls Apache JMeter makes, on this machine or by remote engines. Writes the plan beside the run
 * file, follows the calls live and sums those of all engines. An engine that is lost, or ends early, is said; the run then
 * goes on to its end with the others and counts as failed, with the figures marked. Needs no OSGi.
 *
 * <p>
 * The run has a thread of its own; all methods may be called from any thread. JMeter and the engines that the run started
 * end with it, with {@link #cancel()}, with the end of this JVM, and by themselves when this JVM is killed.
 */
public final class JMeterRun {

	private static final long STOP_SECONDS = 20;
	/** How often the run file is written while a step goes on; what came later is lost when this program is killed. */
	private static final long WRITE_NANOS = TimeUnit.SECONDS.toNanos(2);

	private final RunSpecification specification;
	private final JMeterOptions options;
	private final TesterInstallation tester;
	private final JavaInstallation java;
	private final RunListener listener;
	private final JMeterRecord record;
	private final List<PlanStep> steps;
	private final Path plan;
	private final CompletableFuture<RunFile> result = new CompletableFuture<>();
	private final Set<String> failures = new LinkedHashSet<>();
	private volatile boolean cancelled;
	private boolean fileProblemSaid;

	private JMeterRun(RunSpecification specification, JMeterOptions options, TesterInstallation tester,
			JavaInstallation java, RunListener listener, Path runFile) throws IOException {
		this.specification = specification;
		this.options = options;
		this.tester = tester;
		this.java = java;
		this.listener = listener;
		this.record = new JMeterRecord(specification, runFile, Instant.now());
		int engines = Math.max(1, options.remotes().size());
		if (specification.workload().kind() == WorkloadKind.JMETER) {
			plan = options.plan().orElseThrow(() -> new IOException(TEXTS.get("jmeter.noPlan"))).toAbsolutePath();
			if (!Files.isRegularFile(plan)) {
				throw new IOException(TEXTS.get("jmeter.planMissing", plan));
			}
			steps = List.of(PlanStep.whole("plan", plan.getFileName().toString(),
					engines > 1 ? List.of(TEXTS.get("jmeter.wholePlan", engines)) : List.of()));
		} else {
			JMeterPlan written = plan(specification, engines);
			steps = written.steps();
			plan = beside(runFile);
			Files.createDirectories(plan.getParent());
			Files.writeString(plan, written.toText(), StandardCharsets.UTF_8);
			record.note(TEXTS.get("jmeter.planKept", plan));
		}
		record.note(TEXTS.get(options.remotes().isEmpty() ? "jmeter.noteLocal" : "jmeter.noteRemote", engines));
	}

	/**
	 * Starts a run and returns at once.
	 *
	 * @param specification what to measure: a workload that {@link JMeterPlan} can write, or one of the kind {@code jmeter}
	 * @param options how JMeter runs it
	 * @param tester the jars of the tester
	 * @param java the Java to start JMeter with
	 * @param listener hears of every event, on the thread of the run
	 * @param runFile where the run is kept; it is written at once, with each finished measurement, and at the end; a plan
	 *            that is written lies beside it
	 * @return the run
	 * @throws IOException when the workload cannot be run by JMeter or a file cannot be written; the message is a sentence
	 */
	public static JMeterRun start(RunSpecification specification, JMeterOptions options, TesterInstallation tester,
			JavaInstallation java, RunListener listener, Path runFile) throws IOException {
		JMeterRun run = new JMeterRun(specification, options, tester, java, listener, runFile);
		try {
			run.record.write();
		} catch (IOException e) {
			throw new IOException(TEXTS.get("run.cannotWriteFirst", runFile, String.valueOf(e.getMessage())), e);
		}
		Thread hook = new Thread(run::endWithThisProgram, "WireTune JMeter end");
		Runtime.getRuntime().addShutdownHook(hook);
		new Thread(() -> run.run(hook), "WireTune JMeter run").start();
		return run;
	}

	/** {@return completes when JMeter has ended, with the run as it was kept, also when it stopped or failed} */
	public CompletableFuture<RunFile> result() {
		return result.copy();
	}

	/** Stops the run, remote engines too; what was measured is kept. Returns at once. */
	public void cancel() {
		cancelled = true;
	}

	/** {@return whether the run is over and JMeter has ended} */
	public boolean isDone() {
		return result.isDone();
	}

	private static JMeterPlan plan(RunSpecification specification, int engines) throws IOException {
		try {
			return JMeterPlan.of(specification.workload(), engines);
		} catch (WrongValueException e) {
			throw new IOException(e.getMessage(), e);
		}
	}

	private static Path beside(Path runFile) {
		Path absolute = runFile.toAbsolutePath();
		String name = absolute.getFileName().toString().replaceFirst("\\.json$", "");
		return absolute.resolveSibling(name + '.' + JMeterPlan.FILE_EXTENSION);
	}

	private void run(Thread hook) {
		LiveResult live = new LiveResult(steps, options.remotes().stream().map(RemoteEngine::name).toList(), this::tell);
		try {
			JMeterInstallation jmeter = installation();
			Path folder = Files.createTempDirectory("wiretune-jmeter-");
			try {
				run(jmeter, folder, live);
			} finally {
				Folders.delete(folder);
			}
		} catch (IOException e) {
			failures.add(String.valueOf(e.getMessage()));
		} catch (InterruptedException e) {
			cancelled = true;
		} catch (RuntimeException e) {
			failures.add(TEXTS.get("run.problem", e));
		} finally {
			finish(live);
			removeHook(hook);
		}
	}

	private JMeterInstallation installation() throws IOException, InterruptedException {
		Optional<JMeterInstallation> found = JMeterInstallation.find(options.home());
		return found.isPresent() ? found.get() : JMeterDownload.fetch(this::say, () -> cancelled);
	}

	private void run(JMeterInstallation jmeter, Path folder, LiveResult live) throws IOException, InterruptedException {
		JMeterCommandLine command = new JMeterCommandLine(java, tester, jmeter);
		if (options.remotes().isEmpty()) {
			follow(jmeter, folder, live, command, Optional.empty(), Optional.empty(), Optional.empty());
			return;
		}
		Path key = key(folder);
		try (RemoteEngines engines = new RemoteEngines(options.remotes(), key)) {
			if (options.startCommand().isPresent()) {
				engines.start(options.startCommand().get(), key, Path.of("").toAbsolutePath());
			}
			String own = engines.await(() -> cancelled);
			follow(jmeter, folder, live, command, Optional.of(engines), Optional.of(own), Optional.of(key));
		}
	}

	private Path key(Path folder) throws IOException {
		if (options.key().isPresent()) {
			return options.key().get();
		}
		if (options.startCommand().isEmpty()) {
			throw new IOException(TEXTS.get("jmeter.keyNeeded", options.remotes().get(0).host(),
					Integer.toString(options.remotes().get(0).port())));
		}
		Path key = folder.resolve("engines.jks");
		EngineKeys.make(key, java);
		return key;
	}

	private void follow(JMeterInstallation jmeter, Path folder, LiveResult live, JMeterCommandLine command,
			Optional<RemoteEngines> engines, Optional<String> own, Optional<Path> key)
			throws IOException, InterruptedException {
		Path jtl = folder.resolve("calls.jtl");
		Path log = folder.resolve("jmeter.log");
		List<String> line = command.run(plan, jtl, log, folder, options.remotes(), own, key);
		JMeterProcess process = new JMeterProcess(line, folder, jtl, log, steps, options.remotes(),
				specification.workload().value(CommonKeys.CALL_TIMEOUT), live);
		String name = (TEXTS.get("jmeter.name") + ' ' + jmeter.version()).strip();
		record.driver(TEXTS.get("jmeter.driver", name, java.feature()), process.pid());
		say(TEXTS.get("jmeter.started", name, Long.toString(process.pid())));
		try {
			engines.ifPresent(all -> all.watch(process.lost()));
			Set<String> said = new HashSet<>();
			long writeAt = System.nanoTime() + WRITE_NANOS;
			while (process.step(cancelled)) {
				process.problems().stream().filter(said::add).forEach(this::fail);
				live.finishOld().forEach(this::keep);
				if (System.nanoTime() > writeAt) {
					write(() -> record.writeWith(live.soFar()));
					writeAt = System.nanoTime() + WRITE_NANOS;
				}
				Thread.sleep(100);
			}
			process.problems().stream().filter(said::add).forEach(this::fail);
		} finally {
			process.end();
		}
		if (!cancelled) {
			process.verdict().ifPresent(this::fail);
		}
		process.remarks().forEach(record::note);
	}

	private void finish(LiveResult live) {
		boolean complete = !cancelled && failures.isEmpty();
		live.finishAll(complete).forEach(this::keep);
		if (live.strangers() > 0) {
			record.note(TEXTS.get("jmeter.strangers", live.strangers()));
		}
		RunState state = cancelled ? RunState.STOPPED : failures.isEmpty() ? RunState.COMPLETED : RunState.FAILED;
		String reason = cancelled ? TEXTS.get("jmeter.stopped") : String.join(" ", failures);
		record.end(Instant.now(), state, reason);
		writeFile();
		tell(new RunEvent.Finished(Instant.now(), state, reason));
		result.complete(record.run());
	}

	private void keep(Measurement measurement) {
		Measurement judged = record.add(measurement);
		writeFile();
		tell(new RunEvent.MeasurementFinished(Instant.now(), judged));
	}

	private void fail(String sentence) {
		if (failures.add(sentence)) {
			tell(new RunEvent.Failure(Instant.now(), sentence));
		}
	}

	private void say(String sentence) {
		tell(new RunEvent.Message(Instant.now(), sentence));
	}

	private interface Writing {
		void write() throws IOException;
	}

	private void writeFile() {
		write(record::write);
	}

	private void write(Writing writing) {
		try {
			writing.write();
		} catch (IOException e) {
			if (!fileProblemSaid) {
				fileProblemSaid = true;
				tell(new RunEvent.Failure(Instant.now(), TEXTS.get("run.cannotWrite", String.valueOf(e.getMessage()))));
			}
		}
	}

	private void tell(RunEvent event) {
		try {
			listener.happened(event);
		} catch (RuntimeException e) {
			System.getLogger(JMeterRun.class.getName()).log(System.Logger.Level.WARNING,
					"A listener of a performance run failed.", e);
		}
	}

	private void endWithThisProgram() {
		cancel();
		try {
			result.get(STOP_SECONDS, TimeUnit.SECONDS);
		} catch (ExecutionException | TimeoutException e) {
			System.getLogger(JMeterRun.class.getName()).log(System.Logger.Level.DEBUG, "Ending.", e);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private static void removeHook(Thread hook) {
		try {
			Runtime.getRuntime().removeShutdownHook(hook);
		} catch (IllegalStateException e) {
			System.getLogger(JMeterRun.class.getName()).log(System.Logger.Level.DEBUG, "Ending.", e);
		}
	}
}
