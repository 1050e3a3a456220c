/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.jmeter;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * How JMeter runs a workload.
 *
 * @param home folder of an installed JMeter; empty: found, or fetched
 * @param plan the plan of a workload of the kind {@code jmeter}, empty for other kinds, whose plan is written
 * @param remotes remote engines; empty: this machine makes the calls
 * @param key key store that the remote engines have too; empty: one is made for the run, which suits engines that the run
 *            starts itself
 * @param startCommand command that starts a remote engine, with {@code {host}}, {@code {port}} and {@code {key}} in it, run
 *            once for each and ended with the run; empty: the user has started them
 */
public record JMeterOptions(Optional<Path> home, Optional<Path> plan, List<RemoteEngine> remotes, Optional<Path> key,
		Optional<String> startCommand) {

	/** A JMeter on this machine, found or fetched. */
	public static final JMeterOptions LOCAL = new JMeterOptions(Optional.empty(), Optional.empty(), List.of(),
			Optional.empty(), Optional.empty());

	/** Checks that nothing is missing. */
	public JMeterOptions {
		Objects.requireNonNull(home, "home");
		Objects.requireNonNull(plan, "plan");
		Objects.requireNonNull(key, "key");
		Objects.requireNonNull(startCommand, "startCommand");
		remotes = List.copyOf(remotes);
	}
}
