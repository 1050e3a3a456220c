/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.broker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;

/** Sessions, consumers and sends of plain code of JMS, for each message. */
class JmsSessionsTest {

	private static final String SESSION = "jms-session-per-message";
	private static final String PRODUCER = "jms-producer-per-message";
	private static final String SELECTOR = "jms-selector-per-request";
	private static final String LOOP = "jms-durable-send-one-by-one";
	private static final String PATH = "shop/src/main/java/shop/Orders.java";
	private static final String SEND = "Session own = connection.createSession(false, 1);\n own.createProducer(queue).send(text);\n own.close();";
	private static final String ASK = "MessageConsumer answers = session.createConsumer(queue, \"JMSCorrelationID='1'\");\n answers.receive(1000);\n answers.close();";

	private static Files code(String path, String fields, String method, String body) {
		return new Files().with(path, """
				package shop;

				import java.util.List;
				import javax.jms.*;
				import org.apache.activemq.ActiveMQConnectionFactory;

				class Orders {
					%s
					private Connection connection;
					private Session session;
					private MessageConsumer kept;
					private Queue queue;
					private MessageProducer producer;

					%s throws JMSException {
						%s
					}

					private Session open() throws JMSException {
						return connection.createSession(true, 0);
					}

					private Session once() throws JMSException {
						session = connection.createSession(true, 0);
						return session;
					}
				}
				""".formatted(fields, method, body));
	}

	private static Files code(String body) {
		return code(PATH, "", "void send(Message text)", body);
	}

