/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Objects;

/**
 * A figure that no MBean offers: the growth of one total over the growth of another. Garbage-collection time over up time,
 * both in milliseconds, is the share of the time that the collector took. Where the first total has several instances, each
 * has its own figure, over the same instance of the second total or over the only one.
 *
 * @param id
 *            short stable id, for example {@code gc.share}
 * @param change
 *            id of the total whose growth is measured
 * @param over
 *            id of the total that it is measured against
 * @param window
 *            how much of {@link #over()} the value looks back on, in its unit; 0 for the time since the sample before
 * @param factor
 *            what the quotient is multiplied with: 100 for per cent, 1000 for "a second" over a total in milliseconds
 * @param unit
 *            unit of the result; per cent end at 100
 * @param label
 *            what a reader calls it
 * @param meaning
 *            one sentence that says what the figure tells
 */
public record DerivedMetric(String id, String change, String over, double window, double factor, MetricUnit unit, String label,
		String meaning) {

	/** Checks the values. */
	public DerivedMetric {
		Objects.requireNonNull(id);
		Objects.requireNonNull(change);
		Objects.requireNonNull(over);
		Objects.requireNonNull(unit);
		Objects.requireNonNull(label);
		Objects.requireNonNull(meaning);
		if (!(window >= 0)) {
			throw new IllegalArgumentException("window " + window); //$NON-NLS-1$
		}
		if (!(factor > 0)) {
			throw new IllegalArgumentException("factor " + factor); //$NON-NLS-1$
		}
	}
}
