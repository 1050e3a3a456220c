/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import static org.wiretune.perf.internal.PerfTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.event.RunMessages;
import org.wiretune.perf.protocol.DriverOrder;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.ReachedLimit;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunGauge;
import org.wiretune.perf.result.RunState;
import org.wiretune.perf.workload.LoopKeys;

/**
 * A performance run: starts a server, the embedded one or a real one, and the load driver as processes of their own,
 * listens to them, keeps the run file and ends both processes whatever happens. Needs no OSGi.
 *
 * <p>
 * The run has a thread of its own; all methods may be called from any thread. Both processes end with the run, with
 * {@link #cancel()}, with the end of this JVM, and by themselves when this JVM is killed, because their standard input
 * then closes.
 */
public final class PerformanceRun {

	/** The driver says that it is alive every few seconds; a driver that is silent for so long hangs. */
	private static final long SILENCE_SECONDS = 30;
	/** A server that ends by itself has closed its connections before its process is gone. */
	private static final long EXIT_SECONDS = 3;
	/** What the driver and the server get to end by themselves when a run is stopped. */
	private static final long STOP_SECONDS = ProcessEnd.STOP_SECONDS;

	private final RunSpecification specification;
	private final RunListener listener;
	private final RunMessages serverMessages = new RunMessages();
	private final RunMessages driverMessages = new RunMessages();
	private final RunRecord record;
	private final RunServer serverSide;
	private final JavaInstallation java;
	private final TesterInstallation tester;
	private final FirstResult firstResult = new FirstResult(System.nanoTime());
	private final RunJournal journal;
	private final Optional<GcLog> gcLog;
	private final Path dataDirectory;
	private final String token;
	private final BlockingQueue<Signal> signals = new LinkedBlockingQueue<>();
	private final CompletableFuture<RunFile> result = new CompletableFuture<>();
	private volatile Optional<RunEvent.ServerReady> serverReady = Optional.empty();
	private final ClassArchive driverArchive;
	private final RunWatch watch;
	private RunWatch.Watching watching = RunWatch.NONE.begin("", Path.of(""), null);
	private RunServer.Running server;
	private ChildProcess driver;
	private PauseWatch pauses = PauseWatch.NONE;
	private PauseWatch driverPauses = PauseWatch.NONE;

	// The state of the run, touched by its own thread only.
	private boolean cancelled;
	private boolean driverDone;
	private Optional<RunEvent.Finished> driverVerdict = Optional.empty();
	private Optional<String> failure = Optional.empty();
	private OptionalInt serverExit = OptionalInt.empty();
	private String where = TEXTS.get("run.beforeFirstCell");
	private final UnfinishedMeasurements unfinished = new UnfinishedMeasurements();
	private boolean fileProblemSaid;
	private boolean journalProblemSaid;

	private sealed interface Signal {
		record ServerSaid(RunEvent event) implements Signal {
		}

		record DriverLine(String line) implements Signal {
		}

		record ServerExit(int code) implements Signal {
		}

		record DriverExit(int code) implements Signal {
		}

		record Alarm(KeptAlarm alarm) implements Signal {
		}

		record Reached(ReachedLimit limit) implements Signal {
		}

		record Gauge(RunGauge gauge) implements Signal {
		}

		record Note(String sentence) implements Signal {
		}

		/** The server stands still. */
		record ServerPaused(long seconds) implements Signal {
		}

		/** The load driver stands still. */
		record DriverPaused(long seconds) implements Signal {
		}

		record Cancel() implements Signal {
		}
	}

