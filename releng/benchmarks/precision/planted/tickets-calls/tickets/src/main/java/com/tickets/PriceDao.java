package com.tickets;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

public class PriceDao {

	public void raise(Connection connection, int percent) throws SQLException {
		String text = "update price set amount = amount * " + (100 + percent) + " / 100";
		System.out.println(text);
		try (Statement statement = connection.createStatement()) {
			statement.executeUpdate(text);
		}
	}

	public void lower(Connection connection, String text) {
		try (Statement statement = connection.createStatement()) {
			statement.executeUpdate(text);
		} catch (SQLException failed) {
			System.out.println(failed);
		}
	}
}
