package com.tickets;

import java.sql.Connection;
import java.sql.SQLException;

import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;

public class Halls {

	private DataSource halls;

	public Connection open() throws NamingException, SQLException {
		if (halls == null) {
			halls = (DataSource) new InitialContext().lookup("java:comp/env/jdbc/tickets");
		}
		return halls.getConnection();
	}
}
