/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.metrics;

/** Where a {@link MetricConnection} stands. */
public enum ConnectionState {
	/** The process is being attached to, for the first time or again; or nothing has been asked for yet. */
	CONNECTING,
	/** Values arrive once a second. */
	CONNECTED,
	/** Values had arrived and no longer do. What was read is kept. */
	LOST,
	/** Values arrive, from a process that took the place of an earlier one; becomes {@link #CONNECTED} after a minute. */
	RESTARTED,
	/** No value has arrived and none will unless something changes; the reason says what. */
	FAILED,
	/** Closed by its user; nothing runs any more. */
	CLOSED
}
