/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Map;
import java.util.Optional;

/** How a connection gets at processes. The one of the product is {@link LocalJvmAccess}; tests bring their own. */
public interface JvmAccess {

	/**
	 * Opens a management connection. Blocks, and answers to an interrupt.
	 *
	 * @param target
	 *            the process
	 * @return an open link
	 * @throws ConnectionFailedException
	 *             when that is not possible, with the reason
	 * @throws InterruptedException
	 *             when interrupted while waiting
	 */
	ManagementLink open(JvmTarget target) throws ConnectionFailedException, InterruptedException;

	/**
	 * Whether a process lives. Does not block.
	 *
	 * @param target
	 *            the process
	 * @return {@code false} when no such process runs
	 */
	boolean isAlive(JvmTarget target);

	/**
	 * Whether a process is stopped by a signal, so that no answer can be expected. Does not block.
	 *
	 * @param target
	 *            the process
	 * @return {@code false} also when that cannot be known
	 */
	boolean isPaused(JvmTarget target);

	/**
	 * Looks for the process that took the place of one that has ended. May take a moment.
	 *
	 * @param ended
	 *            the process that was watched
	 * @return its successor, empty when there is none
	 */
	Optional<JvmTarget> successor(JvmTarget ended);

	/**
	 * What the machine of a process tells without asking the process. Called once per reading, so it must be quick.
	 *
	 * @param target
	 *            the process
	 * @return by key; empty where nothing is known
	 */
	default Map<MetricKey, Double> host(JvmTarget target) {
		return Map.of();
	}
}