	@Test
	void sessionOfAKeptConnection() {
		assertEquals(Severity.INFO, code(SEND).finding(SESSION).severity());
		assertEquals("Orders.send makes a session for each message", code(SEND).finding(SESSION).headline());
		assertEquals(Severity.INFO, code(PATH, "private ConnectionFactory factory = new ActiveMQConnectionFactory(\"tcp://broker:61616\");", "void send(Message text)", SEND).finding(SESSION).severity());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"Session own = null;\n MessageProducer sender = null;\n own = connection.createSession(false, 1);\n sender = own.createProducer(queue);\n sender.send(text);",
			"Session own = open();\n own.createProducer(queue).send(text);",
			"Session own = connection.createSession(false, 1);\n producer.send(own.createTextMessage(\"a\"));",
			"Session own = connection.createSession(false, 1); // no pooled factory\n own.createProducer(queue).send(text);"})
	void otherForms(String body) {
		assertEquals(1, code(body).findings(SESSION).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"session = connection.createSession(false, 1);\n session.createProducer(queue).send(text);",
			"Session own = once();\n own.createProducer(queue).send(text);",
			"Session own = connection.createSession(false, 1);\n MessageProducer all = own.createProducer(queue);\n for (int i = 0; i < 9; i++) {\n all.send(text);\n }",
			"Session own = connection.createSession(false, 1);\n own.createConsumer(queue).setMessageListener(null);",
			"session.createProducer(queue).send(text);",
			"Connection other = new ActiveMQConnectionFactory(\"tcp://b:1\").createConnection();\n Session own = other.createSession(false, 1);\n own.createProducer(queue).send(text);"})
	void sessionsForMore(String body) {
		assertEquals(0, code(body).findings(SESSION).size());
	}

	/** A pool or a container keeps the session when it is closed. */
	@ParameterizedTest
	@ValueSource(strings = {"private PooledConnectionFactory factory;", "private org.messaginghub.pooled.jms.JmsPoolConnectionFactory factory;", "@javax.annotation.Resource ConnectionFactory factory;"})
	void pooled(String field) {
		assertEquals(0, code(PATH, field, "void send(Message text)", SEND).findings(SESSION).size());
	}

	@Test
	void onceOrInTests() {
		assertEquals(0, code(PATH, "", "void init(Message text)", SEND).findings(SESSION).size());
		assertEquals(0, code("shop/src/test/java/shop/Orders.java", "", "void send(Message text)", SEND).findings(SESSION).size());
	}

	@Test
	void producerOfAKeptSession() {
		Files files = code("MessageProducer own = session.createProducer(queue);\n own.send(text);\n own.close();");
		assertEquals(Severity.INFO, files.finding(PRODUCER).severity());
		assertEquals("Orders.send makes a producer for each message", files.finding(PRODUCER).headline());
		assertEquals(0, files.findings(SESSION).size());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"producer = session.createProducer(queue);\n producer.send(text);\n producer.close();",
			"MessageProducer own = session.createProducer(queue);\n for (int i = 0; i < 9; i++) {\n own.send(text);\n }\n own.close();",
			"MessageConsumer answers = session.createConsumer(queue);\n MessageProducer own = session.createProducer(queue);\n own.send(text);\n own.close();\n answers.receive(9);",
			"MessageProducer own = session.createProducer(queue);\n keep(own);\n own.send(text);",
			"Session mine = open();\n MessageProducer own = mine.createProducer(queue);\n own.send(text);\n own.close();"})
	void producersForMore(String body) {
		assertEquals(0, code(body).findings(PRODUCER).size());
	}

	@Test
	void selector() {
		assertEquals(Severity.INFO, code(ASK).finding(SELECTOR).severity());
		assertEquals("Orders.send makes a consumer with a selector for one answer", code(ASK).finding(SELECTOR).headline());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"kept = session.createConsumer(queue, \"a=1\");\n kept.receive(1000);",
			"MessageConsumer answers = session.createConsumer(queue);\n answers.receive(1000);",
			"MessageConsumer answers = session.createConsumer(queue, \"a=1\");\n answers.setMessageListener(null);",
			"MessageConsumer answers = session.createConsumer(queue, \"a=1\");\n while (true) {\n answers.receive(1000);\n }"})
	void consumersForMore(String body) {
		assertEquals(0, code(body).findings(SELECTOR).size());
	}

	@ParameterizedTest
	@CsvSource({"receiveSelected, 1", "receiveSelectedAndConvert, 1", "receive, 0", "browseSelected, 0"})
	void selectorByTemplate(String call, int findings) {
		assertEquals(findings, new Files().with(PATH, """
				package shop;

				import org.springframework.jms.core.JmsTemplate;

				class Orders {
					private JmsTemplate template;

					Object answer(String id) {
						return template.%s("answers", "JMSCorrelationID='" + id + "'");
					}
				}
				""".formatted(call)).findings(SELECTOR).size());
	}

	private static Files loop(String session, String head, String body) {
		return code(PATH, "void open() throws JMSException {\n session = connection.createSession(" + session + ");\n }", "void all(List<Message> texts)", head + " {\n " + body + "\n }");
	}

	@Test
	void durableSends() {
		Files files = loop("false, 1", "for (Message text : texts)", "producer.send(text);");
		assertEquals(0, files.findings(LOOP).size(), "another session of the class has a transaction");
		files = files.map(text -> text.replace("createSession(true, 0)", "createSession(false, 1)"));
		assertEquals(Severity.INFO, files.finding(LOOP).severity());
		assertEquals("Orders.all waits for the broker with each message of a loop", files.finding(LOOP).headline());
	}

	@ParameterizedTest
	@ValueSource(strings = {"producer.send(text, DeliveryMode.NON_PERSISTENT, 4, 0);", "producer.send(text);\n Thread.sleep (10);", "producer.send(text);\n break;", "producer.setDisableMessageID(true);"})
	void sendsThatDoNotCount(String body) {
		assertEquals(0, loop("false, 1", "for (Message text : texts)", body).map(text -> text.replace("createSession(true, 0)", "createSession(false, 1)")).findings(LOOP).size());
	}

	@Test
	void aHandfulOfTurns() {
		assertEquals(0, loop("false, 1", "for (int i = 0; i < 3; i++)", "producer.send(texts.get(i));").map(text -> text.replace("createSession(true, 0)", "createSession(false, 1)")).findings(LOOP).size());
	}
}
