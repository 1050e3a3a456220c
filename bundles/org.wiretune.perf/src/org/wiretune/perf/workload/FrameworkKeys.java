/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.time.Duration;
import java.util.List;

/**
 * Keys of {@link WorkloadKind#FRAMEWORKS}: applications of Spring, Spring Integration and Apache Camel, each a process of its
 * own with the broker or database that it needs. A key that the application does not know has no effect.
 */
public final class FrameworkKeys {

	/** What the application does in a call. */
	public enum Application {
		/** A message is sent and a listener container of Spring has it. */
		LISTENER,
		/** A template of Spring sends a message. */
		TEMPLATE,
		/** A gateway of Spring Integration sends a request by JMS and waits for the reply. */
		GATEWAY,
		/** A message goes to one of several queue channels of Spring Integration, whose poller hands it to its handler. */
		CHANNELS,
		/** A route of Apache Camel is called and answers. */
		ENDPOINT,
		/** A message is sent and a JMS consumer of Apache Camel has it. */
		CONSUMER,
		/** A JMS producer of Apache Camel sends a message. */
		PRODUCER,
		/** A route of Apache Camel splits a message and works on its parts side by side. */
		PARTS,
		/** A request takes a connection from HikariCP, reads a row and holds the connection for its work. */
		REQUESTS,
		/** A step of Spring Batch writes items to a database. */
		STEP,
		/** A durable message is sent to a broker that keeps its journal on disk. */
		DURABLE
	}

	/** What a consumer of messages keeps between two of them. */
	public enum ListenerCache {
		/** What it does by itself beside a transaction manager: nothing. */
		TRANSACTION_MANAGER,
		/** Consumer, beside a transaction manager, which may open connections and sessions of its own. */
		MANAGER_AND_CONSUMER,
		/** Nothing. */
		NONE,
		/** The connection. */
		CONNECTION,
		/** Connection and session. */
		SESSION,
		/** Connection, session and consumer. */
		CONSUMER
	}

	/** What stands between those that send and the broker. */
	public enum Factory {
		/** The factory of the broker's client. */
		PLAIN,
		/** One connection that is kept. */
		SINGLE,
		/** Connection, sessions and producers are kept. */
		CACHING,
		/** A pool of connections, of which each keeps its sessions. */
		POOLED
	}

	/** How a gateway gets its replies. */
	public enum Replies {
		/** By a temporary queue that is made for the request. */
		TEMPORARY_QUEUE,
		/** By one temporary queue that a listener has for all requests. */
		LISTENER,
		/** By a fixed queue, of which a consumer that is made for the request takes its reply. */
		SELECTOR,
		/** The same, by a factory that keeps each such consumer. */
		CACHED_SELECTOR,
		/** The same with a listener that is not used, since there is no correlation key. */
		LISTENER_IGNORED,
		/** By a fixed queue and a listener that knows replies by their correlation ids. */
		LISTENER_BY_KEY
	}

	/** By what a route is called. */
	public enum Endpoint {
		/** On the thread of the caller. */
		DIRECT,
		/** By a queue in the memory of the process, which one thread works off. */
		SEDA,
		/** By queues of a broker, with as many consumers as callers. */
		JMS,
		/** By HTTP. */
		HTTP
	}

	/** The application that is started. */
	public static final WorkloadKey<Application> APPLICATION = WorkloadKey.of("application", ValueTypes.oneOf(Application.class), Application.LISTENER);

	/** Listener and consumer: what is kept between two messages. */
	public static final WorkloadKey<List<ListenerCache>> LISTENER_CACHE = list("listener-cache", ValueTypes.oneOf(ListenerCache.class), ListenerCache.CONSUMER);

	/** Template and producer: what stands before the broker. */
	public static final WorkloadKey<List<Factory>> FACTORY = list("connection-factory", ValueTypes.oneOf(Factory.class), Factory.CACHING);

	/** Gateway: how it gets its replies. */
	public static final WorkloadKey<List<Replies>> REPLIES = list("replies", ValueTypes.oneOf(Replies.class), Replies.LISTENER);

