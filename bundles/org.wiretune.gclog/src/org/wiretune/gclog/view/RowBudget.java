/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;

import org.wiretune.gclog.read.GcLogReader;

/**
 * The memory for the events of all logs that are open at the same time, in editors and beside each other. Each log may keep half
 * of what the others leave, so however many there are, all of them together never keep more than the whole. May be used by any
 * thread.
 */
public final class RowBudget {

	/** A log with fewer rows is not worth showing. */
	private static final int LEAST = 1_000;
	private static final RowBudget SHARED = new RowBudget(GcLogReader.mostRows());

	private final int all;
	private final Set<Lease> leases = Collections.newSetFromMap(new WeakHashMap<>());

	/**
	 * Makes a budget.
	 *
	 * @param all how many events all logs together may keep
	 */
	public RowBudget(int all) {
		this.all = all;
	}

	/** {@return the budget of this process} */
	public static RowBudget shared() {
		return SHARED;
	}

	/** {@return the share of a log that is about to be read} */
	public synchronized Lease lease() {
		long left = all;
		for (Lease each : leases) {
			left -= each.rows;
		}
		Lease lease = new Lease((int) Math.max(LEAST, left / 2));
		leases.add(lease);
		return lease;
	}

	/** The share of one log; it comes back when it is released, or when nobody knows the log any more. */
	public final class Lease {

		private int rows;

		private Lease(int rows) {
			this.rows = rows;
		}

		/** {@return how many events the log may keep} */
		public int rows() {
			synchronized (RowBudget.this) {
				return rows;
			}
		}

		/** Gives back what the log does not need: it has been read, and will not grow. */
		public void used(int count) {
			synchronized (RowBudget.this) {
				rows = Math.min(rows, count);
			}
		}

		/** Gives all of it back. */
		public void release() {
			used(0);
		}
	}
}
