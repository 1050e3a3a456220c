/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import java.util.List;
import java.util.Properties;
import org.wiretune.perf.workload.DataKeys;
import org.wiretune.tester.data.base.DataSettings;

/** What is particular to a database: its JDBC address, the settings of its driver, the statements that reset it. */
public enum DatabaseKind {

	/** H2 over TCP. It has one format of a batch only, so its driver has nothing to rewrite. */
	H2(List.of("DROP ALL OBJECTS"), List.of("CHECKPOINT SYNC")) {
		@Override
		public String address(int port) {
			return "jdbc:h2:tcp://127.0.0.1:" + port + "/wiretune;WRITE_DELAY=0";
		}
	},

	/** PostgreSQL. */
	POSTGRESQL(List.of("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"), List.of("VACUUM", "CHECKPOINT")) {
		@Override
		public String address(int port) {
			return "jdbc:postgresql://127.0.0.1:" + port + "/postgres";
		}

		@Override
		void driver(Properties properties, boolean rewrite) {
			properties.setProperty("reWriteBatchedInserts", String.valueOf(rewrite));
			// The data source keeps statements, as far as the workload says so.
			properties.setProperty("preparedStatementCacheQueries", "0");
		}
	},

	/** MariaDB. */
	MARIADB(List.of("DROP DATABASE IF EXISTS wiretune", "CREATE DATABASE wiretune", "USE wiretune"), List.of()) {
		@Override
		public String address(int port) {
			return "jdbc:mariadb://127.0.0.1:" + port + "/wiretune?sslMode=disable";
		}

		@Override
		void driver(Properties properties, boolean rewrite) {
			properties.setProperty("useBulkStmts", String.valueOf(rewrite));
			properties.setProperty("useBulkStmtsForInserts", String.valueOf(rewrite));
			properties.setProperty("useServerPrepStmts", "true");
			properties.setProperty("cachePrepStmts", "false");
		}
	};

	/** The user that the database is made with. */
	public static final String USER = "wiretune";

	private final List<String> reset;
	private final List<String> settle;

	DatabaseKind(List<String> reset, List<String> settle) {
		this.reset = reset;
		this.settle = settle;
	}

	/**
	 * The kind of a word in a workload.
	 *
	 * @param database the word
	 * @return the kind
	 */
	public static DatabaseKind of(DataKeys.Database database) {
		return valueOf(database.name());
	}

	/** {@return the name for people} */
	public String label() {
		return switch (this) {
			case H2 -> "H2";
			case POSTGRESQL -> "PostgreSQL";
			case MARIADB -> "MariaDB";
		};
	}

	/**
	 * The JDBC address.
	 *
	 * @param port port on the loopback address
	 * @return the address without user and password
	 */
	public abstract String address(int port);

	/**
	 * The properties for the driver.
	 *
	 * @param password password of {@link #USER}
	 * @param settings what is measured
	 * @return user, password and the settings of the driver
	 */
	public Properties driver(String password, DataSettings settings) {
		Properties properties = login(password);
		driver(properties, settings.one(DataKeys.DRIVER_REWRITE));
		return properties;
	}

	/**
	 * The properties to log in with.
	 *
	 * @param password password of {@link #USER}
	 * @return user and password
	 */
	public static Properties login(String password) {
		Properties properties = new Properties();
		properties.setProperty("user", USER);
		properties.setProperty("password", password);
		return properties;
	}

	void driver(Properties properties, boolean rewrite) {
		// H2 has nothing of the kind.
	}

	/** {@return statements that drop all tables} */
	public List<String> reset() {
		return reset;
	}

	/** {@return statements that write to disk what is still to be written, so that no measurement pays for another} */
	public List<String> settle() {
		return settle;
	}
}
