/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data;

/** The application that works on the database: opened for one measurement, used by several threads through workers. */
public interface DataClient extends AutoCloseable {

	/**
	 * What the application has asked of the database so far.
	 *
	 * @param executes statements and batches that were executed, as {@code execute} and {@code executeBatch} of JDBC
	 * @param batches those that were batches
	 */
	record Counts(long executes, long batches) {

		/**
		 * What came to it.
		 *
		 * @param before earlier counts
		 * @return the difference
		 */
		Counts since(Counts before) {
			return new Counts(executes - before.executes, batches - before.batches);
		}
	}

	/** Works in one thread with one connection at a time. */
	interface Worker extends AutoCloseable {

		/**
		 * Makes one call: up to a flush of a bulk insert, a transaction with orders, or a query.
		 *
		 * @param most most rows, orders or queries
		 * @return rows, orders or queries that were done
		 */
		int call(int most);

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
