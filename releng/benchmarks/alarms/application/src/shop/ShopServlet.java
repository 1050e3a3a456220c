/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package shop;

import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.Queue;
import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import javax.sql.DataSource;

/** Holds a connection, sends orders, or only answers; each tells how many orders are done. */
public class ShopServlet extends HttpServlet {

	private static final long serialVersionUID = 1L;
	private static final int MOST = 2000;

	@Override
	protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
		int number = Math.min(MOST, Integer.parseInt(request.getParameter("n")));
		try {
			switch (request.getParameter("what")) {
				case "hold" -> hold(number);
				case "sleep" -> Thread.sleep(number);
				case "send" -> send(number);
				default -> {
					// Only the answer.
				}
			}
			response.getWriter().print(OrderBean.DONE.get());
		} catch (NamingException | SQLException failure) {
			response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE, failure.getMessage());
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE);
		}
	}

	private static void hold(int millis) throws NamingException, SQLException, InterruptedException {
		DataSource source = (DataSource) new InitialContext().lookup("java:comp/env/jdbc/Shop");
		try (Connection connection = source.getConnection()) {
			Thread.sleep(millis);
		}
	}

	private static void send(int orders) throws NamingException {
		InitialContext names = new InitialContext();
		ConnectionFactory factory = (ConnectionFactory) names.lookup("java:comp/env/jms/Factory");
		Queue queue = (Queue) names.lookup("java:comp/env/jms/Queue");
		try (JMSContext context = factory.createContext()) {
			for (int i = 0; i < orders; i++) {
				context.createProducer().send(queue, "order " + i);
			}
		}
	}
}