	/** Channels: threads of the scheduler; one is what Spring Boot gives, ten what Spring Integration has by itself. */
	public static final WorkloadKey<List<Integer>> SCHEDULER_THREADS = list("scheduler-threads", ValueTypes.wholeNumber(1, 256), 10);

	/** Channels: queue channels that are polled. */
	public static final WorkloadKey<Integer> CHANNELS = WorkloadKey.of("queue-channels", ValueTypes.wholeNumber(1, 64), 5);

	/** Endpoint: by what the route is called. */
	public static final WorkloadKey<List<Endpoint>> ENDPOINT = list("endpoint", ValueTypes.oneOf(Endpoint.class), Endpoint.DIRECT);

	/** Parts: threads of the pool; 0 for the default pool of Camel. */
	public static final WorkloadKey<List<Integer>> PART_THREADS = list("part-threads", ValueTypes.wholeNumber(0, 1000), 0);

	/** Parts: parts of a message. */
	public static final WorkloadKey<Integer> PARTS = WorkloadKey.of("parts", ValueTypes.wholeNumber(1, 10_000), 100);

	/** Requests: connections of the pool; ten where nobody states it. */
	public static final WorkloadKey<List<Integer>> MAXIMUM_POOL_SIZE = list("maximum-pool-size", ValueTypes.wholeNumber(1, 1000), 10);

	/** Step: items of a transaction. */
	public static final WorkloadKey<List<Integer>> CHUNK_SIZE = list("chunk-size", ValueTypes.wholeNumber(1, 100_000), 100);

	/** Step: items of a call. */
	public static final WorkloadKey<Integer> ITEMS = WorkloadKey.of("items", ValueTypes.wholeNumber(1, 1_000_000), 200);

	/** Step: delay of the network before the database, both directions together. */
	public static final WorkloadKey<List<Duration>> ROUND_TRIP = DataKeys.ROUND_TRIP;

	/** Durable: whether the journal waits until the disk has what it wrote. */
	public static final WorkloadKey<List<Boolean>> JOURNAL_SYNC = list("journal-sync", ValueTypes.yesNo(), true);

	/** Endpoint, parts and requests: how long the work of a call, or of a part, waits for another system. */
	public static final WorkloadKey<Duration> WORK = PoolKeys.WORK;

	/** Threads that call. */
	public static final WorkloadKey<Integer> CLIENTS = WorkloadKey.of("clients", ValueTypes.wholeNumber(1, 256), 4);

	static final List<WorkloadKey<?>> ALL = List.of(APPLICATION, LISTENER_CACHE, FACTORY, REPLIES, SCHEDULER_THREADS, CHANNELS, ENDPOINT, PART_THREADS, PARTS,
			MAXIMUM_POOL_SIZE, CHUNK_SIZE, ITEMS, ROUND_TRIP, JOURNAL_SYNC, WORK, CLIENTS, RampKeys.THINK_TIME, TimedKeys.WARM_UP, TimedKeys.DURATION);

	private FrameworkKeys() {
	}

	/** {@return the key whose values are measured one after the other} @param application the application */
	public static WorkloadKey<? extends List<?>> varied(Application application) {
		return switch (application) {
		case LISTENER, CONSUMER -> LISTENER_CACHE;
		case TEMPLATE, PRODUCER -> FACTORY;
		case GATEWAY -> REPLIES;
		case CHANNELS -> SCHEDULER_THREADS;
		case ENDPOINT -> ENDPOINT;
		case PARTS -> PART_THREADS;
		case REQUESTS -> MAXIMUM_POOL_SIZE;
		case STEP -> CHUNK_SIZE;
		case DURABLE -> JOURNAL_SYNC;
		};
	}

	private static <T> WorkloadKey<List<T>> list(String name, ValueType<T> type, T standard) {
		return WorkloadKey.of(name, ValueTypes.listOf(type), List.of(standard));
	}
}
