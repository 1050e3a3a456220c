/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

import java.util.Locale;

/** The unit in which a metric is read and kept. Presentation may scale it (bytes are shown as MB). */
public enum MetricUnit {
	/** Memory. */
	BYTES,
	/** Time spans. */
	MILLISECONDS,
	/** Share of a whole, 0 to 100 unless the source says otherwise. */
	PERCENT,
	/** Threads of a pool. */
	THREADS,
	/** Tasks that wait for a thread. */
	TASKS,
	/** Messages in a queue. */
	MESSAGES,
	/** Connections of a pool. */
	CONNECTIONS,
	/** Memory in a second. */
	BYTES_PER_SECOND,
	/** Events in a second. */
	PER_SECOND,
	/** A plain number of things or events. */
	COUNT;

	/** {@return the unit in words, as run files keep it, such as {@code bytes per second}} */
	public String words() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}
}
