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
import org.wiretune.lint.finding.Finding;

/** What code does with a client of Kafka for each record. */
class ClientCallsTest {

	/** A statement of the code that is looked at; the test itself waits for nothing. */
	private static final String PAUSE = "Thread" + ".sleep(1000);";
	private static final String WAIT = "kafka-send-get-per-record";
	private static final String FLUSH = "kafka-flush-per-send";
	private static final String MADE = "kafka-producer-per-send";
	private static final String COMMIT = "kafka-commit-sync-per-record";
	private static final String PATH = "shop/src/main/java/shop/Orders.java";

	private static Files code(String annotation, String body) {
		return code(PATH, annotation, body);
	}

	private static Files code(String path, String annotation, String body) {
		return new Files().with(path, """
				package shop;

				import java.util.*;
				import java.util.concurrent.Future;
				import org.apache.kafka.clients.consumer.*;
				import org.apache.kafka.clients.producer.*;
				import org.springframework.kafka.annotation.KafkaListener;
				import org.springframework.kafka.core.KafkaTemplate;

				class Orders {
					private final Producer<String, String> producer = null;
					private final KafkaConsumer<String, String> consumer = null;
					private final KafkaTemplate<String, String> template = null;
					private final Map<String, Object> settings = null;

					%s
					public void publish(List<String> orders, ProducerRecord<String, String> one) throws Exception {
						%s
					}
				}
				""".formatted(annotation, body));
	}

