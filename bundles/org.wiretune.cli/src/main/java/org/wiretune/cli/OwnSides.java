/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

import org.wiretune.perf.event.RunListener;
import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.PerformanceRun;
import org.wiretune.perf.launch.RunServer;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.proof.Change;
import org.wiretune.perf.proof.ProofRun;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunState;

/**
 * Both sides of a proof on an application of the user, and how they are started: with the user's data reset before each.
 *
 * @param before the server with the files as they are
 * @param after the server with the change
 * @param fingerprint tells the earlier configuration from others
 * @param reset program that resets the data; empty for none
 */
record OwnSides(RunServer before, RunServer after, String fingerprint, Optional<Path> reset) {

	private static final RunListener NOBODY = event -> {
		// What is told is how the proof goes.
	};

	/** {@return starts runs of both sides} @param tester the jars of the driver @param java the Java for both processes */
	InterleavedRun.Starter starter(TesterInstallation tester, JavaInstallation java) {
		return (variant, round, file) -> start(variant, file, tester, java);
	}

	/** The data is reset on a thread of its own, so that a proof that is stopped meanwhile does not wait for it. */
	private InterleavedRun.Started start(Variant variant, Path file, TesterInstallation tester, JavaInstallation java) throws IOException {
		if (reset.isEmpty()) {
			return server(variant, file, tester, java);
		}
		DataReset data = new DataReset(reset.get());
		CompletableFuture<RunFile> result = new CompletableFuture<>();
		AtomicReference<Runnable> cancel = new AtomicReference<>(() -> {
		});
		Thread thread = new Thread(() -> {
			try {
				data.run();
				InterleavedRun.Started started = server(variant, file, tester, java);
				cancel.set(started.cancel());
				// Whoever stopped it just before has stopped the program only.
				if (data.isStopped()) {
					started.cancel().run();
				}
				started.result().whenComplete((ended, failure) -> complete(result, ended, failure));
			} catch (InterruptedException stopped) {
				result.cancel(false);
			} catch (IOException | RuntimeException failure) {
				result.completeExceptionally(failure);
			}
		}, "WireTune data reset");
		thread.setDaemon(true);
		thread.start();
		return new InterleavedRun.Started(result, () -> {
			data.stop();
			cancel.get().run();
		});
	}

	private static void complete(CompletableFuture<RunFile> result, RunFile ended, Throwable failure) {
		if (failure != null) {
			result.completeExceptionally(failure);
		} else {
			result.complete(ended);
		}
	}

	private InterleavedRun.Started server(Variant variant, Path file, TesterInstallation tester, JavaInstallation java) throws IOException {
		PerformanceRun run = PerformanceRun.start(Change.isAfter(variant) ? after : before, variant.specification(), tester, java, NOBODY, file);
		CompletableFuture<RunFile> result = new CompletableFuture<>();
		run.result().whenComplete((ended, failure) -> {
			if (failure == null && ended.state() == RunState.FAILED && ended.measurements().isEmpty()) {
				// It would not start a second time either.
				result.completeExceptionally(new ProofRun.CannotStart(CommandTexts.text(Change.isAfter(variant) ? "proveAfterFails" : "proveBeforeFails", ended.reason())));
			} else {
				complete(result, ended, failure);
			}
		});
		return new InterleavedRun.Started(result, run::cancel);
	}
}
