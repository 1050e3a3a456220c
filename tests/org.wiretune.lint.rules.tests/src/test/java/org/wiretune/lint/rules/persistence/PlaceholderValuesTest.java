/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.persistence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** The default inside a placeholder is what counts, wherever placeholders stand for values. */
class PlaceholderValuesTest {

	private static final String SPRING = "shop/src/main/resources/application.properties";
	private static final String YAML = "shop/src/main/resources/application.yml";
	private static final String UNIT = "shop/src/main/resources/META-INF/persistence.xml";
	private static final String RANGE = "batch-size-out-of-oltp-range";

	private static Files unit(String batchSize) {
		return new Files().with("shop/.project", "<projectDescription/>").with(UNIT, "<persistence version=\"2.1\"><persistence-unit name=\"shop\"><provider>org.hibernate.jpa.HibernatePersistenceProvider</provider>"
				+ "<jta-data-source>java:/Shop</jta-data-source><properties><property name=\"hibernate.jdbc.batch_size\" value=\"" + batchSize + "\"/></properties></persistence-unit></persistence>");
	}

	private static Files spring(String batchSize) {
		return new Files().with(SPRING, "spring.datasource.url=jdbc:h2:tcp://db/shop\nspring.jpa.properties.hibernate.jdbc.batch_size=" + batchSize + "\nlines=50\n");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"50", "${BATCH:50}", "${BATCH:${OTHER:50}}"})
	void defaultCounts(String written) {
		assertEquals("50", unit(written).finding(RANGE).measured());
		assertEquals("50", spring(written).finding(RANGE).measured());
	}

	@Test
	void namesOfTheSameFileAreKnown() {
		assertEquals("50", spring("${lines}").finding(RANGE).measured());
		assertEquals("50", spring("${lines:9}").finding(RANGE).measured());
		// Another profile may give another value.
		Files yaml = new Files().with(YAML, "lines: 50\nspring:\n  datasource:\n    url: jdbc:h2:tcp://db/shop\n  jpa:\n    properties:\n      hibernate.jdbc.batch_size: ${lines}\n---\nspring:\n  config:\n    activate:\n      on-profile: live\nlines: 9\n");
		assertEquals("50", yaml.finding(RANGE).measured());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"30", "${BATCH:30}", "${BATCH}", "${BATCH:}", "${BATCH:50", "${BATCH:many}"})
	void silent(String written) {
		assertEquals(List.of(), unit(written).findings(RANGE));
		assertEquals(List.of(), spring(written).findings(RANGE));
	}

	@Test
	void fixWritesTheDefault() {
		FixContract.verify(spring("${BATCH:50}"), RANGE + "/usual", Map.of(SPRING, Map.of("${BATCH:50}", "${BATCH:20}")));
		FixContract.verify(unit("${BATCH:50}"), RANGE + "/usual", Map.of(UNIT, Map.of("${BATCH:50}", "${BATCH:20}")));
	}
}
