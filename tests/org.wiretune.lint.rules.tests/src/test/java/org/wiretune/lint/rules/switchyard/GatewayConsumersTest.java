/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class GatewayConsumersTest {

	private static final String ID = "switchyard-jms-one-consumer";
	private static final String QUEUE = "        <jms:queue>ORDERS</jms:queue>\n";
	private static final String FACTORY = "        <jms:connectionFactory>#ConnectionFactory</jms:connectionFactory>\n";

	private static String binding(String inside) {
		return "      <jms:binding.jms name=\"jms1\">\n" + inside + "      </jms:binding.jms>\n";
	}

	private static Files gateway(String inside) {
		return Applications.orders(Applications.service("Order", binding(inside)), "");
	}

	@Test
	void queueWithOneConsumer() {
		Finding finding = gateway(QUEUE + FACTORY).finding(ID);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(5, finding.origin().line());
		assertTrue(finding.message().startsWith("Order takes messages from ORDERS with 1 consumer,"), finding.message());
	}

	@Test
	void statedNumbersAreMeant() {
		for (String stated : new String[] { "<jms:concurrentConsumers>5</jms:concurrentConsumers>", "<jms:concurrentConsumers>1</jms:concurrentConsumers>",
				"<jms:maxConcurrentConsumers>10</jms:maxConcurrentConsumers>" }) {
			assertTrue(gateway(QUEUE + FACTORY + "        " + stated + "\n").findings(ID).isEmpty(), stated);
		}
	}

	@Test
	void topicsAndSendersAreLeftAlone() {
		assertTrue(gateway(QUEUE.replace("queue", "topic") + FACTORY).findings(ID).isEmpty());
		assertTrue(Applications.orders("    <sca:reference name=\"Out\" promote=\"Bean/Out\">\n" + binding(QUEUE + FACTORY) + "    </sca:reference>\n", "").findings(ID).isEmpty());
		assertTrue(Applications.orders(Applications.service("Order", "      <sca:binding.sca/>\n"), "").findings(ID).isEmpty());
	}

	@Test
	void eachGatewayOfAServiceHasItsConsumers() {
		assertEquals(2, Applications.orders(Applications.service("Order", binding(QUEUE + FACTORY) + binding(QUEUE.replace("ORDERS", "BULK") + FACTORY)), "").findings(ID).size());
	}

	@Test
	void fixStandsWhereTheSchemaWantsIt() {
		String reply = "        <jms:replyTo>ANSWERS</jms:replyTo>\n";
		FixContract.verify(gateway(QUEUE + FACTORY + reply), ID + "/consumers",
				Map.of(Applications.ORDERS, Map.of(FACTORY, FACTORY + "        <jms:concurrentConsumers>5</jms:concurrentConsumers>\n")));
	}
}
