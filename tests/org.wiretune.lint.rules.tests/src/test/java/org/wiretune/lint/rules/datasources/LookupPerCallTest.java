/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Data sources, factories and homes that are looked up by their name in each call. */
class LookupPerCallTest {

	private static final String RULE = "jndi-lookup-per-call";
	private static final String PATH = "Shop/src/main/java/shop/Orders.java";
	private static final String LOCAL = "DataSource source = (DataSource) context.lookup(\"java:comp/env/jdbc/shop\");\n\t\tConnection connection = source.getConnection();";

	private static Files code(String path, String members, String header, String body) {
		return new Files().with(path, """
				package shop;

				import java.sql.Connection;
				import java.util.Map;
				import javax.annotation.PostConstruct;
				import javax.jms.QueueConnectionFactory;
				import javax.naming.Context;
				import javax.naming.InitialContext;
				import javax.rmi.PortableRemoteObject;
				import javax.sql.DataSource;

				public class Orders {

					private static final String NAME = "java:comp/env/jdbc/shop";
					private DataSource kept;
					private Connection open;
					private Map<String, Object> cache;
					%s

					%s throws Exception {
						Context context = new InitialContext();
						%s
					}
				}
				""".formatted(members, header, body));
	}

	private static Files code(String body) {
		return code(PATH, "", "public void add()", body);
	}

	@Test
	void dataSource() {
		Finding finding = code(LOCAL).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("1", finding.measured());
		assertTrue(finding.message().startsWith("Orders.add looks up DataSource java:comp/env/jdbc/shop whenever it is called."), finding.message());
	}

	/** It is used and forgotten. */
	@ParameterizedTest
	@ValueSource(strings = {"((DataSource) context.lookup(NAME)).getConnection().close();", "DataSource source;\n\t\tsource = (DataSource) new InitialContext().lookup(NAME);\n\t\tsource.getConnection();",
			"DataSource source = (DataSource) InitialContext.doLookup(NAME);\n\t\tsource.getConnection();", "Object found = context.lookup(NAME);\n\t\t((DataSource) found).getConnection();", "open = ((DataSource) context.lookup(NAME)).getConnection();",
			"QueueConnectionFactory factory = (QueueConnectionFactory) context.lookup(\"jms/factory\");\n\t\tfactory.createQueueConnection();", "OrderHome home = (OrderHome) PortableRemoteObject.narrow(context.lookup(\"ejb/Order\"), OrderHome.class);\n\t\thome.create();",
			"Object found = context.lookup(\"ejb/Order\");\n\t\tOrderHome home = (OrderHome) PortableRemoteObject.narrow(found, OrderHome.class);\n\t\thome.findByPrimaryKey(null);", "if (NAME.length() > 3) {\n\t\t\t((DataSource) context.lookup(NAME)).getConnection();\n\t\t}"})
	void uses(String body) {
		assertEquals(1, code(body).findings(RULE).size());
	}

	/** What is kept, handed out, asked for first or looked up after a failure is not looked up each time; other things are cheap or differ. */
	@ParameterizedTest
	@ValueSource(strings = {"kept = (DataSource) context.lookup(NAME);\n\t\tkept.getConnection();", "DataSource source = (DataSource) context.lookup(NAME);\n\t\tcache.put(NAME, source);\n\t\tsource.getConnection();",
			"DataSource source = (DataSource) context.lookup(NAME);\n\t\tkept = source;\n\t\tsource.getConnection();", "if (kept == null) {\n\t\t\t((DataSource) context.lookup(NAME)).getConnection();\n\t\t}",
			"try {\n\t\t\tkept.getConnection();\n\t\t} catch (Exception lost) {\n\t\t\t((DataSource) context.lookup(NAME)).getConnection();\n\t\t}", "if (open != null) {\n\t\t\treturn;\n\t\t}\n\t\topen = ((DataSource) context.lookup(NAME)).getConnection();",
			"String size = (String) context.lookup(\"java:comp/env/size\");\n\t\tsize.length();", "UserTransaction transaction = (UserTransaction) context.lookup(\"java:comp/UserTransaction\");\n\t\ttransaction.begin();",
			"OrderService orders = (OrderService) context.lookup(\"java:module/OrderService\");\n\t\torders.add();", "Context other = new InitialContext(given);\n\t\t((DataSource) other.lookup(NAME)).getConnection();", "cache.computeIfAbsent(NAME, name -> ((DataSource) context.lookup(name)).getConnection());"})
	void lookAlikes(String body) {
		assertEquals(0, code(body).findings(RULE).size());
	}

