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

/** Settings that delay sends which are waited for. */
class LingerTest {

	private static final String RULE = "kafka-linger-with-blocking-send";
	private static final String PATH = "shop/src/main/resources/application.properties";
	private static final String CODE = "shop/src/main/java/shop/Orders.java";
	private static final String KEY = "spring.kafka.producer.properties.linger.ms";
	private static final String WAITS = "template.send(\"t\", order).get();";

	private static Files files(String settings, String code, String body) {
		return new Files().with(PATH, settings).with(code, """
				package shop;

				import java.util.List;
				import org.apache.kafka.clients.producer.*;
				import org.springframework.kafka.core.KafkaTemplate;

				class Orders {
					private KafkaTemplate<String, String> template;
					private KafkaProducer<String, String> producer;

					public void publish(List<String> orders) throws Exception {
						for (String order : orders) {
							%s
						}
					}
				}
				""".formatted(body));
	}

	/** The classes that the code needs to be compiled. */
	private static Files withLibraries(Files files) {
		return files.with("shop/src/main/java/org/springframework/kafka/core/KafkaTemplate.java",
				"package org.springframework.kafka.core;\n\npublic interface KafkaTemplate<K, V> {\n\tjava.util.concurrent.CompletableFuture<V> send(String topic, V value);\n}\n")
				.with("shop/src/main/java/org/apache/kafka/clients/producer/KafkaProducer.java", "package org.apache.kafka.clients.producer;\n\npublic interface KafkaProducer<K, V> {\n}\n");
	}

	private static int count(String settings, String body) {
		return files(settings, CODE, body).findings(RULE).size();
	}

	@ParameterizedTest
	@CsvSource({KEY, "spring.kafka.properties.linger.ms"})
	void keys(String key) {
		Files files = withLibraries(files(key + "=20\n", CODE, WAITS));
		assertEquals(Severity.WARNING, files.finding(RULE).severity());
		FixContract.verify(files, RULE + "/zero", Map.of(PATH, Map.of("ms=20", "ms=0")));
	}

	@ParameterizedTest
	@CsvSource({"0, 0", "1, 1", "100, 1", "${LINGER}, 0"})
	void values(String value, int findings) {
		assertEquals(findings, count(KEY + '=' + value + '\n', WAITS));
	}

	@Test
	void onlyWhereEachSendIsWaitedFor() {
		assertEquals(0, count(KEY + "=20\n", "template.send(\"t\", order);"));
		assertEquals(0, count(KEY + "=20\n", "var sent = template.send(\"t\", order);\n template.flush();\n sent.get();"));
		assertEquals(0, count("spring.kafka.producer.batch-size=16384\n", WAITS));
	}

	/** A producer that code makes has settings of its own. */
	@Test
	void onlyTemplatesTakeTheSettings() {
		assertEquals(0, count(KEY + "=20\n", "producer.send(new ProducerRecord<>(\"t\", order)).get();"));
	}

	@Test
	void theProducersOwnValueCountsFirst() {
		assertEquals(0, count("spring.kafka.properties.linger.ms=20\n" + KEY + "=0\n", WAITS));
	}

	@Test
	void otherModulesAndTests() {
		assertEquals(0, files(KEY + "=20\n", "desk/src/main/java/shop/Orders.java", WAITS).findings(RULE).size());
		assertEquals(0, files(KEY + "=20\n", "shop/src/test/java/shop/Orders.java", WAITS).findings(RULE).size());
		assertEquals(0, files("spring.application.name=shop\n", CODE, WAITS).with("shop/src/main/resources/application-dev.properties", KEY + "=20\n").findings(RULE).size());
	}
}
