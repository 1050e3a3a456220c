/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.switchyard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

class GatewayFactoriesTest {

	private static final String ID = "switchyard-jms-unpooled";

	private static String binding(String factory) {
		return "      <jms:binding.jms name=\"jms1\">\n        <jms:queue>ORDERS</jms:queue>\n" + factory + "      </jms:binding.jms>\n";
	}

	private static Files sending(String factory) {
		return Applications.orders("    <sca:reference name=\"Out\" promote=\"Bean/Out\">\n" + binding("        <jms:connectionFactory>" + factory + "</jms:connectionFactory>\n") + "    </sca:reference>\n", "");
	}

	@Test
	void referenceThatSendsWithoutAPool() {
		Finding finding = sending("#ConnectionFactory").finding(ID);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(7, finding.origin().line());
		assertTrue(finding.message().startsWith("Out sends through #ConnectionFactory, a factory of the server that pools nothing:"), finding.message());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void namesOfTheDirectory() {
		for (String factory : new String[] { "java:/ConnectionFactory", "ConnectionFactory", "java:jboss/exported/jms/RemoteConnectionFactory", "#RemoteConnectionFactory" }) {
			assertEquals(1, sending(factory).findings(ID).size(), factory);
		}
	}

	@Test
	void pooledAndOwnFactoriesAreLeftAlone() {
		for (String factory : new String[] { "#JmsXA", "java:/JmsXA", "java:jboss/DefaultJMSConnectionFactory", "#pooledConnectionFactory", "java:/OrdersConnectionFactory" }) {
			assertTrue(sending(factory).findings(ID).isEmpty(), factory);
		}
	}

	/** What receives keeps its connection; a test may do as it likes. */
	@Test
	void lookAlikes() {
		String factory = "        <jms:connectionFactory>#ConnectionFactory</jms:connectionFactory>\n";
		assertTrue(Applications.orders(Applications.service("Order", binding(factory)), "").findings(ID).isEmpty());
		assertTrue(Applications.orders("    <sca:reference name=\"Out\" promote=\"Bean/Out\">\n" + binding("") + "    </sca:reference>\n", "").findings(ID).isEmpty());
		assertTrue(new Files().with("orders/src/test/resources/META-INF/switchyard.xml", sending("#ConnectionFactory").text(Applications.ORDERS)).findings(ID).isEmpty());
	}
}
