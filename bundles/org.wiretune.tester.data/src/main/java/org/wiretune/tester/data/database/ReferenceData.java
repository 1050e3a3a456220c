/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.data.database;

import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Writes the reference data, the same each time. */
public final class ReferenceData {

	/** Distribution centers, with the ids from 0. */
	public static final int CENTERS = 10;

	/** Customers, with the ids from 0. */
	public static final int CUSTOMERS = 200;

	/** Products, with the ids from 0. */
	public static final int PRODUCTS = 2100;

	/** Categories of products, from 0; a product is in that of the rest of its id. */
	public static final int CATEGORIES = 3;

	private static final int PRICINGS = 3;

	private ReferenceData() {
	}

	/** {@return the rows that are written} */
	public static int rows() {
		return CENTERS + PRICINGS + CUSTOMERS + PRODUCTS;
	}

	/**
	 * Writes the data into tables that are empty.
	 *
	 * @param connection a connection; its transaction is committed
	 * @throws SQLException when the database refuses
	 */
	public static void write(Connection connection) throws SQLException {
		connection.setAutoCommit(false);
		rows(connection, "insert into distribution_center (id, center_name) values (?, ?)", CENTERS, (row, id) -> {
			row.setLong(1, id);
			row.setString(2, "Center " + id);
		});
		rows(connection, "insert into pricing_method (id, discount, center_id) values (?, ?, ?)", PRICINGS, (row, id) -> {
			row.setLong(1, id);
			row.setBigDecimal(2, new BigDecimal("0.10").multiply(BigDecimal.valueOf(id)));
			row.setLong(3, id);
		});
		rows(connection, "insert into customer (id, customer_name, address, pricing_id) values (?, ?, ?, ?)", CUSTOMERS,
				(row, id) -> {
					row.setLong(1, id);
					row.setString(2, "Customer " + id);
					row.setString(3, id + " Main Street");
					row.setLong(4, id % PRICINGS);
				});
		rows(connection, "insert into product (id, product_name, category, description, price) values (?, ?, ?, ?, ?)",
				PRODUCTS, (row, id) -> {
					row.setLong(1, id);
					row.setString(2, "Product " + id);
					row.setInt(3, id % CATEGORIES);
					row.setString(4, "A product that is described in about one hundred characters, as they often are in shops. ".repeat(2));
					row.setBigDecimal(5, new BigDecimal(id % 100).add(BigDecimal.ONE));
				});
		connection.commit();
		connection.setAutoCommit(true);
	}

	/** Fills in one row. */
	@FunctionalInterface
	private interface Filler {
		void fill(PreparedStatement row, int id) throws SQLException;
	}

	private static void rows(Connection connection, String sql, int count, Filler filler) throws SQLException {
		try (PreparedStatement statement = connection.prepareStatement(sql)) {
			for (int id = 0; id < count; id++) {
				filler.fill(statement, id);
				statement.addBatch();
			}
			statement.executeBatch();
		}
	}
}
