/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;

/** Has InnoDB write its dirty pages, which the guide for EAP 5 looks at between runs (11.2). */
final class InnoDbPages {

	private static final int MOST_POLLS = 100;
	private static final long POLL_MILLIS = 50;

	private InnoDbPages() {
	}

	static void flush(Connection connection) throws SQLException {
		try (Statement statement = connection.createStatement()) {
			statement.execute("SET GLOBAL innodb_max_dirty_pages_pct = 0");
			try {
				for (int i = 0; i < MOST_POLLS && dirty(statement) > 0; i++) {
					TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
				}
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			} finally {
				statement.execute("SET GLOBAL innodb_max_dirty_pages_pct = 90");
			}
		}
	}

	private static long dirty(Statement statement) throws SQLException {
		try (ResultSet result = statement.executeQuery("SHOW GLOBAL STATUS LIKE 'Innodb_buffer_pool_pages_dirty'")) {
			return result.next() ? result.getLong(2) : 0;
		}
	}
}
