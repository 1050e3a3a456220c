package com.tickets;

import java.io.IOException;

import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class CountServlet extends HttpServlet {

	private int visits;

	@Override
	protected void doGet(HttpServletRequest request, HttpServletResponse response) throws IOException {
		int now;
		synchronized (this) {
			now = ++visits;
		}
		response.getWriter().println(Sales.list(now));
	}
}
