/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.quarkus;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

/** Switches of the pool of Agroal. */
class ConnectionPoolTest {

	private static final String VALIDATION = "quarkus-validate-on-borrow";
	private static final String OFF = "quarkus-pooling-disabled";
	private static final String PATH = "shop/src/main/resources/application.properties";

	private static Files settings(String lines) {
		return new Files().with(PATH, lines);
	}

	@Test
	void validates() {
		Files files = settings("quarkus.datasource.jdbc.validate-on-borrow=true\n");
		Finding finding = files.finding(VALIDATION);
		assertEquals(Severity.WARNING, finding.severity());
		FixContract.verify(files, VALIDATION + "/idle", Map.of(PATH, Map.of("=true", "=false")));
	}

	@Test
	void switchedOff() {
		Files files = settings("quarkus.datasource.orders.jdbc.pooling-enabled=false\n");
		assertEquals(Severity.WARNING, files.finding(OFF).severity());
		FixContract.verify(files, OFF + "/pool", Map.of(PATH, Map.of("=false", "=true")));
	}

	@ParameterizedTest
	@CsvSource({"true, 1", "false, 0"})
	void valuesOfValidation(String value, int findings) {
		assertEquals(findings, settings("quarkus.datasource.jdbc.validate-on-borrow=" + value + "\n").findings(VALIDATION).size());
	}

	@ParameterizedTest
	@CsvSource({"false, 1", "true, 0"})
	void valuesOfTheSwitch(String value, int findings) {
		assertEquals(findings, settings("quarkus.datasource.jdbc.pooling-enabled=" + value + "\n").findings(OFF).size());
	}

	@ParameterizedTest
	@CsvSource({"%dev., 0", "%test., 0", "%prod., 1", "'', 1"})
	void profiles(String profile, int findings) {
		assertEquals(findings, settings(profile + "quarkus.datasource.jdbc.validate-on-borrow=true\n").findings(VALIDATION).size());
	}

	@Test
	void theProfileOfProductionCountsFirst() {
		assertEquals(0, settings("quarkus.datasource.jdbc.validate-on-borrow=true\n%prod.quarkus.datasource.jdbc.validate-on-borrow=false\n").findings(VALIDATION).size());
		assertEquals(1, settings("quarkus.datasource.jdbc.validate-on-borrow=true\n%prod.quarkus.datasource.jdbc.max-size=30\n").findings(VALIDATION).size());
	}

	@ParameterizedTest
	@CsvSource({"jdbc:postgresql://pgbouncer:6432/shop, 0", "jdbc:postgresql://shop.proxy-abc.rds.amazonaws.com/shop, 0", "jdbc:postgresql://db/shop, 1"})
	void poolsOutside(String address, int findings) {
		assertEquals(findings, settings("quarkus.datasource.jdbc.url=" + address + "\nquarkus.datasource.jdbc.pooling-enabled=false\n").findings(OFF).size());
	}

	@Test
	void notInTests() {
		assertEquals(0, new Files().with("shop/src/test/resources/application.properties", "quarkus.datasource.jdbc.pooling-enabled=false\n").findings(OFF).size());
	}
}