	private PerformanceRun(RunServer serverSide, RunSpecification wanted, TesterInstallation tester, JavaInstallation java,
			RunListener listener, Path runFile, RunWatch watch) throws IOException {
		RunServer.Plan plan = serverSide.plan(wanted);
		this.serverSide = serverSide;
		this.specification = plan.specification();
		this.java = java;
		this.tester = tester;
		this.driverArchive = driverArchive(specification, java, tester);
		this.listener = listener;
		this.watch = watch;
		this.record = new RunRecord(specification, serverSide.name(), runFile);
		plan.notes().forEach(record::note);
		this.journal = new RunJournal(runFile);
		this.gcLog = serverSide.token().isPresent() ? Optional.empty() : GcLog.beside(runFile, java);
		record.note(gcLog.map(log -> TEXTS.get("run.gcLog", log.file().getFileName()))
				.orElseGet(() -> TEXTS.get(serverSide.token().isPresent() ? "run.standing" : "run.noGcLog")));
		this.dataDirectory = Files.createTempDirectory("wiretune-server-");
		ProcessGuard.shared().folder(dataDirectory);
		this.token = serverSide.token().orElseGet(PerformanceRun::newToken);
	}

	/** {@return a word that nobody can guess, for the control connection of a server} */
	public static String newToken() {
		byte[] random = new byte[16];
		new SecureRandom().nextBytes(random);
		return HexFormat.of().formatHex(random);
	}

	/**
	 * Starts a run and returns at once.
	 *
	 * @param specification what to measure
	 * @param tester the jars of server and driver
	 * @param java the Java to start them with
	 * @param listener hears of every event, on the thread of the run
	 * @param runFile where the run is kept; it is written at once, with each finished cell, and at the end
	 * @return the run
	 * @throws IOException when the run file cannot be written or a process cannot be started
	 */
	public static PerformanceRun start(RunSpecification specification, TesterInstallation tester, JavaInstallation java,
			RunListener listener, Path runFile) throws IOException {
		return start(RunServer.embedded(), specification, tester, java, listener, runFile);
	}

	/**
	 * Starts a run on a server and returns at once.
	 *
	 * @param serverSide the server
	 * @param specification what to measure; what the server cannot measure of it is left out and said in the notes
	 * @param tester the jars of server and driver
	 * @param java the Java to start them with
	 * @param listener hears of every event, on the thread of the run
	 * @param runFile where the run is kept; it is written at once, with each finished cell, and at the end
	 * @return the run
	 * @throws IOException when the server can measure nothing of it, the run file cannot be written or a process cannot be
	 *         started
	 */
	public static PerformanceRun start(RunServer serverSide, RunSpecification specification, TesterInstallation tester,
			JavaInstallation java, RunListener listener, Path runFile) throws IOException {
		return start(serverSide, specification, tester, java, listener, runFile, RunWatch.NONE);
	}

	/**
	 * Starts a run on a server that is watched for alarms, and returns at once.
	 *
	 * @param serverSide the server
	 * @param specification what to measure; what the server cannot measure of it is left out and said in the notes
	 * @param tester the jars of server and driver
	 * @param java the Java to start them with
	 * @param listener hears of every event, on the thread of the run
	 * @param runFile where the run is kept; it is written at once, with each finished cell, and at the end
	 * @param watch watches the server; its alarms are kept in the run file
	 * @return the run
	 * @throws IOException when the server can measure nothing of it, the run file cannot be written or a process cannot be
	 *         started
	 */
	public static PerformanceRun start(RunServer serverSide, RunSpecification specification, TesterInstallation tester,
			JavaInstallation java, RunListener listener, Path runFile, RunWatch watch) throws IOException {
		PerformanceRun run = new PerformanceRun(serverSide, specification, tester, java, listener, runFile, watch);
		try {
			run.record.write();
			run.journal.restart();
			if (run.gcLog.isPresent()) {
				run.gcLog.get().removeOld();
			}
		} catch (IOException e) {
			run.deleteData();
			throw new IOException(TEXTS.get("run.cannotWriteFirst", runFile, String.valueOf(e.getMessage())), e);
		}
		try {
			run.startProcesses();
		} catch (IOException e) {
			String reason = String.valueOf(e.getMessage());
			run.endWatch();
			run.record.end(RunState.FAILED, reason);
			run.writeFile();
			run.endProcesses(RunState.FAILED);
			throw new IOException(reason, e);
		}
		Thread hook = new Thread(run::endWithThisProgram, "WireTune run end");
		Runtime.getRuntime().addShutdownHook(hook);
		Thread thread = new Thread(() -> run.follow(hook), "WireTune run");
		thread.start();
		return run;
	}

