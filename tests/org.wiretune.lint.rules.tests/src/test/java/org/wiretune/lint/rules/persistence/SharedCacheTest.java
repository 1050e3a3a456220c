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

/** Units whose entities EclipseLink does not keep between transactions. */
class SharedCacheTest {

	private static final String RULE = "eclipselink-shared-cache-off";
	private static final String FILE = "Shop/src/main/resources/META-INF/persistence.xml";
	private static final String ECLIPSELINK = "<provider>org.eclipse.persistence.jpa.PersistenceProvider</provider>";
	private static final String NONE = "<shared-cache-mode>NONE</shared-cache-mode>";

	private static Files unit(String artifact, String provider, String inside) {
		return new Files().with("Shop/pom.xml", "<project><packaging>war</packaging><dependencies><dependency><artifactId>" + artifact + "</artifactId></dependency></dependencies></project>\n").with(FILE, """
				<persistence>
				  <persistence-unit name="shop">
				    %s
				    <jta-data-source>jdbc/shop</jta-data-source>
				    %s
				  </persistence-unit>
				</persistence>
				""".formatted(provider, inside));
	}

	private static String property(String name, String value) {
		return "<properties><property name=\"" + name + "\" value=\"" + value + "\"/></properties>";
	}

	@Test
	void off() {
		Finding finding = unit("javaee-api", ECLIPSELINK, NONE).finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("NONE", finding.measured());
		assertEquals(5, finding.origin().line());
		assertTrue(finding.message().contains("shared-cache-mode"), finding.message());
	}

	/** Other modes, other providers, and servers that bring others along. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"javaee-api|eclipse|NONE|1", "javaee-api|eclipse|none|1", "javaee-api|eclipse|ENABLE_SELECTIVE|0", "javaee-api|eclipse|UNSPECIFIED|0", "javaee-api|hibernate|NONE|0",
			"eclipselink||NONE|1", "payara-api||NONE|1", "hibernate-core||NONE|0", "wildfly-maven-plugin||NONE|0", "javaee-api||NONE|0"})
	void modes(String artifact, String provider, String mode, int findings) {
		assertEquals(findings, unit(artifact, provider == null ? "" : provider.equals("eclipse") ? ECLIPSELINK : "<provider>org.hibernate.jpa.HibernatePersistenceProvider</provider>", NONE.replace("NONE", mode)).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"eclipselink.cache.shared.default, false, 1", "eclipselink.cache.shared.default, true, 0", "javax.persistence.sharedCache.mode, NONE, 1", "jakarta.persistence.sharedCache.mode, NONE, 1", "jakarta.persistence.sharedCache.mode, ALL, 0"})
	void properties(String name, String value, int findings) {
		assertEquals(findings, unit("javaee-api", ECLIPSELINK, property(name, value)).findings(RULE).size());
	}

	@Test
	void lookAlikes() {
		assertEquals(0, unit("javaee-api", ECLIPSELINK, NONE + property("eclipselink.cache.coordination.protocol", "jms")).findings(RULE).size(), "several servers");
		assertEquals(0, unit("javaee-api", ECLIPSELINK, NONE).replace("Shop/pom.xml", "war", "jar").findings(RULE).size(), "no server");
		assertEquals(1, unit("javaee-api", "", NONE + property("eclipselink.ddl-generation", "none")).findings(RULE).size(), "a property of EclipseLink");
	}

	@Test
	void fix() {
		UnitSamples.value(unit("javaee-api", ECLIPSELINK, NONE), RULE, "on", FILE, "NONE", "DISABLE_SELECTIVE");
		UnitSamples.value(unit("javaee-api", ECLIPSELINK, property("eclipselink.cache.shared.default", "false")), RULE, "on", FILE, "value=\"false\"", "value=\"true\"");
	}
}
