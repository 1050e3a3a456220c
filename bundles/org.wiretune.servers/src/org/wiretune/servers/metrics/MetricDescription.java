/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Objects;

/**
 * A figure that is computed from several answers of a process or read from its machine, see {@link ThreadReader} and
 * a {@link MachineReader}.
 *
 * @param id
 *            short stable id, for example {@code thread.cpu}
 * @param unit
 *            unit of the figure
 * @param label
 *            what a reader calls it
 * @param meaning
 *            one sentence that says what the figure tells
 */
public record MetricDescription(String id, MetricUnit unit, String label, String meaning) {

	/** Checks the values. */
	public MetricDescription {
		Objects.requireNonNull(id);
		Objects.requireNonNull(unit);
		Objects.requireNonNull(label);
		Objects.requireNonNull(meaning);
	}
}
