/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Servlets, filters and actions whose whole work stands behind one lock. */
class LockedServletTest {

	private static final String RULE = "servlet-locked";
	private static final String PATH = "Shop/src/main/java/shop/Orders.java";

	private static Files code(String path, String supertypes, String header, String body) {
		return new Files().with(path, """
				package shop;

				import javax.servlet.http.HttpServlet;

				public class Orders %s {

					%s {
						%s
					}
				}
				""".formatted(supertypes, header, body));
	}

	@Test
	void locked() {
		Finding finding = code(PATH, "extends HttpServlet", "public synchronized void doPost(Object request, Object response)", "answer(request, response);").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("1", finding.measured());
		assertEquals(7, finding.origin().line());
	}

	@ParameterizedTest
	@CsvSource({"extends HttpServlet, 'public synchronized void doGet(Object request, Object response)', 1", "extends HttpServlet, 'public void doGet(Object request, Object response)', 0", "extends HttpServlet, 'public synchronized void destroy()', 0",
			"extends HttpServlet, 'private synchronized void doCount(Object request, Object response)', 0", "extends BaseServlet, 'protected synchronized void service(Object request, Object response)', 1", "implements Filter, 'public synchronized void doFilter(Object request, Object response, Object chain)', 1",
			"extends Action, 'public synchronized ActionForward execute(Object mapping, Object form)', 1", "'', 'public synchronized void doGet(Object request, Object response)', 0"})
	void methods(String supertypes, String header, int findings) {
		assertEquals(findings, code(PATH, supertypes, header, "answer();").findings(RULE).size());
	}

	/** A few statements behind a lock are what is advised. */
	@ParameterizedTest
	@CsvSource({"synchronized (this) { answer(); }, 1", "synchronized (Orders.class) { answer(); }, 0", "synchronized (this) { count++; } answer();, 0", "synchronized (session) { answer(); }, 0"})
	void blocks(String body, int findings) {
		assertEquals(findings, code(PATH, "extends HttpServlet", "public void doGet(Object request, Object response)", body).findings(RULE).size());
	}

	@Test
	void oneFindingForAClass() {
		Finding finding = code(PATH, "extends HttpServlet", "public synchronized void doPost(Object request, Object response) {\n\t\tdoGet(request, response);\n\t}\n\n\tpublic synchronized void doGet(Object request, Object response)", "answer();").finding(RULE);
		assertEquals(1, finding.related().size());
	}

	@ParameterizedTest
	@CsvSource({"Shop/src/test/java/shop/Orders.java", "Shop/examples/shop/Orders.java"})
	void whereNoServerRuns(String path) {
		assertEquals(0, code(path, "extends HttpServlet", "public synchronized void doGet(Object request, Object response)", "answer();").findings(RULE).size());
	}
}
