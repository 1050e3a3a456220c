package com.tickets;

import java.sql.Connection;
import java.sql.SQLException;

import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;

public class Seats {

	public int free(String hall) throws NamingException, SQLException {
		DataSource seats = (DataSource) new InitialContext().lookup("java:comp/env/jdbc/tickets");
		try (Connection connection = seats.getConnection()) {
			return SeatRows.count(connection, hall);
		}
	}
}
