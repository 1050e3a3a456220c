/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.mq;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.registry.RuleRegistry;

/** Transport, sessions and pools of factories of WebSphere MQ. */
class WebSphereMqRulesTest {

	private static final String LOCAL_CLIENT = "transportType=\"CLIENT\" host=\"localhost\"";

	private static Files transport(String attributes) {
		return MqSamples.files("maxSessions=\"5\"", attributes, "", "");
	}

	@Test
	void clientToThisMachine() {
		Finding finding = transport(LOCAL_CLIENT).finding("mq-client-transport-local-qm");
		assertEquals(Severity.INFO, finding.severity());
		assertTrue(finding.message().contains("Orders CF") && finding.message().contains("localhost"), finding.message());
		assertEquals(1, transport("transportType=\"CLIENT\" host=\"NODE1\"").findings("mq-client-transport-local-qm").size());
		for (String other : List.of("transportType=\"CLIENT\" host=\"mq.example.com\"", "transportType=\"BINDINGS\" host=\"localhost\"", "transportType=\"CLIENT\"",
				"transportType=\"CLIENT\" host=\"${MQ_HOST}\"", "host=\"localhost\"")) {
			assertTrue(transport(other).findings("mq-client-transport-local-qm").isEmpty(), other);
		}
		FixContract.verify(transport(LOCAL_CLIENT), "mq-client-transport-local-qm/bindings", Map.of(MqSamples.RESOURCES, Map.of("\"CLIENT\"", "\"BINDINGS\"")));
	}

	@Test
	void clientToThisMachineOnLiberty() {
		Files files = new Files().with("Liberty/server.xml", """
				<?xml version="1.0" encoding="UTF-8"?>
				<server description="orders">
				  <jmsActivationSpec id="shop/Listener">
				    <properties.wmqJms destinationRef="jms/orders" transportType="CLIENT" hostName="localhost" queueManager="QM1"/>
				  </jmsActivationSpec>
				  <jmsQueueConnectionFactory id="cf" jndiName="jms/cf">
				    <properties.wmqJms transportType="CLIENT" hostName="mq.example.com" queueManager="QM1"/>
				  </jmsQueueConnectionFactory>
				</server>
				""");
		Finding finding = files.finding("mq-client-transport-local-qm");
		assertTrue(finding.message().contains("not two containers"), finding.message());
		FixContract.verify(files, "mq-client-transport-local-qm/bindings", Map.of("Liberty/server.xml", Map.of("\"CLIENT\" hostName=\"localhost\"", "\"BINDINGS\" hostName=\"localhost\"")));
	}

	@Test
	void bindingsToAnotherMachine() {
		String remote = "transportType=\"BINDINGS\" host=\"mq.example.com\"";
		assertEquals("BINDINGS", transport(remote).finding("mq-bindings-remote-qm").measured());
		assertTrue(transport("transportType=\"BINDINGS\" host=\"localhost\"").findings("mq-bindings-remote-qm").isEmpty());
		assertTrue(transport("transportType=\"BINDINGS\"").findings("mq-bindings-remote-qm").isEmpty());
		assertTrue(transport("transportType=\"BINDINGS_THEN_CLIENT\" host=\"mq.example.com\"").findings("mq-bindings-remote-qm").isEmpty());
		FixContract.verify(transport(remote), "mq-bindings-remote-qm/client", Map.of(MqSamples.RESOURCES, Map.of("\"BINDINGS\"", "\"CLIENT\"")));
	}

	@Test
	void bindingsNotice() {
		assertEquals(1, transport("transportType=\"BINDINGS\"").findings("mq-bindings-security-notice").size());
		assertTrue(transport("transportType=\"CLIENT\"").findings("mq-bindings-security-notice").isEmpty());
		assertFalse(RuleRegistry.standard().rule("mq-bindings-security-notice").orElseThrow().isStandard());
	}

