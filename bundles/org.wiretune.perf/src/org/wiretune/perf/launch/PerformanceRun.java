/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.launch;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.BindingUnderTest;
import org.wiretune.perf.ObjectSize;
import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.event.RunEventFormat;
import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.internal.Texts;
import org.wiretune.perf.protocol.DriverOrder;
import org.wiretune.perf.protocol.ServerOrder;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/**
 * A performance run: starts the embedded server and the load driver as processes of their own, listens to them, keeps
 * the run file and ends both processes whatever happens. Needs no OSGi.
 *
 * <p>
 * The run has a thread of its own; all methods may be called from any thread. Both processes end with the run, with
 * {@link #cancel()}, with the end of this JVM, and by themselves when this JVM is killed, because their standard input
 * then closes.
 */
public final class PerformanceRun {

	private static final long READY_SECONDS = 60;
	/** The driver says that it is alive every few seconds; a driver that is silent for so long hangs. */
	private static final long SILENCE_SECONDS = 30;
	private static final long STOP_SECONDS = 3;
	private static final long END_SECONDS = 10;

	private final RunSpecification specification;
	private final RunListener listener;
	private final RunRecord record;
	private final JvmCommand command;
	private final Path dataDirectory;
	private final String token;
	private final BlockingQueue<Signal> signals = new LinkedBlockingQueue<>();
	private final CompletableFuture<RunFile> result = new CompletableFuture<>();
	private volatile Optional<RunEvent.ServerReady> serverReady = Optional.empty();
	private final ClassArchive serverArchive;
	private final ClassArchive driverArchive;
	private ChildProcess server;
	private ChildProcess driver;

	// The state of the run, touched by its own thread only.
	private boolean cancelled;
	private boolean driverDone;
	private Optional<RunEvent.Finished> driverVerdict = Optional.empty();
	private Optional<String> failure = Optional.empty();
	private String where = "";
	private boolean fileProblemSaid;

	private sealed interface Signal {
		record ServerLine(String line) implements Signal {
		}

		record DriverLine(String line) implements Signal {
		}

		record ServerExit(int code) implements Signal {
		}

		record DriverExit(int code) implements Signal {
		}

		record Cancel() implements Signal {
		}
	}

