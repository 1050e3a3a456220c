/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.proof.Change;
import org.wiretune.perf.proof.ProofRun;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/**
 * Both sides of a proof on an application of the user, each a server that is started anew for each run.
 *
 * @param before the server with the files as they are
 * @param after the server with the change
 */
public record ApplicationSides(ApplicationServer before, ApplicationServer after) {

	/** Starts of a side for one run, where others take its ports. */
	private static final int MOST_STARTS = 3;
	/** In the words of Java, of Spring Boot and of Quarkus. */
	private static final Pattern PORT_TAKEN = Pattern.compile("Address already in use|Port \\d+ was already in use|Port already bound|port might already be in use", Pattern.CASE_INSENSITIVE);
	private static final RunListener NOBODY = event -> {
		// What is told is how the proof goes.
	};

	/** {@return starts runs of both sides} @param tester the jars of the driver @param java the Java for both processes */
	public InterleavedRun.Starter starter(TesterInstallation tester, JavaInstallation java) {
		return (variant, round, file) -> start(variant, file, tester, java);
	}

	/**
	 * A free port is looked for before the server takes it, and on a busy machine another program is faster now and then. That says
	 * nothing of the application, so such a start is made again, on other ports.
	 */
	private InterleavedRun.Started start(Variant variant, Path file, TesterInstallation tester, JavaInstallation java) throws IOException {
		CompletableFuture<RunFile> result = new CompletableFuture<>();
		Attempts attempts = new Attempts(() -> PerformanceRun.start(Change.isAfter(variant) ? after : before, variant.specification(), tester, java, NOBODY, file), Change.isAfter(variant), result);
		attempts.begin();
		return new InterleavedRun.Started(result, attempts::cancel);
	}

	/** {@return whether a start failed because another program had taken a port} @param reason why it failed, with what the server says */
	static boolean isPortTaken(String reason) {
		return PORT_TAKEN.matcher(reason).find();
	}

	/** Starts a run. */
	private interface Start {

		/** {@return the run} @throws IOException where no process can be started */
		PerformanceRun run() throws IOException;
	}

	/** The starts of a run until one does not fail for its port. */
	private static final class Attempts {

		private final Start start;
		private final boolean isAfter;
		private final CompletableFuture<RunFile> result;
		private int made;
		// Guarded by this.
		private PerformanceRun current;
		private boolean cancelled;

		Attempts(Start start, boolean isAfter, CompletableFuture<RunFile> result) {
			this.start = start;
			this.isAfter = isAfter;
			this.result = result;
		}

		synchronized void begin() throws IOException {
			made++;
			current = start.run();
			current.result().whenComplete(this::ended);
		}

		synchronized void cancel() {
			cancelled = true;
			current.cancel();
		}

		private synchronized boolean isCancelled() {
			return cancelled;
		}

		private void ended(RunFile run, Throwable failure) {
			if (failure != null) {
				result.completeExceptionally(failure);
			} else if (run.state() != RunState.FAILED || !run.measurements().isEmpty()) {
				result.complete(run);
			} else if (made < MOST_STARTS && !isCancelled() && isPortTaken(run.reason())) {
				try {
					begin();
				} catch (IOException cannot) {
					result.completeExceptionally(cannot);
				}
			} else {
				// It would not start a second time either.
				result.completeExceptionally(new ProofRun.CannotStart(TEXTS.get(isAfter ? "sides.afterFails" : "sides.beforeFails", run.reason())));
			}
		}
	}
}
