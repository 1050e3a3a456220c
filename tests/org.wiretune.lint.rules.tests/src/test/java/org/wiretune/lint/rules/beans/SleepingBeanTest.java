/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Code that the server calls and that sleeps. */
class SleepingBeanTest {

	private static final String RULE = "sleep-in-bean";

	private static Files code(String marks, String head, String body) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("shop/src/main/java/shop/Orders.java",
				"package shop;\nimport java.util.concurrent.TimeUnit;\nimport javax.ejb.*;\nimport javax.faces.bean.ManagedBean;\nimport javax.jms.*;\nimport javax.servlet.http.*;\nimport javax.ws.rs.*;\n" + marks + " {\n\n\t" + head + " throws Exception {\n\t\t" + body + "\n\t}\n}\n");
	}

	@Test
	void aMessageThatWaits() {
		Finding finding = code("@MessageDriven\npublic class Orders implements MessageListener", "public void onMessage(Message message)", "while (!isReady(message)) {\n\t\t\tThread.sleep (2000L);\n\t\t}").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Thread.sleep" + "(2000L)", finding.measured());
		assertEquals(13, finding.origin().line());
		assertTrue(finding.message().contains("Orders.onMessage calls Thread.sleep" + "(2000L)"), finding.message());
	}

	@Test
	void aTimerThatWaits() {
		String message = code("@Singleton\npublic class Orders", "@Schedule(minute = \"*\")\n\tpublic void run()", "Thread.sleep (60000);").finding(RULE).message();
		assertTrue(message.contains("in a thread of the server that runs timers or asynchronous calls"), message);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"@Stateless public class Orders|public void price()|Thread.sleep (WAIT);|1",
			"@Stateless public class Orders|public void price()|TimeUnit.SECONDS.sleep(2);|1",
			"@Stateless public class Orders|public void price()|try { Thread.sleep (500); } catch (InterruptedException e) { log(e); }|1",
			"@Path(\"orders\") public class Orders|@GET public String price()|Thread.sleep (1000);|1",
			"public class Orders extends HttpServlet|protected void doGet(HttpServletRequest a, HttpServletResponse b)|Thread.sleep (1000);|1",
			// Less than a tenth of a second, and after a failure.
			"@Stateless public class Orders|public void price()|Thread.sleep (99);|0",
			"@Stateless public class Orders|public void price()|Thread.sleep (100);|1",
			"@Stateless public class Orders|public void price()|try { run(); } catch (RuntimeException e) { Thread.sleep (1000); run(); }|0",
			// A thread of the server runs it, though nobody waits; or one of the application; or it runs once.
			"@Stateless public class Orders|@Asynchronous public void price()|Thread.sleep (999);|0",
			"@Stateless public class Orders|@Asynchronous public void price()|Thread.sleep (1000);|1",
			"@Asynchronous @Stateless public class Orders|public void price()|Thread.sleep (1000);|1",
			"@Singleton public class Orders|@Schedule(hour = \"*\") public void price()|Thread.sleep (1000);|1",
			"@ManagedBean public class Orders|public String price()|Thread.sleep (1000);|1",
			"@Startup @Singleton public class Orders|public void price()|Thread.sleep (1000);|0",
			"@Stateless public class Orders|public void price()|run(() -> Thread.sleep (1000));|0",
			"@Stateless public class Orders|public void init()|Thread.sleep (1000);|0",
			// No server calls it, and no thread sleeps.
			"public class Orders|public void price()|Thread.sleep (1000);|0",
			"@Stateless public class Orders|public void price()|other.sleep(1000);|0" })
	void theBoundary(String marks, String head, String body, int findings) {
		assertEquals(findings, code(marks, head, body).findings(RULE).size());
	}
}
