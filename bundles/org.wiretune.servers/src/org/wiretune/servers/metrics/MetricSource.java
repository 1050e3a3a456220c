/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Objects;

import javax.management.ObjectName;

/**
 * One row of the table of sources: where a figure is read and what it means.
 *
 * @param id
 *            short stable id, for example {@code heap.used}
 * @param beans
 *            the MBeans
 * @param reading
 *            what is read from them
 * @param unit
 *            unit of the figure
 * @param kind
 *            level or total
 * @param label
 *            what a reader calls it
 * @param meaning
 *            one sentence that says what the figure tells
 */
public record MetricSource(String id, MBeanSelection beans, MetricReading reading, MetricUnit unit, MetricKind kind, String label,
		String meaning) {

	/** Checks the values. */
	public MetricSource {
		Objects.requireNonNull(id);
		Objects.requireNonNull(beans);
		Objects.requireNonNull(reading);
		Objects.requireNonNull(unit);
		Objects.requireNonNull(kind);
		Objects.requireNonNull(label);
		Objects.requireNonNull(meaning);
	}

	/**
	 * The series that a value of the given MBean belongs to.
	 *
	 * @param name
	 *            an accepted name
	 * @return key of the series
	 */
	MetricKey keyFor(ObjectName name) {
		return new MetricKey(id, beans.instance(name));
	}
}
