/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.Samples;

/** Rules on caches of prepared statements. */
class StatementCachesTest {

	private static final String SOURCE = "Shop/deploy/shop-ds.xml";
	private static final String POOL = "    <max-pool-size>50</max-pool-size>\n";
	private static final String SIZE = "    <prepared-statement-cache-size>100</prepared-statement-cache-size>\n";
	private static final String URL = "jdbc:mysql://localhost:3306/shop";

	private static Files source(String elements) {
		return Samples.application().replace(SOURCE, POOL, POOL + elements);
	}

	private static final String STANDALONE = "Shop/standalone/configuration/standalone.xml";

	private static Files wildfly(String statement) {
		return new Files().with(STANDALONE, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:10.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:datasources:5.0">
				      <datasources>
				        <datasource jndi-name="java:/ShopDS" pool-name="Shop">
				          <connection-url>jdbc:mysql://db/shop</connection-url>
				          <driver>mysql</driver>
				%s\
				        </datasource>
				      </datasources>
				    </subsystem>
				  </profile>
				</server>
				""".formatted(statement));
	}

	private static void silent(Files files, String rule) {
		assertTrue(files.findings(rule).isEmpty(), () -> rule + ": " + files.findings(rule));
	}

	@Test
	void missing() {
		String rule = "ps-cache-missing";
		assertEquals(Severity.INFO, source("").finding(rule).severity());
		assertEquals(1, source(SIZE.replace("100", "0")).findings(rule).size());
		silent(source(SIZE.replace("100", "1")), rule);
		silent(source("").replace(SOURCE, URL, "jdbc:hsqldb:mem:shop").replace(SOURCE, "com.mysql.jdbc.Driver", "org.hsqldb.jdbcDriver"), rule);
		silent(source("").replace(SOURCE, URL, URL + "?cachePrepStmts=true"), rule);
		assertEquals(1, wildfly("").findings(rule).size());
		silent(wildfly("          <statement><prepared-statement-cache-size>32</prepared-statement-cache-size></statement>\n"), rule);
		FixContract.verify(source(""), rule + "/cache", Map.of(SOURCE, Map.of(POOL, POOL + SIZE)));
	}

	@Test
	void databasesThatKeepStatementsThemselves() {
		String rule = "ps-cache-missing";
		silent(wildfly("").replace(STANDALONE, "jdbc:mysql://db/shop", "jdbc:h2:tcp://db/shop").replace(STANDALONE, ">mysql<", ">h2<"), rule);
		silent(wildfly("").replace(STANDALONE, "jdbc:mysql://db/shop", "jdbc:postgresql://db/shop").replace(STANDALONE, ">mysql<", ">postgresql<"), rule);
		assertEquals(1, wildfly("").replace(STANDALONE, "jdbc:mysql://db/shop", "jdbc:oracle:thin:@db:1521:shop").replace(STANDALONE, ">mysql<", ">oracle<").findings(rule).size());
	}

	/** The file of JBoss 4 to 6 that an editor or a move to WildFly left behind. */
	@Test
	void leftBehind() {
		String rule = "ps-cache-missing";
		String older = "<datasources>\n  <local-tx-datasource>\n    <jndi-name>ShopDS</jndi-name>\n    <connection-url>jdbc:mysql://db/shop</connection-url>\n    <driver-class>com.mysql.jdbc.Driver</driver-class>\n  </local-tx-datasource>\n</datasources>\n";
		String statement = "          <statement><prepared-statement-cache-size>32</prepared-statement-cache-size></statement>\n";
		silent(wildfly(statement).with("Shop/setup/jboss-ds.xml", older), rule);
		assertEquals(STANDALONE, wildfly("").with("Shop/setup/jboss-ds.xml", older).finding(rule).origin().path(), "the one that the server has");
		assertEquals("Shop/setup/jboss-ds.xml", wildfly(statement).with("Shop/setup/jboss-ds.xml", older.replace("ShopDS", "OrderDS")).finding(rule).origin().path(), "another data source");
	}

	/** What the environment or an installer names is a template. */
	@Test
	void templates() {
		String rule = "ps-cache-missing";
		silent(wildfly("").replace(STANDALONE, "java:/ShopDS", "java:/${env.SHOP_DATASOURCE}"), rule);
		silent(wildfly("").replace(STANDALONE, "java:/ShopDS", "java:/@shop.datasource@"), rule);
		silent(wildfly("").replace(STANDALONE, "pool-name=\"Shop\"", "pool-name=\"Shop\" enabled=\"${mysql.enabled}\""), rule);
		assertEquals(1, wildfly("").replace(STANDALONE, "pool-name=\"Shop\"", "pool-name=\"Shop\" enabled=\"${mysql.enabled:true}\"").findings(rule).size());
		assertEquals(1, wildfly("").replace(STANDALONE, "java:/ShopDS", "java:/${env.SHOP_DATASOURCE:ShopDS}").findings(rule).size());
		assertEquals(1, wildfly("").replace(STANDALONE, "db/shop", "${env.DB_HOST}/shop").findings(rule).size(), "only the host is left to the environment");
	}

	/** A script that adds a data source says all that it has; one that changes one does not. */
	@Test
	void dataSourcesOfScripts() {
		String rule = "ps-cache-missing";
		String script = "Shop/bin/orders.cli";
		Files files = new Files().with(script, "data-source add --name=OrderDS --driver-name=mysql --jndi-name=java:/OrderDS --connection-url=jdbc:mysql://db/orders --max-pool-size=25\n");
		assertEquals(script, files.finding(rule).origin().path());
		assertTrue(files.finding(rule).fixes().isEmpty());
		silent(files.copy().replace(script, "--max-pool-size=25", "--prepared-statements-cache-size=100"), rule);
		silent(new Files().with(script, "/subsystem=datasources/data-source=OrderDS:write-attribute(name=max-pool-size,value=25)\n"), rule);
	}

	@Test
	void switchedOffInLiberty() {
		String rule = "ps-cache-missing";
		String server = "server/server.xml";
		Files files = new Files().with(server, "<server>\n  <dataSource id=\"shop\" jndiName=\"jdbc/shop\" statementCacheSize=\"0\">\n    <properties.db2.jcc serverName=\"db\" databaseName=\"SHOP\"/>\n  </dataSource>\n</server>\n");
		assertTrue(files.finding(rule).message().contains("statementCacheSize: 0"), files.finding(rule).message());
		FixContract.verify(files, rule + "/cache", Map.of(server, Map.of("Size=\"0\"", "Size=\"100\"")));
		silent(files.copy().replace(server, " statementCacheSize=\"0\"", ""), rule);
		silent(files.copy().replace(server, "Size=\"0\"", "Size=\"1\""), rule);
		silent(files.copy().replace(server, "Size=\"0\"", "Size=\"${none}\""), rule);
		Files variable = files.copy().replace(server, "Size=\"0\"", "Size=\"${cache}\"").replace(server, "<server>\n", "<server>\n  <variable name=\"cache\" defaultValue=\"0\"/>\n");
		assertEquals(1, variable.findings(rule).size());
	}

	@Test
	void notShared() {
		String rule = "ps-share-missing";
		assertEquals(Severity.INFO, source(SIZE).finding(rule).severity());
		silent(source(""), rule);
		silent(source(SIZE + "    <share-prepared-statements>true</share-prepared-statements>\n"), rule);
		silent(source(SIZE + "    <shared-prepared-statements>true</shared-prepared-statements>\n"), rule);
		assertEquals(1, wildfly("          <statement><prepared-statement-cache-size>32</prepared-statement-cache-size></statement>\n").findings(rule).size());
		silent(wildfly("          <statement><prepared-statement-cache-size>32</prepared-statement-cache-size><share-prepared-statements>true</share-prepared-statements></statement>\n"), rule);
		FixContract.verify(source(SIZE), rule + "/share", Map.of(SOURCE, Map.of(SIZE, SIZE + "    <share-prepared-statements>true</share-prepared-statements>\n")));
	}

	@Test
	void misspelled() {
		String rule = "ps-share-misspelled";
		Files files = source(SIZE + "    <shared-prepared-statements>true</shared-prepared-statements>\n");
		assertEquals(Severity.WARNING, files.finding(rule).severity());
		silent(source(SIZE), rule);
		FixContract.verify(files, rule + "/rename", Map.of(SOURCE, Map.of("    <shared-prepared-statements>true</shared-prepared-statements>", "    <share-prepared-statements>true</share-prepared-statements>")));
	}

	@Test
	void tooSmall() {
		String rule = "ps-cache-too-small";
		Files files = source(SIZE.replace("100", "4")).with("Shop/src/shop/Queries.java", """
				package shop;

				import javax.persistence.EntityManager;

				public class Queries {

					private EntityManager em;

					public void all() {
						em.createQuery("from Line").getResultList();
						em.createQuery("from Line").getResultList();
					}
				}
				""");
		// One query, and four statements for the entity.
		assertEquals("10", files.finding(rule).limit());
		assertEquals(Severity.INFO, files.finding(rule).severity());
		silent(files.copy().replace(SOURCE, ">4<", ">5<"), rule);
		silent(source(""), rule);
		FixContract.verify(files, rule + "/size", Map.of(SOURCE, Map.of(">4<", ">10<")));
	}

	@Test
	void inDriver() {
		String rule = "ps-cache-in-driver";
		Files property = source("").replace(SOURCE, "    <driver-class>", "    <connection-property name=\"cachePrepStmts\">true</connection-property>\n    <driver-class>");
		assertEquals(Severity.INFO, property.finding(rule).severity());
		silent(source(""), rule);
		silent(new Files().with("Boot/src/main/resources/application.properties", "spring.datasource.url=jdbc:mysql://db/shop?cachePrepStmts=true\nspring.jpa.open-in-view=false\n"), rule);
		FixContract.verify(property, rule + "/move", Map.of(SOURCE, Map.of(">true</connection-property>", ">false</connection-property>", POOL, POOL + SIZE)));
		FixContract.verify(source("").replace(SOURCE, URL, URL + "?cachePrepStmts=true"), rule + "/move", Map.of(SOURCE, Map.of("cachePrepStmts=true", "cachePrepStmts=false", POOL, POOL + SIZE)));
	}

	private static Files spring(String type, String url, String property) {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with(SPRING,
				"<beans>\n  <bean id=\"orders\" class=\"" + type + "\">\n    <property name=\"" + (type.contains("c3p0") ? "jdbcUrl" : "url") + "\" value=\"" + url + "\"/>\n" + property + "  </bean>\n</beans>\n");
	}

	private static final String SPRING = "Shop/src/main/resources/applicationContext.xml";
	private static final String C3P0 = "com.mchange.v2.c3p0.ComboPooledDataSource";
	private static final String BASIC = "org.apache.commons.dbcp.BasicDataSource";
	private static final String ORACLE = "jdbc:oracle:thin:@db:1521:shop";

	/** Pools of libraries keep none unless they say so; which database it is has to be known. */
	@ParameterizedTest
	@CsvSource({BASIC + ", " + ORACLE + ", '', '', 1", BASIC + ", " + ORACLE + ", poolPreparedStatements, false, 1", BASIC + ", " + ORACLE + ", poolPreparedStatements, true, 0", BASIC + ", jdbc:postgresql://db/shop, '', '', 0",
			BASIC + ", ${jdbc.url}, '', '', 0", BASIC + ", jdbc:h2:mem:shop, '', '', 0", BASIC + ", ${jdbc.url}, driverClassName, oracle.jdbc.OracleDriver, 1", C3P0 + ", " + ORACLE + ", '', '', 1", C3P0 + ", " + ORACLE + ", maxStatements, 0, 1", C3P0 + ", " + ORACLE + ", maxStatements, 1, 0",
			C3P0 + ", " + ORACLE + ", maxStatementsPerConnection, 20, 0", "com.zaxxer.hikari.HikariDataSource, " + ORACLE + ", '', '', 0"})
	void ofLibraries(String type, String url, String name, String value, int findings) {
		assertEquals(findings, spring(type, url, name.isEmpty() ? "" : "    <property name=\"" + name + "\" value=\"" + value + "\"/>\n").findings("ps-cache-missing").size());
	}

	@Test
	void fixOfLibraries() {
		String url = "value=\"" + ORACLE + "\"/>\n";
		FixContract.verify(spring(BASIC, ORACLE, ""), "ps-cache-missing/cache", Map.of(SPRING, Map.of(url, url + "    <property name=\"poolPreparedStatements\" value=\"true\"/>\n")));
		assertTrue(spring(C3P0, ORACLE, "").finding("ps-cache-missing").message().startsWith("Pool orders keeps no prepared statements (maxStatementsPerConnection:"));
	}

	/** Files of which an installer takes one are one finding; two applications are two. */
	@Test
	void variantsOfOneFile() {
		String shared = source(SIZE).text(SOURCE);
		Files variants = new Files().with("Shop/db/mysql/shop-ds.xml", shared).with("Shop/db/oracle/shop-ds.xml", shared.replace("jdbc:mysql://localhost:3306/shop", ORACLE));
		assertEquals(1, variants.finding("ps-share-missing").related().size());
		assertEquals(0, variants.replace("Shop/db/mysql/shop-ds.xml", SIZE, "").finding("ps-share-missing").related().size(), "one that keeps no statements does not count");
		assertEquals(2, new Files().with("Shop/deploy/shop-ds.xml", shared).with("Bills/deploy/shop-ds.xml", shared.replace("ShopDS", "BillsDS")).findings("ps-share-missing").size());
	}
}