	private static int count(String rule, String body) {
		return code("", body).findings(rule).size();
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"for (String order : orders) {\n producer.send(new ProducerRecord<>(\"t\", order)).get();\n }",
			"for (String order : orders) {\n template.send(\"t\", order).get(5, java.util.concurrent.TimeUnit.SECONDS);\n }",
			"for (String order : orders) {\n template.sendDefault(order).join();\n }",
			"orders.forEach(order -> template.send(\"t\", order).completable().join());",
			"for (String order : orders) {\n Future<RecordMetadata> sent = producer.send(one);\n sent.get();\n }"})
	void waitsInALoop(String body) {
		Finding finding = code("", body).finding(WAIT);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("Orders.publish waits for each record that it sends", finding.headline());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"for (String order : orders) {\n producer.send(new ProducerRecord<>(\"t\", order));\n }",
			"List<Future<RecordMetadata>> all = new ArrayList<>();\n for (String order : orders) {\n all.add(producer.send(one));\n }\n for (Future<RecordMetadata> sent : all) {\n sent.get();\n }",
			"producer.send(one).get();",
			"for (int attempt = 0; attempt < 3; attempt++) {\n producer.send(one).get();\n }",
			"while (true) {\n try {\n producer.send(one).get();\n break;\n } catch (Exception e) {\n }\n }",
			"for (String order : orders) {\n producer.send(one).get();\n " + PAUSE + "\n }",
			"for (String order : orders) {\n producer.send(one).get();\n TimeUnit.SECONDS.sleep(1);\n }",
			"for (String order : orders) {\n settings.get(order);\n }"})
	void waitsSeldom(String body) {
		assertEquals(0, count(WAIT, body));
	}

	@Test
	void waitsInAListener() {
		assertEquals(Severity.INFO, code("@KafkaListener(topics = \"t\")", "template.send(\"u\", \"v\").get();").finding(WAIT).severity());
		assertEquals(0, count(WAIT, "template.send(\"u\", \"v\").get();"));
	}

	@ParameterizedTest
	@ValueSource(strings = {"shop/src/test/java/shop/Orders.java", "shop/examples/shop/Orders.java", "shop/src/main/java/shop/dev/Orders.java"})
	void notInTestsAndExamples(String path) {
		assertEquals(0, code(path, "", "for (String order : orders) {\n producer.send(one).get();\n }").findings(WAIT).size());
	}

	/** What a method of the class does counts where the class calls it for each record, and not where it tries again. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"for (String order : orders) { publishOne(one); }|1", "orders.forEach(order -> this.publishOne(one));|1", "publishOne(one);|0", "for (int attempt = 0; attempt < 3; attempt++) { publishOne(one); }|0",
			"for (String order : orders) { other.publishOne(one); }|0", "for (String order : orders) { publishOne(one, order); }|0", "for (String order : orders) { publishOne(one); " + PAUSE + " }|0"})
	void waitsInAMethodOfALoop(String body, int findings) {
		Files files = code("", body + "\n}\nprivate void publishOne(ProducerRecord<String, String> record) throws Exception {\n producer.send(record).get();");
		assertEquals(findings, files.findings(WAIT).size());
		files.findings(WAIT).forEach(finding -> assertEquals("Orders.publishOne waits for each record that it sends", finding.headline()));
	}

	/** A flush in each call of a method holds up all threads, as rarely as it is called. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"producer.send(one); producer.flush();|1", "try { producer.send(one); } finally { producer.flush(); }|1", "template.send(\"u\", \"v\"); template.flush();|1", "producer.flush();|0",
			"producer.send(one); if (orders.isEmpty()) { producer.flush(); }|0", "Producer<String, String> mine = new KafkaProducer<>(settings); mine.send(one); mine.flush(); mine.close();|0"})
	void flushesInEachCall(String body, int findings) {
		assertEquals(findings, count(FLUSH, body));
		code("", body).findings(FLUSH).forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
		assertEquals(0, code("", body).replace(PATH, "void publish", "void stop").findings(FLUSH).size());
	}

	@Test
	void producersOfAMethodThatMakesThem() {
		String made = "\n}\nprivate Producer<String, String> create() {\n return new KafkaProducer<>(settings);";
		assertEquals(1, count(MADE, "Producer<String, String> mine = create();\n mine.send(one);\n mine.close();" + made));
		assertEquals(1, count(MADE, "Producer<String, String> mine = null;\n try {\n mine = new KafkaProducer<>(settings);\n mine.send(one);\n } finally {\n mine.close();\n }"));
		assertEquals(0, count(MADE, "Producer<String, String> mine = create();\n for (String order : orders) {\n mine.send(one);\n }" + made));
		assertEquals(0, count(MADE, "Producer<String, String> mine = create();\n mine.send(one);\n}\nprivate Producer<String, String> create() {\n return producer;"));
	}

	@Test
	void flushes() {
		assertEquals(Severity.INFO, code("", "for (String order : orders) {\n producer.send(one);\n producer.flush();\n }").finding(FLUSH).severity());
		assertEquals(0, count(FLUSH, "for (String order : orders) {\n producer.send(one);\n }\n producer.flush();"));
		assertEquals(0, count(FLUSH, "int i = 0;\n for (String order : orders) {\n producer.send(one);\n if (++i % 100 == 0) {\n producer.flush();\n }\n }"));
		assertEquals(0, count(FLUSH, "int i = 0;\n for (String order : orders) {\n producer.send(one);\n if (++i % 100 == 0) producer.flush();\n }"));
		assertEquals(0, count(FLUSH, "while (true) {\n for (String order : orders) {\n producer.send(one);\n }\n producer.flush();\n }"));
		assertEquals(Severity.INFO, code("@KafkaListener(topics = \"t\")", "template.send(\"u\", \"v\");\n template.flush();").finding(FLUSH).severity());
	}

	@Test
	void producers() {
		String made = "Producer<String, String> mine = new KafkaProducer<>(settings);\n mine.send(one);\n mine.close();";
		assertEquals(Severity.INFO, code("", made).finding(MADE).severity());
		assertEquals(1, count(MADE, "try (KafkaProducer<String, String> mine = new KafkaProducer<>(settings)) {\n mine.send(one);\n }"));
		assertEquals(0, count(MADE, "Producer<String, String> mine = new KafkaProducer<>(settings);\n for (String order : orders) {\n mine.send(one);\n }\n mine.close();"));
		assertEquals(0, count(MADE, "Producer<String, String> mine = new KafkaProducer<>(settings);\n mine.close();"));
		assertEquals(0, code("@org.springframework.context.annotation.Bean", made).findings(MADE).size());
		assertEquals(0, code("", made).replace(PATH, "void publish", "void start").findings(MADE).size());
	}

	@Test
	void commits() {
		String poll = "ConsumerRecords<String, String> records = consumer.poll(null);\n for (ConsumerRecord<String, String> each : records) {\n %s\n }\n%s";
		assertEquals(Severity.INFO, code("", poll.formatted("consumer.commitSync();", "")).finding(COMMIT).severity());
		assertEquals(1, count(COMMIT, "ConsumerRecords<String, String> records = consumer.poll(null);\n records.forEach(each -> {\n consumer.commitSync();\n });"));
		assertEquals(0, count(COMMIT, poll.formatted("", "consumer.commitSync();")));
		assertEquals(0, count(COMMIT, poll.formatted("if (each.offset() % 100 == 0) {\n consumer.commitSync();\n }", "")));
		assertEquals(0, count(COMMIT, "ConsumerRecords<String, String> records = consumer.poll(null);\n for (org.apache.kafka.common.TopicPartition each : records.partitions()) {\n consumer.commitSync();\n }"));
		assertEquals(0, count(COMMIT, poll.formatted("consumer.commitAsync();", "")));
	}
}
