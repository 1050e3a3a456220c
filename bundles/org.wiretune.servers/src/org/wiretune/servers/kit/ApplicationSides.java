/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
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

	private static final RunListener NOBODY = event -> {
		// What is told is how the proof goes.
	};

	/** {@return starts runs of both sides} @param tester the jars of the driver @param java the Java for both processes */
	public InterleavedRun.Starter starter(TesterInstallation tester, JavaInstallation java) {
		return (variant, round, file) -> start(variant, file, tester, java);
	}

	private InterleavedRun.Started start(Variant variant, Path file, TesterInstallation tester, JavaInstallation java) throws IOException {
		PerformanceRun run = PerformanceRun.start(Change.isAfter(variant) ? after : before, variant.specification(), tester, java, NOBODY, file);
		CompletableFuture<RunFile> result = new CompletableFuture<>();
		run.result().whenComplete((ended, failure) -> {
			if (failure != null) {
				result.completeExceptionally(failure);
			} else if (ended.state() == RunState.FAILED && ended.measurements().isEmpty()) {
				// It would not start a second time either.
				result.completeExceptionally(new ProofRun.CannotStart(TEXTS.get(Change.isAfter(variant) ? "sides.afterFails" : "sides.beforeFails", ended.reason())));
			} else {
				result.complete(ended);
			}
		});
		return new InterleavedRun.Started(result, run::cancel);
	}
}
