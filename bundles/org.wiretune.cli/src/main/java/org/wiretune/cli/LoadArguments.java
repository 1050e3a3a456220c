/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.wiretune.perf.RunSpecification;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.Workload;

/** What a run measures unless a workload file says it. */
final class LoadArguments {

	private final Given<List<BindingUnderTest>> bindings;
	private final Given<List<Integer>> sizes;
	private final Given<Integer> loops;
	private final Given<Integer> warmup;
	private final Given<Integer> clients;
	private final Given<Integer> progressEvery;
	private final Given<Integer> timeoutSeconds;

	/** Nothing yet. @param form takes the options */
	LoadArguments(CommandForm form) {
		bindings = form.one("--binding", "A,B|all", LoadArguments::bindings);
		sizes = form.one("--size", "1KB,100KB,1MB", LoadArguments::sizes);
		loops = form.one("--loops", "N", Words.number(1));
		warmup = form.one("--warmup", "N", Words.number(0));
		clients = form.one("--clients", "N", Words.number(1));
		progressEvery = form.one("--progress-every", "N", Words.number(1));
		timeoutSeconds = form.one("--timeout", "SECONDS", Words.number(1));
	}

	/**
	 * {@return the run}
	 *
	 * @param defaults counts where nothing was said; its warm-up only in that it is as long as the measurement
	 * @param server the settings of the server
	 * @param workload what a file says; counts more than the options
	 * @param name the name of the run; empty for one of the workload's, or of the command line
	 * @throws IllegalArgumentException where a value is outside its range; the message is a sentence
	 */
	RunSpecification specification(RunSpecification defaults, ServerSettings server, Optional<Workload> workload, String name) {
		if (workload.isPresent()) {
			return new RunSpecification(name.isEmpty() ? workload.get().value(CommonKeys.NAME) : name, workload.get(), server);
		}
		int measured = loops.or(defaults.loops());
		return new RunSpecification(name.isEmpty() ? CommandTexts.text("runName") : name, bindings.or(defaults.bindings()), sizes.or(defaults.sizes()), measured, warmup.or(measured),
				clients.or(defaults.clients()), progressEvery.or(defaults.progressEvery()), timeoutSeconds.or(defaults.callTimeoutSeconds()), server).withImports(defaults.imports());
	}

	private static List<BindingUnderTest> bindings(String option, String text) throws CannotRun {
		if (text.strip().equalsIgnoreCase("all")) {
			return BindingUnderTest.all();
		}
		List<BindingUnderTest> result = new ArrayList<>();
		for (String id : text.split(",", -1)) {
			result.add(BindingUnderTest.find(id).orElseThrow(() -> new CannotRun(CommandTexts.text("unknownBinding", id.strip(), BindingUnderTest.ids()))));
		}
		return result;
	}

	private static List<Integer> sizes(String option, String text) throws CannotRun {
		List<Integer> result = new ArrayList<>();
		for (String size : text.split(",", -1)) {
			result.add(ObjectSize.parse(size).orElseThrow(() -> new CannotRun(CommandTexts.text("unknownSize", size.strip()))));
		}
		return result;
	}
}
