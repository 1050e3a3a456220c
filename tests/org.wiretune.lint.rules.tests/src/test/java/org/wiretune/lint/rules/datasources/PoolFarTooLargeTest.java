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
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Pools that hold nothing back. */
class PoolFarTooLargeTest {

	private static final String RULE = "pool-far-too-large";

	private static String configuration(String property, String value) {
		return "<hibernate-configuration><session-factory><property name=\"" + property + "\">" + value + "</property></session-factory></hibernate-configuration>\n";
	}

	@Test
	void ofC3p0() {
		Finding finding = new Files().with("Shop/src/main/resources/hibernate.cfg.xml", configuration("hibernate.c3p0.max_size", "5000")).finding(RULE);
		assertEquals("5000", finding.measured());
		assertTrue(finding.fixes().isEmpty());
	}

	@ParameterizedTest
	@CsvSource({"999, 0", "1000, 1", "5000, 1", "100, 0", "many, 0"})
	void boundary(String most, int findings) {
		assertEquals(findings, new Files().with("Shop/src/main/resources/hibernate.cfg.xml", configuration("c3p0.max_size", most)).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"application.properties, spring.datasource.hikari.maximum-pool-size=2000, 1", "application.properties, spring.datasource.dbcp2.max-total=1500, 1", "application.properties, spring.datasource.hikari.maximum-pool-size=200, 0",
			"application-test.properties, spring.datasource.hikari.maximum-pool-size=2000, 0"})
	void ofSpringBoot(String file, String line, int findings) {
		assertEquals(findings, new Files().with("Shop/src/main/resources/" + file, "spring.datasource.url=jdbc:postgresql://db/shop\n" + line + '\n').findings(RULE).size());
	}

	/** A database inside of the program has no connections that cost anything. */
	@Test
	void embedded() {
		assertEquals(0, new Files().with("Shop/src/main/resources/application.properties", "spring.datasource.url=jdbc:h2:mem:shop\nspring.datasource.hikari.maximum-pool-size=2000\n").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"1200, 1", "450, 0", "500, 0"})
	void ofWildFly(String most, int findings) {
		assertEquals(findings, new Files().with("wildfly/standalone/configuration/standalone.xml", "<server xmlns=\"urn:jboss:domain:14.0\"><profile><subsystem xmlns=\"urn:jboss:domain:datasources:6.0\"><datasources><datasource jndi-name=\"java:/Shop\" pool-name=\"Shop\">"
				+ "<connection-url>jdbc:postgresql://db/shop</connection-url><pool><max-pool-size>" + most + "</max-pool-size></pool></datasource></datasources></subsystem></profile></server>\n").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"com.mchange.v2.c3p0.ComboPooledDataSource, jdbcUrl, maxPoolSize, 5000, 1", "com.mchange.v2.c3p0.ComboPooledDataSource, jdbcUrl, maxPoolSize, 999, 0", "org.apache.commons.dbcp.BasicDataSource, url, maxActive, 1000, 1",
			"org.apache.commons.dbcp2.BasicDataSource, url, maxTotal, 1000, 1", "org.apache.commons.dbcp2.BasicDataSource, url, maxTotal, -1, 0", "com.zaxxer.hikari.HikariDataSource, jdbcUrl, maximumPoolSize, 2000, 1",
			"com.example.OwnDataSource, url, maxPoolSize, 5000, 0"})
	void ofBeans(String type, String address, String setting, String most, int findings) {
		assertEquals(findings, new Files().with("Shop/src/main/resources/applicationContext.xml", bean(type, "<property name=\"" + address + "\" value=\"jdbc:mysql://db/shop\"/><property name=\"" + setting + "\" value=\"" + most + "\"/>")).findings(RULE).size());
	}

	/** Of a pool of Spring only a minimum that is stated counts. */
	@ParameterizedTest
	@CsvSource({"0, 1", "1, 0", "'', 0"})
	void minimumOfABean(String least, int findings) {
		String minimum = least.isEmpty() ? "" : "<property name=\"minPoolSize\" value=\"" + least + "\"/>";
		assertEquals(findings, new Files().with("Shop/src/main/resources/applicationContext.xml", bean("com.mchange.v2.c3p0.ComboPooledDataSource",
				"<property name=\"jdbcUrl\" value=\"jdbc:mysql://db/shop\"/>" + minimum + "<property name=\"maxPoolSize\" value=\"50\"/>")).findings("ds-min-pool-zero").size());
	}

	private static String bean(String type, String properties) {
		return "<beans xmlns=\"http://www.springframework.org/schema/beans\"><bean id=\"pool\" class=\"" + type + "\">" + properties + "</bean></beans>\n";
	}
}
