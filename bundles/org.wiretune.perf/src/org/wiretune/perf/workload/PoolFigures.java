/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.util.List;
import org.wiretune.core.Better;
import org.wiretune.core.Figure;
import org.wiretune.core.Unit;

/** Figures of {@link WorkloadKind#POOLS}. */
public final class PoolFigures {

	/** Messages worked on a second, from the first start to the last end. */
	public static final Figure MESSAGES_PER_SECOND = new Figure("messages-per-second", Unit.PER_SECOND, Better.HIGHER);

	/** Most bean instances that were at work at once. */
	public static final Figure INSTANCES_AT_WORK = new Figure("most-instances-at-work", Unit.COUNT, Better.NEITHER);

	/** Most sessions that waited for an instance at once. */
	public static final Figure SESSIONS_WAITING = new Figure("most-sessions-waiting", Unit.COUNT, Better.LOWER);

	/** Bean instances that were made. */
	public static final Figure INSTANCES_MADE = new Figure("instances-made", Unit.COUNT, Better.NEITHER);

	/** Messages that were worked on. */
	public static final Figure WORKED = new Figure("messages-worked-on", Unit.COUNT, Better.NEITHER);

	/** Deliveries of messages, repeated ones too. */
	public static final Figure DELIVERIES = new Figure("deliveries", Unit.COUNT, Better.NEITHER);

	/** Deliveries of messages that had been delivered before. */
	public static final Figure REDELIVERIES = new Figure("redeliveries", Unit.COUNT, Better.LOWER);

	/** Messages that were given up. */
	public static final Figure DEAD_LETTERS = new Figure("dead-letters", Unit.COUNT, Better.LOWER);

	/** Waits for an instance that were given up. */
	public static final Figure ACQUIRE_TIMEOUTS = new Figure("acquire-timeouts", Unit.COUNT, Better.LOWER);

	/** Length of a slot: the median time of a piece of work. */
	public static final Figure SLOT = new Figure("slot-time", Unit.SECONDS, Better.NEITHER);

	/** Calls that waited for an instance. */
	public static final Figure WAITS = new Figure("calls-waiting-for-instance", Unit.COUNT, Better.LOWER);

	/** Most callers that waited for an instance at once. */
	public static final Figure CALLERS_WAITING = new Figure("most-callers-waiting", Unit.COUNT, Better.LOWER);

	/** Mean wait for an instance of those who waited. */
	public static final Figure MEAN_WAIT = new Figure("mean-wait-for-instance", Unit.SECONDS, Better.LOWER);

	/** Most threads of the pool in use at once. */
	public static final Figure THREADS_IN_USE = new Figure("most-threads-in-use", Unit.COUNT, Better.NEITHER);

	/** Most requests that waited for a thread at once. */
	public static final Figure REQUESTS_WAITING = new Figure("most-requests-waiting", Unit.COUNT, Better.LOWER);

	/** Threads in the pool at the end. */
	public static final Figure THREADS_IN_POOL = new Figure("threads-in-pool", Unit.COUNT, Better.NEITHER);

	/** Connections that the pool may have. */
	public static final Figure CONNECTIONS_AVAILABLE = new Figure("available-connections", Unit.COUNT, Better.NEITHER);

	/** Connections that the pool made. */
	public static final Figure CONNECTIONS_CREATED = new Figure("connections-created", Unit.COUNT, Better.NEITHER);

	/** Connections that the pool closed. */
	public static final Figure CONNECTIONS_DESTROYED = new Figure("connections-destroyed", Unit.COUNT, Better.NEITHER);

	/** Most connections in use at once. */
	public static final Figure CONNECTIONS_IN_USE = new Figure("most-connections-in-use", Unit.COUNT, Better.NEITHER);

	/** Most threads that waited for a connection at once. */
	public static final Figure THREADS_WAITING = new Figure("most-threads-waiting-for-connection", Unit.COUNT, Better.LOWER);

	/** Mean wait for a connection of those who waited. */
	public static final Figure BLOCKING = new Figure("mean-blocking-time", Unit.SECONDS, Better.LOWER);

	/** Waits for a connection that were given up. */
	public static final Figure CONNECTION_TIMEOUTS = new Figure("connection-timeouts", Unit.COUNT, Better.LOWER);

	/** Most waiting threads that a thread dump showed. */
	public static final Figure DUMP_WAITERS = new Figure("most-waiting-threads-in-dump", Unit.COUNT, Better.LOWER);

	/** Most messages at work at once. */
	public static final Figure MESSAGES_AT_WORK = new Figure("most-messages-at-work", Unit.COUNT, Better.NEITHER);

	/** Threads of the server. */
	public static final Figure SERVER_THREADS = new Figure("server-threads", Unit.COUNT, Better.NEITHER);

	/** A row: pieces of work that began in each slot. */
	public static final Figure STARTS = new Figure("starts-per-slot", Unit.COUNT, Better.NEITHER);

	/** A row: pieces of work that began together. */
	public static final Figure WAVES = new Figure("starts-per-wave", Unit.COUNT, Better.NEITHER);

	/** A row: instances at work in each slot. */
	public static final Figure AT_WORK = new Figure("instances-at-work-per-slot", Unit.COUNT, Better.NEITHER);

	/** A row: sessions that waited in each slot. */
	public static final Figure WAITING = new Figure("sessions-waiting-per-slot", Unit.COUNT, Better.NEITHER);

	/** A row: time of the busiest threads in code of the program. */
	public static final Figure BUSIEST_USER = new Figure("busiest-threads-user", Unit.PERCENT, Better.NEITHER);

	/** A row: their time in the operating system. */
	public static final Figure BUSIEST_SYSTEM = new Figure("busiest-threads-system", Unit.PERCENT, Better.NEITHER);

	/** A row: their time blocked by a lock. */
	public static final Figure BUSIEST_BLOCKED = new Figure("busiest-threads-blocked", Unit.PERCENT, Better.NEITHER);

	/** A row: their time waiting. */
	public static final Figure BUSIEST_WAITING = new Figure("busiest-threads-waiting", Unit.PERCENT, Better.NEITHER);

	/** A row: the rest of their time, waiting for a processor or in a call of the operating system. */
	public static final Figure BUSIEST_REST = new Figure("busiest-threads-rest", Unit.PERCENT, Better.NEITHER);

	static final List<Figure> ALL = List.of(MESSAGES_PER_SECOND, INSTANCES_AT_WORK, SESSIONS_WAITING, INSTANCES_MADE,
			WORKED, DELIVERIES, REDELIVERIES, DEAD_LETTERS, ACQUIRE_TIMEOUTS, SLOT, WAITS, CALLERS_WAITING, MEAN_WAIT,
			THREADS_IN_USE, REQUESTS_WAITING, THREADS_IN_POOL, CONNECTIONS_AVAILABLE, CONNECTIONS_CREATED,
			CONNECTIONS_DESTROYED, CONNECTIONS_IN_USE, THREADS_WAITING, BLOCKING, CONNECTION_TIMEOUTS, DUMP_WAITERS,
			MESSAGES_AT_WORK, SERVER_THREADS, STARTS, WAVES, AT_WORK, WAITING, BUSIEST_USER, BUSIEST_SYSTEM, BUSIEST_BLOCKED,
			BUSIEST_WAITING, BUSIEST_REST);

	private PoolFigures() {
	}
}