	/**
	 * The outcome.
	 *
	 * @return completes when both processes have ended, with the run as it was kept, also when it stopped or failed
	 */
	public CompletableFuture<RunFile> result() {
		return result.copy();
	}

	/**
	 * Keeps something that a reader of the run has to know, such as the file that its settings are from. Has no effect on a run
	 * that is over. May be called from any thread.
	 *
	 * @param sentence a sentence
	 */
	public void note(String sentence) {
		signals.add(new Signal.Note(sentence));
	}

	/** Stops the run; the cells so far are kept. Returns at once. Has no effect on a run that was stopped or is over. */
	public void cancel() {
		signals.add(new Signal.Cancel());
	}

	/** {@return whether the run is over and both processes have ended} */
	public boolean isDone() {
		return result.isDone();
	}

	/** {@return the server with process id and ports, empty until it is ready} */
	public Optional<RunEvent.ServerReady> server() {
		return serverReady;
	}

	private void startProcesses() throws IOException {
		watching = watch.begin(serverSide.name(), record.file(), new RunWatch.Listener() {
			@Override
			public void changed(KeptAlarm alarm) {
				signals.add(new Signal.Alarm(alarm));
			}

			@Override
			public void reached(ReachedLimit limit) {
				signals.add(new Signal.Reached(limit));
			}

			@Override
			public void read(RunGauge gauge) {
				signals.add(new Signal.Gauge(gauge));
			}

			@Override
			public void note(String sentence) {
				signals.add(new Signal.Note(sentence));
			}
		});
		server = serverSide.start(new RunServer.Order(specification.server(), java, tester, dataDirectory, token,
				gcLog.map(GcLog::arguments).orElse(List.of())), new RunServer.Listener() {
					@Override
					public void said(RunEvent event) {
						signals.add(new Signal.ServerSaid(event));
					}

					@Override
					public void line(String line) {
						watching.line(line);
					}

					@Override
					public void ended(int code) {
						signals.add(new Signal.ServerExit(code));
					}
				});
		try {
			driver = ChildProcess.start("WireTune driver",
					new JvmCommand(java, tester).driver(specification, driverArchive, record.file()), dataDirectory,
					line -> signals.add(new Signal.DriverLine(line)), code -> signals.add(new Signal.DriverExit(code)));
			driverPauses = PauseWatch.begin(driver.pid(), seconds -> signals.add(new Signal.DriverPaused(seconds)));
		} catch (IOException e) {
			throw cannotStart(java, e);
		}
	}

	/** What the operating system says of a program that it does not start is no sentence. */
	static IOException cannotStart(JavaInstallation java, IOException problem) {
		return new IOException(TEXTS.get("run.cannotStart", java.executable(), String.valueOf(problem.getMessage())), problem);
	}

	private void follow(Thread hook) {
		try {
			long deadline = in(serverSide.readySeconds());
			while (!driverDone) {
				Signal signal = signals.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
				if (signal == null) {
					late();
				} else {
					deadline = handle(signal, deadline);
				}
			}
		} catch (InterruptedException e) {
			cancelled = true;
		} catch (RuntimeException e) {
			failure = Optional.of(TEXTS.get("run.problem", e));
		} finally {
			finish();
			removeHook(hook);
		}
	}