	@Test
	void serialPort() {
		Files one = MqSamples.files("maxSessions=\"1\"", "", "", "");
		assertEquals(Severity.WARNING, one.finding("listenerport-maxsessions-serial").severity());
		assertTrue(MqSamples.files("", "", "", "").finding("listenerport-maxsessions-serial").message().contains("states no maximum"));
		assertTrue(MqSamples.files("maxSessions=\"2\"", "", "", "").findings("listenerport-maxsessions-serial").isEmpty());
		assertTrue(MqSamples.files("maxSessions=\"${SESSIONS}\"", "", "", "").findings("listenerport-maxsessions-serial").isEmpty());
		assertEquals(2, one.finding("listenerport-maxsessions-serial").fixes().size());
		FixContract.verify(one, "listenerport-maxsessions-serial/few", Map.of(MqSamples.SERVER, Map.of("maxSessions=\"1\"", "maxSessions=\"6\"")));
		FixContract.verify(one, "listenerport-maxsessions-serial/many", Map.of(MqSamples.SERVER, Map.of("maxSessions=\"1\"", "maxSessions=\"50\"")));
		Files persistent = MqSamples.files("maxSessions=\"1\"", "", "", "persistence=\"PERSISTENT\"");
		assertEquals(List.of("listenerport-maxsessions-serial/many"), persistent.finding("listenerport-maxsessions-serial").fixes().stream().map(fix -> fix.id()).toList());
	}

	@Test
	void sessionsWithoutPersistence() {
		String queue = "persistence=\"NONPERSISTENT\"";
		for (int outside : new int[] {2, 4, 17, 100}) {
			assertEquals("6", MqSamples.files("maxSessions=\"" + outside + "\"", "", "", queue).finding("listenerport-maxsessions-nonpersistent").limit());
		}
		for (int inside : new int[] {1, 5, 6, 16}) {
			assertTrue(MqSamples.files("maxSessions=\"" + inside + "\"", "", "", queue).findings("listenerport-maxsessions-nonpersistent").isEmpty(), () -> "" + inside);
		}
		assertTrue(MqSamples.files("maxSessions=\"2\"", "", "", "persistence=\"APPLICATION_DEFINED\"").findings("listenerport-maxsessions-nonpersistent").isEmpty());
		FixContract.verify(MqSamples.files("maxSessions=\"100\"", "", "", queue), "listenerport-maxsessions-nonpersistent/sessions",
				Map.of(MqSamples.SERVER, Map.of("maxSessions=\"100\"", "maxSessions=\"6\"")));
	}

	@Test
	void sessionsWithPersistence() {
		String queue = "persistence=\"PERSISTENT\"";
		assertEquals(1, MqSamples.files("maxSessions=\"9\"", "", "", queue).findings("listenerport-maxsessions-persistent").size());
		assertTrue(MqSamples.files("maxSessions=\"10\"", "", "", queue).findings("listenerport-maxsessions-persistent").isEmpty());
		assertTrue(MqSamples.files("maxSessions=\"1\"", "", "", queue).findings("listenerport-maxsessions-persistent").isEmpty());
		assertTrue(MqSamples.files("maxSessions=\"5\"", "", "", "").findings("listenerport-maxsessions-persistent").isEmpty());
		FixContract.verify(MqSamples.files("maxSessions=\"5\"", "", "", queue), "listenerport-maxsessions-persistent/sessions",
				Map.of(MqSamples.SERVER, Map.of("maxSessions=\"5\"", "maxSessions=\"50\"")));
	}

