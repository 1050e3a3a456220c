/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Objects;

/**
 * A figure that servers offer only as two: what a pool may have less what is still available of it is what is in use.
 *
 * @param id
 *            short stable id, for example {@code wildfly.mdb.busy}
 * @param from
 *            id of the metric that is taken from
 * @param minus
 *            id of the metric that is taken away, of the same instance
 * @param unit
 *            unit of all three
 * @param label
 *            what a reader calls it
 * @param meaning
 *            one sentence that says what the figure tells
 */
public record DifferenceMetric(String id, String from, String minus, MetricUnit unit, String label, String meaning) {

	/** Checks the values. */
	public DifferenceMetric {
		Objects.requireNonNull(id);
		Objects.requireNonNull(from);
		Objects.requireNonNull(minus);
		Objects.requireNonNull(unit);
		Objects.requireNonNull(label);
		Objects.requireNonNull(meaning);
	}
}
