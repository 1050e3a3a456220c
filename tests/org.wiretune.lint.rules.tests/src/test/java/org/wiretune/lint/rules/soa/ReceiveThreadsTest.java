/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.soa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;

class ReceiveThreadsTest {

	private static final String JMS = "soa-jms-one-receive-thread";
	private static final String OTHER = "soa-aq-mq-one-thread";
	private static final String FILES = "soa-file-single-thread";

	private static String property(String name, String value) {
		return "      <property name=\"" + name + "\" type=\"xs:string\" many=\"false\">" + value + "</property>\n";
	}

	private static Files jms(String binding) {
		return Composites.inbound(binding, Composites.adapter("jms", "eis/wls/Queue", "jms.inbound.JmsConsumeActivationSpec", "DestinationName", "jms/OrderQueue"));
	}

	@Test
	void jmsQueueWithOneThread() {
		Finding finding = jms("").finding(JMS);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals(Composites.COMPOSITE, finding.origin().path());
		assertTrue(finding.message().startsWith("Inbound takes messages from jms/OrderQueue with 1 thread,"), finding.message());
		assertEquals(1, jms(property("adapter.jms.receive.threads", "1")).findings(JMS).size());
		assertTrue(jms(property("adapter.jms.receive.threads", "2")).findings(JMS).isEmpty());
		assertTrue(jms(property("adapter.jms.receive.threads", "${threads}")).findings(JMS).isEmpty());
	}

	@Test
	void propertyBesideTheBindingCounts() {
		assertTrue(jms("").replace(Composites.COMPOSITE, "  </service>", "    <property name=\"adapter.jms.receive.threads\">4</property>\n  </service>").findings(JMS).isEmpty());
	}

	@Test
	void aNameThatEndsWithTheLetterIsAQueueToo() {
		for (String name : new String[] { "jms/OrdersQ", "jms/OrdersQ3", "ORDERS_Q", "orders.Q1" }) {
			assertEquals(1, jms("").replace(Composites.ADAPTER, "jms/OrderQueue", name).replace(Composites.ADAPTER, "eis/wls/Queue", "eis/wls/Orders").findings(JMS).size(), name);
		}
		for (String name : new String[] { "jms/ORDERSQ", "jms/Quotes", "jms/FaQs", "jms/OrdersQTopic" }) {
			assertTrue(jms("").replace(Composites.ADAPTER, "jms/OrderQueue", name).replace(Composites.ADAPTER, "eis/wls/Queue", "eis/wls/Orders").findings(JMS).isEmpty(), name);
		}
	}

	@Test
	void queuesOfSpanishAndPortugueseNames() {
		for (String name : new String[] { "eis/colaDeOrdenes", "jms/FilaPedidos", "jms/pedidosCola", "COLA_PEDIDOS" }) {
			assertEquals(1, jms("").replace(Composites.ADAPTER, "jms/OrderQueue", name).replace(Composites.ADAPTER, "eis/wls/Queue", "eis/wls/Orders").findings(JMS).size(), name);
		}
		for (String name : new String[] { "jms/chocolates", "jms/PEPSICOLA", "jms/profilaxis", "jms/colateral" }) {
			assertTrue(jms("").replace(Composites.ADAPTER, "jms/OrderQueue", name).replace(Composites.ADAPTER, "eis/wls/Queue", "eis/wls/Orders").findings(JMS).isEmpty(), name);
		}
	}

	@Test
	void topicsAreReadOnce() {
		assertTrue(jms("").replace(Composites.ADAPTER, "jms/OrderQueue", "jms/OrderTopic").findings(JMS).isEmpty());
		assertTrue(jms("").replace(Composites.ADAPTER, "<property name=\"DestinationName\"", "<property name=\"DurableSubscriber\" value=\"orders\"/>\n      <property name=\"DestinationName\"")
				.findings(JMS).isEmpty());
		assertTrue(jms("").replace(Composites.ADAPTER, "jms/OrderQueue", "jms/Orders").replace(Composites.ADAPTER, "eis/wls/Queue", "eis/wls/Orders").findings(JMS).isEmpty(),
				"nothing tells that it is a queue");
	}

	@Test
	void fixSetsFiveThreads() {
		FixContract.verify(jms(property("minimumDelayBetweenMessages", "1")), JMS + "/threads", Map.of(Composites.COMPOSITE, Map.of(property("minimumDelayBetweenMessages", "1"),
				property("minimumDelayBetweenMessages", "1") + property("adapter.jms.receive.threads", "5"))));
		FixContract.verify(jms(property("adapter.jms.receive.threads", "1")), JMS + "/threads", Map.of(Composites.COMPOSITE, Map.of(">1</property>", ">5</property>")));
		Files empty = jms("").replace(Composites.COMPOSITE, "<binding.jca config=\"Inbound.jca\">\n    </binding.jca>", "<binding.jca config=\"Inbound.jca\"/>");
		FixContract.verify(empty, JMS + "/threads", Map.of(Composites.COMPOSITE,
				Map.of("<binding.jca config=\"Inbound.jca\"/>", "<binding.jca config=\"Inbound.jca\">\n" + property("adapter.jms.receive.threads", "5") + "    </binding.jca>")));
	}

