/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.jms.Connection;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.Session;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.LoadFigures;
import org.wiretune.tester.jms.ClassicBroker;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.network.DelayProxy;

/** Messages to a broker over TCP, with consumers as an application has them. */
@Tag("slow")
class JmsLoadTest {

	private static final String QUEUE = "orders";

	@TempDir
	private Path folder;
	private MessageBroker broker;
	private Connection application;
	private final AtomicInteger taken = new AtomicInteger();

	@BeforeEach
	void start() throws Exception {
		broker = new MessageBroker(folder.resolve("broker"), 0, problem -> {
		});
		broker.createQueue(QUEUE, 1);
		application = broker.connect();
	}

	@AfterEach
	void end() throws Exception {
		broker.close();
	}

	private LoadContext context(String text) throws Exception {
		return new LoadContext(text + "broker: tcp://127.0.0.1:" + broker.openAcceptor() + "\nwarm-up: 0 s\nduration: 400 ms\n");
	}

	/** What a listener of the application does with a message. */
	private interface Work {
		void on(Message message, Session session) throws Exception;
	}

	private void listen(Work work) throws Exception {
		Session session = application.createSession(Session.SESSION_TRANSACTED);
		MessageConsumer consumer = session.createConsumer(session.createQueue(QUEUE));
		consumer.setMessageListener(message -> {
			try {
				work.on(message, session);
				taken.incrementAndGet();
				session.commit();
			} catch (Exception failed) {
				rollBack(session);
			}
		});
	}

	private static void rollBack(Session session) {
		try {
			session.rollback();
		} catch (Exception gone) {
			throw new IllegalStateException(gone);
		}
	}

	private static void reply(Message message, Session session) throws Exception {
		Message answer = session.createTextMessage(message.getBody(String.class) + ' ' + message.getStringProperty("_type"));
		answer.setJMSCorrelationID(message.getJMSCorrelationID());
		session.createProducer(message.getJMSReplyTo()).send(answer);
	}

	@Test
	void theTimeOfARequestEndsWithItsReply() throws Exception {
		listen(JmsLoadTest::reply);
		LoadContext context = context("kind: constant-rate\nmessage: queue orders reply {\"item\": 1}\nmessage-property: _type=order\nrates: 100\nconnections: 4\n");
		assertEquals("", context.run());
		Measurement measurement = context.measurement();
		assertEquals(40, measurement.answered(), measurement.errors().toString());
		assertEquals(Map.of(), measurement.errors());
		assertEquals("queue orders reply", measurement.parameters().get("message"));
		assertTrue(measurement.latency().meanMs() > 0 && measurement.remarks().stream().anyMatch(remark -> remark.startsWith("Messages of JMS:")), measurement.remarks().toString());
		assertEquals(41, taken.get(), "one was sent to try the broker");
	}

	@Test
	void withoutAReplyTheTimeEndsWhenTheConsumerHasAcknowledged() throws Exception {
		listen((message, session) -> {
		});
		LoadContext context = context("kind: ramp\nmessage: queue orders {\"item\": 1}\nusers: 2\ndelivery: non-persistent\n");
		assertEquals("", context.run());
		Measurement measurement = context.measurement();
		assertTrue(measurement.answered() > 2, measurement.errors().toString());
		assertEquals(measurement.figures().get(LoadFigures.CALLS_SENT), measurement.answered());
		assertEquals(0, broker.messageCount(QUEUE), "each message was gone before its call was over");
		assertTrue(measurement.remarks().stream().anyMatch(remark -> remark.contains("the broker tells by how many it has")), measurement.remarks().toString());
	}

	@Test
	void messagesThatNobodyTakesFail() throws Exception {
		LoadContext context = context("kind: constant-rate\nmessage: queue orders a\nrates: 20\nconnections: 20\ncall-timeout: 100 ms\n");
		assertEquals("", context.run());
		Measurement measurement = context.measurement();
		assertEquals(0, measurement.answered());
		assertEquals(Map.of("A message to orders was not consumed within 100 ms.", 8L), measurement.errors());
	}

