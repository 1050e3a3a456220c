/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Proxy services of a service bus that take messages by the JMS adapter. */
class BusReceiveThreadsTest {

	private static final String RULE = "soa-jms-one-receive-thread";
	private static final String PROXY = "Orders/proxy/Inbound.proxy";

	private static Files proxy(String destination, String threads) {
		return new Files().with(PROXY, """
				<?xml version="1.0" encoding="UTF-8"?>
				<ser:proxyServiceEntry xmlns:ser="http://www.bea.com/wli/sb/services" xmlns:tran="http://www.bea.com/wli/sb/transports" xmlns:env="http://www.bea.com/wli/config/env" xmlns:jca="http://www.bea.com/wli/sb/transports/jca" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:con="http://www.bea.com/wli/sb/pipeline/config">
				  <ser:coreEntry>
				    <ser:invoke ref="Orders/pipeline/Order" xsi:type="con:PipelineRef"/>
				  </ser:coreEntry>
				  <ser:endpointConfig>
				    <tran:provider-id>jca</tran:provider-id>
				    <tran:inbound>true</tran:inbound>
				    <tran:URI>
				      <env:value>jca://eis/wls/Orders</env:value>
				    </tran:URI>
				    <tran:provider-specific>
				      <jca:adapter-type>jms</jca:adapter-type>
				      <jca:inbound-properties>
				        <jca:operation-properties>
				          <jca:spec-properties>
				            <jca:property>
				              <jca:name>DestinationName</jca:name>
				              <jca:value>%s</jca:value>
				            </jca:property>
				%s          </jca:spec-properties>
				        </jca:operation-properties>
				      </jca:inbound-properties>
				    </tran:provider-specific>
				  </ser:endpointConfig>
				</ser:proxyServiceEntry>
				""".formatted(destination, threads));
	}

	@Test
	void oneThreadTakesTheMessages() {
		Finding finding = proxy("jms/OrderQueue", "").finding(RULE);
		assertEquals(PROXY, finding.origin().path());
		assertTrue(finding.message().startsWith("Inbound takes messages from jms/OrderQueue with 1 thread, so the next one waits until the pipeline has done its work."), finding.message());
		assertTrue(finding.fixes().isEmpty());
	}

	@Test
	void severalThreadsAndTopicsStay() {
		assertTrue(proxy("jms/OrderQueue", "            <jca:property>\n              <jca:name>adapter.jms.receive.threads</jca:name>\n              <jca:value>4</jca:value>\n            </jca:property>\n").findings(RULE).isEmpty());
		assertTrue(proxy("jms/OrderTopic", "").findings(RULE).isEmpty());
		assertTrue(proxy("jms/Orders", "").findings(RULE).isEmpty(), "nothing tells that it is a queue");
	}

	@Test
	void oneThreadTakesFromTheDatabase() {
		String rule = "soa-aq-mq-one-thread";
		Files queue = proxy("ORDERS", "").replace(PROXY, "<jca:adapter-type>jms", "<jca:adapter-type>AQ").replace(PROXY, "DestinationName", "QueueName");
		assertTrue(queue.finding(rule).message().startsWith("Inbound takes messages from ORDERS with 1 thread, so the next one waits until the pipeline has done its work."), queue.finding(rule).message());
		assertTrue(queue.finding(rule).fixes().isEmpty());
		Files several = proxy("ORDERS", "            <jca:property>\n              <jca:name>adapter.aq.dequeue.threads</jca:name>\n              <jca:value>10</jca:value>\n            </jca:property>\n");
		assertTrue(several.replace(PROXY, "<jca:adapter-type>jms", "<jca:adapter-type>aq").findings(rule).isEmpty());
	}

	@Test
	void aBranchThatAloneHasAProjectIsWhereItIsKept() {
		Files one = proxy("jms/OrderQueue", "");
		assertEquals(1, new Files().with("dev/" + PROXY, one.text(PROXY)).findings(RULE).size());
		assertEquals(1, one.with("dev/" + PROXY, one.text(PROXY)).findings(RULE).size(), "a copy for development");
	}
}
