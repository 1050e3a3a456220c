/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DataSource;

/**
 * How many connections a pool gets when the threads of a server are shared out among all of its data sources, and what a
 * database that was read lets in among all pools that lead to it. A thread holds a connection of one source at a time, so
 * that pools which each have one for every thread are open connections that nobody can use.
 *
 * @param wanted the connections for its part of the threads
 * @param room what the database has for it at most; null where that is not known
 * @param count the data sources of the server
 * @param sum the connections of all of them together, each raised to its part
 */
public record ConnectionShare(long wanted, Long room, int count, long sum) {

	/** {@return the connections that the pool is advised to have at most} */
	public long advised() {
		return room == null ? wanted : Math.min(wanted, room);
	}

	/** {@return whether the database and not the number of threads sets the number} */
	public boolean isLimitedByDatabase() {
		return room != null && room < wanted;
	}

	/** {@return the word of the message that fits: null for a data source that is the only one of its server} @param most what the pool has now; may be null */
	public String variant(Long most) {
		if (isLimitedByDatabase()) {
			return most != null && most >= advised() ? "database-full" : "database";
		}
		return count > 1 ? "several" : null;
	}

	/**
	 * {@return the shares of the data sources of one server}
	 *
	 * @param reading what was read
	 * @param sources the data sources that applications use
	 * @param advised the connections for all threads of the server
	 */
	public static Map<DataSource, ConnectionShare> of(Reading reading, List<DataSource> sources, long advised) {
		Map<DataSource, Long> rooms = DatabaseLimits.rooms(reading);
		long wanted = (advised + sources.size() - 1) / Math.max(1, sources.size());
		long sum = 0;
		for (DataSource source : sources) {
			Long most = most(source);
			Long room = rooms.get(source);
			sum += Math.max(Objects.requireNonNullElse(most, 0L), room == null ? wanted : Math.min(wanted, room));
		}
		Map<DataSource, ConnectionShare> shares = new IdentityHashMap<>();
		for (DataSource source : sources) {
			shares.put(source, new ConnectionShare(wanted, rooms.get(source), sources.size(), sum));
		}
		return shares;
	}

	private static Long most(DataSource source) {
		return source.getConnectionPool() == null ? null : Values.number(source.getConnectionPool().getMaximumConnections());
	}
}
