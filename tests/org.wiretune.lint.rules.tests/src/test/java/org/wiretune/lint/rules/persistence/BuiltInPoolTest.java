/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Hibernate with an address of a database and no pool. */
class BuiltInPoolTest {

	private static final String RULE = "hibernate-builtin-pool";
	private static final String UNIT = "shop/src/main/resources/META-INF/persistence.xml";

	private static Files war() {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n");
	}

	private static Files unit(String source, String properties) {
		return war().with(UNIT, "<persistence xmlns=\"http://java.sun.com/xml/ns/persistence\" version=\"2.0\">\n<persistence-unit name=\"shop\">\n<provider>org.hibernate.jpa.HibernatePersistenceProvider</provider>" + source + "\n<properties>\n" + properties + "</properties>\n</persistence-unit>\n</persistence>\n");
	}

	private static String property(String name, String value) {
		return "<property name=\"" + name + "\" value=\"" + value + "\"/>\n";
	}

	private static final String URL = property("hibernate.connection.url", "jdbc:postgresql://db/shop");

	@Test
	void anAddressAlone() {
		Finding finding = unit("", URL).finding(RULE);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(5, finding.origin().line());
		assertTrue(finding.message().contains("with 20 connections"), finding.message());
		assertTrue(unit("", URL + property("hibernate.connection.pool_size", "50")).finding(RULE).message().contains("with 50 connections"));
	}

	@ParameterizedTest
	@CsvSource({"hibernate.connection.provider_class, hikaricp", "hibernate.hikari.maximumPoolSize, 20", "hibernate.c3p0.max_size, 20", "hibernate.connection.datasource, java:/shop", "hibernate.agroal.maxSize, 20"})
	void anythingElseThatBringsConnections(String name, String value) {
		assertEquals(0, unit("", URL + property(name, value)).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"jdbc:h2:mem:shop, 0", "jdbc:h2:tcp://db/shop, 1", "${db.url}, 0", "jdbc:hsqldb:file:shop, 0", "jdbc:mysql://db/shop, 1"})
	void theDatabase(String url, int findings) {
		assertEquals(findings, unit("", property("hibernate.connection.url", url)).findings(RULE).size());
	}

	@Test
	void whereNoPoolOfItsOwnIsUsed() {
		assertEquals(0, unit("<jta-data-source>java:/shop</jta-data-source>", URL).findings(RULE).size());
		assertEquals(0, new Files().with("shop/src/test/resources/META-INF/persistence.xml", unit("", URL).text(UNIT)).findings(RULE).size());
		assertEquals(0, unit("", URL).with("shop/pom.xml", "<project><packaging>jar</packaging></project>\n").findings(RULE).size());
	}

	/** Tools for entities leave a file of Hibernate's own beside the factory that Spring makes. */
	@ParameterizedTest
	@CsvSource({"'<property name=\"dataSource\" ref=\"source\"/>', 0", "'<property name=\"configLocation\" value=\"classpath:hibernate.cfg.xml\"/>', 1", "'', 1"})
	void aFileThatToolsLeft(String properties, int findings) {
		Files files = war().with("shop/src/main/resources/hibernate.cfg.xml", "<hibernate-configuration><session-factory>\n" + URL.replaceAll("value=\"(.*)\"/>", ">$1</property>") + "</session-factory></hibernate-configuration>\n");
		if (!properties.isEmpty()) {
			files.with("shop/src/main/webapp/WEB-INF/applicationContext.xml", "<beans xmlns=\"http://www.springframework.org/schema/beans\">\n<bean id=\"factory\" class=\"org.springframework.orm.hibernate4.LocalSessionFactoryBean\">" + properties
					+ "\n<property name=\"hibernateProperties\"><props><prop key=\"hibernate.jdbc.batch_size\">20</prop></props></property>\n</bean>\n</beans>\n");
		}
		assertEquals(findings, files.findings(RULE).size());
	}
}
