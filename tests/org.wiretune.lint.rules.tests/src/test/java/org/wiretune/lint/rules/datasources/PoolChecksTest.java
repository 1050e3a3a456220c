/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.datasources;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Pools that check a connection when it is taken and when it is given back. */
class PoolChecksTest {

	private static final String RULE = "pool-checks-twice";
	private static final String PATH = "Shop/src/main/resources/applicationContext.xml";
	private static final String DBCP = "org.apache.commons.dbcp.BasicDataSource";

	private static String property(String name, String value) {
		return "    <property name=\"" + name + "\" value=\"" + value + "\"/>\n";
	}

	private static Files context(String path, String type, String properties) {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Desk/pom.xml", "<project><packaging>jar</packaging></project>\n")
				.with(path, "<beans>\n  <bean id=\"orders\" class=\"" + type + "\">\n" + properties + "  </bean>\n</beans>\n");
	}

	private static Files dbcp(String taken, String given) {
		return context(PATH, DBCP, property("validationQuery", "select 1 from dual") + property("testOnBorrow", taken) + property("testOnReturn", given));
	}

	@Test
	void twice() {
		Finding finding = dbcp("true", "true").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("2", finding.measured());
		assertEquals(5, finding.origin().line());
		assertTrue(finding.message().startsWith("Pool orders asks the database 2 times for each use of a connection"), finding.message());
		FixContract.verify(dbcp("true", "true"), RULE + "/once", Map.of(PATH, Map.of("\"testOnReturn\" value=\"true\"", "\"testOnReturn\" value=\"false\"")));
	}

	@ParameterizedTest
	@CsvSource({"true, false, 0", "false, true, 0", "false, false, 0", "${test}, true, 0"})
	void once(String taken, String given, int findings) {
		assertEquals(findings, dbcp(taken, given).findings(RULE).size());
	}

	/** DBCP 1 checks by a query only; the pool of Tomcat JDBC checks once in a while. */
	@ParameterizedTest
	@CsvSource({"org.apache.commons.dbcp.BasicDataSource, testOnBorrow, testOnReturn, 0", "org.apache.commons.dbcp2.BasicDataSource, testOnBorrow, testOnReturn, 1", "com.alibaba.druid.pool.DruidDataSource, testOnBorrow, testOnReturn, 1",
			"com.mchange.v2.c3p0.ComboPooledDataSource, testConnectionOnCheckout, testConnectionOnCheckin, 1", "org.apache.tomcat.jdbc.pool.DataSource, testOnBorrow, testOnReturn, 0"})
	void pools(String type, String taken, String given, int findings) {
		assertEquals(findings, context(PATH, type, property(taken, "true") + property(given, "true")).findings(RULE).size());
	}

	/** Spring takes a value as an attribute or as an element. */
	@Test
	void valuesOfTheirOwn() {
		String nested = "    <property name=\"testOnReturn\"><value>true</value></property>\n";
		Files files = context(PATH, DBCP, property("validationQuery", "select 1") + property("testOnBorrow", "true") + nested);
		assertEquals(1, files.findings(RULE).size());
		FixContract.verify(files, RULE + "/once", Map.of(PATH, Map.of("<value>true</value>", "<value>false</value>")));
		assertEquals(0, files.replace(PATH, "<value>true</value>", "<value>false</value>").findings(RULE).size());
	}

	/** A pool that only what changes the schema takes is used as the application starts. */
	@ParameterizedTest
	@CsvSource({"'<bean class=\"liquibase.integration.spring.SpringLiquibase\"><property name=\"dataSource\" ref=\"orders\"/></bean>', 0", "'<bean class=\"org.flywaydb.core.Flyway\"><property name=\"dataSource\"><ref bean=\"orders\"/></property></bean>', 0",
			"'<bean class=\"liquibase.integration.spring.SpringLiquibase\"><property name=\"dataSource\" ref=\"orders\"/></bean><bean class=\"shop.Store\"><property name=\"dataSource\" ref=\"orders\"/></bean>', 1",
			"'<bean class=\"liquibase.integration.spring.SpringLiquibase\"><property name=\"dataSource\" ref=\"others\"/></bean>', 1", "'<bean class=\"shop.Store\" p:dataSource-ref=\"orders\"/>', 1"})
	void poolOfTheSchema(String user, int findings) {
		assertEquals(findings, dbcp("true", "true").replace(PATH, "</beans>", user + "</beans>").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"Desk/src/main/resources/applicationContext.xml", "Shop/src/test/resources/applicationContext.xml"})
	void whereNoServerRuns(String path) {
		assertEquals(0, context(path, "com.alibaba.druid.pool.DruidDataSource", property("testOnBorrow", "true") + property("testOnReturn", "true")).findings(RULE).size());
	}
}
