/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.container;

import java.util.stream.Stream;

import org.wiretune.core.Origin;
import org.wiretune.lint.reading.Reading;
import org.wiretune.model.settings.Setting;

/** What each pool of a system may take of the connections of its database, over all replicas. */
public final class DatabaseShares {

	/**
	 * The share of one pool.
	 *
	 * @param database the host of the database
	 * @param workload the workload with the pool
	 * @param setting the size of the pool, stated or what it ships with
	 * @param place where it stands, or where the workload does
	 * @param size its most connections now
	 * @param pods how many pods run at a time, those of a roll-out included
	 * @param sum the connections of all pools that lead to the database
	 * @param available the connections that the database has for applications
	 */
	public record Share(String database, String workload, Setting setting, Origin place, long size, long pods, long sum, long available) {

		/** {@return the most connections with which all pools together fit: the present ones where they do, else all lowered alike, at least one} */
		public long fitting() {
			return sum <= available ? size : Math.max(1, size * available / sum);
		}
	}

	private DatabaseShares() {
	}

	/** {@return the shares of all databases that run beside the applications, database by database} @param reading what was read */
	public static Stream<Share> all(Reading reading) {
		return PoolsOfReplicas.sites(reading).flatMap(site -> site.pools().stream().map(pool -> new Share(site.host(), pool.container().name(), pool.size().setting(),
				pool.size().setting().isSet() ? pool.size().origin() : pool.container().origin(), pool.size().number(), pool.pods(), site.sum(), site.available())));
	}
}