	@Test
	void handedOut() {
		assertEquals(0, code(PATH, "", "public DataSource source()", "DataSource source = (DataSource) context.lookup(NAME);\n\t\treturn source;").findings(RULE).size());
		assertEquals(1, code(PATH, "", "public Connection open()", "DataSource source = (DataSource) context.lookup(NAME);\n\t\treturn source.getConnection();").findings(RULE).size());
	}

	/** A locator that keeps nothing. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"public OrderService orders()|return (OrderService) context.lookup(\"java:app/OrderService\");|1", "public OrderService orders()|Object found = null; try { found = InitialContext.doLookup(\"java:app/OrderService\"); } catch (NamingException lost) { throw new IllegalStateException(lost); } return (OrderService) found;|1",
			"public static Object find(String name)|Object found = null; try { found = made().lookup(name); } catch (NamingException lost) { lost.printStackTrace(); } return found;|1",
			"public OrderService orders()|OrderService found = (OrderService) context.lookup(\"java:app/OrderService\"); cache.put(\"a\", found); return found;|0", "public OrderService orders()|OrderService found = (OrderService) cache.get(\"a\"); if (found == null) { found = (OrderService) context.lookup(\"a\"); } return found;|0",
			"public String size()|return (String) context.lookup(\"java:comp/env/size\");|0", "public UserTransaction begun()|return (UserTransaction) context.lookup(\"java:comp/UserTransaction\");|0", "public static OrderService getInstance()|return (OrderService) context.lookup(\"a\");|0",
			"public OrderService orders()|return (OrderService) named().lookup(\"a\");|0"})
	void locators(String header, String body, int findings) {
		Files files = code(PATH, "private static Context made() throws NamingException { return new InitialContext(); }\n\tprivate Names named() { return names; }", header, body);
		assertEquals(findings, files.findings(RULE).size());
		if (findings > 0) {
			assertTrue(files.finding(RULE).message().contains("and hands it out"), files.finding(RULE).message());
		}
	}

	/** What runs when something begins runs once, and so does what it alone calls. */
	@ParameterizedTest
	@CsvSource({"public Orders(), 0", "@PostConstruct public void prepare(), 0", "public void init(), 0", "public void initPools(), 0", "public void setSessionContext(Object given), 0", "public static void main(String[] arguments), 0", "private void add(), 1",
			"private void connect(), 0", "public void connect(), 1"})
	void methods(String header, int findings) {
		assertEquals(findings, code(PATH, "@PostConstruct\n\tvoid begin() throws Exception {\n\t\tconnect();\n\t}", header, LOCAL).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"Shop/src/test/java/shop/Orders.java, 0", "Shop/examples/shop/Orders.java, 0", "Shop/tools/shop/Orders.java, 0", "Shop/src/shop/Orders.java, 1"})
	void places(String path, int findings) {
		assertEquals(findings, code(path, "", "public void add()", LOCAL).findings(RULE).size());
	}

	/** Another class may have a method of the same name. */
	@Test
	void anotherContext() {
		assertEquals(0, code(LOCAL).replace(PATH, "import javax.naming.Context;\nimport javax.naming.InitialContext;", "import shop.registry.Context;\nimport shop.registry.InitialContext;").findings(RULE).size());
	}

	/** All that look up one thing are one finding, and so are all homes. */
	@Test
	void oneFindingForAll() {
		Files files = code(LOCAL).with("Shop/src/main/java/shop/Bills.java", code(LOCAL).text(PATH).replace("class Orders", "class Bills"));
		Finding same = files.finding(RULE);
		assertEquals("2", same.measured());
		assertEquals(1, same.related().size());
		Files others = files.replace("Shop/src/main/java/shop/Bills.java", "DataSource source = (DataSource) context.lookup(\"java:comp/env/jdbc/shop\")", "DataSource source = (DataSource) context.lookup(\"java:comp/env/jdbc/bills\")");
		assertTrue(others.finding(RULE).message().startsWith("2 methods look up 2 names"), others.finding(RULE).message());
	}
}
