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

/** Listeners with one consumer that waits for another system. */
class SerialListenersTest {

	private static final String RULE = "jms-listener-serial";
	private static final String UNPOOLED = "jmstemplate-unpooled-factory";
	private static final String FOLDER = "shop/src/main/java/shop/";
	private static final String KEYS = "shop/src/main/resources/application.yml";
	private static final String POM = "<project><parent><artifactId>spring-boot-starter-parent</artifactId></parent></project>\n";

	private static Files shop(String annotation, String client) {
		return new Files().with("shop/pom.xml", POM)
				.with(FOLDER + "Incoming.java", "package shop;\nimport org.springframework.jms.annotation.JmsListener;\nimport org.springframework.stereotype.Component;\n@Component class Incoming {\nprivate Carrier carrier;\n@JmsListener(" + annotation + ") void on(String text) { carrier.order(text); }\n}\n")
				.with(FOLDER + "Carrier.java", "package shop;\ninterface Carrier { void order(String text); }\n")
				.with(FOLDER + "HttpCarrier.java", "package shop;\nimport org.springframework.stereotype.Service;\nimport org.springframework.web.client.RestTemplate;\n@Service class HttpCarrier implements Carrier {\nprivate RestTemplate http;\npublic void order(String text) { send(text); }\nprivate void send(String text) { " + client + " }\n}\n");
	}

	private static final String WAITS = "http.postForObject(\"http://carrier\", text, String.class);";

	@Test
	void eachMessageWaitsForTheOneBefore() {
		Finding finding = shop("destination = \"${orders.queue}\"", WAITS).with(KEYS, "server.port: 80\norders:\n  queue: ${ORDERS:orders-in}\n").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(6, finding.origin().line());
		assertTrue(finding.message().startsWith("Incoming.on takes one message of orders-in at a time and waits for RestTemplate"), finding.message());
		assertEquals(FOLDER + "HttpCarrier.java", finding.related().getFirst().path());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"destination = \"orders\", concurrency = \"1\"|1", "destination = \"orders\", concurrency = \"1-1\"|1", "destination = \"orders\", concurrency = \"1-2\"|0", "destination = \"orders\", concurrency = \"2\"|0",
			"destination = \"orders\", concurrency = \"${orders.consumers}\"|1", "destination = \"orders\", concurrency = \"${orders.more-consumers}\"|0", "destination = \"orders\", concurrency = \"${unknown}\"|0", "destination = \"orders\", containerFactory = \"other\"|0"})
	void theNumberOfConsumers(String annotation, int findings) {
		assertEquals(findings, shop(annotation, WAITS).with(KEYS, "server.port: 80\norders:\n  consumers: ${CONSUMERS:1}\n  moreConsumers: 4\n").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"spring.jms.listener.max-concurrency: 5|0", "spring.jms.listener.concurrency: 5|0", "spring.jms.pub-sub-domain: true|0", "server.port: 80|1"})
	void whatTheApplicationSays(String keys, int findings) {
		assertEquals(findings, shop("destination = \"orders\"", WAITS).with(KEYS, keys + "\n").findings(RULE).size());
	}

	@Test
	void lookAlikes() {
		assertEquals(0, shop("destination = \"orders\"", "text.strip();").findings(RULE).size());
		assertEquals(0, shop("destination = \"orders\"", "executor.submit(() -> " + WAITS.replace(";", "") + ");").findings(RULE).size());
		Files grouped = shop("destination = \"orders\"", WAITS);
		assertEquals(0, grouped.with(FOLDER + "Incoming.java", "// Messages are done in order.\n" + grouped.text(FOLDER + "Incoming.java")).findings(RULE).size());
		assertEquals(0, shop("destination = \"orders\"", WAITS).with(FOLDER + "Factories.java", "package shop;\nimport org.springframework.jms.config.DefaultJmsListenerContainerFactory;\nclass Factories { @Bean DefaultJmsListenerContainerFactory jmsListenerContainerFactory() { DefaultJmsListenerContainerFactory factory = new DefaultJmsListenerContainerFactory(); factory.setConcurrency(\"3\"); return factory; } }\n").findings(RULE).size());
		assertEquals(0, shop("destination = \"orders\"", WAITS).with("shop/pom.xml", "<project/>\n").findings(RULE).size());
	}

	private static Files sending(String factory) {
		return new Files().with("shop/pom.xml", POM).with(FOLDER + "Sender.java", "package shop;\nimport org.springframework.jms.core.JmsTemplate;\nclass Sender { JmsTemplate template; void send() { template.convertAndSend(\"orders\", \"one\"); } }\n")
				.with(FOLDER + "Jms.java", "package shop;\nimport org.apache.qpid.jms.JmsConnectionFactory;\nimport org.springframework.jms.connection.CachingConnectionFactory;\nclass Jms {\n@Bean ConnectionFactory broker() {\n" + factory + "\n}\n}\n");
	}

	/** Spring Boot makes the template with the factory that code gives, as it is. */
	@Test
	void aFactoryThatTakesThePlaceOfThatOfSpringBoot() {
		Finding finding = sending("JmsConnectionFactory factory = new JmsConnectionFactory();\nfactory.setRemoteURI(\"amqp://mq\");\nconfigure(factory);\nreturn factory;").finding(UNPOOLED);
		assertEquals(6, finding.origin().line());
		assertTrue(finding.message().startsWith("The template of Jms.broker sends through JmsConnectionFactory"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"return new CachingConnectionFactory(new JmsConnectionFactory());", "JmsConnectionFactory factory = new JmsConnectionFactory(); return new CachingConnectionFactory(factory);", "JmsConnectionFactory factory = new JmsConnectionFactory(); return pooled(factory);",
			"JmsConnectionFactory factory = new JmsConnectionFactory(); other.setTargetConnectionFactory(factory); return other;"})
	void aFactoryThatSomethingKeeps(String factory) {
		assertEquals(0, sending(factory).findings(UNPOOLED).size());
	}
}
