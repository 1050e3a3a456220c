/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.messaging;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Beans that open a connection for messages in each call. */
class ConnectionPerCallTest {

	private static final String RULE = "jms-connection-per-call";
	private static final String BEAN = "Shop/src/main/java/shop/Orders.java";
	private static final String CALL = "try (Connection connection = factory.createConnection()) {\n\t\t\tconnection.start();\n\t\t}";

	private static Files bean(String path, String annotation, String lookup, String method, String body) {
		return new Files().with(path, """
				package shop;

				import javax.annotation.PostConstruct;
				import javax.annotation.Resource;
				import javax.ejb.MessageDriven;
				import javax.ejb.Stateless;
				import javax.jms.Connection;
				import javax.jms.ConnectionFactory;

				%s
				public class Orders {

					@Resource(%s)
					private ConnectionFactory factory;

					private Connection kept;

					%s {
						%s
					}
				}
				""".formatted(annotation, lookup, method, body));
	}

	private static Files bean(String lookup) {
		return bean(BEAN, "@Stateless", lookup, "public void add() throws Exception", CALL);
	}

	@Test
	void ofAFactoryWithoutAPool() {
		Finding finding = bean("lookup = \"java:/ConnectionFactory\"").finding(RULE);
		assertEquals("java:/ConnectionFactory", finding.measured());
		assertEquals("java:/JmsXA", finding.limit());
		assertTrue(finding.message().startsWith("Orders.add opens a connection"), finding.message());
	}

	@ParameterizedTest
	@CsvSource({"mappedName, java:/ConnectionFactory, 1", "lookup, ConnectionFactory, 1", "lookup, java:jboss/exported/jms/RemoteConnectionFactory, 1", "lookup, java:/JmsXA, 0", "lookup, java:jboss/DefaultJMSConnectionFactory, 0",
			"lookup, java:/jms/OrdersConnectionFactory, 0", "name, java:/ConnectionFactory, 0"})
	void factories(String member, String name, int findings) {
		assertEquals(findings, bean(member + " = \"" + name + "\"").findings(RULE).size());
	}

	/** What is opened once, is kept, is no bean, or is a test or an example. */
	@Test
	void elsewhere() {
		String plain = "lookup = \"java:/ConnectionFactory\"";
		assertEquals(1, bean(BEAN, "@MessageDriven", plain, "public void onMessage(Object message) throws Exception", "Connection connection;\n\t\tconnection = factory.createConnection();").findings(RULE).size());
		assertEquals(0, bean(BEAN, "@Stateless", plain, "@PostConstruct\n\tpublic void open() throws Exception", CALL).findings(RULE).size());
		assertEquals(0, bean(BEAN, "@Stateless", plain, "public void open() throws Exception", "kept = factory.createConnection();").findings(RULE).size());
		assertEquals(0, bean(BEAN, "@Stateless", plain, "public void add() throws Exception", "if (kept == null) {\n\t\t\tkept = factory.createConnection();\n\t\t}").findings(RULE).size());
		assertEquals(1, bean(BEAN, "@Stateless", plain, "public void add() throws Exception", "kept = factory.createConnection();").findings(RULE).size(), "each call opens another one");
		assertEquals(0, bean(BEAN, "", plain, "public void add() throws Exception", CALL).findings(RULE).size());
		assertEquals(0, bean("Shop/src/test/java/shop/Orders.java", "@Stateless", plain, "public void add() throws Exception", CALL).findings(RULE).size());
		assertEquals(0, bean("Shop/examples/shop/Orders.java", "@Stateless", plain, "public void add() throws Exception", CALL).findings(RULE).size());
	}

	/** Servlets and beans of CDI have their fields filled as well; the client of a server, which is none of them, has no pool. */
	@ParameterizedTest
	@CsvSource({"javax.ejb.Stateless, Stateless, 1", "javax.servlet.annotation.WebServlet, WebServlet, 1", "javax.enterprise.context.RequestScoped, RequestScoped, 1", "jakarta.inject.Named, Named, 1", "shop.Named, Named, 0"})
	void whoHasItsFieldsFilled(String type, String annotation, int findings) {
		Files files = bean(BEAN, "@" + annotation, "lookup = \"java:/ConnectionFactory\"", "public void add() throws Exception", CALL);
		assertEquals(findings, (annotation.equals("Stateless") ? files : files.replace(BEAN, "import javax.ejb.Stateless;", "import " + type + ";")).findings(RULE).size());
	}

	/** A factory that the method looks up; the one of another server has no pool here. */
	@ParameterizedTest
	@CsvSource({"java:/ConnectionFactory, 1", "ConnectionFactory, 1", "java:/JmsXA, 0", "jms/RemoteConnectionFactory, 0"})
	void lookedUp(String name, int findings) {
		assertEquals(findings, bean(BEAN, "@Stateless", "lookup = \"java:/JmsXA\"", "public void add(javax.naming.Context context) throws Exception",
				"ConnectionFactory found = (ConnectionFactory) context.lookup(\"" + name + "\");\n\t\tConnection connection = found.createConnection();").findings(RULE).size());
	}
}
