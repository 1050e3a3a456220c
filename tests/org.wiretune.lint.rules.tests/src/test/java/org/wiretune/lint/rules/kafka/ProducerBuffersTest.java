/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Rule {@code kafka-buffer-below-batches}. */
class ProducerBuffersTest {

	private static final String RULE = "kafka-buffer-below-batches";

	private static Files files(String settings, int partitions) {
		return new Files().with("shop/src/main/resources/application.properties", settings.replace(';', '\n') + "\n").with("shop/src/main/java/shop/Topics.java", """
				package shop;

				import org.apache.kafka.clients.admin.NewTopic;

				class Topics {
					NewTopic orders() {
						return new NewTopic("orders", %d, (short) 3);
					}
				}
				""".formatted(partitions));
	}

	@ParameterizedTest
	@CsvSource({"spring.kafka.producer.batch-size=1048576, 33, 1", "spring.kafka.producer.batch-size=1048576, 32, 0", "spring.kafka.producer.batch-size=1048576;spring.kafka.producer.buffer-memory=64MB, 33, 0",
			"spring.kafka.producer.batch-size=65536;spring.kafka.producer.buffer-memory=1MB, 17, 1", "spring.kafka.producer.batch-size=16384, 33, 0", "spring.kafka.producer.batch-size=${SIZE}, 900, 0", "spring.kafka.producer.batch-size=1048576;spring.kafka.producer.buffer-memory=${MEMORY}, 900, 0"})
	void theBoundary(String settings, int partitions, int findings) {
		Files files = files(settings, partitions);
		assertEquals(findings, files.findings(RULE).size());
		files.findings(RULE).forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
	}
}
