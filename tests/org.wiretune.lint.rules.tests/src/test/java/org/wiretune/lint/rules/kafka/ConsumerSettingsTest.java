/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** Rule {@code kafka-max-poll-records-one}. */
class ConsumerSettingsTest {

	private static final String RULE = "kafka-max-poll-records-one";
	private static final String PATH = "shop/src/main/resources/application.properties";

	@ParameterizedTest
	@CsvSource({"spring.kafka.consumer.max-poll-records=1, 1", "spring.kafka.consumer.properties.max.poll.records=1, 1", "spring.kafka.properties.max.poll.records=1, 1", "spring.cloud.stream.kafka.bindings.orders-in-0.consumer.configuration.max.poll.records=1, 1",
			"spring.kafka.consumer.max-poll-records=2, 0", "spring.kafka.consumer.max-poll-records=${RECORDS}, 0"})
	void keys(String line, int findings) {
		Files files = new Files().with(PATH, line + "\n");
		assertEquals(findings, files.findings(RULE).size());
		if (findings == 1) {
			assertEquals(Severity.INFO, files.finding(RULE).severity());
			FixContract.verify(files, RULE + "/shipped", Map.of(PATH, Map.of("records=1", "records=500")));
		}
	}
}