	/** Acts on a signal and returns until when the next has to come, in {@link System#nanoTime()}. */
	private long handle(Signal signal, long deadline) {
		if (signal instanceof Signal.ServerSaid heard && heard.event() instanceof RunEvent.ServerReady ready) {
			serverReady = Optional.of(ready);
			gcLog.ifPresent(log -> log.serverReady(ready.startMillis(), System.nanoTime()));
			record.add(ready);
			record.differences(server.differences());
			tell(ready);
			watching.ready(ready);
			pauses = PauseWatch.begin(ready.pid(), seconds -> signals.add(new Signal.ServerPaused(seconds)));
			driver.send(new DriverOrder(specification, ready.controlPort(), ready.httpPort(), token,
					serverSide.name().isEmpty()).toLine());
			return in(SILENCE_SECONDS);
		}
		if (signal instanceof Signal.ServerSaid heard) {
			RunEvent event = heard.event();
			if (event instanceof RunEvent.Failure said && serverReady.isEmpty()) {
				failure = Optional.of(said.text());
			}
			tell(serverMessages.shown(event));
			return deadline;
		}
		if (signal instanceof Signal.DriverLine came) {
			RunEventFormat.parse(came.line()).map(driverMessages::shown).ifPresent(this::heardFromDriver);
			// Also a line that is no event shows that the driver is alive.
			return cancelled || serverExit.isPresent() || serverReady.isEmpty() ? deadline : in(SILENCE_SECONDS);
		}
		if (signal instanceof Signal.ServerExit came) {
			serverExit = OptionalInt.of(came.code());
			// A driver that is connected notices by itself and hands over the cell it was at.
			if (serverReady.isEmpty()) {
				driver.kill();
			}
			return in(STOP_SECONDS);
		}
		if (signal instanceof Signal.DriverExit came) {
			driverDone = true;
			if (driverVerdict.isEmpty() && failure.isEmpty() && serverExit.isEmpty() && !cancelled) {
				failure = Optional.of(came.code() > ServerEnd.SIGNALS ? TEXTS.get("run.driverKilled", came.code() - ServerEnd.SIGNALS, where)
						: TEXTS.get("run.driverEnded", Integer.toString(came.code()), lastLine(driver.lastLines())));
			}
			return deadline;
		}
		if (signal instanceof Signal.Alarm came) {
			changed(came.alarm());
			return deadline;
		}
		if (signal instanceof Signal.Reached came) {
			reached(came.limit());
			return deadline;
		}
		if (signal instanceof Signal.Gauge came) {
			record.add(came.gauge());
			return deadline;
		}
		if (signal instanceof Signal.Note came) {
			record.note(came.sentence());
			return deadline;
		}
		if (signal instanceof Signal.ServerPaused came) {
			return paused(came.seconds(), deadline);
		}
		if (signal instanceof Signal.DriverPaused came) {
			return driverPaused(came.seconds());
		}
		if (signal instanceof Signal.Cancel) {
			if (cancelled) {
				return deadline;
			}
			cancelled = true;
			driver.send("stop");
			driver.release();
			return in(STOP_SECONDS);
		}
		throw new IllegalArgumentException(String.valueOf(signal));
	}

	/** A server that was halted goes on for nobody; what was measured until then is kept. */
	private long paused(long seconds, long deadline) {
		if (cancelled || failure.isPresent() || serverExit.isPresent()) {
			return deadline;
		}
		failure = Optional.of(TEXTS.get("run.paused", serverReady.map(RunEvent.ServerReady::pid).orElse(0L).toString(), seconds, where));
		if (serverSide.token().isPresent()) {
			// It is not the run's to end.
			driver.send("stop");
			driver.release();
		} else {
			server.kill();
		}
		return in(STOP_SECONDS);
	}

	/** A driver that stands still says nothing more, whatever else has happened. */
	private long driverPaused(long seconds) {
		if (!cancelled && failure.isEmpty() && serverExit.isEmpty()) {
			failure = Optional.of(TEXTS.get("run.driverPaused", Long.toString(driver.pid()), seconds, where));
		}
		driver.kill();
		return in(STOP_SECONDS);
	}

	private void changed(KeptAlarm alarm) {
		record.add(alarm);
		RunEvent.AlarmChanged event = new RunEvent.AlarmChanged(Instant.now(), alarm);
		keep(event);
		tell(event);
	}

	private void reached(ReachedLimit limit) {
		record.add(limit);
		tell(new RunEvent.Message(Instant.now(), limit.message()));
	}

