/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.springintegration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class MessagingGatewaysTest {

	private static final String TEMPORARY = "si-jms-gateway-temp-queue-per-request";
	private static final String CONSUMER = "si-jms-gateway-consumer-per-request";
	private static final String LEAK = "si-jms-gateway-cached-consumers-leak";
	private static final String IGNORED = "si-jms-gateway-reply-listener-ignored";
	private static final String ASYNC = "si-jms-gateway-async-ignored";
	private static final String FACTORY = "  <bean id=\"jmsConnectionFactory\" class=\"org.springframework.jms.connection.CachingConnectionFactory\">\n    <property name=\"sessionCacheSize\" value=\"10\"/>\n  </bean>\n";

	private static Files gateway(String attributes, String inside) {
		return Contexts.context("  <j:outbound-gateway id=\"ask\" request-channel=\"questions\" request-destination-name=\"orders\"" + attributes + (inside.isEmpty() ? "/>\n" : ">\n" + inside + "  </j:outbound-gateway>\n"));
	}

	private static Files coded(String chain) {
		return Contexts.code("org.springframework.integration.dsl.IntegrationFlow;org.springframework.integration.jms.dsl.Jms;javax.jms.ConnectionFactory",
				"\tIntegrationFlow ask(ConnectionFactory factory) {\n\t\treturn IntegrationFlow.from(\"questions\").handle(Jms.outboundGateway(factory).requestDestination(\"orders\")" + chain + ").get();\n\t}\n");
	}

	@Test
	void aQueueForEveryRequest() {
		Finding finding = gateway("", "").finding(TEMPORARY);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(3, finding.origin().line());
		assertEquals("ask makes a temporary queue for every request", finding.headline());
		assertTrue(gateway("", "    <j:reply-listener/>\n").findings(TEMPORARY).isEmpty());
		assertTrue(gateway(" reply-destination-name=\"answers\"", "").findings(TEMPORARY).isEmpty());
		FixContract.verify(gateway("", ""), TEMPORARY + "/listener", Map.of(Contexts.CONTEXT, Map.of("request-destination-name=\"orders\"/>", "request-destination-name=\"orders\">\n    <j:reply-listener/>\n  </j:outbound-gateway>")));
	}

	@Test
	void aQueueForEveryRequestOfCode() {
		assertEquals("Flows.ask makes a temporary queue for every request", coded("").finding(TEMPORARY).headline());
		assertTrue(coded(".replyContainer()").findings(TEMPORARY).isEmpty());
		assertTrue(coded(".replyDestination(\"answers\")").findings(TEMPORARY).isEmpty());
	}

	@Test
	void testsAndOtherElementsAreLeftAlone() {
		assertTrue(new Files().with("orders/src/test/resources/flows.xml", gateway("", "").text(Contexts.CONTEXT)).findings(TEMPORARY).isEmpty());
		assertTrue(Contexts.context("  <int-http:outbound-gateway id=\"ask\" request-channel=\"questions\" url=\"http://h/\"/>\n").findings(TEMPORARY).isEmpty());
	}

	@Test
	void aConsumerForEveryRequest() {
		Finding finding = gateway(" reply-destination-name=\"answers\"", "").finding(CONSUMER);
		assertEquals(Severity.WARNING, finding.severity());
		assertTrue(finding.message().startsWith("The JMS gateway ask takes replies from a fixed queue without a reply-listener"), finding.message());
		assertTrue(gateway("", "").findings(CONSUMER).isEmpty());
		assertTrue(gateway(" reply-destination-name=\"answers\" correlation-key=\"JMSCorrelationID\"", "    <j:reply-listener/>\n").findings(CONSUMER).isEmpty());
		assertEquals(1, coded(".replyDestination(\"answers\")").findings(CONSUMER).size());
	}

	private static Files cached(String factory) {
		Files files = gateway(" reply-destination-name=\"answers\"", "");
		return files.with("orders/src/main/resources/META-INF/infrastructure.xml", Contexts.text(factory));
	}

	@Test
	void consumersThatAreKept() {
		Finding finding = cached(FACTORY).finding(LEAK);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals("jmsConnectionFactory keeps a consumer for every request of ask", finding.headline());
		assertEquals("orders/src/main/resources/META-INF/infrastructure.xml", finding.related().getFirst().path());
		assertTrue(cached(FACTORY).findings(CONSUMER).isEmpty(), "the leak says more");
		FixContract.verify(cached(FACTORY), LEAK + "/uncached", Map.of("orders/src/main/resources/META-INF/infrastructure.xml",
				Map.of("value=\"10\"/>\n", "value=\"10\"/>\n    <property name=\"cacheConsumers\" value=\"false\"/>\n")));
	}

	@Test
	void otherFactoriesAreLeftAlone() {
		assertTrue(cached(FACTORY.replace("sessionCacheSize\" value=\"10", "cacheConsumers\" value=\"false")).findings(LEAK).isEmpty());
		assertTrue(cached(FACTORY.replace("CachingConnectionFactory", "SingleConnectionFactory")).findings(LEAK).isEmpty());
		assertTrue(cached(FACTORY.replace("jmsConnectionFactory", "other")).findings(LEAK).isEmpty());
		assertTrue(cached(FACTORY).replace(Contexts.CONTEXT, " reply-destination-name=\"answers\"", "").findings(LEAK).isEmpty());
	}

	@Test
	void aListenerWithoutAKey() {
		Files files = gateway(" reply-destination-name=\"answers\"", "    <j:reply-listener/>\n");
		assertEquals("The reply listener of ask is not used", files.finding(IGNORED).headline());
		assertTrue(gateway("", "    <j:reply-listener/>\n").findings(IGNORED).isEmpty());
		assertTrue(gateway(" reply-destination-name=\"answers\" correlation-key=\"JMSCorrelationID\"", "    <j:reply-listener/>\n").findings(IGNORED).isEmpty());
		FixContract.verify(files, IGNORED + "/key", Map.of(Contexts.CONTEXT, Map.of("reply-destination-name=\"answers\"", "reply-destination-name=\"answers\" correlation-key=\"JMSCorrelationID\"")));
	}

	@Test
	void aKeyThatAListenerDoesNotAllow() {
		Files files = gateway(" correlation-key=\"JMSCorrelationID*\"", "    <j:reply-listener/>\n");
		assertTrue(files.finding(IGNORED).message().contains("\"JMSCorrelationID*\", which a listener does not allow"));
		FixContract.verify(files, IGNORED + "/key", Map.of(Contexts.CONTEXT, Map.of("JMSCorrelationID*", "JMSCorrelationID")));
	}

	@Test
	void asynchronousWithoutEffect() {
		Files files = gateway(" async=\"true\"", "");
		assertEquals("ask is asynchronous by its setting and blocks its threads", files.finding(ASYNC).headline());
		assertTrue(gateway(" async=\"true\"", "    <j:reply-listener/>\n").finding(ASYNC).message().contains("without a correlation key. It needs one"));
		assertTrue(gateway(" async=\"true\" correlation-key=\"JMSCorrelationID\"", "").finding(ASYNC).message().contains("without a reply-listener. It needs one"));
		assertTrue(gateway(" async=\"true\" correlation-key=\"JMSCorrelationID\"", "    <j:reply-listener/>\n").findings(ASYNC).isEmpty());
		assertTrue(gateway(" async=\"false\"", "").findings(ASYNC).isEmpty());
		assertTrue(files.findings(TEMPORARY).isEmpty(), "its fix would be the same change");
		assertEquals(1, coded(".replyContainer().async(true)").findings(ASYNC).size());
		FixContract.verify(files, ASYNC + "/both",
				Map.of(Contexts.CONTEXT, Map.of(" async=\"true\"/>", " async=\"true\" correlation-key=\"JMSCorrelationID\">\n    <j:reply-listener/>\n  </j:outbound-gateway>")));
	}
}
