/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.base;

/** The application that works on the database: opened for one measurement, used by several threads through workers. */
public interface DataClient extends AutoCloseable {

	/**
	 * What the application has asked of the database so far.
	 *
	 * @param executes statements and batches that were executed, as {@code execute} and {@code executeBatch} of JDBC
	 * @param batches those that were batches
	 * @param cacheReads entities that were looked for in the second-level cache
	 * @param cacheHits those that were there
	 * @param connections connections that were made for users, where that is what is measured
	 */
	record Counts(long executes, long batches, long cacheReads, long cacheHits, long connections) {

		/**
		 * What came to it.
		 *
		 * @param before earlier counts
		 * @return the difference
		 */
		public Counts since(Counts before) {
			return new Counts(executes - before.executes, batches - before.batches, cacheReads - before.cacheReads,
					cacheHits - before.cacheHits, connections - before.connections);
		}
	}

	/** Takes the times of a call. Used by the thread of the worker. */
	interface Times {

		/**
		 * Something that a user waits for was done.
		 *
		 * @param nanos how long it took
		 */
		void answered(long nanos);

		/**
		 * A further time.
		 *
		 * @param name its name
		 * @param nanos how long it took
		 */
		void other(String name, long nanos);
	}

	/** Works in one thread with one connection at a time. */
	interface Worker extends AutoCloseable {

		/**
		 * Makes one call: up to a flush of a bulk insert, a transaction with orders, a query or a page; or an opening of a
		 * data source with the first requests of all users.
		 *
		 * @param most most rows, orders, queries, pages, requests or transactions
		 * @param times takes the times, of which the call is one unless users wait for its parts only
		 * @return rows, orders, queries, pages, requests or transactions that were done
		 */
		int call(int most, Times times);

		/** Commits what is open. */
		void finish();

		/** Gives up what is open after a failure; the worker can go on. */
		void recover();

		@Override
		void close();
	}

	/** {@return a worker} */
	Worker worker();

	/** {@return the counts of all workers} */
	Counts counts();

	@Override
	void close();
}
