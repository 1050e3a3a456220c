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

/** Units whose entities EclipseLink may not weave. */
class WeavingTest {

	private static final String RULE = "eclipselink-weaving-off";

	private static Files unit(String provider, String source, String weaving) {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("Shop/src/main/resources/META-INF/persistence.xml", """
				<persistence>
				  <persistence-unit name="shop">
				    <provider>%s</provider>
				    %s
				    <properties>
				      <property name="eclipselink.weaving" value="%s"/>
				    </properties>
				  </persistence-unit>
				</persistence>
				""".formatted(provider, source, weaving));
	}

	@Test
	void off() {
		Finding finding = unit("org.eclipse.persistence.jpa.PersistenceProvider", "<jta-data-source>jdbc/shop</jta-data-source>", "false").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("false", finding.measured());
		assertTrue(finding.message().contains("static"), finding.message());
	}

	/** Woven by the build, by default, on a server that does not let it weave, outside a server, or another provider. */
	@ParameterizedTest
	@CsvSource({"org.eclipse.persistence.jpa.PersistenceProvider, <jta-data-source>jdbc/shop</jta-data-source>, FALSE, 1", "org.eclipse.persistence.jpa.PersistenceProvider, <jta-data-source>jdbc/shop</jta-data-source>, true, 0",
			"org.eclipse.persistence.jpa.PersistenceProvider, <jta-data-source>jdbc/shop</jta-data-source>, static, 0", "org.eclipse.persistence.jpa.PersistenceProvider, <jta-data-source>java:jboss/datasources/shop</jta-data-source>, false, 0",
			"org.eclipse.persistence.jpa.PersistenceProvider, <jta-data-source>java:/shop</jta-data-source>, false, 0", "org.eclipse.persistence.jpa.PersistenceProvider, <jta-data-source>java:app/jdbc/shop</jta-data-source>, false, 1",
			"org.eclipse.persistence.jpa.PersistenceProvider, '', false, 0", "org.hibernate.jpa.HibernatePersistenceProvider, <jta-data-source>jdbc/shop</jta-data-source>, false, 0"})
	void otherwise(String provider, String source, String weaving, int findings) {
		assertEquals(findings, unit(provider, source, weaving).findings(RULE).size());
	}

	@Test
	void whereNoServerRuns() {
		assertEquals(0, unit("org.eclipse.persistence.jpa.PersistenceProvider", "<jta-data-source>jdbc/shop</jta-data-source>", "false").replace("Shop/pom.xml", "war", "jar").findings(RULE).size());
	}

	@Test
	void fix() {
		UnitSamples.value(unit("org.eclipse.persistence.jpa.PersistenceProvider", "<jta-data-source>jdbc/shop</jta-data-source>", "false"), RULE, "on", "Shop/src/main/resources/META-INF/persistence.xml", "value=\"false\"", "value=\"true\"");
	}
}
