package com.shop;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import javax.annotation.Resource;
import javax.ejb.Stateless;
import javax.sql.DataSource;
import org.apache.log4j.Logger;

@Stateless
public class PriceReport {

	private static final Logger LOG = Logger.getLogger(PriceReport.class);
	@Resource(mappedName = "java:/StockDS")
	private DataSource stock;

	public int count() throws SQLException {
		Connection connection = stock.getConnection();
		PreparedStatement query = connection.prepareStatement("select count(*) from PRICE");
		ResultSet rows = query.executeQuery();
		while (rows.next()) {
			LOG.debug("found " + rows.getInt(1) + " prices in " + connection.getCatalog());
		}
		return 0;
	}

	public int safeCount() throws SQLException {
		Connection connection = stock.getConnection();
		try {
			PreparedStatement query = connection.prepareStatement("select count(*) from PRICE");
			ResultSet rows = query.executeQuery();
			rows.next();
			if (LOG.isDebugEnabled()) {
				LOG.debug("found " + rows.getInt(1) + " prices");
			}
			LOG.error("price list is empty: " + rows.getInt(1));
			return rows.getInt(1);
		} finally {
			connection.close();
		}
	}

	public void nightly() {
		System.gc();
	}
}
