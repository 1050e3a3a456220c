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

import org.wiretune.perf.launch.InterleavedRun;
import org.wiretune.perf.launch.JavaInstallation;
import org.wiretune.perf.launch.TesterInstallation;
import org.wiretune.perf.launch.Variant;
import org.wiretune.perf.result.RunFile;
import org.wiretune.servers.kit.ApplicationSides;

/**
 * Both sides of a proof on an application of the user, and how they are started: with the user's data reset before each.
 *
 * @param servers the servers of both sides
 * @param fingerprint tells the earlier configuration from others
 * @param reset program that resets the data; empty for none
 */
record OwnSides(ApplicationSides servers, String fingerprint, Optional<Path> reset) {

	/** {@return starts runs of both sides} @param tester the jars of the driver @param java the Java for both processes */
	InterleavedRun.Starter starter(TesterInstallation tester, JavaInstallation java) {
		InterleavedRun.Starter server = servers.starter(tester, java);
		return reset.isEmpty() ? server : (variant, round, file) -> afterReset(server, variant, round, file);
	}

	/** The data is reset on a thread of its own, so that a proof that is stopped meanwhile does not wait for it. */
	private InterleavedRun.Started afterReset(InterleavedRun.Starter server, Variant variant, int round, Path file) {
		DataReset data = new DataReset(reset.get());
		CompletableFuture<RunFile> result = new CompletableFuture<>();
		AtomicReference<Runnable> cancel = new AtomicReference<>(() -> {
		});
		Thread thread = new Thread(() -> {
			try {
				data.run();
				InterleavedRun.Started started = server.start(variant, round, file);
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
}
