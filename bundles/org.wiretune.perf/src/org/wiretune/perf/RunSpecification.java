/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ObjectSize;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.LoopKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;
import org.wiretune.perf.workload.WorkloadKind;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.safety.secret.Secrets;

/**
 * What a performance run measures, on which settings of the server. Immutable. The methods about bindings, sizes and loops
 * are those of a {@link WorkloadKind#LOOP}: one cell is measured for each binding with each size, in the order given.
 *
 * @param name name of the run, such as the name of the launch configuration
 * @param workload what is measured
 * @param server settings of the server
 * @param imports the imports whose calls it stands for, for those who compare runs; none when it is not run for a module
 */
public record RunSpecification(String name, Workload workload, ServerSettings server, List<ImportUnderTest> imports) {

	/** Checks that nothing is missing. */
	public RunSpecification {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(workload, "workload");
		Objects.requireNonNull(server, "server");
		imports = List.copyOf(imports);
	}

	/**
	 * A run that is not for the imports of a module.
	 *
	 * @param name name of the run, such as the name of the launch configuration
	 * @param workload what is measured
	 * @param server settings of the server
	 */
	public RunSpecification(String name, Workload workload, ServerSettings server) {
		this(name, workload, server, List.of());
	}

	/**
	 * The same run for somebody who reads what was measured: secrets of workload and server are hidden. It is not to be run.
	 *
	 * @return a copy; this where it holds no secret
	 */
	public RunSpecification shown() {
		RunSpecification shown = new RunSpecification(Secrets.hidden(name), workload.shown(), server.shown(), imports);
		return shown.equals(this) ? this : shown;
	}

	/**
	 * A run of a loop.
	 *
	 * @param name name of the run, such as the name of the launch configuration
	 * @param bindings bindings to measure, at least one; doubled ones are measured once
	 * @param sizes payload sizes in bytes, at least one, each from 1 to {@link ObjectSize#LARGEST_BYTES}
	 * @param loops measured runs of each cell, 1 or more; the lab's default is 200
	 * @param warmupLoops runs before the measurement of each cell that are not measured, 0 or more
	 * @param clients parallel callers, 1 to 256; they share the loops
	 * @param progressEvery runs between two progress lines, 1 or more; the lab prints every 10
	 * @param callTimeoutSeconds seconds a caller waits for one reply, 1 to 3600
	 * @param server settings of the server
	 */
	public RunSpecification(String name, List<BindingUnderTest> bindings, List<Integer> sizes, int loops, int warmupLoops,
			int clients, int progressEvery, int callTimeoutSeconds, ServerSettings server) {
		this(name, loop(bindings, sizes, loops, warmupLoops, clients, progressEvery, callTimeoutSeconds), server);
	}

	private static Workload loop(List<BindingUnderTest> bindings, List<Integer> sizes, int loops, int warmupLoops,
			int clients, int progressEvery, int callTimeoutSeconds) {
		return Workload.of(WorkloadKind.LOOP).with(LoopKeys.BINDINGS, List.copyOf(new LinkedHashSet<>(bindings)))
				.with(LoopKeys.SIZES, List.copyOf(new LinkedHashSet<>(sizes))).with(LoopKeys.LOOPS, loops)
				.with(LoopKeys.WARMUP_LOOPS, warmupLoops).with(LoopKeys.CLIENTS, clients)
				.with(LoopKeys.PROGRESS_EVERY, progressEvery)
				.with(CommonKeys.CALL_TIMEOUT, Duration.ofSeconds(callTimeoutSeconds));
	}

	/**
	 * The lab's run: five bindings, 1 KB, 100 KB and 1 MB, 200 loops after 200 for warm-up, one client.
	 *
	 * @return the lab's run on the lab's server settings
	 */
	public static RunSpecification lab() {
		return new RunSpecification("Lab", BindingUnderTest.all(), List.of(1024, 100 * 1024, Bytes.IN_MEGABYTE), 200, 200, 1,
				10, 30, ServerSettings.lab());
	}

	/** {@return whether this is a loop over bindings and sizes} */
	public boolean isLoop() {
		return workload.kind() == WorkloadKind.LOOP;
	}

	/** {@return the bindings of a loop in order, none for other kinds} */
	public List<BindingUnderTest> bindings() {
		return isLoop() ? workload.value(LoopKeys.BINDINGS) : List.of();
	}

