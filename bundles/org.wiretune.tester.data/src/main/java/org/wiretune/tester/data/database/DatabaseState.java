/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * Brings the database into the same state before each measurement, as the guide for EAP 5 does (11.2): orders deleted, no
 * page left to be written. Goes past the delay proxy.
 */
public final class DatabaseState implements AutoCloseable {

	/** Tables that are written, those that refer to others first. */
	private static final List<String> WRITTEN = List.of("order_line", "placed_order", "inventory");

	private final DatabaseKind kind;
	private final Connection connection;

	/**
	 * Opens a connection of its own.
	 *
	 * @param database the database
	 * @throws SQLException when it cannot be reached
	 */
	public DatabaseState(DatabaseProcess database) throws SQLException {
		kind = database.kind();
		connection = DriverManager.getConnection(kind.address(database.port()), DatabaseKind.login(database.password()));
	}

	/**
	 * Drops all tables.
	 *
	 * @throws SQLException when the database refuses
	 */
	public void drop() throws SQLException {
		execute(kind.reset());
	}

	/**
	 * Writes the reference data into new tables.
	 *
	 * @throws SQLException when the database refuses
	 */
	public void load() throws SQLException {
		ReferenceData.write(connection);
		execute(kind.settle());
	}

	/**
	 * Removes what was written since.
	 *
	 * @return rows that were removed
	 * @throws SQLException when the database refuses
	 */
	public long clear() throws SQLException {
		long rows = written();
		if (kind == DatabaseKind.POSTGRESQL) {
			execute(List.of("TRUNCATE " + String.join(", ", WRITTEN)));
		} else {
			execute(WRITTEN.stream().map(table -> "DELETE FROM " + table).toList());
		}
		execute(kind.settle());
		if (kind == DatabaseKind.MARIADB) {
			InnoDbPages.flush(connection);
		}
		return rows;
	}

	/**
	 * Counts the rows that were written.
	 *
	 * @return orders, lines and rows of the bulk insert
	 * @throws SQLException when the database refuses
	 */
	public long written() throws SQLException {
		long rows = 0;
		try (Statement statement = connection.createStatement()) {
			for (String table : WRITTEN) {
				try (ResultSet result = statement.executeQuery("SELECT COUNT(*) FROM " + table)) {
					result.next();
					rows += result.getLong(1);
				}
			}
		}
		return rows;
	}

	private void execute(List<String> statements) throws SQLException {
		try (Statement statement = connection.createStatement()) {
			for (String sql : statements) {
				statement.execute(sql);
			}
		}
	}

	@Override
	public void close() throws SQLException {
		connection.close();
	}
}
