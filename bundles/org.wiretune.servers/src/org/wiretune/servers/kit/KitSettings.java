/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.kit;

import static org.wiretune.servers.kit.KitTexts.TEXTS;

import java.util.OptionalInt;

/**
 * Settings that real servers have and the embedded one has not. What is empty follows from the settings of the run, or
 * stays as the server has it.
 *
 * @param mdbSessions sessions of the message-driven bean, 1 or more; empty: the maximum concurrency of the activation
 *        specification
 * @param mdbInstances instances of the message-driven bean, 1 or more; empty: as many as sessions
 * @param dataSourceMinimum connections that the example data source keeps, 0 or more
 * @param dataSourceMaximum most connections of it, 1 or more and not below the minimum
 * @param statementCache prepared statements that each connection of it keeps, 0 or more
 * @param httpThreads worker threads for HTTP, 1 or more; empty: the maximum of the thread pool for HTTP
 * @param keepAliveSeconds how long a connection for HTTP without a request stays open, 1 or more; empty: as the server has it
 */
public record KitSettings(OptionalInt mdbSessions, OptionalInt mdbInstances, OptionalInt dataSourceMinimum,
		OptionalInt dataSourceMaximum, OptionalInt statementCache, OptionalInt httpThreads, OptionalInt keepAliveSeconds) {

	/** Nothing is set. */
	public static final KitSettings NONE = new KitSettings(OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(),
			OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty(), OptionalInt.empty());

	/** The largest number that is taken; a bound so that a wrong digit does not take the machine down. */
	public static final int LARGEST = 2000;

	/** Checks the ranges. */
	public KitSettings {
		check("mdbSessions", mdbSessions, 1);
		check("mdbInstances", mdbInstances, 1);
		check("dataSourceMinimum", dataSourceMinimum, 0);
		check("dataSourceMaximum", dataSourceMaximum, 1);
		check("statementCache", statementCache, 0);
		check("httpThreads", httpThreads, 1);
		check("keepAliveSeconds", keepAliveSeconds, 1);
		if (dataSourceMaximum.isPresent() && dataSourceMinimum.orElse(0) > dataSourceMaximum.getAsInt()) {
			throw new IllegalArgumentException(TEXTS.get("settings.dataSource", dataSourceMinimum.getAsInt(),
					dataSourceMaximum.getAsInt()));
		}
	}

	/**
	 * Sets the sessions of the message-driven bean.
	 *
	 * @param sessions 1 or more
	 * @return a copy
	 */
	public KitSettings withMdbSessions(int sessions) {
		return new KitSettings(OptionalInt.of(sessions), mdbInstances, dataSourceMinimum, dataSourceMaximum, statementCache,
				httpThreads, keepAliveSeconds);
	}

	/**
	 * Sets the instances of the message-driven bean.
	 *
	 * @param instances 1 or more
	 * @return a copy
	 */
	public KitSettings withMdbInstances(int instances) {
		return new KitSettings(mdbSessions, OptionalInt.of(instances), dataSourceMinimum, dataSourceMaximum, statementCache,
				httpThreads, keepAliveSeconds);
	}

	/**
	 * Sets the connections of the example data source.
	 *
	 * @param minimum 0 or more
	 * @param maximum 1 or more, not below the minimum
	 * @return a copy
	 */
	public KitSettings withDataSource(int minimum, int maximum) {
		return new KitSettings(mdbSessions, mdbInstances, OptionalInt.of(minimum), OptionalInt.of(maximum), statementCache,
				httpThreads, keepAliveSeconds);
	}

	/**
	 * Sets the prepared statements that each connection keeps.
	 *
	 * @param statements 0 or more
	 * @return a copy
	 */
	public KitSettings withStatementCache(int statements) {
		return new KitSettings(mdbSessions, mdbInstances, dataSourceMinimum, dataSourceMaximum, OptionalInt.of(statements),
				httpThreads, keepAliveSeconds);
	}

	/**
	 * Sets the worker threads for HTTP.
	 *
	 * @param threads 1 or more
	 * @return a copy
	 */
	public KitSettings withHttpThreads(int threads) {
		return new KitSettings(mdbSessions, mdbInstances, dataSourceMinimum, dataSourceMaximum, statementCache,
				OptionalInt.of(threads), keepAliveSeconds);
	}

	/**
	 * Sets how long an idle HTTP connection stays open.
	 *
	 * @param seconds 1 or more
	 * @return a copy
	 */
	public KitSettings withKeepAlive(int seconds) {
		return new KitSettings(mdbSessions, mdbInstances, dataSourceMinimum, dataSourceMaximum, statementCache, httpThreads,
				OptionalInt.of(seconds));
	}

	/** {@return whether the example data source is set to anything} */
	public boolean hasDataSource() {
		return dataSourceMinimum.isPresent() || dataSourceMaximum.isPresent() || statementCache.isPresent();
	}

	private static void check(String key, OptionalInt value, int least) {
		if (value.isPresent() && (value.getAsInt() < least || value.getAsInt() > LARGEST)) {
			throw new IllegalArgumentException(
					TEXTS.get("settings.range", TEXTS.get("settings." + key), Integer.toString(value.getAsInt()), Integer.toString(least), Integer.toString(LARGEST)));
		}
	}
}