	/** {@return the payload sizes of a loop in bytes, in order; none for other kinds} */
	public List<Integer> sizes() {
		return isLoop() ? workload.value(LoopKeys.SIZES) : List.of();
	}

	/** {@return the measured runs of each cell of a loop, 0 for other kinds} */
	public int loops() {
		return isLoop() ? workload.value(LoopKeys.LOOPS) : 0;
	}

	/** {@return the runs of a loop before the measurement of each cell that are not measured, 0 for other kinds} */
	public int warmupLoops() {
		return isLoop() ? workload.value(LoopKeys.WARMUP_LOOPS) : 0;
	}

	/** {@return the parallel callers of a loop, 1 for other kinds} */
	public int clients() {
		return isLoop() ? workload.value(LoopKeys.CLIENTS) : 1;
	}

	/** {@return the runs of a loop between two progress lines, 1 for other kinds} */
	public int progressEvery() {
		return isLoop() ? workload.value(LoopKeys.PROGRESS_EVERY) : 1;
	}

	/** {@return seconds a caller waits for one reply, at least 1} */
	public int callTimeoutSeconds() {
		return (int) Math.max(1, workload.value(CommonKeys.CALL_TIMEOUT).toSeconds());
	}

	/** {@return the number of cells a loop measures, 0 for other kinds} */
	public int cellCount() {
		return bindings().size() * sizes().size();
	}

	/**
	 * The same run under another name.
	 *
	 * @param newName name of the run
	 * @return a copy
	 */
	public RunSpecification withName(String newName) {
		return new RunSpecification(newName, workload, server, imports);
	}

	/**
	 * The same run of another workload.
	 *
	 * @param newWorkload what is measured
	 * @return a copy
	 */
	public RunSpecification withWorkload(Workload newWorkload) {
		return new RunSpecification(name, newWorkload, server, imports);
	}

	/**
	 * The same loop for other bindings.
	 *
	 * @param newBindings bindings, at least one
	 * @return a copy
	 */
	public RunSpecification withBindings(List<BindingUnderTest> newBindings) {
		return with(LoopKeys.BINDINGS, List.copyOf(new LinkedHashSet<>(newBindings)));
	}

	/**
	 * The same loop for other object sizes.
	 *
	 * @param newSizes sizes in bytes, at least one
	 * @return a copy
	 */
	public RunSpecification withSizes(List<Integer> newSizes) {
		return with(LoopKeys.SIZES, List.copyOf(new LinkedHashSet<>(newSizes)));
	}

	/**
	 * The same loop with other numbers of calls.
	 *
	 * @param newLoops measured runs of each cell
	 * @param newWarmupLoops runs before them that are not measured
	 * @return a copy
	 */
	public RunSpecification withLoops(int newLoops, int newWarmupLoops) {
		return with(LoopKeys.LOOPS, newLoops).with(LoopKeys.WARMUP_LOOPS, newWarmupLoops);
	}

	/**
	 * The same loop with another number of parallel callers.
	 *
	 * @param newClients callers
	 * @return a copy
	 */
	public RunSpecification withClients(int newClients) {
		return with(LoopKeys.CLIENTS, newClients);
	}

	/**
	 * The same loop with progress lines at another distance.
	 *
	 * @param newProgressEvery runs between two progress lines
	 * @return a copy
	 */
	public RunSpecification withProgressEvery(int newProgressEvery) {
		return with(LoopKeys.PROGRESS_EVERY, newProgressEvery);
	}

	/**
	 * The same run with another timeout.
	 *
	 * @param newCallTimeoutSeconds seconds a caller waits for one reply
	 * @return a copy
	 */
	public RunSpecification withCallTimeoutSeconds(int newCallTimeoutSeconds) {
		return with(CommonKeys.CALL_TIMEOUT, Duration.ofSeconds(newCallTimeoutSeconds));
	}

	/**
	 * The same run on a server with other settings.
	 *
	 * @param newServer settings of the server
	 * @return a copy
	 */
	public RunSpecification withServer(ServerSettings newServer) {
		return new RunSpecification(name, workload, newServer, imports);
	}

	/**
	 * The same run for the imports of a module.
	 *
	 * @param newImports imports whose calls it stands for
	 * @return a copy
	 */
	public RunSpecification withImports(List<ImportUnderTest> newImports) {
		return new RunSpecification(name, workload, server, newImports);
	}

	private <T> RunSpecification with(WorkloadKey<T> key, T value) {
		return withWorkload(workload.with(key, value));
	}
}
