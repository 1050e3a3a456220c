/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.event.RunEvent;
import org.wiretune.perf.launch.Folders;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.ProcessGuard;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.result.RunState;
import org.wiretune.safety.thread.DaemonThread;

/**
 * A real server that was started by itself and runs until it is stopped, with the application of the tester on it. Runs can
 * use it one after the other by {@link #forRuns()}. It ends with this program, also when that is killed. Thread-safe.
 */
public final class StandingServer {

	private static final long END_SECONDS = 15;

	/** How far a server is. */
	public enum State {
		/** It has been started and is not ready. */
		STARTING,
		/** It is ready. */
		READY,
		/** It was told to end. */
		STOPPING,
		/** Its process has ended. */
		ENDED
	}

	/** Hears of a server, on any thread; must be quick. */
	public interface Listener {

		/** Its state is another one. */
		void changed();

		/**
		 * It has written a line of its log.
		 *
		 * @param line the line without its end
		 */
		void line(String line);

		/**
		 * It has written a line to its error output.
		 *
		 * @param line the line without its end
		 */
		default void errorLine(String line) {
			line(line);
		}
	}

	private final KitServer kit;
	private final ServerSettings settings;
	private final Path folder;
	private final Listener listener;
	private final String token = PerformanceRun.newToken();
	private final CompletableFuture<Integer> ended = new CompletableFuture<>();
	private final Instant startedAt = Instant.now();
	private final Thread hook = new Thread(this::kill, "WireTune server end");
	private final RunSlot slot = new RunSlot();
	private final FolderLock lock;
	private RunServer.Running process;
	private State state = State.STARTING;
	private RunEvent.ServerReady ready;
	private String problem = "";

	private StandingServer(KitServer kit, ServerSettings settings, Path folder, Listener listener) throws IOException {
		this.kit = kit;
		this.settings = settings.toBuilder().type(kit.installation().kind().type()).build();
		this.folder = folder.toAbsolutePath().normalize();
		this.listener = listener;
		this.lock = FolderLock.of(this.folder);
	}

	/**
	 * Starts a server and returns at once.
	 *
	 * @param kit the server
	 * @param settings what it is set to
	 * @param java Java for it
	 * @param tester the jars of the tester
	 * @param folder the folder for all it writes; what is in it is removed first
	 * @param listener hears of it
	 * @return the server
	 * @throws IOException when it cannot be started, or another program runs a server in this folder; the message says so in
	 *         a sentence
	 */
	public static StandingServer start(KitServer kit, ServerSettings settings, JavaInstallation java,
			TesterInstallation tester, Path folder, Listener listener) throws IOException {
		StandingServer server = new StandingServer(kit, settings, folder, listener);
		try {
			ProcessGuard.shared().folder(server.folder);
			Folders.delete(server.folder);
			Files.createDirectories(server.folder);
			server.process = kit.start(new RunServer.Order(server.settings, java, tester, server.folder, server.token, List.of()),
					server.new Follower());
			Runtime.getRuntime().addShutdownHook(server.hook);
		} catch (IOException | RuntimeException e) {
			server.left();
			throw e;
		}
		return server;
	}

	/** Its process is gone; what it wrote stays until it is started anew. */
	private void left() {
		ProcessGuard.shared().forget(folder);
		lock.close();
	}

	/** Follows the process. */
	private final class Follower implements RunServer.Listener {

		@Override
		public void said(RunEvent event) {
			synchronized (StandingServer.this) {
				if (event instanceof RunEvent.ServerReady now && state == State.STARTING) {
					ready = now;
					state = State.READY;
				} else if (event instanceof RunEvent.Failure failure) {
					problem = failure.text();
				}
			}
			slot.user().ifPresent(run -> run.said(event));
			listener.changed();
		}

		@Override
		public void line(String line) {
			slot.user().ifPresent(run -> run.line(line));
			listener.line(line);
		}

		@Override
		public void errorLine(String line) {
			slot.user().ifPresent(run -> run.errorLine(line));
			listener.errorLine(line);
		}

		@Override
		public void ended(int code) {
			synchronized (StandingServer.this) {
				if (state != State.STOPPING && problem.isEmpty()) {
					problem = ServerEndSentence.of(kit.name(), code, lastLines());
				}
				state = State.ENDED;
			}
			left();
			removeHook();
			ended.complete(code);
			slot.user().ifPresent(run -> {
				slot.release(run);
				run.ended(code);
			});
			listener.changed();
		}
	}

	private void removeHook() {
		try {
			Runtime.getRuntime().removeShutdownHook(hook);
		} catch (IllegalStateException e) {
			System.getLogger(StandingServer.class.getName()).log(System.Logger.Level.DEBUG, "Ending.", e);
		}
	}

	/** {@return the server} */
	public KitServer kit() {
		return kit;
	}

	/** {@return what it is set to} */
	public ServerSettings settings() {
		return settings;
	}

	/** {@return the folder for all it writes} */
	public Path folder() {
		return folder;
	}

	/** {@return when it was started} */
	public Instant startedAt() {
		return startedAt;
	}

	/** {@return how far it is} */
	public synchronized State state() {
		return state;
	}

	/** {@return process id and ports, empty until it is ready for the first time} */
	public synchronized Optional<RunEvent.ServerReady> ready() {
		return Optional.ofNullable(ready);
	}

	/** {@return why it did not start or has ended, a sentence; empty when nothing is wrong} */
	public synchronized String problem() {
		return problem;
	}

	/** {@return whether a run uses it now} */
	public boolean isUsed() {
		return slot.user().isPresent();
	}

	/** {@return its process id, 0 before it is known} */
	public long pid() {
		return process instanceof KitProcess started ? started.pid() : 0;
	}

	/**
	 * Asks it by HTTP whether it is there. Blocks.
	 *
	 * @param millis how long it is waited for
	 * @return whether it answered in that time
	 */
	public boolean answers(int millis) {
		Optional<RunEvent.ServerReady> now = ready();
		if (now.isEmpty()) {
			return false;
		}
		try {
			new ReadyProbe(now.get().httpPort(), token).ask(millis);
			return true;
		} catch (IOException e) {
			return false;
		}
	}

	/** Ends it, by force where it does not end by itself. Returns at once; again, or after its end, it does nothing. */
	public void stop() {
		synchronized (this) {
			if (state == State.ENDED || state == State.STOPPING) {
				return;
			}
			state = State.STOPPING;
		}
		listener.changed();
		DaemonThread.start("WireTune server stop", () -> process.end(RunState.COMPLETED));
	}

	/** Kills it at once. */
	public void kill() {
		if (process != null) {
			process.kill();
		}
	}

	/**
	 * Waits until its process has ended.
	 *
	 * @return whether it ended within {@value #END_SECONDS} seconds
	 * @throws InterruptedException when the thread is interrupted
	 */
	public boolean awaitEnd() throws InterruptedException {
		try {
			ended.get(END_SECONDS, TimeUnit.SECONDS);
			return true;
		} catch (TimeoutException | java.util.concurrent.ExecutionException e) {
			return false;
		}
	}

	/** {@return what it has set otherwise than it was given, sentences} */
	List<String> differences() {
		return process == null ? List.of() : process.differences();
	}

	/** {@return its last lines of output, oldest first} */
	List<String> lastLines() {
		return process == null ? List.of() : process.lastLines();
	}

	/** {@return the server side of a run that takes this server as it is and leaves it running} */
	public RunServer forRuns() {
		return new StandingRunServer(this, token, slot, listener::changed);
	}
}
