/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.time.Duration;
import java.util.List;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.safety.quantity.Bytes;

/**
 * Keys of {@link WorkloadKind#POOLS}: the guide for EAP 5, 4.1, 4.6 and 5, and the thread pools and activation
 * specifications of AVP-2933, exercise 2. A key that the pool under load does not know has no effect.
 */
public final class PoolKeys {

	/** The pool that is put under load. */
	public enum Pool {
		/** Instances of a message-driven bean, against the sessions that take messages. */
		MESSAGE_DRIVEN,
		/** Instances of a stateless session bean, against callers. */
		STATELESS,
		/** Connections of a data source, against threads. */
		CONNECTIONS,
		/** Threads for HTTP and SOAP, against clients. */
		WEB_CONTAINER,
		/** Messages that an activation specification lets be worked on at once, against clients. */
		ACTIVATION
	}

	/** How messages reach the sessions. */
	public enum Dispatch {
		/** Each session takes its next message when it has done one. */
		INDEPENDENT,
		/** A dispatcher takes a message for each session, has them worked on and takes the next when all are done. */
		BATCH
	}

	/** What the time of a message or call is spent on. */
	public enum WorkKind {
		/** Waiting, as for another system. */
		SLEEP,
		/** Processor time of its thread. */
		CPU,
		/** Processor time of its thread while it holds a lock that all share, so that one at a time works. */
		LOCK
	}

	/** Threads of the messaging client. */
	public enum ClientThreads {
		/** As many as are needed. */
		OWN,
		/** The pool that the library shares among all clients of a JVM: 8 for each processor. */
		SHARED
	}

	/** How a container keeps the instances of a stateless session bean. */
	public enum BeanPools {
		/** One pool of a fixed size, for which callers wait. */
		STRICT,
		/** Each thread has its own instances; nobody waits. */
		THREAD_LOCAL
	}

	/** The pool that is put under load. */
	public static final WorkloadKey<Pool> POOL = WorkloadKey.of("pool", ValueTypes.oneOf(Pool.class), Pool.MESSAGE_DRIVEN);

	/** Sessions that take messages; {@code maxSessions}. */
	public static final WorkloadKey<List<Integer>> SESSIONS = WorkloadKey.of("sessions", numbers(1000), List.of(25));

	/** Size of a strict pool of bean instances; {@code maxSize}, 15 in EAP 5 (guide 4.6). */
	public static final WorkloadKey<List<Integer>> INSTANCES = WorkloadKey.of("instances", numbers(10_000), List.of(15));

	/** How messages reach the sessions. */
	public static final WorkloadKey<List<Dispatch>> DISPATCH = WorkloadKey.of("dispatch",
			ValueTypes.listOf(ValueTypes.oneOf(Dispatch.class)), List.of(Dispatch.INDEPENDENT, Dispatch.BATCH));

	/** Messages that lie in the queue when the sessions are opened. */
	public static final WorkloadKey<Integer> MESSAGES = WorkloadKey.of("messages", ValueTypes.wholeNumber(1, 100_000), 200);

	/** Time of each message or call; how long a connection is held. */
	public static final WorkloadKey<Duration> WORK = WorkloadKey.of("work-time",
			ValueTypes.duration(Duration.ZERO, Duration.ofMinutes(10)), Duration.ofMillis(200));

	/** What that time is spent on. */
	public static final WorkloadKey<WorkKind> WORK_KIND = WorkloadKey.of("work-kind", ValueTypes.oneOf(WorkKind.class),
			WorkKind.SLEEP);

	/** How long a caller waits for an instance or a connection; {@code strictTimeout=10000} in the guide (4.1.2). */
	public static final WorkloadKey<Duration> ACQUIRE_TIMEOUT = WorkloadKey.of("acquire-timeout",
			ValueTypes.duration(Duration.ofMillis(1), Duration.ofHours(1)), Duration.ofSeconds(10));

	/** How often a message is delivered before it is put with the dead letters. */
	public static final WorkloadKey<Integer> DELIVERY_ATTEMPTS = WorkloadKey.of("delivery-attempts",
			ValueTypes.wholeNumber(1, 10_000), 10);

	/** Threads of the messaging client. */
	public static final WorkloadKey<ClientThreads> CLIENT_THREADS = WorkloadKey.of("client-threads",
			ValueTypes.oneOf(ClientThreads.class), ClientThreads.OWN);

	/** Bytes of messages that are fetched ahead for a session; the library's default is 1048576. */
	public static final WorkloadKey<Integer> PREFETCH = WorkloadKey.of("prefetch",
			ValueTypes.wholeNumber(0, 64 * Bytes.IN_MEGABYTE), 0);

	/** Size of a message or object. */
	public static final WorkloadKey<List<Integer>> SIZES = WorkloadKey.of("sizes", ValueTypes.listOf(ValueTypes.size()),
			List.of(1024));

	/** Callers or users at the same time. */
	public static final WorkloadKey<List<Integer>> CLIENTS = WorkloadKey.of("clients", numbers(256), List.of(8));

	/** Kinds of pools for a stateless session bean. */
	public static final WorkloadKey<List<BeanPools>> BEAN_POOLS = WorkloadKey.of("bean-pools",
			ValueTypes.listOf(ValueTypes.oneOf(BeanPools.class)), List.of(BeanPools.THREAD_LOCAL, BeanPools.STRICT));

	/** Largest number of connections; {@code max-pool-size}. */
	public static final WorkloadKey<List<Integer>> MAX_POOL_SIZE = WorkloadKey.of("max-pool-size", numbers(10_000),
			List.of(20));

	/** Whether somebody looks at the figures of the server each second and takes a thread for it, as a console does. */
	public static final WorkloadKey<Boolean> OBSERVER = WorkloadKey.of("observer", ValueTypes.yesNo(), true);

	/** Threads of the server whose shares of time are told, those first that had most processor time; 0 for none. */
	public static final WorkloadKey<Integer> BUSIEST_THREADS = WorkloadKey.of("busiest-threads",
			ValueTypes.wholeNumber(0, 100), 0);

	/** Minimum and maximum of a thread pool; 10/50 is the default of WebContainer in the lab. */
	public static final WorkloadKey<List<PoolSize>> THREAD_POOLS = WorkloadKey.of("thread-pools",
			ValueTypes.listOf(PoolSize.TYPE), List.of(new PoolSize(1, 2), new PoolSize(10, 50)));

	/** Messages that an activation specification lets be worked on at once; {@code maxConcurrency}, 10 in the lab. */
	public static final WorkloadKey<List<Integer>> CONCURRENCY = WorkloadKey.of("concurrency", numbers(1000),
			List.of(1, 100));

	/** Bindings that are called; those that do not use the pool under load are left out. */
	public static final WorkloadKey<List<BindingUnderTest>> BINDINGS = LoopKeys.BINDINGS;

	static final List<WorkloadKey<?>> ALL = List.of(POOL, SESSIONS, INSTANCES, DISPATCH, MESSAGES, WORK, WORK_KIND,
			ACQUIRE_TIMEOUT, DELIVERY_ATTEMPTS, CLIENT_THREADS, PREFETCH, SIZES, CLIENTS, BEAN_POOLS, MAX_POOL_SIZE, OBSERVER,
			BUSIEST_THREADS, THREAD_POOLS, CONCURRENCY, BINDINGS, RampKeys.THINK_TIME, TimedKeys.WARM_UP, TimedKeys.DURATION);

	private PoolKeys() {
	}

	private static ValueType<List<Integer>> numbers(int most) {
		return ValueTypes.listOf(ValueTypes.wholeNumber(1, most));
	}
}