	private static Files databaseQueue(String binding) {
		return Composites.inbound(binding, Composites.adapter("aq", "eis/AQ/Orders", "aq.inbound.AQDequeueActivationSpec", "QueueName", "ORDERS_Q"));
	}

	private static Files mq(String threads) {
		return Composites.inbound("", Composites.adapter("mq", "eis/MQ/Orders", "mq.inbound.AsyncInboundActivationSpec", "QueueName", "ORDERS", "InboundThreadCount", threads));
	}

	@Test
	void queueOfTheDatabaseWithOneThread() {
		Finding finding = databaseQueue("").finding(OTHER);
		assertTrue(finding.message().contains("from ORDERS_Q with 1 thread") && finding.message().contains("set adapter.aq.dequeue.threads"), finding.message());
		assertTrue(databaseQueue(property("adapter.aq.dequeue.threads", "2")).findings(OTHER).isEmpty());
		FixContract.verify(databaseQueue(property("jca.retry.count", "4")), OTHER + "/threads", Map.of(Composites.COMPOSITE,
				Map.of(property("jca.retry.count", "4"), property("jca.retry.count", "4") + property("adapter.aq.dequeue.threads", "5"))));
	}

	@Test
	void mqQueueWithOneThread() {
		assertEquals(Composites.ADAPTER, mq("1").finding(OTHER).origin().path());
		assertTrue(mq("2").findings(OTHER).isEmpty());
		FixContract.verify(mq("1"), OTHER + "/threads", Map.of(Composites.ADAPTER, Map.of("InboundThreadCount\" value=\"1\"", "InboundThreadCount\" value=\"5\"")));
	}

	@Test
	void activationsOfSynchronousRequestsCount() {
		assertEquals(1, mq("1").replace(Composites.ADAPTER, "AsyncInboundActivationSpec", "SyncReqResActivationSpecImpl").findings(OTHER).size());
	}

	@Test
	void sendersAreNoReaders() {
		assertTrue(mq("1").replace(Composites.ADAPTER, "mq.inbound.AsyncInboundActivationSpec", "mq.outbound.InteractionSpecImpl").findings(OTHER).isEmpty());
	}

	@Test
	void theServerMaySetTheThreadsOfDatabaseQueues() {
		assertTrue(databaseQueue("").finding(OTHER).assumption().contains("virtual machine"));
		assertNull(databaseQueue(property("adapter.aq.dequeue.threads", "1")).finding(OTHER).assumption());
	}

	@Test
	void mailWithOneThreadIsNoQueue() {
		assertTrue(mq("1").replace(Composites.ADAPTER, "mq.inbound.AsyncInboundActivationSpec", "ums.inbound.UmsActivationSpec").findings(OTHER).isEmpty());
	}

	private static Files files(String... properties) {
		return Composites.inbound("", Composites.adapter("file", "eis/FileAdapter", "file.inbound.FileActivationSpec", properties));
	}

	@Test
	void filesInThePollersThread() {
		assertEquals("SingleThreadModel=true", files("SingleThreadModel", "true").finding(FILES).measured());
		assertEquals("ThreadCount=0", files("ThreadCount", "0").finding(FILES).measured());
		assertTrue(files("SingleThreadModel", "false").findings(FILES).isEmpty());
		assertTrue(files("ThreadCount", "1").findings(FILES).isEmpty());
		assertTrue(files("ThreadCount", "-1").findings(FILES).isEmpty(), "the global pool");
		assertTrue(files("PollingFrequency", "60").findings(FILES).isEmpty());
	}

	@Test
	void sortedFilesAreTakenInOrder() {
		assertTrue(files("SingleThreadModel", "true", "ListSorter", "oracle.tip.adapter.file.inbound.listing.TimestampSorterAscending").findings(FILES).isEmpty());
	}

	@Test
	void fixGivesFilesThreads() {
		FixContract.verify(files("ThreadCount", "0"), FILES + "/threads", Map.of(Composites.ADAPTER, Map.of("ThreadCount\" value=\"0\"", "ThreadCount\" value=\"4\"")));
		FixContract.verify(files("SingleThreadModel", "true"), FILES + "/threads", Map.of(Composites.ADAPTER,
				Map.of("value=\"true\"/>\n", "value=\"false\"/>\n      <property name=\"ThreadCount\" value=\"4\"/>\n")));
	}
}
