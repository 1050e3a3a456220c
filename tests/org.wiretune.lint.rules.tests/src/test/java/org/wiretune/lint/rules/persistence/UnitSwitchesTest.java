/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** Switches of Hibernate that are for development. */
class UnitSwitchesTest {

	private static final String UNIT = "Shop/src/main/resources/META-INF/persistence.xml";
	private static final String BUILD = "Shop/pom.xml";

	private static Files unit(String path, String build, String setting, String value) {
		return new Files().with(BUILD, build).with(path, "<persistence version=\"2.1\">\n  <persistence-unit name=\"shop\">\n    <provider>org.hibernate.jpa.HibernatePersistenceProvider</provider>\n    <properties>\n      <property name=\""
				+ setting + "\" value=\"" + value + "\"/>\n    </properties>\n  </persistence-unit>\n</persistence>\n");
	}

	private static Files unit(String setting, String value) {
		return unit(UNIT, "<project><packaging>war</packaging></project>\n", setting, value);
	}

	@ParameterizedTest
	@CsvSource({"hibernate-statistics-on, hibernate.generate_statistics", "lazy-load-without-transaction, hibernate.enable_lazy_load_no_trans"})
	void onInOperation(String rule, String setting) {
		Files files = unit(setting, "true");
		assertEquals(Severity.INFO, files.finding(rule).severity());
		assertEquals("false", files.finding(rule).limit());
		assertEquals(0, unit(setting, "false").findings(rule).size());
		FixContract.verify(files, rule + "/off", Map.of(UNIT, Map.of("\"true\"", "\"false\"")));
	}

	/** Tests, examples, programs on the desktop and profiles of developers are no servers; statistics that a library publishes are read. */
	@ParameterizedTest
	@CsvSource({"hibernate-statistics-on, hibernate.generate_statistics", "lazy-load-without-transaction, hibernate.enable_lazy_load_no_trans"})
	void elsewhere(String rule, String setting) {
		String server = "<project><packaging>war</packaging></project>\n";
		assertEquals(0, unit("Shop/src/test/resources/META-INF/persistence.xml", server, setting, "true").findings(rule).size());
		assertEquals(0, unit("Shop/examples/src/main/resources/META-INF/persistence.xml", server, setting, "true").findings(rule).size());
		assertEquals(0, unit(UNIT, "<project><packaging>jar</packaging></project>\n", setting, "true").findings(rule).size());
		assertEquals(rule.startsWith("lazy") ? 1 : 0, unit(UNIT, "<project><packaging>war</packaging><artifactId>hibernate-micrometer</artifactId></project>\n", setting, "true").findings(rule).size());
	}

	@ParameterizedTest
	@CsvSource({"hibernate-statistics-on, application.properties, spring.jpa.properties.hibernate.generate_statistics=true, 1", "hibernate-statistics-on, application-dev.properties, spring.jpa.properties.hibernate.generate_statistics=true, 0",
			"hibernate-statistics-on, application-prod.properties, spring.jpa.properties.hibernate.generate_statistics=true, 1",
			"lazy-load-without-transaction, application.properties, spring.jpa.properties.hibernate.enable_lazy_load_no_trans=true, 1",
			"lazy-load-without-transaction, application-test.properties, spring.jpa.properties.hibernate.enable_lazy_load_no_trans=true, 0"})
	void ofSpringBoot(String rule, String file, String line, int findings) {
		assertEquals(findings, new Files().with(BUILD, "<project><artifactId>spring-boot-starter</artifactId></project>\n").with("Shop/src/main/resources/" + file, line + '\n').findings(rule).size());
	}
}
