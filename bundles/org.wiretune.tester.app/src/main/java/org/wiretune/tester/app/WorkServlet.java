/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.annotation.Resource;
import jakarta.ejb.EJB;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSProducer;
import jakarta.jms.JMSRuntimeException;
import jakarta.jms.Queue;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.Serial;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

/**
 * Work that needs something of the server of which there is not enough: its threads for HTTP ({@code /work/thread?ms=20}),
 * instances of a stateless bean ({@code /work/bean?ms=20}), connections of its data source
 * ({@code /work/data?ms=20&rows=10}), or sessions and instances of a message-driven bean
 * ({@code /work/messages?count=200&ms=200}, answered when the last message of the burst is worked on).
 */
public class WorkServlet extends HttpServlet {

	@Serial
	private static final long serialVersionUID = 1L;

	private static final int LONGEST_MILLIS = 60_000;
	private static final int MOST_ROWS = 10_000;
	private static final int MOST_MESSAGES = 10_000;
	private static final long LONGEST_BURST_SECONDS = 600;
	private static final byte[] DONE = "done\n".getBytes(StandardCharsets.US_ASCII);

	@EJB
	private transient WorkBean bean;
	@Resource(name = "jdbc/data")
	private transient DataSource data;
	@Resource(name = "jms/senders")
	private transient ConnectionFactory factory;
	@Resource(name = "jms/work")
	private transient Queue work;

	/** The table, and with it the pool of the data source, is there before the first call is measured. */
	@Override
	public void init() throws ServletException {
		try (Connection connection = data.getConnection(); Statement statement = connection.createStatement()) {
			statement.execute("CREATE TABLE IF NOT EXISTS WIRETUNE_WORK (ID BIGINT PRIMARY KEY, NAME VARCHAR(100))");
		} catch (SQLException e) {
			throw new ServletException(e);
		}
	}

	@Override
	protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException, ServletException {
		int millis = number(request, "ms", 0, LONGEST_MILLIS);
		try {
			switch (String.valueOf(request.getPathInfo())) {
				case "/thread" -> Thread.sleep(millis);
				case "/bean" -> bean.work(millis);
				case "/data" -> insert(number(request, "rows", 1, MOST_ROWS), millis);
				case "/messages" -> send(number(request, "count", 1, MOST_MESSAGES), millis);
				default -> {
					response.sendError(HttpServletResponse.SC_NOT_FOUND);
					return;
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			throw new ServletException(e);
		} catch (SQLException | JMSRuntimeException e) {
			// Such as no connection in time: a failed call, with the server's own words.
			response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE, String.valueOf(e.getMessage()));
			return;
		}
		response.setContentType("text/plain");
		response.setContentLength(DONE.length);
		response.getOutputStream().write(DONE);
	}

	private static int number(HttpServletRequest request, String name, int standard, int most) {
		String text = request.getParameter(name);
		return text != null && text.matches("\\d{1,6}") ? Math.min(Integer.parseInt(text), most) : standard;
	}

	/** Takes the rows back, so that the table does not grow while it is measured. */
	private void insert(int rows, int millis) throws SQLException, InterruptedException {
		try (Connection connection = data.getConnection()) {
			connection.setAutoCommit(false);
			try (PreparedStatement insert = connection.prepareStatement("INSERT INTO WIRETUNE_WORK VALUES (?, ?)")) {
				long first = Math.multiplyExact(Thread.currentThread().threadId(), (long) MOST_ROWS);
				for (int row = 0; row < rows; row++) {
					insert.setLong(1, first + row);
					insert.setString(2, "row " + row);
					insert.executeUpdate();
				}
				Thread.sleep(millis);
			} finally {
				connection.rollback();
				connection.setAutoCommit(true);
			}
		}
	}

	private void send(int messages, int millis) throws InterruptedException {
		try (Burst burst = Burst.open(messages)) {
			try (JMSContext context = factory.createContext()) {
				JMSProducer producer = context.createProducer().setProperty(Burst.ID, burst.id()).setProperty(Burst.MILLIS, (long) millis);
				for (int i = 0; i < messages; i++) {
					producer.send(work, context.createMessage());
				}
			}
			if (!burst.await(LONGEST_BURST_SECONDS)) {
				throw new JMSRuntimeException(TEXTS.get("app.burst", messages, LONGEST_BURST_SECONDS));
			}
		}
	}
}
