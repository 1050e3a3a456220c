/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code jms-listener-prefetch-slow}. */
class SlowListenersTest {

	private static final String RULE = "jms-listener-prefetch-slow";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String KEYS = "shop/src/main/resources/application.yml";
	private static final String WAITS = "http.postForObject(\"http://carrier\", text, String.class);";

	private static Files shop(String starter, String annotation, String work) {
		return new Files().with("shop/pom.xml", "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent><dependencies><dependency><artifactId>" + starter + "</artifactId></dependency></dependencies></project>\n")
				.with(KEYS, "server.port: 80\norders:\n  consumers: 4\n")
				.with(FOLDER + "Incoming.java", "package shop;\nimport org.springframework.jms.annotation.JmsListener;\nimport org.springframework.stereotype.Component;\nimport org.springframework.web.client.RestTemplate;\n@Component class Incoming {\nprivate RestTemplate http;\n@JmsListener(destination = \"orders\"" + annotation + ") void on(String text) { " + work + " }\n}\n");
	}

	@Test
	void whichBroker() {
		Finding classic = shop("spring-boot-starter-activemq", ", concurrency = \"2-5\"", WAITS).finding(RULE);
		assertEquals(Severity.INFO, classic.severity());
		assertEquals(7, classic.origin().line());
		assertTrue(classic.message().contains("up to 5 consumers") && classic.message().contains("queuePrefetch=1"), classic.message());
		assertTrue(shop("spring-boot-starter-artemis", ", concurrency = \"5\"", WAITS).finding(RULE).message().contains("consumerWindowSize=0"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {", concurrency = \"2\"|1", ", concurrency = \"1\"|0", "|0", ", concurrency = \"${orders.consumers}\"|1", ", concurrency = \"${unknown}\"|0", ", containerFactory = \"other\"|0"})
	void howManyConsumers(String annotation, int findings) {
		assertEquals(findings, shop("spring-boot-starter-activemq", annotation == null ? "" : annotation, WAITS).findings(RULE).size());
	}

	@Test
	void byTheKeysOfTheApplication() {
		assertEquals(1, shop("spring-boot-starter-activemq", "", WAITS).with(KEYS, "spring.jms.listener.max-concurrency: 6\n").findings(RULE).size());
	}

	@Test
	void whereSomethingSaysHowMany() {
		Files files = shop("spring-boot-starter-activemq", ", concurrency = \"4\"", WAITS);
		assertEquals(0, files.with(KEYS, "spring.activemq.broker-url: tcp://broker:61616?jms.prefetchPolicy.queuePrefetch=1\n").findings(RULE).size());
		Files coded = shop("spring-boot-starter-activemq", ", concurrency = \"4\"", WAITS);
		assertEquals(0, coded.with(FOLDER + "Ahead.java", "package shop;\nimport org.apache.activemq.ActiveMQPrefetchPolicy;\nclass Ahead { ActiveMQPrefetchPolicy policy() { ActiveMQPrefetchPolicy policy = new ActiveMQPrefetchPolicy(); policy.setQueuePrefetch(1); return policy; } }\n").findings(RULE).size());
		Files named = shop("spring-boot-starter-activemq", ", concurrency = \"4\"", WAITS);
		assertEquals(0, named.with(FOLDER + "Names.java", "package shop;\nclass Names { String orders = \"orders?consumer.prefetchSize=1\"; }\n").findings(RULE).size());
	}

	@Test
	void lookAlikes() {
		assertEquals(0, shop("spring-boot-starter-activemq", ", concurrency = \"4\"", "text.strip();").findings(RULE).size());
		assertEquals(0, shop("spring-boot-starter-web", ", concurrency = \"4\"", WAITS).findings(RULE).size());
	}
}
