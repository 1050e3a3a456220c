/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Data sources of Spring without a pool. */
class UnpooledTest {

	private static final String RULE = "ds-unpooled";
	private static final String WAR = "<project><packaging>war</packaging></project>\n";
	private static final String SPRING = "org.springframework.jdbc.datasource.DriverManagerDataSource";

	private static Files context(String path, String type, String url) {
		return new Files().with("Shop/pom.xml", WAR).with("Desk/pom.xml", "<project><packaging>jar</packaging></project>\n").with(path, "<beans>\n  <bean id=\"dataSource\" class=\"" + type + "\">\n    <property name=\"url\" value=\"" + url
				+ "\"/>\n  </bean>\n</beans>\n");
	}

	private static Files code(String member) {
		return new Files().with("Shop/pom.xml", WAR).with("Shop/src/main/java/shop/Config.java", """
				package shop;

				import org.springframework.context.annotation.Bean;
				import org.springframework.jdbc.datasource.DriverManagerDataSource;

				public class Config {

					%s
				}
				""".formatted(member));
	}

	@Test
	void bean() {
		Finding finding = context("Shop/src/main/resources/applicationContext.xml", SPRING, "jdbc:mysql://db/shop").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("DriverManagerDataSource", finding.measured());
		assertEquals(2, finding.origin().line());
	}

	/** A database in the same process has nothing to be opened to; a pool has connections. */
	@ParameterizedTest
	@CsvSource({"org.springframework.jdbc.datasource.SimpleDriverDataSource, jdbc:oracle:thin:@db:1521:shop, 1", "org.springframework.jdbc.datasource.DriverManagerDataSource, ${jdbc.url}, 1",
			"org.springframework.jdbc.datasource.DriverManagerDataSource, jdbc:h2:mem:shop, 0", "org.springframework.jdbc.datasource.DriverManagerDataSource, jdbc:h2:tcp://db/shop, 1",
			"org.springframework.jdbc.datasource.DriverManagerDataSource, jdbc:hsqldb:mem:shop, 0", "org.springframework.jdbc.datasource.DriverManagerDataSource, jdbc:derby://db:1527/shop, 1",
			"org.apache.commons.dbcp.BasicDataSource, jdbc:mysql://db/shop, 0", "com.mchange.v2.c3p0.ComboPooledDataSource, jdbc:mysql://db/shop, 0"})
	void types(String type, String url, int findings) {
		assertEquals(findings, context("Shop/src/main/resources/applicationContext.xml", type, url).findings(RULE).size());
	}

	/** A former version that lies beside the present one starts nothing. */
	@Test
	void formerVersions() {
		Files files = context("Shop/webapp/WEB-INF/applicationContext.xml", SPRING, "jdbc:mysql://db/shop");
		assertEquals(1, files.with("Shop/tags/SHOP_3_2/webapp/WEB-INF/applicationContext.xml", files.text("Shop/webapp/WEB-INF/applicationContext.xml")).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"Shop/src/test/resources/applicationContext.xml", "Desk/src/main/resources/applicationContext.xml", "Shop/tools/applicationContext.xml"})
	void whereNoServerRuns(String path) {
		assertEquals(0, context(path, SPRING, "jdbc:mysql://db/shop").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"'@Bean public Object source() { return new DriverManagerDataSource(\"jdbc:mysql://db/shop\"); }', 1", "'@Bean public Object source() { return new DriverManagerDataSource(\"jdbc:h2:mem:shop\"); }', 0",
			"'public static void main(String[] arguments) { new DriverManagerDataSource(\"jdbc:mysql://db/shop\"); }', 0"})
	void code(String member, int findings) {
		assertEquals(findings, code(member).findings(RULE).size());
	}

	/** Another class of the same name may keep connections. */
	@Test
	void anotherClass() {
		assertEquals(0, code("Object source() { return new DriverManagerDataSource(\"jdbc:mysql://db/shop\"); }").replace("Shop/src/main/java/shop/Config.java", "org.springframework.jdbc.datasource.", "shop.pool.").findings(RULE).size());
	}

	private static Files manager(String path, String fields, String header, String body) {
		return new Files().with("Shop/pom.xml", WAR).with("Desk/pom.xml", "<project><packaging>jar</packaging></project>\n").with(path, """
				package shop;

				import java.sql.Connection;
				import java.sql.DriverManager;
				import java.util.List;

				public class Orders {

					%s

					%s throws Exception {
						%s
					}
				}
				""".formatted(fields, header, body));
	}

	private static Files manager(String body) {
		return manager("Shop/src/main/java/shop/Orders.java", "private Connection open;", "public void add()", body);
	}

	@Test
	void byTheManagerOfDrivers() {
		Finding finding = manager("Connection connection = DriverManager.getConnection(\"jdbc:mysql://db/shop\");\n\t\tDriverManager.getConnection(\"jdbc:mysql://db/bills\");").finding(RULE);
		assertEquals("DriverManager", finding.measured());
		assertEquals("Orders.add asks DriverManager for a connection to the database whenever it is called, so that each call opens one. Take it from a pool, or from the data source of the server by its JNDI name.", finding.message());
	}

	/** What is opened where it is missing, in a loop, after a failure or for a pool is not opened in each call. */
	@ParameterizedTest
	@CsvSource({"'open = DriverManager.getConnection(\"jdbc:mysql://db/shop\");', 1", "'if (open == null) { open = DriverManager.getConnection(\"jdbc:mysql://db/shop\"); }', 0", "'for (int i = 0; i < 9; i++) { open = DriverManager.getConnection(\"jdbc:mysql://db/shop\"); }', 0",
			"'keep(DriverManager.getConnection(\"jdbc:mysql://db/shop\"));', 0", "'DriverManager.getConnection(\"jdbc:h2:mem:shop\");', 0", "'DriverManager.getConnection(\"jdbc:calcite:\");', 0", "'Manager.getConnection(\"jdbc:mysql://db/shop\");', 0",
			"'try { open.isValid(1); } catch (Exception lost) { DriverManager.getConnection(\"jdbc:mysql://db/shop\"); }', 0"})
	void whatIsOpened(String body, int findings) {
		assertEquals(findings, manager(body).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"Shop/src/main/java/shop/Orders.java, '', public void add(), 1", "Shop/src/main/java/shop/Orders.java, '', public Orders(), 0", "Shop/src/main/java/shop/Orders.java, '', public static void main(String[] arguments), 0", "Shop/src/main/java/shop/Orders.java, '', public void init(), 0",
			"Shop/src/main/java/shop/Orders.java, private List<Connection> free;, public void add(), 0", "Desk/src/main/java/shop/Orders.java, '', public void add(), 0", "Shop/src/test/java/shop/Orders.java, '', public void add(), 0"})
	void whereItIsOpened(String path, String fields, String header, int findings) {
		assertEquals(findings, manager(path, fields, header, "DriverManager.getConnection(\"jdbc:mysql://db/shop\");").findings(RULE).size());
	}
}
