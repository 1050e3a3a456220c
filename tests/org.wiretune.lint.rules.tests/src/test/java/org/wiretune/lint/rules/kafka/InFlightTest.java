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

/** Rule {@code kafka-in-flight-one}. */
class InFlightTest {

	private static final String RULE = "kafka-in-flight-one";
	private static final String PATH = "shop/src/main/resources/application.properties";
	private static final String KEY = "max.in.flight.requests.per.connection";

	@ParameterizedTest
	@CsvSource({"spring.kafka.producer.properties.", "spring.kafka.properties.", "mp.messaging.outgoing.orders."})
	void keys(String prefix) {
		Files files = new Files().with(PATH, (prefix.startsWith("mp") ? "quarkus.http.port=8080\n" : "") + prefix + KEY + "=1\n");
		assertEquals(Severity.INFO, files.finding(RULE).severity());
		FixContract.verify(files, RULE + "/shipped", Map.of(PATH, Map.of("connection=1", "connection=5")));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"=1|1", "=2|0", "=5|0", "=${FLIGHT}|0", "=1;spring.kafka.producer.acks=all|1", "=1;spring.kafka.producer.acks=-1|1", "=1;spring.kafka.producer.acks=1|0",
			"=1;spring.kafka.producer.properties.enable.idempotence=false|0", "=1;spring.kafka.producer.properties.enable.idempotence=true|1", "=1;spring.kafka.properties.enable.idempotence=false|0"})
	void theBoundary(String text, int findings) {
		assertEquals(findings, new Files().with(PATH, "spring.kafka.producer.properties." + KEY + text.replace(';', '\n') + "\n").findings(RULE).size());
	}

	/** Clients before 3.0 are not idempotent by themselves, and keep their order by this alone. */
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"<artifactId>kafka-clients</artifactId><version>2.8.1</version>|0", "<artifactId>kafka-clients</artifactId><version>3.0.0</version>|1", "<kafka_version>2.4.0</kafka_version>|0", "<kafka.version>3.7.1</kafka.version>|1", "<spring-kafka.version>2.4.0</spring-kafka.version>|1",
			"<parent><artifactId>spring-boot-starter-parent</artifactId><version>2.5.14</version></parent>|0", "<parent><artifactId>spring-boot-starter-parent</artifactId><version>2.6.0</version></parent>|1", "<kafka.version>2.4.0</kafka.version>;spring.kafka.producer.properties.enable.idempotence=true|1"})
	void olderClients(String build, int findings) {
		String[] parts = build.split(";", 2);
		assertEquals(findings, new Files().with("shop/pom.xml", "<project>" + parts[0] + "</project>\n").with(PATH, "spring.kafka.producer.properties." + KEY + "=1\n" + (parts.length > 1 ? parts[1] + "\n" : "")).findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource({"shop/src/main/resources/application-dev.properties", "shop/src/test/resources/application.properties"})
	void developmentAndTests(String path) {
		assertEquals(0, new Files().with(path, "spring.kafka.producer.properties." + KEY + "=1\n").findings(RULE).size());
	}
}
