/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.time.Duration;
import java.util.List;

import org.wiretune.safety.quantity.Bytes;

/**
 * Keys of {@link WorkloadKind#MEMORY}: AVP-2933, exercise 3, and the heap sweep of the DayTrader white paper (figures 14 to
 * 16). The load runs in a server of its own with its own heap; the other server of the run is untouched.
 */
public final class MemoryKeys {

	/** What is done to the heap. */
	public enum Load {
		/** Messages are sent faster than they are received. */
		FLOOD,
		/** Large objects are passed over SCA sync. */
		CALLS,
		/** Clients allocate as an application does: much that dies young, some that stays. */
		ALLOCATION
	}

	/** Where the broker keeps messages. */
	public enum Store {
		/** In the heap only; nothing survives the server. */
		MEMORY,
		/** In the heap and in the journal on disk; they survive the server, and come back into the heap with the next. */
		JOURNAL,
		/** On disk; of a large message hardly anything is in the heap. */
		DISK
	}

	/** What receives the messages. */
	public enum Consumer {
		/** Nothing does. */
		BLOCKED,
		/** One receiver, which takes {@link #WORK} for each message. */
		SLOW
	}

	/** Garbage collectors of HotSpot. */
	public enum Collector {
		/** What the JVM chooses for the machine. */
		STANDARD,
		/** {@code -XX:+UseSerialGC}. */
		SERIAL,
		/** {@code -XX:+UseParallelGC}. */
		PARALLEL,
		/** {@code -XX:+UseG1GC}. */
		G1,
		/** {@code -XX:+UseZGC}. */
		ZGC
	}

	/** The smallest heap in which the broker starts, in MB. */
	public static final int SMALLEST_HEAP_MEGABYTES = 32;

	/** What is done to the heap. */
	public static final WorkloadKey<Load> LOAD = WorkloadKey.of("load", ValueTypes.oneOf(Load.class), Load.FLOOD);

	/** Largest heap of the server; several are measured one after the other. 384 MB in the lab. */
	public static final WorkloadKey<List<HeapSize>> HEAPS = WorkloadKey.of("heaps",
			ValueTypes.listOf(HeapSize.type(SMALLEST_HEAP_MEGABYTES)), List.of(new HeapSize(384)));

	/** Garbage collector of the server; several are measured one after the other. */
	public static final WorkloadKey<List<Collector>> COLLECTOR = WorkloadKey.of("collector",
			ValueTypes.listOf(ValueTypes.oneOf(Collector.class)), List.of(Collector.STANDARD));

	/** Messages or calls: 400 in the lab. */
	public static final WorkloadKey<Integer> MESSAGES = WorkloadKey.of("messages", ValueTypes.wholeNumber(1, 1_000_000), 400);

	/** Size of each: 1 MB in the lab. */
	public static final WorkloadKey<Integer> SIZE = WorkloadKey.of("size", ValueTypes.size(), Bytes.IN_MEGABYTE);

	/** Where the broker keeps messages. */
	public static final WorkloadKey<Store> STORE = WorkloadKey.of("store", ValueTypes.oneOf(Store.class), Store.MEMORY);

	/** What receives the messages. */
	public static final WorkloadKey<Consumer> CONSUMER = WorkloadKey.of("consumer", ValueTypes.oneOf(Consumer.class),
			Consumer.BLOCKED);

	/** Time that the receiver takes for a message, or a client of the allocation for a transaction. */
	public static final WorkloadKey<Duration> WORK = WorkloadKey.of("work-time",
			ValueTypes.duration(Duration.ZERO, Duration.ofMinutes(10)), Duration.ZERO);

	/** Heap with which the server is started again to work off what is left in its store; none: it is not. */
	public static final WorkloadKey<List<HeapSize>> RECOVERY_HEAP = WorkloadKey.of("recovery-heap",
			ValueTypes.listOf(HeapSize.type(SMALLEST_HEAP_MEGABYTES)), List.of());

	/** Data of the allocation that stay, as sessions and caches do. */
	public static final WorkloadKey<HeapSize> LIVE_DATA = WorkloadKey.of("live-data", HeapSize.type(1), new HeapSize(64));

	/** Bytes that a transaction of the allocation makes. */
	public static final WorkloadKey<Integer> GARBAGE = WorkloadKey.of("garbage", ValueTypes.size(), 100 * 1024);

	/** Clients of the allocation. */
	public static final WorkloadKey<Integer> CLIENTS = WorkloadKey.of("clients", ValueTypes.wholeNumber(1, 256), 4);

	/** Pause between two repetitions: about one minute in the lab, so that they are told apart in its one log. */
	public static final WorkloadKey<Duration> PAUSE = WorkloadKey.of("pause",
			ValueTypes.duration(Duration.ZERO, Duration.ofHours(1)), Duration.ZERO);

	/** After this time a flood that has neither ended nor run out of memory is ended. */
	public static final WorkloadKey<Duration> TIME_LIMIT = WorkloadKey.of("time-limit",
			ValueTypes.duration(Duration.ofMillis(100), Duration.ofHours(24)), Duration.ofMinutes(10));

	static final List<WorkloadKey<?>> ALL = List.of(LOAD, HEAPS, COLLECTOR, MESSAGES, SIZE, STORE, CONSUMER, WORK,
			RECOVERY_HEAP, LIVE_DATA, GARBAGE, CLIENTS, PAUSE, TIME_LIMIT, TimedKeys.WARM_UP, TimedKeys.DURATION);

	private MemoryKeys() {
	}
}
