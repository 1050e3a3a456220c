package com.tickets;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

public class Ledger {

	private Connection kept;

	public Connection open(String user, String word) throws SQLException {
		return DriverManager.getConnection("jdbc:oracle:thin:@ledger:1521:tickets", user, word);
	}

	public Connection reports(String user, String word) throws SQLException {
		if (kept == null) {
			kept = DriverManager.getConnection("jdbc:oracle:thin:@ledger:1521:reports", user, word);
		}
		return kept;
	}
}
