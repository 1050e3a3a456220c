/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Map;

/** Reads what the machine of a process tells, without asking the process. */
@FunctionalInterface
public interface MachineReader {

	/**
	 * Reads what is known. Called once per reading of the process, so it must be quick.
	 *
	 * @param millis
	 *            now, milliseconds since 1970
	 * @return by key; empty where nothing is known
	 */
	Map<MetricKey, Double> read(long millis);
}
