/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.workload;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Keys of {@link WorkloadKind#DATA}: the guide for EAP 5, 4.5. The keys that hold lists can be varied: their values are
 * measured one after the other, every one with every other. What is to be varied together stands in {@link #VARIANT}.
 */
public final class DataKeys {

	/** The database. */
	public enum Database {
		/** H2 in a process of its own, over TCP. */
		H2,
		/** PostgreSQL. */
		POSTGRESQL,
		/** MariaDB. */
		MARIADB
	}

	/** What is done. */
	public enum Work {
		/** Rows of one table, many in a transaction. */
		BULK,
		/** Orders with their lines. */
		ORDERS,
		/** A query of which one page is looked at. */
		QUERY,
		/** A look-up of which users see one page after the other, down and up again (guide 4.2). */
		PAGING,
		/** The first requests of users after a data source was opened, and those after it was idle (guide 5.3). */
		FIRST_REQUESTS,
		/** Transactions that look up entities by their keys, of which some change one (guide 4.5.1). */
		ENTITIES
	}

	/** What a service that pages through a result keeps between two pages. */
	public enum Paging {
		/** Nothing: each page is a query that begins at a row number. */
		STATELESS,
		/** The rows of the one query, in memory. */
		STATEFUL
	}

	/** What the second-level cache lets happen to an entity. */
	public enum SecondLevelCache {
		/** There is none. */
		OFF,
		/** Entities are never changed. */
		READ_ONLY,
		/** Changed entities leave the cache after the commit, without a lock. */
		NONSTRICT_READ_WRITE,
		/** Changed entities are locked in the cache until the commit. */
		READ_WRITE
	}

	/** Where primary keys come from. */
	public enum IdStrategy {
		/** The database gives the key when the row is inserted; Hibernate cannot batch such inserts. */
		IDENTITY,
		/** A sequence of the database gives a range of keys. */
		SEQUENCE,
		/** The program makes the key. */
		UUID
	}

	/** Databases that are started, one after the other. */
	public static final WorkloadKey<List<Database>> DATABASE = list("database", ValueTypes.oneOf(Database.class),
			Database.H2);

	/** What is done. */
	public static final WorkloadKey<Work> WORK = WorkloadKey.of("work", ValueTypes.oneOf(Work.class), Work.ORDERS);

	/** Delay of the network between client and database, both directions together. */
	public static final WorkloadKey<List<Duration>> ROUND_TRIP = list("round-trip",
			ValueTypes.duration(Duration.ZERO, Duration.ofSeconds(1)), Duration.ZERO);

	/** Bulk: rows that are inserted while it is measured; 0 for as many as the duration allows. */
	public static final WorkloadKey<Integer> ROWS = WorkloadKey.of("rows", ValueTypes.wholeNumber(0, 10_000_000), 10_000);

	/** Bulk: rows in a transaction. */
	public static final WorkloadKey<Integer> ROWS_PER_TRANSACTION = WorkloadKey.of("rows-per-transaction",
			ValueTypes.wholeNumber(1, 1_000_000), 10_000);

	/** Bulk: rows after which the session is flushed and cleared. */
	public static final WorkloadKey<List<Integer>> FLUSH_EVERY = list("flush-every", ValueTypes.wholeNumber(1, 50_000), 500);

	/** Orders, queries, pages, requests or transactions while it is measured; 0 for as many as the duration allows. */
	public static final WorkloadKey<Integer> ORDERS = WorkloadKey.of("orders", ValueTypes.wholeNumber(0, 10_000_000), 0);

	/** Orders in a transaction, persisted one after the other with their lines. */
	public static final WorkloadKey<List<Integer>> ORDERS_PER_TRANSACTION = list("orders-per-transaction",
			ValueTypes.wholeNumber(1, 10_000), 1);

	/** Lines of an order. */
	public static final WorkloadKey<List<Integer>> LINES = list("lines", ValueTypes.wholeNumber(1, 1000), 9);

	/** Whether an order looks up its customer and the product of each line, as the guide's does. */
	public static final WorkloadKey<List<Boolean>> LOOKUPS = list("lookups", ValueTypes.yesNo(), true);

	/** Where primary keys come from. */
	public static final WorkloadKey<List<IdStrategy>> ID_STRATEGY = list("id-strategy", ValueTypes.oneOf(IdStrategy.class),
			IdStrategy.SEQUENCE);

	/** Keys that one question to a sequence gives. */
	public static final WorkloadKey<List<Integer>> ALLOCATION_SIZE = list("allocation-size",
			ValueTypes.wholeNumber(1, 100_000), 50);

	/** {@code hibernate.jdbc.batch_size}; 0: no batching. */
	public static final WorkloadKey<List<Integer>> BATCH_SIZE = list("batch-size", ValueTypes.wholeNumber(0, 50_000), 0);

	/** {@code hibernate.order_inserts}. */
	public static final WorkloadKey<List<Boolean>> ORDER_INSERTS = list("order-inserts", ValueTypes.yesNo(), true);

	/** Whether the driver makes one statement of a batch. */
	public static final WorkloadKey<List<Boolean>> DRIVER_REWRITE = list("driver-rewrite", ValueTypes.yesNo(), false);

	/** {@code hibernate.jdbc.fetch_size}; 0: what the driver does by itself. */
	public static final WorkloadKey<List<Integer>> FETCH_SIZE = list("fetch-size", ValueTypes.wholeNumber(0, 100_000), 0);

	/** Prepared statements that the data source keeps for each connection; 0: none. */
	public static final WorkloadKey<List<Integer>> STATEMENT_CACHE = list("statement-cache",
			ValueTypes.wholeNumber(0, 10_000), 100);

	/** Query: most rows of the result, which the guide limits to 500. */
	public static final WorkloadKey<Integer> QUERY_ROWS = WorkloadKey.of("query-rows", ValueTypes.wholeNumber(1, 5000), 500);

	/** Query: rows that are shown. */
	public static final WorkloadKey<Integer> PAGE_SIZE = WorkloadKey.of("page-size", ValueTypes.wholeNumber(1, 5000), 20);

	/** Paging: what is kept between two pages. */
	public static final WorkloadKey<List<Paging>> PAGING = list("paging", ValueTypes.oneOf(Paging.class), Paging.STATELESS);

	/** Paging: pages down to which a user goes before going up again. */
	public static final WorkloadKey<Integer> PAGES = WorkloadKey.of("pages", ValueTypes.wholeNumber(1, 500), 5);

	/** First requests: connections that the data source makes when it is opened and keeps ({@code min-pool-size}). */
	public static final WorkloadKey<List<Integer>> MIN_POOL_SIZE = list("min-pool-size", ValueTypes.wholeNumber(0, 64), 0);

	/** First requests: how long a connection is not used before it is closed, down to the least number. */
	public static final WorkloadKey<Duration> IDLE_TIMEOUT = WorkloadKey.of("idle-timeout",
			ValueTypes.duration(Duration.ofMillis(50), Duration.ofHours(1)), Duration.ofMillis(200));

	/** Entities: what a transaction looks up. */
	public static final WorkloadKey<Integer> ENTITIES = WorkloadKey.of("entities", ValueTypes.wholeNumber(1, 1000), 9);

	/** Entities: the cache that all sessions share ({@code hibernate.cache.use_second_level_cache}, {@code @Cache}). */
	public static final WorkloadKey<List<SecondLevelCache>> SECOND_LEVEL_CACHE = list("second-level-cache",
			ValueTypes.oneOf(SecondLevelCache.class), SecondLevelCache.OFF);

	/** Entities: transactions of a hundred that change one of their entities. */
	public static final WorkloadKey<List<Integer>> UPDATES = list("updates", ValueTypes.wholeNumber(0, 100), 0);

	/** Threads that work at the same time, each with a connection of its own. */
	public static final WorkloadKey<List<Integer>> CLIENTS = list("clients", ValueTypes.wholeNumber(1, 64), 1);

	/** How long the work is done before each measurement; what it wrote is removed again. */
	public static final WorkloadKey<Duration> WARM_UP = WorkloadKey.of("warm-up",
			ValueTypes.duration(Duration.ZERO, Duration.ofHours(1)), Duration.ofSeconds(5));

	/** The keys that can be varied. */
	public static final List<WorkloadKey<? extends List<?>>> VARIED = List.of(DATABASE, ROUND_TRIP, ID_STRATEGY,
			ALLOCATION_SIZE, FLUSH_EVERY, ORDERS_PER_TRANSACTION, LOOKUPS, BATCH_SIZE, ORDER_INSERTS, DRIVER_REWRITE,
			FETCH_SIZE, STATEMENT_CACHE, PAGING, MIN_POOL_SIZE, SECOND_LEVEL_CACHE, UPDATES, CLIENTS, LINES);

	/** Settings that are measured together, such as {@code batch-size 500, driver-rewrite yes}; one line each. */
	public static final WorkloadKey<List<DataVariant>> VARIANT = WorkloadKey.repeated("variant", DataVariant.TYPE);

	static final List<WorkloadKey<?>> ALL = Stream.<WorkloadKey<?>>concat(
			Stream.of(WORK, ROWS, ROWS_PER_TRANSACTION, ORDERS, QUERY_ROWS, PAGE_SIZE, PAGES, IDLE_TIMEOUT, ENTITIES, WARM_UP,
					TimedKeys.DURATION, VARIANT),
			VARIED.stream()).toList();

	private DataKeys() {
	}

	private static <T> WorkloadKey<List<T>> list(String name, ValueType<T> type, T standard) {
		return WorkloadKey.of(name, ValueTypes.listOf(type), List.of(standard));
	}
}
