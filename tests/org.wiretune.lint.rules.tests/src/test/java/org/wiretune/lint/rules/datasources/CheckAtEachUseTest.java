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

/** Rule {@code pool-checks-by-statement}. */
class CheckAtEachUseTest {

	private static final String RULE = "pool-checks-by-statement";
	private static final String PATH = "wildfly/standalone/configuration/standalone.xml";
	private static final String SQL = "<check-valid-connection-sql>select 1</check-valid-connection-sql>";
	private static final String CHECKER = "<valid-connection-checker class-name=\"org.jboss.jca.adapters.jdbc.extensions.postgres.PostgreSQLValidConnectionChecker\"/>";

	private static Files server(String validation) {
		return new Files().with(PATH, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:datasources:7.0">
				      <datasources>
				        <datasource jndi-name="java:/shop" pool-name="shop">
				          <connection-url>jdbc:postgresql://db/shop</connection-url>
				          <driver>postgresql</driver>
				          <validation>%s</validation>
				        </datasource>
				      </datasources>
				    </subsystem>
				  </profile>
				</server>
				""".formatted(validation));
	}

	@Test
	void statementForEachUse() {
		Finding finding = server(SQL + "<validate-on-match>true</validate-on-match>").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("select 1", finding.measured());
		assertEquals("One more statement for each use of a connection of pool shop", finding.headline());
	}

	@ParameterizedTest
	@CsvSource({ "true, false, 1", "true, true, 1", "false, true, 0", "false, false, 0" })
	void switches(String atUse, String background, int findings) {
		Files files = server(SQL + "<validate-on-match>" + atUse + "</validate-on-match><background-validation>" + background + "</background-validation>");
		assertEquals(findings, files.findings(RULE).size());
		if (findings == 1) {
			assertEquals(background.equals("true"), files.finding(RULE).message().contains("although it checks connections in the background too"));
		}
	}

	@Test
	void otherChecks() {
		assertEquals(0, server(CHECKER + "<validate-on-match>true</validate-on-match>").findings(RULE).size());
		assertEquals(0, server(CHECKER + SQL + "<validate-on-match>true</validate-on-match>").findings(RULE).size());
		assertEquals(0, server(SQL).findings(RULE).size());
	}

	@Test
	void deployedDataSource() {
		String source = "<datasources>\n  <local-tx-datasource>\n    <jndi-name>shop</jndi-name>\n    <connection-url>jdbc:postgresql://db/shop</connection-url>\n    <check-valid-connection-sql>select 1</check-valid-connection-sql>\n    <validate-on-match>true</validate-on-match>\n  </local-tx-datasource>\n</datasources>\n";
		Files files = new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Shop/src/main/webapp/WEB-INF/shop-ds.xml", source);
		assertEquals(1, files.findings(RULE).size());
		assertEquals(0, files.replace("Shop/src/main/webapp/WEB-INF/shop-ds.xml", "<validate-on-match>true", "<validate-on-match>false").findings(RULE).size());
	}
}
