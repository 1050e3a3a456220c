/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Options of the addresses of brokers. */
class AddressOptionsTest {

	private static final String SYNCHRONOUS = "amq-always-sync-send";
	private static final String BLOCKING = "artemis-block-on-nondurable";
	private static final String CODE = "shop/src/main/java/shop/Orders.java";
	private static final String SETTINGS = "shop/src/main/resources/application.properties";

	private static Files code(String path, String address) {
		return new Files().with(path, "package shop;\n\nclass Orders {\n\tString broker() {\n\t\treturn \"" + address + "\";\n\t}\n}\n");
	}

	private static Files settings(String address) {
		return new Files().with(SETTINGS, "spring.activemq.broker-url=" + address + "\n");
	}

	@ParameterizedTest
	@CsvSource({"tcp://broker:61616?jms.alwaysSyncSend=true, 1", "tcp://broker:61616?jms.alwaysSyncSend=false, 0", "tcp://broker:61616, 0",
			"failover:(tcp://a:61616)?jms.prefetchPolicy.all=1&jms.alwaysSyncSend=true, 1", "text?jms.alwaysSyncSend=true, 0"})
	void synchronousInCode(String address, int findings) {
		assertEquals(findings, code(CODE, address).findings(SYNCHRONOUS).size());
	}

	@ParameterizedTest
	@CsvSource({"tcp://broker:61616?blockOnNonDurableSend=true, 1", "tcp://broker:61616?blockOnNonDurableSend=false, 0", "tcp://broker:61616?a=b&blockOnAcknowledge=true, 1", "tcp://broker:61616?blockOnDurableSend=true, 0"})
	void blockingInCode(String address, int findings) {
		Files files = code(CODE, address);
		assertEquals(findings, files.findings(BLOCKING).size());
		files.findings(BLOCKING).forEach(finding -> assertEquals(Severity.INFO, finding.severity()));
	}

	@Test
	void inSettings() {
		assertEquals(Severity.WARNING, settings("tcp://broker:61616?jms.alwaysSyncSend=true").finding(SYNCHRONOUS).severity());
		assertEquals(0, settings("tcp://broker:61616?jms.alwaysSyncSend=false").findings(SYNCHRONOUS).size());
		assertEquals(0, settings("${BROKER}").findings(SYNCHRONOUS).size());
	}

	private static Files factory(String path, String type, String set) {
		return new Files().with(path, "package shop;\nimport org.apache.activemq." + type + ";\nclass Orders {\n\tObject broker(boolean sure) {\n\t\tActiveMQConnectionFactory factory = new ActiveMQConnectionFactory(\"tcp://broker:61616\");\n\t\tfactory." + set + ";\n\t\treturn factory;\n\t}\n}\n");
	}

	@ParameterizedTest
	@CsvSource({"ActiveMQConnectionFactory, setAlwaysSyncSend(true), 1, 0", "ActiveMQConnectionFactory, setAlwaysSyncSend(false), 0, 0", "ActiveMQConnectionFactory, setAlwaysSyncSend(sure), 0, 0", "artemis.jms.client.ActiveMQConnectionFactory, setBlockOnNonDurableSend(true), 0, 1",
			"artemis.jms.client.ActiveMQConnectionFactory, setBlockOnAcknowledge(true), 0, 1", "artemis.jms.client.ActiveMQConnectionFactory, setBlockOnDurableSend(true), 0, 0"})
	void onAFactoryInCode(String type, String set, int synchronous, int blocking) {
		Files files = factory(CODE, type, set);
		assertEquals(synchronous, files.findings(SYNCHRONOUS).size());
		assertEquals(blocking, files.findings(BLOCKING).size());
		files.findings(SYNCHRONOUS).forEach(finding -> assertEquals("Orders.broker waits for the broker with each message: alwaysSyncSend", finding.headline()));
		assertEquals(0, factory("shop/src/test/java/shop/Orders.java", type, set).findings(blocking == 1 ? BLOCKING : SYNCHRONOUS).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {"<property name=\"alwaysSyncSend\" value=\"true\"/>|1", "<property name=\"alwaysSyncSend\"><value>true</value></property>|1", "<property name=\"alwaysSyncSend\" value=\"false\"/>|0", "<property name=\"useAsyncSend\" value=\"true\"/>|0",
			"<property name=\"brokerURL\" value=\"tcp://broker:61616?jms.alwaysSyncSend=true\"/>|1", "<property name=\"brokerURL\" value=\"${broker}\"/>|0"})
	void inAContextOfXml(String property, int findings) {
		assertEquals(findings, new Files().with("shop/src/main/resources/messages.xml", "<beans xmlns=\"http://www.springframework.org/schema/beans\">\n  <bean id=\"factory\" class=\"org.apache.activemq.ActiveMQConnectionFactory\">\n    " + property + "\n  </bean>\n</beans>\n").findings(SYNCHRONOUS).size());
	}

	/** The finding stands at the option, not at the address. */
	@Test
	void theOptionHasItsPlace() {
		String address = "tcp://broker:61616?a=b&jms.alwaysSyncSend=true&c=d";
		Finding finding = settings(address).finding(SYNCHRONOUS);
		assertEquals("spring.activemq.broker-url=".length() + address.indexOf("true"), finding.origin().offset());
		assertEquals(4, finding.origin().length());
		assertEquals(finding.origin().offset() + 1, finding.origin().column());
	}

	@Test
	void notInTests() {
		assertEquals(0, code("shop/src/test/java/shop/Orders.java", "tcp://broker:61616?jms.alwaysSyncSend=true").findings(SYNCHRONOUS).size());
	}
}
