/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

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
import org.wiretune.lint.fix.FixRefused;

/** What the documents of HikariCP and Hibernate say of pools of Spring Boot. */
class HikariPoolsTest {

	private static final String QUERY = "hikari-test-query-with-jdbc4";
	private static final String IDLE = "hikari-minimum-idle-set";
	private static final String COMMIT = "provider-disables-autocommit-untrue";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n";
	private static final String PATH = "shop/src/main/resources/application.properties";
	private static final String YAML = "shop/src/main/resources/application.yml";

	private static Files shop(String path, String text) {
		return new Files().with("shop/pom.xml", POM).with(path, text);
	}

	private static String query(String url) {
		return "# the shop\nspring.datasource.url=" + url + "\nspring.datasource.hikari.connection-test-query=SELECT 1\nserver.port=80\n";
	}

	@Test
	void aQueryBesideADriverThatValidatesByItself() {
		Files files = shop(PATH, query("jdbc:postgresql://db/shop"));
		Finding finding = files.finding(QUERY);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(3, finding.origin().line());
		assertTrue(finding.message().contains("postgresql by the query SELECT 1"), finding.message());
		FixContract.verify(files, QUERY + "/remove", Map.of(PATH, Map.of("spring.datasource.hikari.connection-test-query=SELECT 1\n", "")));
	}

	@Test
	void theLineOfAYamlFileGoesWithItsLineEnd() throws FixRefused {
		Files files = shop(YAML, "spring:\r\n  datasource:\r\n    url: \"jdbc:oracle:thin:@//db/shop\"\r\n    hikari:\r\n      connection-test-query: \"SELECT 1 FROM DUAL\" # checks\r\n      maximum-pool-size: 20\r\n");
		Files after = files.copy().apply(files.finding(QUERY).fixes().get(0));
		assertEquals(files.text(YAML).replaceFirst(" *connection-test-query[^\n]*\n", ""), after.text(YAML));
		assertEquals(0, after.findings(QUERY).size());
	}

	@ParameterizedTest
	@CsvSource({"jdbc:jtds:sqlserver://db/shop, 0", "jdbc:sqlserver://db, 1", "${DB_URL}, 0", "${DB_URL:jdbc:mysql://db/shop}, 1", "jdbc:odbc:shop, 0"})
	void theDriverDecides(String url, int findings) {
		assertEquals(findings, shop(PATH, query(url)).findings(QUERY).size());
	}

	@Test
	void theDefaultOfAPlaceholderIsInformation() {
		assertEquals(Severity.INFO, shop(PATH, query("${DB_URL:jdbc:mysql://db/shop}")).finding(QUERY).severity());
	}

	@Test
	void testsAreLeftAlone() {
		assertEquals(0, shop("shop/src/test/resources/application.properties", query("jdbc:postgresql://db/shop")).findings(QUERY).size());
		assertEquals(0, shop("shop/src/main/resources/application-test.properties", query("jdbc:postgresql://db/shop")).findings(QUERY).size());
		assertEquals(0, shop("shop/src/main/resources/application-dev.properties", query("jdbc:postgresql://db/shop")).findings(QUERY).size());
	}

	private static String idle(String minimum, String maximum) {
		return "spring.datasource.url=jdbc:postgresql://db/shop\nspring.datasource.hikari.minimum-idle=" + minimum + "\n" + (maximum.isEmpty() ? "" : "spring.datasource.hikari.maximum-pool-size=" + maximum + "\n");
	}

	@Test
	void fewerIdleConnectionsThanThePoolHas() {
		Files files = shop(PATH, idle("2", "20"));
		Finding finding = files.finding(IDLE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("2", finding.measured());
		assertEquals("20", finding.limit());
		FixContract.verify(files, IDLE + "/remove", Map.of(PATH, Map.of("spring.datasource.hikari.minimum-idle=2\n", "")));
	}

	@ParameterizedTest
	@CsvSource({"19, 20, 1", "20, 20, 0", "30, 20, 0", "9, '', 1", "10, '', 0", "${IDLE}, 20, 0"})
	void theBoundary(String minimum, String maximum, int findings) {
		assertEquals(findings, shop(PATH, idle(minimum, maximum)).findings(IDLE).size());
	}

	private static String untrue(String more) {
		return "spring.datasource.url=jdbc:postgresql://db/shop\nspring.datasource.hikari.maximum-pool-size=20\nspring.jpa.properties.hibernate.connection.provider_disables_autocommit=true\n" + more;
	}

	@Test
	void hibernateIsToldWhatThePoolDoesNotDo() {
		Files files = shop(PATH, untrue(""));
		Finding finding = files.finding(COMMIT);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(3, finding.origin().line());
		assertEquals(0, shop(PATH, untrue("spring.datasource.hikari.auto-commit=false\n")).findings(COMMIT).size());
		assertEquals(1, shop(PATH, untrue("spring.datasource.hikari.auto-commit=true\n")).findings(COMMIT).size());
		assertEquals(0, shop(PATH, untrue("").replace("autocommit=true", "autocommit=false")).findings(COMMIT).size());
		FixContract.verify(shop(PATH, untrue("spring.datasource.hikari.auto-commit=true\n")), COMMIT + "/disable", Map.of(PATH, Map.of("auto-commit=true", "auto-commit=false")));
	}

	/** The base says it for all profiles; what code makes may say it, too. */
	@Test
	void whatMaySayItElsewhere() {
		Files profile = shop("shop/src/main/resources/application-prod.properties", untrue("")).with(PATH, "spring.datasource.hikari.auto-commit=false\n");
		assertEquals(0, profile.findings(COMMIT).size());
		Files made = shop(PATH, untrue("")).with("shop/src/main/java/shop/Pools.java",
				"package shop;\nimport com.zaxxer.hikari.HikariDataSource;\nclass Pools { HikariDataSource pool() { HikariDataSource pool = new HikariDataSource(); pool.setAutoCommit(false); return pool; } }\n");
		assertEquals(0, made.findings(COMMIT).size());
		String other = "shop/src/main/resources/application-dev.properties";
		assertEquals(0, shop(PATH, untrue("").replace("spring.datasource.url=jdbc:postgresql://db/shop\n", "")).with(other, "spring.datasource.url=jdbc:postgresql://dev/shop\nspring.datasource.hikari.auto-commit=false\n").findings(COMMIT).size(), "no data source without a profile");
		assertEquals(1, shop(PATH, untrue("")).with(other, "spring.datasource.hikari.auto-commit=false\n").findings(COMMIT).size(), "a data source of its own");
	}
}
