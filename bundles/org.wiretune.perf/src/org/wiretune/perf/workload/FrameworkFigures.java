/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of {@link WorkloadKind#FRAMEWORKS}: what a call makes the broker, the pools and the database do. */
public final class FrameworkFigures {

	/** Connections that the broker had to take for a call. */
	public static final Figure CONNECTIONS = new Figure("broker-connections-per-call", Unit.COUNT, Better.LOWER);

	/** Sessions that the broker opened for a call. */
	public static final Figure SESSIONS = new Figure("broker-sessions-per-call", Unit.COUNT, Better.LOWER);

	/** Consumers that the broker opened for a call. */
	public static final Figure CONSUMERS = new Figure("broker-consumers-per-call", Unit.COUNT, Better.LOWER);

	/** Queues that the broker made for a call. */
	public static final Figure QUEUES = new Figure("broker-queues-per-call", Unit.COUNT, Better.LOWER);

	/** Consumers that a call left open. */
	public static final Figure CONSUMERS_LEFT = new Figure("broker-consumers-left-per-call", Unit.COUNT, Better.LOWER);

	/** Most channels that were polled at once. */
	public static final Figure POLLED = new Figure("most-channels-polled", Unit.COUNT, Better.NEITHER);

	/** Most calls, or parts of calls, that were worked on at once. */
	public static final Figure AT_WORK = new Figure("most-calls-at-work", Unit.COUNT, Better.NEITHER);

	/** Most requests that waited for a connection at once. */
	public static final Figure WAITING = new Figure("most-requests-waiting-for-connection", Unit.COUNT, Better.LOWER);

	/** Mean time until a request had its connection. */
	public static final Figure WAIT = new Figure("mean-time-to-connection", Unit.SECONDS, Better.LOWER);

	/** Transactions that were committed for a call. */
	public static final Figure COMMITS = new Figure("commits-per-call", Unit.COUNT, Better.LOWER);

	static final List<Figure> ALL = List.of(CONNECTIONS, SESSIONS, CONSUMERS, QUEUES, CONSUMERS_LEFT, POLLED, AT_WORK, WAITING, WAIT, COMMITS);

	private FrameworkFigures() {
	}
}
