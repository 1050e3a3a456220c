/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** What plain code of JMS makes for each message. */
class PlainMessagingTest {

	private static final String QUEUE = "jms-temporary-queue-per-request";
	private static final String CONNECTION = "jms-resources-per-message";
	private static final String PATH = "shop/src/main/java/shop/Orders.java";
	private static final String ASK = "Queue answers = session.createTemporaryQueue();\n producer.send(text);\n session.createConsumer(answers).receive(1000);";
	private static final String SEND = "Connection connection = factory.createConnection();\n connection.createSession(false, 1).createProducer(null).send(text);\n connection.close();";

	private static Files code(String path, String method, String body) {
		return new Files().with(path, """
				package shop;

				import javax.jms.*;
				import org.apache.activemq.ActiveMQConnectionFactory;

				class Orders {
					private ConnectionFactory factory = new ActiveMQConnectionFactory("tcp://broker:61616");
					private ConnectionFactory given;
					private Connection kept;
					private Session session;
					private Queue queue;
					private MessageProducer producer;

					%s(Message text) throws JMSException {
						%s
					}
				}
				""".formatted(method, body));
	}

	private static Files code(String body) {
		return code(PATH, "Message ask", body);
	}

	@Test
	void temporaryQueue() {
		assertEquals(Severity.WARNING, code(ASK).finding(QUEUE).severity());
		assertEquals("Orders.ask makes a temporary queue for each request", code(ASK).finding(QUEUE).headline());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"Queue answers = null;\n try {\n answers = session.createTemporaryQueue();\n producer.send(text);\n session.createConsumer(answers).receive(1000);\n } finally {\n }",
			"text.setJMSReplyTo(session.createTemporaryQueue());\n producer.send(text);\n session.createConsumer(text.getJMSReplyTo()).receive(1000);",
			"QueueRequestor requestor = new QueueRequestor(null, queue);\n return requestor.request(text);",
			"return new QueueRequestor(null, queue).request(text);"})
	void temporaryQueuesInOtherForms(String body) {
		assertEquals(1, code(body).findings(QUEUE).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"Connection connection = null;\n try {\n connection = factory.createConnection();\n connection.createSession(false, 1).createProducer(null).send(text);\n } finally {\n connection.close();\n }",
			"ConnectionFactory own = null;\n own = new ActiveMQConnectionFactory();\n Connection connection = own.createConnection();\n connection.createSession(false, 1).createProducer(null).send(text);\n connection.close();",
			"com.ibm.mq.jms.MQQueueConnectionFactory own = new com.ibm.mq.jms.MQQueueConnectionFactory();\n QueueConnection connection = own.createQueueConnection();\n connection.createQueueSession(false, 1).createSender(queue).send(text);\n connection.close();"})
	void connectionsInOtherForms(String body) {
		assertEquals(1, code(body).findings(CONNECTION).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"queue = session.createTemporaryQueue();\n producer.send(text);\n session.createConsumer(queue).receive(1000);",
			"Queue answers = session.createQueue(\"a\");\n producer.send(text);\n session.createConsumer(answers).receive(1000);",
			"Queue answers = session.createTemporaryQueue();\n session.createConsumer(answers).setMessageListener(null);"})
	void queuesThatAreKept(String body) {
		assertEquals(0, code(body).findings(QUEUE).size());
	}

	@Test
	void connection() {
		assertEquals(Severity.INFO, code(SEND).finding(CONNECTION).severity());
		assertEquals(1, code("try (Connection connection = new ActiveMQConnectionFactory(\"tcp://broker:61616\").createConnection()) {\n producer.send(text);\n }").findings(CONNECTION).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"Connection connection = given.createConnection();\n connection.createSession(false, 1).createProducer(null).send(text);\n connection.close();",
			"ConnectionFactory own = new ActiveMQConnectionFactory();\n own = new CachingConnectionFactory(own);\n Connection connection = own.createConnection();\n connection.createSession(false, 1).createProducer(null).send(text);",
			"kept = factory.createConnection();\n kept.createSession(false, 1).createProducer(null).send(text);",
			"Connection connection = factory.createConnection();\n for (int i = 0; i < 10; i++) {\n producer.send(text);\n }\n connection.close();",
			"Connection connection = factory.createConnection();\n connection.start();"})
	void connectionsThatAreKeptOrGiven(String body) {
		assertEquals(0, code(body).findings(CONNECTION).size());
	}

	@Test
	void onlyOnceOrInTests() {
		assertEquals(0, code(PATH, "void init", SEND).replace(PATH, "init(Message text)", "run()").findings(CONNECTION).size());
		assertEquals(0, code(PATH, "void init", SEND).findings(CONNECTION).size());
		assertEquals(0, code(PATH, "void register", ASK).findings(QUEUE).size());
		assertEquals(0, code(PATH, "void init", ASK).findings(QUEUE).size());
		assertEquals(0, code("shop/src/test/java/shop/Orders.java", "void ask", SEND).findings(CONNECTION).size());
		assertEquals(0, code("shop/src/test/java/shop/Orders.java", "void ask", ASK).findings(QUEUE).size());
	}
}
