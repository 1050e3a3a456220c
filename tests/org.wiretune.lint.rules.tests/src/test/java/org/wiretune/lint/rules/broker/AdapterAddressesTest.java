/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;

/** Options of brokers that resource adapters of servers are given. */
class AdapterAddressesTest {

	private static final String SYNCHRONOUS = "amq-always-sync-send";
	private static final String BLOCKING = "artemis-block-on-nondurable";

	private static Files server(String property) {
		return new Files().with("server/standalone/configuration/standalone.xml", """
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:resource-adapters:7.1">
				      <resource-adapters>
				        <resource-adapter id="orders">
				          <archive>activemq-rar.rar</archive>
				          %s
				        </resource-adapter>
				      </resource-adapters>
				    </subsystem>
				  </profile>
				</server>
				""".formatted(property));
	}

	@Test
	void anAddressOfTheServer() {
		Files files = server("<config-property name=\"ServerUrl\">tcp://broker:61616?jms.alwaysSyncSend=true</config-property>");
		assertEquals(7, files.finding(SYNCHRONOUS).origin().line());
		assertEquals(0, server("<config-property name=\"ServerUrl\">tcp://broker:61616?jms.alwaysSyncSend=false</config-property>").findings(SYNCHRONOUS).size());
	}

	@ParameterizedTest
	@CsvSource({"BlockOnNonDurableSend, true, 1", "blockOnAcknowledge, true, 1", "BlockOnNonDurableSend, false, 0", "UserName, true, 0"})
	void anOptionOfItsOwn(String name, String value, int findings) {
		assertEquals(findings, server("<config-property name=\"" + name + "\">" + value + "</config-property>").findings(BLOCKING).size());
	}

	@Test
	void beforeTheServerReadsIt() {
		assertEquals(1, new Files().with("orders/rar/META-INF/ra.xml", """
				<connector xmlns="https://jakarta.ee/xml/ns/jakartaee" version="2.0">
				  <resourceadapter>
				    <config-property>
				      <config-property-name>ServerUrl</config-property-name>
				      <config-property-type>java.lang.String</config-property-type>
				      <config-property-value>tcp://broker:61616?jms.alwaysSyncSend=true</config-property-value>
				    </config-property>
				  </resourceadapter>
				</connector>
				""").findings(SYNCHRONOUS).size());
		assertEquals(1, new Files().with("orders/deploy/orders-ra.xml", """
				<resource-adapters>
				  <resource-adapter id="orders">
				    <config-property name="ServerUrl">tcp://broker:61616?jms.alwaysSyncSend=true</config-property>
				  </resource-adapter>
				</resource-adapters>
				""").findings(SYNCHRONOUS).size());
	}
}
