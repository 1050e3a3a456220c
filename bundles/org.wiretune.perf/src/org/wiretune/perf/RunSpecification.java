/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;

/**
 * What a performance run measures. One cell is measured for each binding with each size, in the order given.
 * Immutable.
 *
 * @param name name of the run, such as the name of the launch configuration
 * @param bindings bindings to measure, at least one
 * @param sizes payload sizes in bytes, at least one, each from 1 to {@link ObjectSize#LARGEST_BYTES}
 * @param loops measured runs of each cell, 1 or more; the lab's default is 200
 * @param warmupLoops runs before the measurement of each cell that are not measured, 0 or more
 * @param clients parallel callers, 1 to 256; they share the loops
 * @param progressEvery runs between two progress lines, 1 or more; the lab prints every 10
 * @param callTimeoutSeconds seconds a caller waits for one reply, 1 or more
 * @param server settings of the server
 */
public record RunSpecification(String name, List<BindingUnderTest> bindings, List<Integer> sizes, int loops,
		int warmupLoops, int clients, int progressEvery, int callTimeoutSeconds, ServerSettings server) {

	/** Checks the ranges; doubled bindings and sizes are measured once. */
	public RunSpecification {
		Objects.requireNonNull(name, "name");
		Objects.requireNonNull(server, "server");
		bindings = List.copyOf(new LinkedHashSet<>(bindings));
		sizes = List.copyOf(new LinkedHashSet<>(sizes));
		if (bindings.isEmpty()) {
			throw new IllegalArgumentException("A run needs at least one binding: " + BindingUnderTest.ids() + '.');
		}
		if (sizes.isEmpty()) {
			throw new IllegalArgumentException("A run needs at least one object size.");
		}
		for (int size : sizes) {
			inRange("An object size in bytes", size, 1, ObjectSize.LARGEST_BYTES);
		}
		inRange("The number of loops", loops, 1, 10_000_000);
		inRange("The number of warm-up loops", warmupLoops, 0, 10_000_000);
		inRange("The number of clients", clients, 1, 256);
		inRange("The number of runs between two progress lines", progressEvery, 1, 10_000_000);
		inRange("The timeout of a call in seconds", callTimeoutSeconds, 1, 3600);
	}

	/**
	 * The lab's run: five bindings, 1 KB, 100 KB and 1 MB, 200 loops after 200 for warm-up, one client.
	 *
	 * @return the lab's run on the lab's server settings
	 */
	public static RunSpecification lab() {
		return new RunSpecification("Lab", BindingUnderTest.all(), List.of(1024, 100 * 1024, 1024 * 1024), 200, 200, 1,
				10, 30, ServerSettings.lab());
	}

	/** {@return the number of cells this run measures} */
	public int cellCount() {
		return bindings.size() * sizes.size();
	}

	/**
	 * The same run under another name.
	 *
	 * @param newName name of the run
	 * @return a copy
	 */
	public RunSpecification withName(String newName) {
		return new RunSpecification(newName, bindings, sizes, loops, warmupLoops, clients, progressEvery,
				callTimeoutSeconds, server);
	}

	/**
	 * The same run for other bindings.
	 *
	 * @param newBindings bindings, at least one
	 * @return a copy
	 */
	public RunSpecification withBindings(List<BindingUnderTest> newBindings) {
		return new RunSpecification(name, newBindings, sizes, loops, warmupLoops, clients, progressEvery,
				callTimeoutSeconds, server);
	}

	/**
	 * The same run for other object sizes.
	 *
	 * @param newSizes sizes in bytes, at least one
	 * @return a copy
	 */
	public RunSpecification withSizes(List<Integer> newSizes) {
		return new RunSpecification(name, bindings, newSizes, loops, warmupLoops, clients, progressEvery,
				callTimeoutSeconds, server);
	}

	/**
	 * The same run with other numbers of loops.
	 *
	 * @param newLoops measured runs of each cell
	 * @param newWarmupLoops runs before them that are not measured
	 * @return a copy
	 */
	public RunSpecification withLoops(int newLoops, int newWarmupLoops) {
		return new RunSpecification(name, bindings, sizes, newLoops, newWarmupLoops, clients, progressEvery,
				callTimeoutSeconds, server);
	}

	/**
	 * The same run with another number of parallel callers.
	 *
	 * @param newClients callers
	 * @return a copy
	 */
	public RunSpecification withClients(int newClients) {
		return new RunSpecification(name, bindings, sizes, loops, warmupLoops, newClients, progressEvery,
				callTimeoutSeconds, server);
	}

	/**
	 * The same run with progress lines at another distance.
	 *
	 * @param newProgressEvery runs between two progress lines
	 * @return a copy
	 */
	public RunSpecification withProgressEvery(int newProgressEvery) {
		return new RunSpecification(name, bindings, sizes, loops, warmupLoops, clients, newProgressEvery,
				callTimeoutSeconds, server);
	}

	/**
	 * The same run with another timeout.
	 *
	 * @param newCallTimeoutSeconds seconds a caller waits for one reply
	 * @return a copy
	 */
	public RunSpecification withCallTimeoutSeconds(int newCallTimeoutSeconds) {
		return new RunSpecification(name, bindings, sizes, loops, warmupLoops, clients, progressEvery,
				newCallTimeoutSeconds, server);
	}

	/**
	 * The same run on a server with other settings.
	 *
	 * @param newServer settings of the server
	 * @return a copy
	 */
	public RunSpecification withServer(ServerSettings newServer) {
		return new RunSpecification(name, bindings, sizes, loops, warmupLoops, clients, progressEvery,
				callTimeoutSeconds, newServer);
	}

	private static void inRange(String what, int value, int least, int most) {
		if (value < least || value > most) {
			throw new IllegalArgumentException(what + " is " + value + "; it is " + least + " to " + most + '.');
		}
	}
}
