/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Locale;

import org.wiretune.safety.quantity.Dimension;
import org.wiretune.safety.quantity.QuantityScale;
import org.wiretune.safety.quantity.ShownUnit;

/** The unit in which a metric is read and kept. How it is shown tells {@link MetricFigure}. */
public enum MetricUnit {
	/** Memory. */
	BYTES(Dimension.MEMORY),
	/** Time spans. */
	MILLISECONDS(Dimension.TIME),
	/** Share of a whole, 0 to 100 unless the source says otherwise. */
	PERCENT(Dimension.SHARE),
	/** Threads of a pool. */
	THREADS(Dimension.COUNT),
	/** Tasks that wait for a thread. */
	TASKS(Dimension.COUNT),
	/** Messages in a queue. */
	MESSAGES(Dimension.COUNT),
	/** Connections of a pool. */
	CONNECTIONS(Dimension.COUNT),
	/** Memory in a second. */
	BYTES_PER_SECOND(Dimension.MEMORY_RATE),
	/** Events in a second. */
	PER_SECOND(Dimension.RATE),
	/** A plain number of things or events. */
	COUNT(Dimension.COUNT);

	private final Dimension dimension;

	MetricUnit(Dimension dimension) {
		this.dimension = dimension;
	}

	/** {@return the unit in words, as run files keep it, such as {@code bytes per second}} */
	public String words() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

	/** Things of which there are no parts. */
	boolean isCounted() {
		return dimension == Dimension.COUNT && this != COUNT;
	}

	/** {@return a value of this unit in the base unit of its dimension} @param value the value */
	double toBase(double value) {
		return this == MILLISECONDS ? ShownUnit.MILLISECONDS.toBase(value) : value;
	}

	/** {@return how values are shown that stand on one scale} @param end its end, in this unit */
	QuantityScale scale(double end) {
		return QuantityScale.endingAt(dimension, Double.isNaN(end) ? 0 : toBase(end));
	}
}
