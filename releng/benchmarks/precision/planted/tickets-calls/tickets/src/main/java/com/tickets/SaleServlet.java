package com.tickets;

import java.io.IOException;

import javax.servlet.http.HttpServlet;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

public class SaleServlet extends HttpServlet {

	@Override
	protected synchronized void doPost(HttpServletRequest request, HttpServletResponse response) throws IOException {
		response.getWriter().println(Sales.sell(request.getParameter("seat")));
	}
}
