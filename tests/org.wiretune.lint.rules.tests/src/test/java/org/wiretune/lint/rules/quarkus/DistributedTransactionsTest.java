/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Distributed transactions of one resource. */
class DistributedTransactionsTest {

	private static final String RULE = "quarkus-xa-single-resource";
	private static final String XA = "quarkus.datasource.jdbc.transactions=xa\n";

	private static Files files(String settings, String extension) {
		return new Files().with("shop/src/main/resources/application.properties", settings)
				.with("shop/pom.xml", "<project><dependencies><dependency><groupId>io.quarkus</groupId><artifactId>" + extension + "</artifactId></dependency></dependencies></project>\n");
	}

	@ParameterizedTest
	@CsvSource({"xa, 1", "enabled, 0", "disabled, 0", "${KIND}, 0"})
	void values(String value, int findings) {
		Files files = files("quarkus.datasource.jdbc.transactions=" + value + '\n', "quarkus-jdbc-postgresql");
		assertEquals(findings, files.findings(RULE).size());
		files.findings(RULE).forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
	}

	@ParameterizedTest
	@CsvSource({"quarkus-jdbc-oracle, 1", "quarkus-artemis-jms, 0", "quarkus-pooled-jms, 0", "quarkus-ironjacamar, 0", "quarkus-narayana-lra, 0", "quarkus-narayana-jta, 1", "quarkus-jdbc-other, 0"})
	void secondPart(String extension, int findings) {
		assertEquals(findings, files(XA, extension).findings(RULE).size());
	}

	@Test
	void secondSourceAndOtherProfiles() {
		assertEquals(0, files(XA + "quarkus.datasource.audit.jdbc.url=jdbc:postgresql://db/audit\n", "quarkus-jdbc-postgresql").findings(RULE).size());
		assertEquals(0, files("%test." + XA, "quarkus-jdbc-postgresql").findings(RULE).size());
		assertEquals(1, files("%prod." + XA, "quarkus-jdbc-postgresql").findings(RULE).size());
	}
}