	private PerformanceRun(RunSpecification specification, TesterInstallation tester, JavaInstallation java,
			RunListener listener, Path runFile) throws IOException {
		this.specification = specification;
		this.command = new JvmCommand(java, tester);
		this.serverArchive = ClassArchive.of("server", java, tester);
		this.driverArchive = ClassArchive.of(driverKind(specification), java, tester);
		this.listener = listener;
		this.record = new RunRecord(specification, runFile);
		this.record.write();
		this.dataDirectory = Files.createTempDirectory("wiretune-server-");
		byte[] random = new byte[16];
		new SecureRandom().nextBytes(random);
		this.token = HexFormat.of().formatHex(random);
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
		PerformanceRun run = new PerformanceRun(specification, tester, java, listener, runFile);
		try {
			run.startProcesses(tester.folder());
		} catch (IOException e) {
			run.endProcesses();
			throw new IOException(Texts.get("run.cannotStart", java.executable(), String.valueOf(e.getMessage())), e);
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

	private void startProcesses(Path folder) throws IOException {
		server = ChildProcess.start("WireTune server", command.server(specification.server(), serverArchive), folder,
				line -> signals.add(new Signal.ServerLine(line)), code -> signals.add(new Signal.ServerExit(code)));
		server.send(new ServerOrder(specification.server(), dataDirectory, token).toLine());
		driver = ChildProcess.start("WireTune driver", command.driver(specification, driverArchive), folder,
				line -> signals.add(new Signal.DriverLine(line)), code -> signals.add(new Signal.DriverExit(code)));
	}

	private void follow(Thread hook) {
		try {
			long deadline = in(READY_SECONDS);
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
		} finally {
			finish();
			removeHook(hook);
		}
	}

	/** Acts on a signal and returns until when the next has to come, in {@link System#nanoTime()}. */
	private long handle(Signal signal, long deadline) {
		switch (signal) {
			case Signal.ServerLine(String line) -> {
				Optional<RunEvent> event = RunEventFormat.parse(line);
				if (event.isPresent() && event.get() instanceof RunEvent.ServerReady ready) {
					serverReady = Optional.of(ready);
					record.add(ready);
					tell(ready);
					driver.send(new DriverOrder(specification, ready.controlPort(), ready.httpPort(), token).toLine());
					return in(SILENCE_SECONDS);
				}
				if (event.isPresent() && event.get() instanceof RunEvent.Failure said && serverReady.isEmpty()) {
					failure = Optional.of(said.text());
				}
				event.ifPresent(this::tell);
				return deadline;
			}
			case Signal.DriverLine(String line) -> {
				RunEventFormat.parse(line).ifPresent(this::heardFromDriver);
				// Also a line that is no event shows that the driver is alive.
				return cancelled || failure.isPresent() || serverReady.isEmpty() ? deadline : in(SILENCE_SECONDS);
			}
			case Signal.ServerExit(int code) -> {
				if (failure.isEmpty()) {
					failure = Optional.of(ServerEnd.sentence(code, server.lastLines(), specification.server(),
							serverReady.isPresent(), where));
				}
				// The driver notices by itself and hands over the cell it was at.
				if (serverReady.isEmpty()) {
					driver.kill();
				}
				return in(STOP_SECONDS);
			}
			case Signal.DriverExit(int code) -> {
				driverDone = true;
				if (driverVerdict.isEmpty() && failure.isEmpty() && !cancelled) {
					failure = Optional.of(Texts.get("run.driverEnded", code, lastLine(driver.lastLines())));
				}
				return deadline;
			}
			case Signal.Cancel() -> {
				if (cancelled) {
					return deadline;
				}
				cancelled = true;
				driver.send("stop");
				driver.release();
				return in(STOP_SECONDS);
			}
		}
	}

	/** Nothing came in time. */
	private void late() {
		if (!cancelled && failure.isEmpty()) {
			failure = Optional.of(serverReady.isEmpty() ? Texts.get("run.notReady", READY_SECONDS)
					: Texts.get("run.silent", SILENCE_SECONDS));
		}
		driverDone = true;
	}

	private void heardFromDriver(RunEvent event) {
		switch (event) {
			case RunEvent.Finished finished -> {
				driverVerdict = Optional.of(finished);
				driverDone = true;
			}
			case RunEvent.DriverReady ready -> {
				record.add(ready);
				tell(ready);
			}
			case RunEvent.CellFinished finished -> {
				record.add(finished.cell());
				writeFile();
				tell(finished);
			}
			case RunEvent.WarmUpStarted started -> {
				where = Texts.get("run.where", started.binding().label(),
						ObjectSize.label(started.sizeBytes()));
				tell(started);
			}
			case RunEvent.MeasurementStarted started -> {
				where = Texts.get("run.where", started.binding().label(),
						ObjectSize.label(started.sizeBytes()));
				tell(started);
			}
			default -> tell(event);
		}
	}

	private void finish() {
		// A server that dies takes its exit code a moment to arrive; the driver may have noticed first.
		awaitServerExit();
		endProcesses();
		RunState state = RunState.COMPLETED;
		String reason = "";
		if (driverVerdict.map(RunEvent.Finished::state).filter(RunState.COMPLETED::equals).isEmpty()) {
			state = cancelled ? RunState.STOPPED : RunState.FAILED;
			reason = cancelled ? Texts.get("run.stopped")
					: failure.orElseGet(() -> driverVerdict.map(RunEvent.Finished::reason).orElse(""));
		}
		record.end(state, reason);
		writeFile();
		tell(new RunEvent.Finished(Instant.now(), state, reason));
		result.complete(record.run());
	}

	private void awaitServerExit() {
		boolean failedInDriver = driverVerdict.map(RunEvent.Finished::state).filter(RunState.FAILED::equals).isPresent();
		if (!failedInDriver || failure.isPresent() || cancelled) {
			return;
		}
		try {
			long deadline = in(1);
			for (Signal signal = signals.poll(1, TimeUnit.SECONDS); signal != null; signal = signals
					.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS)) {
				if (signal instanceof Signal.ServerExit) {
					handle(signal, deadline);
					return;
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private void endProcesses() {
		if (server != null) {
			server.release();
		}
		end(driver, driverArchive);
		end(server, serverArchive);
		deleteData();
	}

	private static void end(ChildProcess process, ClassArchive archive) {
		if (process != null && process.end(END_SECONDS, TimeUnit.SECONDS)) {
			archive.keep();
		} else {
			archive.discard();
		}
	}

	/** A driver that sends SOAP loads other classes than one that does not; each kind has its archive. */
	private static String driverKind(RunSpecification specification) {
		if (specification.bindings().contains(BindingUnderTest.WS_SYNC)) {
			return "driver-soap";
		}
		return specification.bindings().contains(BindingUnderTest.HTTP_SYNC) ? "driver-http" : "driver";
	}

	private void writeFile() {
		try {
			record.write();
		} catch (IOException e) {
			if (!fileProblemSaid) {
				fileProblemSaid = true;
				tell(new RunEvent.Failure(Instant.now(), Texts.get("run.cannotWrite", String.valueOf(e.getMessage()))));
			}
		}
	}

	private void tell(RunEvent event) {
		try {
			listener.happened(event);
		} catch (RuntimeException e) {
			System.getLogger(PerformanceRun.class.getName()).log(System.Logger.Level.WARNING,
					"A listener of a performance run failed.", e);
		}
	}

	private void endWithThisProgram() {
		cancel();
		try {
			result.get(STOP_SECONDS + 1, TimeUnit.SECONDS);
		} catch (ExecutionException | TimeoutException e) {
			driver.kill();
			server.kill();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
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

	/** The server removes its data itself unless it was killed. */
	private void deleteData() {
		if (!Files.exists(dataDirectory)) {
			return;
		}
		try {
			Files.walkFileTree(dataDirectory, new SimpleFileVisitor<>() {
				@Override
				public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
					Files.deleteIfExists(file);
					return FileVisitResult.CONTINUE;
				}

				@Override
				public FileVisitResult postVisitDirectory(Path folder, IOException problem) throws IOException {
					Files.deleteIfExists(folder);
					return FileVisitResult.CONTINUE;
				}
			});
		} catch (IOException e) {
			record.note(Texts.get("run.dataLeft", dataDirectory, String.valueOf(e.getMessage())));
		}
	}

	private static String lastLine(List<String> lines) {
		return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
	}

	private static long in(long seconds) {
		return System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
	}
}
