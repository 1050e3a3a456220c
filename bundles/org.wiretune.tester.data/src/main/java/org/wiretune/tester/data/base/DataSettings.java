/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.base;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.perf.workload.WorkloadKey;

/**
 * What one measurement is made with: a workload in which each list holds one value.
 *
 * @param workload the workload
 * @param parameters what is varied, by name of the key, as text
 * @param group what makes the work itself different, lines and database: measurements of one group compare; equal for all
 *            where only that is varied
 */
public record DataSettings(Workload workload, Map<String, String> parameters, String group) {

	/**
	 * The value of a key that can be varied.
	 *
	 * @param <T> what it is
	 * @param key the key
	 * @return its value in this measurement
	 */
	public <T> T one(WorkloadKey<List<T>> key) {
		return workload.value(key).getFirst();
	}

	/**
	 * The value of a key that cannot be varied.
	 *
	 * @param <T> what it is
	 * @param key the key
	 * @return its value
	 */
	public <T> T value(WorkloadKey<T> key) {
		return workload.value(key);
	}

	/** {@return what is done} */
	public DataKeys.Work work() {
		return value(DataKeys.WORK);
	}

	/** {@return whether the work writes rows that are counted at the end} */
	public boolean writesRows() {
		return work() == DataKeys.Work.BULK || work() == DataKeys.Work.ORDERS;
	}

	/** {@return rows, orders and so on that are measured; 0 when the duration decides} */
	public int amount() {
		return work() == DataKeys.Work.BULK ? value(DataKeys.ROWS) : value(DataKeys.ORDERS);
	}

	/** {@return rows, orders and so on of one call} */
	public int callSize() {
		return switch (work()) {
			case BULK -> one(DataKeys.FLUSH_EVERY);
			case ORDERS -> one(DataKeys.ORDERS_PER_TRANSACTION);
			case FIRST_REQUESTS -> clients();
			case QUERY, PAGING, ENTITIES -> 1;
		};
	}

	/** {@return the delay of the network} */
	public Duration roundTrip() {
		return one(DataKeys.ROUND_TRIP);
	}

	/** {@return parallel clients} */
	public int clients() {
		return one(DataKeys.CLIENTS);
	}

	/** {@return threads of the load; where users come at once after each opening, one has them all come} */
	public int workers() {
		return work() == DataKeys.Work.FIRST_REQUESTS ? 1 : clients();
	}

	/** {@return whether the entities of the reference data are in a second-level cache} */
	public boolean cached() {
		return work() == DataKeys.Work.ENTITIES && one(DataKeys.SECOND_LEVEL_CACHE) != DataKeys.SecondLevelCache.OFF;
	}
}
