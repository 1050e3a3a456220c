/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.kafka;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Pauses of consumers. */
class ConsumerPausesTest {

	private static final String POLL = "kafka-sleep-between-polls";
	private static final String WORK = "kafka-poll-interval-vs-work";
	private static final String PATH = "shop/src/main/java/shop/Orders.java";

	private static Files loop(String path, String body) {
		return new Files().with(path, """
				package shop;

				import java.time.Duration;
				import java.util.concurrent.TimeUnit;
				import org.apache.kafka.clients.consumer.*;

				class Orders {
					private KafkaConsumer<String, String> consumer;
					private java.util.Queue<String> own;

					void run() throws Exception {
						while (true) {
							%s
						}
					}

					private void rest(long time) {
						try {
							Thread.sleep (time);
						} catch (InterruptedException e) {
							Thread.currentThread().interrupt();
						}
					}
				}
				""".formatted(body));
	}

	@ParameterizedTest
	@ValueSource(strings = {"work(consumer.poll(Duration.ofMillis(100)));\n Thread.sleep (1000);", "rest(500);\n work(consumer.poll(Duration.ofMillis(100)));", "try {\n work(consumer.poll(Duration.ZERO));\n } finally {\n TimeUnit.SECONDS.sleep(1);\n }"})
	void sleeps(String body) {
		assertEquals(Severity.INFO, loop(PATH, body).finding(POLL).severity());
		assertEquals("Orders.run sleeps in each turn of the loop that polls", loop(PATH, body).finding(POLL).headline());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"if (consumer.poll(Duration.ZERO).isEmpty()) {\n Thread.sleep (1000);\n }",
			"try {\n work(consumer.poll(Duration.ZERO));\n } catch (RuntimeException e) {\n Thread.sleep (1000);\n }",
			"own.poll();\n Thread.sleep (1000);",
			"work(consumer.poll(Duration.ofMillis(100)));",
			"for (ConsumerRecord<String, String> each : consumer.poll(Duration.ZERO)) {\n Thread.sleep (1);\n }"})
	void otherPauses(String body) {
		assertEquals(0, loop(PATH, body).findings(POLL).size());
	}

	@Test
	void notInTests() {
		assertEquals(0, loop("shop/src/test/java/shop/Orders.java", "work(consumer.poll(Duration.ZERO));\n Thread.sleep (1000);").findings(POLL).size());
	}

	private static Files listener(String parameter, String body, String settings) {
		return new Files().with("shop/src/main/resources/application.properties", "spring.application.name=shop\n" + settings + "\n").with(PATH, """
				package shop;

				import java.util.*;
				import org.springframework.kafka.annotation.KafkaListener;

				class Orders {
					@KafkaListener(topics = "orders")
					void onOrder(%s order) throws Exception {
						%s
					}
				}
				""".formatted(parameter, body));
	}

	@ParameterizedTest
	@CsvSource({"600, 1", "599, 0", "1_000, 1"})
	void asShipped(String time, int findings) {
		Files files = listener("String", "Thread.sleep (" + time + ");", "");
		assertEquals(findings, files.findings(WORK).size());
		files.findings(WORK).forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
	}

	@ParameterizedTest
	@CsvSource({"spring.kafka.consumer.max-poll-records=10, 0", "spring.kafka.consumer.max-poll-records=300, 1", "spring.kafka.consumer.properties.max.poll.interval.ms=900000, 0", "spring.kafka.consumer.max-poll-records=${RECORDS}, 0"})
	void stated(String settings, int findings) {
		assertEquals(findings, listener("String", "java.util.concurrent.TimeUnit.SECONDS.toString();\n Thread.sleep (1000);", settings).findings(WORK).size());
	}

	@Test
	void otherListeners() {
		assertEquals(0, listener("List<String>", "Thread.sleep (1000);", "").findings(WORK).size());
		assertEquals(0, listener("String", "if (order.isEmpty()) {\n Thread.sleep (1000);\n }", "").findings(WORK).size());
		assertEquals(0, listener("String", "Thread.sleep (order.length());", "").findings(WORK).size());
	}
}
