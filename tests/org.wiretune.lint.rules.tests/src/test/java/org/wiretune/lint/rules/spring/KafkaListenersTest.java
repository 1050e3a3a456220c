/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** What the documents of Spring for Apache Kafka say of listeners. */
class KafkaListenersTest {

	private static final String ACK = "kafka-listener-ack-record";
	private static final String PARTITIONS = "kafka-listener-concurrency-above-partitions";
	private static final String PAUSES = "kafka-blocking-backoff";
	private static final String CODE = "shop/src/main/java/shop/Orders.java";
	private static final String KEYS = "shop/src/main/resources/application.properties";

	private static Files shop(String keys, String body) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n").with(KEYS, "spring.application.name=shop\n" + keys.replace(";", "\n") + "\n")
				.with(CODE, "package shop;\nimport org.apache.kafka.clients.admin.NewTopic;\nimport org.springframework.kafka.annotation.KafkaListener;\nimport org.springframework.kafka.config.TopicBuilder;\nimport org.springframework.kafka.listener.DefaultErrorHandler;\nimport org.springframework.util.backoff.FixedBackOff;\nclass Orders {\n\tstatic final String ORDERS = \"orders\";\n"
						+ body + "\n}\n");
	}

	@ParameterizedTest
	@CsvSource({"RECORD, 1", "record, 1", "MANUAL_IMMEDIATE, 1", "manual-immediate, 1", "BATCH, 0", "MANUAL, 0", "RECORD;spring.kafka.producer.transaction-id-prefix=tx, 0", "RECORD;spring.kafka.consumer.max-poll-records=1, 0", "RECORD;spring.kafka.consumer.max-poll-records=2, 1"})
	void aCommitAfterEachRecord(String mode, int findings) {
		assertEquals(findings, shop("spring.kafka.listener.ack-mode=" + mode, "").findings(ACK).size());
	}

	/** Code tells a container so as often as a file does; what takes a whole poll, or commits with a transaction, commits no more often. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "factory.getContainerProperties().setAckMode(ContainerProperties.AckMode.RECORD);|1", "ContainerProperties told = factory.getContainerProperties(); told.setAckMode(AckMode.MANUAL_IMMEDIATE);|1",
			"factory.getContainerProperties().setAckMode(ContainerProperties.AckMode.BATCH);|0", "factory.getContainerProperties().setAckMode(mode);|0", "factory.setBatchListener(true); factory.getContainerProperties().setAckMode(AckMode.MANUAL_IMMEDIATE);|0",
			"factory.getContainerProperties().setKafkaAwareTransactionManager(manager); factory.getContainerProperties().setAckMode(AckMode.RECORD);|0" })
	void aCommitAfterEachRecordInCode(String body, int findings) {
		assertEquals(findings, shop("", "@Bean Object listeners(ConcurrentKafkaListenerContainerFactory<String, String> factory, AckMode mode) { " + body + " return factory; }").findings(ACK).size());
	}

	@Test
	void moreConsumersThanPartitions() {
		Finding finding = shop("", "@Bean NewTopic topic() { return TopicBuilder.name(ORDERS).partitions(5).build(); }\n@KafkaListener(topics = ORDERS, concurrency = \"15\") void on(String text) { }").finding(PARTITIONS);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(10, finding.origin().line());
		assertEquals(9, finding.related().get(0).line());
		assertTrue(finding.message().contains("15 consumers, and its topic is made with 5 partitions: 10 of them"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "''|partitions(5)|concurrency = \"5\"|0", "''|partitions(5)|concurrency = \"6\"|1", "''|partitions(count)|concurrency = \"6\"|0", "''|replicas(3)|concurrency = \"6\"|0", "spring.kafka.listener.concurrency=6|partitions(5)|id = \"a\"|1",
			"spring.kafka.listener.concurrency=6|partitions(5)|concurrency = \"2\"|0", "spring.kafka.listener.concurrency=${N}|partitions(5)|id = \"a\"|0", "''|partitions(5)|concurrency = \"${N}\"|0", "''|partitions(5)|id = \"a\"|0" })
	void theBoundary(String keys, String topic, String listener, int findings) {
		assertEquals(findings, shop(keys, "@Bean NewTopic topic() { return TopicBuilder.name(\"orders\")." + topic + ".build(); }\n@KafkaListener(topics = \"orders\", " + listener + ") void on(String text) { }").findings(PARTITIONS).size());
	}

	/** Most applications say it to the factory of their listeners; a factory of code that says nothing does not read the key, unless Spring Boot configures it. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "''|factory.setConcurrency(9);|id = \"a\"|1", "''|factory.setConcurrency(5);|id = \"a\"|0", "''|factory.setConcurrency(count);|id = \"a\"|0", "''|factory.setConcurrency(9);|id = \"a\", containerFactory = \"kafkaListenerContainerFactory\"|1",
			"''|factory.setConcurrency(9);|id = \"a\", containerFactory = \"others\"|0", "''|factory.setConcurrency(9);|id = \"a\", concurrency = \"2\"|0", "spring.kafka.listener.concurrency=9||id = \"a\"|0", "spring.kafka.listener.concurrency=9|configurer.configure(factory, consumers);|id = \"a\"|1" })
	void aFactoryOfCode(String keys, String set, String listener, int findings) {
		assertEquals(findings, shop(keys, "@Bean NewTopic topic() { return TopicBuilder.name(\"orders\").partitions(5).build(); }\n@Bean org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory<String, String> kafkaListenerContainerFactory() {"
				+ " org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory<String, String> factory = new org.springframework.kafka.config.ConcurrentKafkaListenerContainerFactory<>(); " + (set == null ? "" : set) + " return factory; }\n@KafkaListener(topics = \"orders\", " + listener + ") void on(String text) { }").findings(PARTITIONS).size());
	}

	@Test
	void topicsThatAreNotMadeHereAreNotKnown() {
		assertEquals(0, shop("", "@Bean NewTopic topic() { return new NewTopic(\"orders\", 2, (short) 1); }\n@KafkaListener(topics = \"others\", concurrency = \"9\") void on(String text) { }").findings(PARTITIONS).size());
		assertEquals(0, shop("", "@Bean NewTopic topic() { return new NewTopic(\"orders\", 2, (short) 1); }\n@KafkaListener(topics = {\"orders\", \"others\"}, concurrency = \"9\") void on(String text) { }").findings(PARTITIONS).size());
		assertEquals(1, shop("", "@Bean NewTopic topic() { return new NewTopic(\"orders\", 2, (short) 1); }\n@KafkaListener(topics = \"orders\", concurrency = \"9\") void on(String text) { }").findings(PARTITIONS).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "1000L, 30L|0", "1000L, 31L|1", "1000, FixedBackOff.UNLIMITED_ATTEMPTS|1", "0, FixedBackOff.UNLIMITED_ATTEMPTS|0", "pause, 100|0", "60000, 2|1" })
	void pausesThatStopAConsumer(String arguments, int findings) {
		assertEquals(findings, shop("", "@Bean DefaultErrorHandler handler() { return new DefaultErrorHandler(new FixedBackOff(" + arguments + ")); }").findings(PAUSES).size());
	}

	/** 1 s, 2 s, 4 s, 8 s and 10 s from then on are 25 s with five attempts and 35 s with six; the classes have 2 s, 1.5 times and 30 s. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "new ExponentialBackOff(1000, 2)||\u221e", "new ExponentialBackOff()|pauses.setMaxElapsedTime(30000);|", "new ExponentialBackOff()|pauses.setMaxElapsedTime(31000);|31", "new ExponentialBackOff(1000, 2.0)|pauses.setMaxElapsedTime(limit);|",
			"new ExponentialBackOffWithMaxRetries(5)|pauses.setInitialInterval(1_000L); pauses.setMultiplier(2.0); pauses.setMaxInterval(10_000L);|", "new ExponentialBackOffWithMaxRetries(6)|pauses.setInitialInterval(1_000L); pauses.setMultiplier(2.0); pauses.setMaxInterval(10_000L);|35",
			"new ExponentialBackOffWithMaxRetries(Integer.MAX_VALUE)|pauses.setInitialInterval(TimeUnit.SECONDS.toMillis(1)); pauses.setMaxInterval(Duration.ofSeconds(30).toMillis());|\u221e", "new ExponentialBackOffWithMaxRetries(2)|pauses.setInitialInterval(TimeUnit.SECONDS.toMillis(20)); pauses.setMultiplier(1);|40",
			"new ExponentialBackOffWithMaxRetries(attempts)||", "new ExponentialBackOff(0, 1)||" })
	void pausesThatGrow(String made, String set, String seconds) {
		List<Finding> findings = shop("", "@Bean DefaultErrorHandler handler(long limit, int attempts) { var pauses = " + made + "; " + (set == null ? "" : set) + " return new DefaultErrorHandler(pauses); }").findings(PAUSES);
		assertEquals(seconds == null ? List.of() : List.of(seconds), findings.stream().map(Finding::measured).toList());
	}

	@Test
	void pausesBeyondThePollInterval() {
		String handler = "@Bean DefaultErrorHandler handler() { return new DefaultErrorHandler(new FixedBackOff(1000, 300)); }";
		assertEquals(Severity.WARNING, shop("", handler).finding(PAUSES).severity());
		assertEquals(Severity.INFO, shop("", handler.replace("300", "299")).finding(PAUSES).severity());
		assertEquals(0, shop("", handler.replace("1000, 300))", "1000, 300), new ContainerPausingBackOffHandler(stopper))")).findings(PAUSES).size());
	}
}
