/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

/** How the values of a metric relate to each other over time. */
public enum MetricKind {
	/** The value holds at the moment of reading and may rise and fall. */
	LEVEL,
	/** The value only grows while a process lives, as garbage-collection time does. */
	TOTAL
}
