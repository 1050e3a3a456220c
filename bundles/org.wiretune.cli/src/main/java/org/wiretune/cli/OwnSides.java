/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

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

	private InterleavedRun.Started start(Variant variant, Path file, TesterInstallation tester, JavaInstallation java) throws IOException {
		if (reset.isPresent()) {
			reset(reset.get());
		}
		PerformanceRun run = PerformanceRun.start(Change.isAfter(variant) ? after : before, variant.specification(), tester, java, NOBODY, file);
		CompletableFuture<RunFile> result = new CompletableFuture<>();
		run.result().whenComplete((ended, failure) -> {
			if (failure != null) {
				result.completeExceptionally(failure);
			} else if (ended.state() == RunState.FAILED && ended.measurements().isEmpty()) {
				// It would not start a second time either.
				result.completeExceptionally(new ProofRun.CannotStart(CommandTexts.text(Change.isAfter(variant) ? "proveAfterFails" : "proveBeforeFails", ended.reason())));
			} else {
				result.complete(ended);
			}
		});
		return new InterleavedRun.Started(result, run::cancel);
	}

	/** Runs the user's program and takes its last line where it fails. */
	static void reset(Path program) throws IOException {
		Process process = new ProcessBuilder(program.toAbsolutePath().toString()).redirectErrorStream(true).start();
		process.getOutputStream().close();
		String last = "";
		try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
			for (String line = lines.readLine(); line != null; line = lines.readLine()) {
				last = line.isBlank() ? last : line.strip();
			}
			int code = process.waitFor();
			if (code != 0) {
				throw new ProofRun.CannotStart(CommandTexts.text("proveReset", program, Integer.toString(code), last));
			}
		} catch (InterruptedException stopped) {
			process.destroy();
			Thread.currentThread().interrupt();
			throw new IOException(stopped);
		}
	}
}
