/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** Sizes of batches. */
class ProducerSettingsTest {

	private static final String RULE = "kafka-batching-disabled";
	private static final String PATH = "shop/src/main/resources/application.properties";

	private static Files settings(String key, String value) {
		return new Files().with(PATH, (key.contains("mp.messaging") ? "quarkus.http.port=8080\n" : "") + key + '=' + value + '\n');
	}

	@ParameterizedTest
	@CsvSource({"spring.kafka.producer.batch-size", "spring.kafka.producer.properties.batch.size", "spring.kafka.properties.batch.size", "mp.messaging.outgoing.orders.batch.size"})
	void keys(String key) {
		Files files = settings(key, "0");
		assertEquals(Severity.WARNING, files.finding(RULE).severity());
		FixContract.verify(files, RULE + "/batches", Map.of(PATH, Map.of("size=0", "size=16384")));
	}

	@ParameterizedTest
	@CsvSource({"64, 1", "1023, 1", "1024, 0", "16384, 0", "100000, 0"})
	void sizes(String size, int findings) {
		Files files = settings("spring.kafka.producer.batch-size", size);
		assertEquals(findings, files.findings(RULE).size());
		files.findings(RULE).forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
	}

	/** No second record fits in beside the head of a batch. */
	@Test
	void lessThanTheHeadOfABatch() {
		assertEquals(Severity.WARNING, settings("spring.kafka.producer.batch-size", "63").finding(RULE).severity());
		assertEquals(Severity.INFO, settings("spring.kafka.producer.batch-size", "64").finding(RULE).severity());
	}

	@Test
	void placeholdersAndTests() {
		assertEquals(0, settings("spring.kafka.producer.batch-size", "${SIZE}").findings(RULE).size());
		assertEquals(0, settings("%test.mp.messaging.outgoing.orders.batch.size", "0").findings(RULE).size());
		assertEquals(0, new Files().with("shop/src/main/resources/application-dev.properties", "spring.kafka.producer.batch-size=0\n").findings(RULE).size());
	}
}