	/** Ends the watch while the server still runs, and takes what it has told last. */
	private void endWatch() {
		watching.close();
		for (Signal signal = signals.poll(); signal != null; signal = signals.poll()) {
			if (signal instanceof Signal.Alarm came) {
				changed(came.alarm());
			} else if (signal instanceof Signal.Reached came) {
				reached(came.limit());
			} else if (signal instanceof Signal.Gauge came) {
				record.add(came.gauge());
			} else if (signal instanceof Signal.Note came) {
				record.note(came.sentence());
			}
		}
	}

	/** Nothing came in time. */
	private void late() {
		if (!cancelled && failure.isEmpty() && serverExit.isEmpty()) {
			failure = Optional.of(serverReady.isEmpty() ? TEXTS.get("run.notReady", serverSide.readySeconds())
					: TEXTS.get("run.silent", SILENCE_SECONDS));
		}
		driverDone = true;
	}

	private void heardFromDriver(RunEvent event) {
		if (event instanceof RunEvent.Finished finished) {
			driverVerdict = Optional.of(finished);
			driverDone = true;
		} else if (event instanceof RunEvent.DriverReady ready) {
			record.add(ready);
			tell(ready);
		} else if (event instanceof RunEvent.CellFinished finished) {
			record.add(finished.cell());
			keep(finished);
			writeFile();
			tell(finished);
		} else if (event instanceof RunEvent.SecondPassed passed) {
			unfinished.add(passed);
			keep(passed);
			tell(passed);
		} else if (event instanceof RunEvent.MeasurementFinished finished) {
			unfinished.remove(finished.measurement());
			long now = System.nanoTime();
			Measurement measured = gcLog.map(log -> log.completed(finished.measurement(), now))
					.orElse(finished.measurement());
			RunEvent.MeasurementFinished judged = new RunEvent.MeasurementFinished(finished.time(), record.add(measured));
			keep(judged);
			watching.measured(judged.measurement());
			writeFile();
			tell(judged);
		} else if (event instanceof RunEvent.PhaseStarted started) {
			unfinished.add(started);
			// A loop says it better by its binding and size.
			where = specification.isLoop() ? where : started.measurement();
			keep(started);
			tell(started);
		} else if (event instanceof RunEvent.WarmUpStarted started) {
			unfinished.describe(started.binding(), started.sizeBytes(), specification.clients());
			where = TEXTS.get("run.where", started.binding().label(),
					ObjectSize.label(started.sizeBytes()));
			tell(started);
		} else if (event instanceof RunEvent.MeasurementStarted started) {
			unfinished.describe(started.binding(), started.sizeBytes(), specification.clients());
			where = TEXTS.get("run.where", started.binding().label(),
					ObjectSize.label(started.sizeBytes()));
			tell(started);
		} else {
			keep(event);
			tell(event);
		}
	}

	/** Writes an event into the journal; when that fails, it is said once. */
	private void keep(RunEvent event) {
		try {
			journal.add(event);
		} catch (IOException e) {
			if (!journalProblemSaid) {
				journalProblemSaid = true;
				tell(new RunEvent.Failure(Instant.now(), TEXTS.get("run.journalStopped", String.valueOf(e.getMessage()))));
			}
		}
	}

	private void finish() {
		pauses.close();
		driverPauses.close();
		// A server that dies takes its exit code a moment to arrive; the driver may have noticed first.
		awaitServerExit();
		RunState state = RunState.COMPLETED;
		String reason = "";
		if (driverVerdict.map(RunEvent.Finished::state).filter(RunState.COMPLETED::equals).isEmpty()) {
			state = cancelled ? RunState.STOPPED : RunState.FAILED;
			reason = cancelled ? TEXTS.get("run.stopped") : failureReason();
		}
		for (Measurement cutOff : unfinished.measurements()) {
			record.add(cutOff);
			tell(new RunEvent.MeasurementFinished(Instant.now(), cutOff));
		}
		endWatch();
		if (state == RunState.COMPLETED && serverExit.isEmpty()) {
			server.counted().forEach(record::note);
		}
		gcLog.ifPresent(log -> record.gcLogStarts(log.starts()));
		record.end(state, reason);
		writeFile();
		endProcesses(state);
		tell(new RunEvent.Finished(Instant.now(), state, reason));
		result.complete(record.run());
	}