	@Test
	void portAbovePool() {
		String rule = "listenerport-maxsessions-above-qcf-session-pool";
		Files files = MqSamples.files("maxSessions=\"50\"", "", "maxConnections=\"20\"", "");
		Finding finding = files.finding(rule);
		assertEquals(Severity.WARNING, finding.severity());
		assertEquals(MqSamples.RESOURCES, finding.related().get(0).path());
		assertTrue(MqSamples.files("maxSessions=\"20\"", "", "maxConnections=\"20\"", "").findings(rule).isEmpty());
		assertEquals("20", MqSamples.files("maxSessions=\"21\"", "", "maxConnections=\"20\"", "").finding(rule).limit());
		assertEquals("10", MqSamples.files("maxSessions=\"11\"", "", "", "").finding(rule).limit());
		assertTrue(MqSamples.files("maxSessions=\"50\"", "", "maxConnections=\"0\"", "").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/raise-pool", Map.of(MqSamples.RESOURCES, Map.of("maxConnections=\"20\"", "maxConnections=\"50\"")));
		FixContract.verify(files, rule + "/lower-sessions", Map.of(MqSamples.SERVER, Map.of("maxSessions=\"50\"", "maxSessions=\"20\"")));
	}

	@Test
	void portsTogetherAbovePool() {
		String rule = "qcf-session-pool-below-sum";
		Files files = MqSamples.files("maxSessions=\"12\"", "", "maxConnections=\"20\"", "").replace(MqSamples.SERVER, "  </services>",
				"    <listenerPorts xmi:id=\"Port_2\" name=\"Returns\" connectionFactoryJNDIName=\"jms/cf\" destinationJNDIName=\"jms/returns\" maxSessions=\"9\"/>\n  </services>");
		Finding finding = files.finding(rule);
		assertEquals("21", finding.limit());
		assertTrue(finding.message().contains("OrdersPort (12), Returns (9)"), finding.message());
		assertEquals(2, finding.related().size());
		assertTrue(files.copy().replace(MqSamples.SERVER, "maxSessions=\"9\"", "maxSessions=\"8\"").findings(rule).isEmpty());
		assertTrue(MqSamples.files("maxSessions=\"12\"", "", "maxConnections=\"10\"", "").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/raise-pool", Map.of(MqSamples.RESOURCES, Map.of("maxConnections=\"20\"", "maxConnections=\"21\"")));
	}

	@Test
	void fewSessionsKept() {
		String rule = "qcf-min-sessions-default-bursty";
		Files files = MqSamples.files("maxSessions=\"12\"", "", "minConnections=\"1\" maxConnections=\"20\"", "");
		assertEquals("5", files.finding(rule).limit());
		assertEquals("3", MqSamples.files("maxSessions=\"2\"", "", "minConnections=\"1\" maxConnections=\"3\"", "").finding(rule).limit());
		assertTrue(MqSamples.files("maxSessions=\"12\"", "", "minConnections=\"2\" maxConnections=\"20\"", "").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/keep", Map.of(MqSamples.RESOURCES, Map.of("minConnections=\"1\"", "minConnections=\"5\"")));
	}

	@Test
	void messagesInABatch() {
		String rule = "listenerport-maxmessages-changed";
		Files files = MqSamples.files("maxSessions=\"5\" maxMessages=\"10\"", "", "", "");
		assertEquals("10", files.finding(rule).measured());
		assertTrue(MqSamples.files("maxSessions=\"5\" maxMessages=\"1\"", "", "", "").findings(rule).isEmpty());
		assertEquals("2", MqSamples.files("maxSessions=\"5\" maxMessages=\"2\"", "", "", "").finding(rule).measured());
		assertTrue(MqSamples.files("maxSessions=\"5\"", "", "", "").findings(rule).isEmpty());
		FixContract.verify(files, rule + "/one", Map.of(MqSamples.SERVER, Map.of("maxMessages=\"10\"", "maxMessages=\"1\"")));
	}

	@Test
	void embeddedProvider() {
		Files files = MqSamples.files("maxSessions=\"5\"", "", "", "").replace(MqSamples.RESOURCES, "</xmi:XMI>", """
				  <resources.jms:JMSProvider xmi:id="Provider_2" name="WebSphere JMS Provider">
				    <factories xmi:type="resources.jms.internalmessaging:WASQueueConnectionFactory" xmlns:resources.jms.internalmessaging="http://www.ibm.com/websphere/appserver/schemas/5.0/resources.jms.internalmessaging.xmi" xmi:id="Factory_2" name="Embedded" jndiName="jms/embedded"/>
				  </resources.jms:JMSProvider>
				</xmi:XMI>""");
		assertTrue(files.finding("embedded-jms-provider-used").message().contains("Embedded"));
		assertTrue(MqSamples.files("maxSessions=\"5\"", "", "", "").findings("embedded-jms-provider-used").isEmpty());
	}

	@Test
	void persistentDestination() {
		assertEquals(1, MqSamples.files("maxSessions=\"50\"", "", "", "persistence=\"PERSISTENT\"").findings("persistent-when-not-needed").size());
		for (String other : List.of("NONPERSISTENT", "APPLICATION_DEFINED", "QUEUE_DEFINED")) {
			assertTrue(MqSamples.files("maxSessions=\"50\"", "", "", "persistence=\"" + other + "\"").findings("persistent-when-not-needed").isEmpty(), other);
		}
	}
}
