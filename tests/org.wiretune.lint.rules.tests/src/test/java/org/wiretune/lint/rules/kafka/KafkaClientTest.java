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
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;

/** Settings of Kafka's clients wherever they stand. */
class KafkaClientTest {

	private static final String RULE = "kafka-batching-disabled";
	private static final String CODE = "shop/src/main/java/shop/Settings.java";

	private static Files code(String path, String... lines) {
		return new Files().with(path, """
				package shop;

				import static org.apache.kafka.clients.producer.ProducerConfig.BATCH_SIZE_CONFIG;

				import java.util.*;
				import org.apache.kafka.clients.producer.ProducerConfig;
				import org.apache.kafka.streams.StreamsConfig;

				class Settings {
					private static final int SIZE = 0;
					private static final String KEY = "batch.size";
					private int given;

					Properties settings() {
						Properties settings = new Properties();
						%s
						return settings;
					}
				}
				""".formatted(String.join("\n\t\t", lines)));
	}

	@ParameterizedTest
	@ValueSource(strings = {"settings.put(ProducerConfig.BATCH_SIZE_CONFIG, 4);", "settings.put(\"batch.size\", 4);", "settings.setProperty(\"batch.size\", \"4\");", "settings.put(BATCH_SIZE_CONFIG, 4);", "settings.put(KEY, 4);",
			"settings.putAll(Map.of(ProducerConfig.ACKS_CONFIG, \"all\", ProducerConfig.BATCH_SIZE_CONFIG, 4));", "settings.put(StreamsConfig.producerPrefix(ProducerConfig.BATCH_SIZE_CONFIG), 4);", "settings.put(\"producer.batch.size\", \"4\");"})
	void inJava(String line) {
		Files files = code(CODE, line);
		assertEquals(Severity.WARNING, files.finding(RULE).severity());
		FixContract.verify(files, RULE + "/batches", Map.of(CODE, Map.of(line.substring(line.lastIndexOf('4') - 1), line.substring(line.lastIndexOf('4') - 1).replace("4", "16384"))));
	}

	@Test
	void aConstantIsToldAndNotReplaced() {
		Files files = code(CODE, "settings.put(ProducerConfig.BATCH_SIZE_CONFIG, SIZE);");
		assertEquals(Severity.WARNING, files.finding(RULE).severity());
		assertEquals("batch.size of Settings.settings is 0 bytes, 16384 as shipped", files.finding(RULE).headline());
	}

	@ParameterizedTest
	@ValueSource(strings = {"settings.put(ProducerConfig.BATCH_SIZE_CONFIG, given);", "settings.put(ProducerConfig.BATCH_SIZE_CONFIG, 16384);", "settings.put(\"hibernate.batch.size\", 0);", "settings.put(Sizes.BATCH_SIZE_CONFIG, 0);",
			"settings.put(\"size\", 0);", "settings.put(ProducerConfig.LINGER_MS_CONFIG, 0);"})
	void whatSaysNothing(String line) {
		assertEquals(0, code(CODE, line).findings(RULE).size());
	}

	@Test
	void notInTests() {
		assertEquals(0, code("shop/src/test/java/shop/Settings.java", "settings.put(ProducerConfig.BATCH_SIZE_CONFIG, 4);").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"1, 0", "1, 1;ENABLE_IDEMPOTENCE_CONFIG;true", "0, 1;ENABLE_IDEMPOTENCE_CONFIG;false", "0, 1;ACKS_CONFIG;\"1\"", "1, 1;ACKS_CONFIG;\"all\"", "0, 1;ACKS_CONFIG;given"})
	void oneRequestInJava(int findings, String beside) {
		String[] parts = beside.split(";");
		Files files = parts.length < 3 ? code(CODE, "settings.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 1);")
				: code(CODE, "settings.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 1);", "settings.put(ProducerConfig." + parts[1] + ", " + parts[2] + ");");
		assertEquals(findings, files.findings("kafka-in-flight-one").size());
	}

	@ParameterizedTest
	@ValueSource(strings = {"spring.cloud.stream.kafka.binder.producer-properties.batch.size", "spring.cloud.stream.kafka.binder.producerProperties.batch.size", "spring.cloud.stream.kafka.bindings.orders-out-0.producer.configuration.batch.size",
			"spring.cloud.stream.kafka.default.producer.configuration.batch.size"})
	void inSpringCloudStream(String key) {
		String path = "shop/src/main/resources/application.properties";
		Files files = new Files().with(path, key + "=0\n");
		assertEquals(1, files.findings(RULE).size());
		FixContract.verify(files, RULE + "/batches", Map.of(path, Map.of("size=0", "size=16384")));
	}

	@Test
	void inYamlOfSpringCloudStream() {
		String path = "shop/src/main/resources/application.yml";
		Files files = new Files().with(path, """
				spring:
				  cloud:
				    stream:
				      kafka:
				        bindings:
				          orders-out-0:
				            producer:
				              configuration:
				                batch.size: 0
				""");
		assertEquals(9, files.finding(RULE).origin().line());
	}

	@ParameterizedTest
	@CsvSource({"producer.properties, 1", "kafka-orders.properties, 1", "orders-producer.properties, 1", "orders.properties, 0", "connect-producer.properties, 0", "producer-source.properties, 0"})
	void inPropertiesOfTheClients(String name, int findings) {
		String path = "shop/src/main/resources/" + name;
		Files files = new Files().with(path, "bootstrap.servers=broker:9092\nbatch.size=0\n");
		assertEquals(findings, files.findings(RULE).size());
		if (findings == 1) {
			FixContract.verify(files, RULE + "/batches", Map.of(path, Map.of("size=0", "size=16384")));
		}
		assertEquals(0, new Files().with(path, "batch.size=0\n").findings(RULE).size());
	}
}