	private String failureReason() {
		if (failure.isPresent()) {
			return failure.get();
		}
		if (serverExit.isPresent()) {
			return ServerEnd.sentence(serverExit.getAsInt(), server.lastLines(), specification.server(),
					serverReady.isPresent(), where);
		}
		return driverVerdict.map(RunEvent.Finished::reason).orElse("");
	}

	private void awaitServerExit() {
		boolean failedInDriver = driverVerdict.map(RunEvent.Finished::state).filter(RunState.FAILED::equals).isPresent();
		if (!failedInDriver || failure.isPresent() || serverExit.isPresent() || cancelled) {
			return;
		}
		try {
			long deadline = in(EXIT_SECONDS);
			for (Signal signal = signals.poll(EXIT_SECONDS, TimeUnit.SECONDS); signal != null && serverExit.isEmpty(); signal = signals
					.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
				if (signal instanceof Signal.ServerExit || signal instanceof Signal.Alarm || signal instanceof Signal.Note) {
					handle(signal, deadline);
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private void endProcesses(RunState state) {
		if (server != null) {
			server.release();
		}
		ProcessEnd.end(driver, driverArchive, state);
		if (server != null) {
			server.end(state);
		}
		deleteData();
	}

	/** A driver that sends SOAP or HTTP loads a library each; one that only commands the server gains nothing. */
	private static ClassArchive driverArchive(RunSpecification specification, JavaInstallation java,
			TesterInstallation tester) {
		if (specification.bindings().contains(BindingUnderTest.WS_SYNC)) {
			return ClassArchive.of("driver-soap", java, tester);
		}
		if (specification.isLoop() && specification.workload().value(LoopKeys.PLACE) == LoopKeys.Place.TWO_JVMS) {
			return ClassArchive.of("driver-remote", java, tester);
		}
		return specification.bindings().contains(BindingUnderTest.HTTP_SYNC)
				? ClassArchive.of("driver-http", java, tester)
				: ClassArchive.none();
	}

	private void writeFile() {
		try {
			record.write();
			journal.restart();
		} catch (IOException e) {
			if (!fileProblemSaid) {
				fileProblemSaid = true;
				tell(new RunEvent.Failure(Instant.now(), TEXTS.get("run.cannotWrite", String.valueOf(e.getMessage()))));
			}
		}
	}

	private void tell(RunEvent event) {
		if (!serverSide.name().isEmpty()) {
			firstResult.note(event, System.nanoTime()).ifPresent(record::note);
		}
		try {
			listener.happened(event);
		} catch (RuntimeException e) {
			System.getLogger(PerformanceRun.class.getName()).log(System.Logger.Level.WARNING,
					"A listener of a performance run failed.", e);
		}
	}

	private void endWithThisProgram() {
		cancel();
		if (!awaitResult(STOP_SECONDS)) {
			driver.kill();
			server.kill();
			awaitResult(STOP_SECONDS);
		}
	}

	private boolean awaitResult(long seconds) {
		try {
			result.get(seconds, TimeUnit.SECONDS);
			return true;
		} catch (ExecutionException | TimeoutException e) {
			return false;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

	private static void removeHook(Thread hook) {
		try {
			Runtime.getRuntime().removeShutdownHook(hook);
		} catch (IllegalStateException e) {
			// This program is ending already; the hook is running.
			System.getLogger(PerformanceRun.class.getName()).log(System.Logger.Level.DEBUG, "Ending.", e);
		}
	}

	/** The embedded server removes its data itself unless it was killed. */
	private void deleteData() {
		try {
			Folders.remove(dataDirectory);
			ProcessGuard.shared().forget(dataDirectory);
		} catch (IOException e) {
			record.note(TEXTS.get("run.dataLeft", dataDirectory, String.valueOf(e.getMessage())));
		}
	}

	private static String lastLine(List<String> lines) {
		return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
	}

	private static long in(long seconds) {
		return System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
	}
}