	@Test
	void aBrokerThatIsSlowerThanACallMayBeFailsTheCallsAndNotTheirSessions() throws Exception {
		try (DelayProxy far = new DelayProxy(broker.openAcceptor(), Duration.ofMillis(300))) {
			LoadContext context = new LoadContext("kind: constant-rate\nmessage: topic prices 17\nrates: 20\nconnections: 8\ncall-timeout: 100 ms\nwarm-up: 0 s\nduration: 400 ms\nbroker: tcp://127.0.0.1:" + far.port() + '\n');
			assertEquals("", context.run());
			Measurement measurement = context.measurement();
			assertEquals(0, measurement.answered());
			assertEquals(Map.of("A message to prices was not taken within 100 ms.", 8L), measurement.errors());
		}
	}

	@Test
	void messagesThatAreGivenUpFail() throws Exception {
		listen((message, session) -> {
			throw new IllegalStateException("does not like it");
		});
		LoadContext context = context("kind: constant-rate\nmessage: queue orders a\nrates: 20\nconnections: 4\n");
		assertEquals("", context.run());
		Measurement measurement = context.measurement();
		assertEquals(List.of("A message of the queue orders was not consumed but given up: it went to the dead letters, or its time was over."), List.copyOf(measurement.errors().keySet()));
		assertEquals(8, measurement.failed() + measurement.answered());
		assertTrue(measurement.failed() >= 7, "the figures of the broker may be one apart at the end: " + measurement.failed());
	}

	@Test
	void messagesAreMixed() throws Exception {
		listen((message, session) -> {
			if (message.getJMSReplyTo() != null) {
				reply(message, session);
			}
		});
		LoadContext context = context("kind: constant-rate\nmessage: 50% queue orders reply a\nmessage: 30% queue orders b\nmessage: topic prices 17\nrates: 100\n");
		assertEquals("", context.run());
		Measurement measurement = context.measurement();
		assertEquals(Map.of(), measurement.errors());
		assertEquals(40, measurement.answered());
		assertTrue(measurement.others().keySet().containsAll(List.of("queue orders reply", "queue orders consumed", "topic prices sent")), measurement.others().keySet().toString());
	}

	/** A broker of before 2022 has neither our interfaces nor the methods of JMS 2.0. */
	@Test
	void theOlderWorldIsSpokenToByItsOwnClient() throws Exception {
		try (ClassicBroker older = new ClassicBroker()) {
			older.consume("stock");
			older.consume("parcels");
			LoadContext context = new LoadContext("kind: constant-rate\nmessage: 50% queue stock a\nmessage: queue parcels reply b\nrates: 100\nbroker-client: activemq\nclient-jar: "
					+ ClassicBroker.jars().toAbsolutePath() + "\nbroker: " + older.address() + "\nwarm-up: 0 s\nduration: 400 ms\n");
			assertEquals("", context.run());
			Measurement measurement = context.measurement();
			assertEquals(Map.of(), measurement.errors());
			assertEquals(40, measurement.answered());
			assertTrue(measurement.remarks().stream().anyMatch(remark -> remark.contains("looking into the queue")), measurement.remarks().toString());
		}
	}

	@Test
	void aBrokerThatIsNotThereIsSaidAtOnce() throws Exception {
		LoadContext context = context("kind: ramp\nmessage: queue orders a\nusers: 1\n");
		broker.close();
		String problem = context.run();
		assertTrue(problem.startsWith("Nothing was measured: The broker at tcp://127.0.0.1:") && problem.contains("cannot be reached") && problem.contains(". Look whether it runs"), problem);
		assertEquals(List.of(), context.measurements());
	}

	@Test
	void aClientThatIsNotThereIsSaid() throws Exception {
		assertEquals("WireTune has no client for ActiveMQ Classic. Name with client-jar the jar of the application, which has one.",
				context("kind: ramp\nmessage: queue orders a\nbroker-client: activemq\n").run());
		String problem = context("kind: ramp\nmessage: queue orders a\nbroker-client: amqp\nclient-jar: " + folder.toAbsolutePath() + "\n").run();
		assertTrue(problem.startsWith("Nothing was measured:") || problem.contains("org.apache.qpid.jms.JmsConnectionFactory was not found"), problem);
	}
}
