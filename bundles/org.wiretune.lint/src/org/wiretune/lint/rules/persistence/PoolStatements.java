/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import java.util.Map;
import java.util.stream.Stream;

import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.JdbcSource;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.DatabaseVendor;

/** What pools of libraries keep of prepared statements: beans of Spring that make a pool of DBCP or c3p0. Those keep none unless they say so. */
final class PoolStatements {

	private static final String C3P0 = "maxStatements";
	private static final String C3P0_EACH = "maxStatementsPerConnection";
	private static final String DBCP = "poolPreparedStatements";
	/** The setting that switches the cache on, by the kind of the pool. */
	private static final Map<String, String> SETTINGS = Map.of("spring.pool.c3p0", C3P0_EACH, "spring.pool.dbcp", DBCP);
	private static final String ADVISED = "100";

	private PoolStatements() {
	}

	/** {@return the pools that a server runs with whose database is known} @param reading what was read */
	static Stream<JdbcSource> of(Reading reading) {
		return ConfigurationIndex.groups(reading, SETTINGS.keySet().stream().sorted().toArray(String[]::new)).filter(InOperation::is).map(JdbcSource::new).filter(source -> source.vendor() != DatabaseVendor.UNKNOWN && !source.isEmbedded());
	}

	/** {@return whether a data source is a pool of a library} @param source the data source */
	static boolean isPool(JdbcSource source) {
		return SETTINGS.containsKey(source.in().group().getKind());
	}

	/** {@return the name of the setting that switches the cache on} @param source the pool */
	static String setting(JdbcSource source) {
		return SETTINGS.get(source.in().group().getKind());
	}

	/** {@return whether the pool keeps statements, or an expression decides} @param source the pool */
	static boolean keeps(JdbcSource source) {
		return Stream.of(DBCP, C3P0, C3P0_EACH).filter(name -> source.in().setting(name) != null && source.in().states(name)).anyMatch(name -> {
			Long size = source.in().number(name);
			return name.equals(DBCP) ? !"false".equalsIgnoreCase(Values.value(source.in().setting(name))) : size == null || size > 0;
		});
	}

	/** {@return the value that is recommended} @param source the pool */
	static String advised(JdbcSource source) {
		return DBCP.equals(setting(source)) ? "true" : ADVISED;
	}
}
