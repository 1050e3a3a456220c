/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.jms.Connection;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.Queue;
import jakarta.jms.QueueBrowser;
import jakarta.jms.Session;
import jakarta.jms.TextMessage;
import jakarta.jms.Topic;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients of both worlds of JMS, with a real broker of the older one. */
@Tag("slow")
class JakartaViewTest {

	private static final String FACTORY = "org.apache.activemq.ActiveMQConnectionFactory";
	private static ClassicBroker broker;

	@TempDir
	private Path folder;

	@BeforeAll
	static void start() throws Exception {
		broker = new ClassicBroker();
	}

	@AfterAll
	static void end() throws Exception {
		broker.close();
	}

	private static Connection connection() throws Exception {
		return JakartaView.of(ConnectionFactory.class, broker.factory()).createConnection();
	}

	@Test
	void aClientOfOurWorldIsItself() {
		ConnectionFactory ours = new ActiveMQConnectionFactory("tcp://127.0.0.1:1");
		assertSame(ours, JakartaView.of(ConnectionFactory.class, ours));
	}

	@Test
	void whatGoesIntoAQueueComesOutAsItsOwnKind() throws Exception {
		try (Connection connection = connection()) {
			connection.start();
			Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
			Queue queue = session.createQueue("kinds");
			assertEquals("kinds", queue.getQueueName());
			assertInstanceOf(Topic.class, session.createTopic("prices"));
			TextMessage message = session.createTextMessage("body");
			message.setStringProperty("kind", "order");
			message.setJMSReplyTo(session.createTemporaryQueue());
			session.createProducer(queue).send(message);
			try (QueueBrowser browser = session.createBrowser(queue)) {
				assertTrue(browser.getEnumeration().hasMoreElements());
			}
			MessageConsumer consumer = session.createConsumer(queue);
			Message received = consumer.receive(10_000);
			assertEquals("body", assertInstanceOf(TextMessage.class, received).getText());
			assertEquals("order", received.getStringProperty("kind"));
			assertInstanceOf(jakarta.jms.TemporaryQueue.class, received.getJMSReplyTo());
			assertEquals(received, received);
			assertNotEquals(received, message);
			assertEquals(received.hashCode(), received.hashCode());
			assertFalse(received.toString().isEmpty());
		}
	}

	@Test
	void itsExceptionsAreOursOfTheSameName() throws Exception {
		Connection connection = connection();
		Session session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
		connection.close();
		jakarta.jms.IllegalStateException closed = assertThrows(jakarta.jms.IllegalStateException.class, () -> session.createTextMessage("late"));
		assertEquals("The Session is closed", closed.getMessage());
		assertTrue(closed.getCause().getClass().getName().startsWith("javax.jms."), closed.getCause().toString());
	}

	@Test
	void aMethodThatCameLaterIsNamed() throws Exception {
		try (Connection connection = connection()) {
			assertEquals("The client of the application is older than what is asked of it: org.apache.activemq.ActiveMQConnection has no method createSession. Name with client-jar one of JMS 1.1 or newer.",
					assertThrows(JMSException.class, () -> connection.createSession(Session.AUTO_ACKNOWLEDGE)).getMessage());
		}
	}

	@Test
	void whatIsOfNeitherWorldIsRefused() {
		assertEquals("The class java.lang.Object is no ConnectionFactory of JMS, neither of javax.jms nor of jakarta.jms.",
				assertThrows(IllegalArgumentException.class, () -> JakartaView.of(ConnectionFactory.class, new Object())).getMessage());
	}

	@Test
	void theClientOfAFolderSpeaksToTheBroker() throws Exception {
		try (ApplicationClasses classes = ApplicationClasses.of(List.of(ClassicBroker.jars())); Connection connection = classes.factory(FACTORY, broker.address()).createConnection()) {
			connection.start();
			assertEquals("ActiveMQ", connection.getMetaData().getJMSProviderName());
		}
	}

	@Test
	void aBrokenJarIsNoClient() throws Exception {
		Path broken = Files.writeString(folder.resolve("shop.jar"), "no archive");
		String problem = assertThrows(IllegalArgumentException.class, () -> ApplicationClasses.of(List.of(broken))).getMessage();
		assertTrue(problem.startsWith("The client cannot be taken from " + broken + ": "), problem);
	}

	@Test
	void aJarWithoutTheClassSaysWhichIsMissing() throws Exception {
		Path other = folder.resolve("other.jar");
		try (JarOutputStream archive = new JarOutputStream(Files.newOutputStream(other))) {
			archive.putNextEntry(new JarEntry("README"));
		}
		try (ApplicationClasses classes = ApplicationClasses.of(List.of(other))) {
			assertEquals("There is no client in " + other + ": the class " + FACTORY + " was not found. Name the jar that the build of the application makes with its libraries.",
					assertThrows(IllegalArgumentException.class, () -> classes.factory(FACTORY, broker.address())).getMessage());
		}
	}

	@Test
	void aClientWithoutWhatItNeedsIsRefused() throws Exception {
		Path alone = Files.createDirectory(folder.resolve("alone"));
		for (Path jar : List.of(ClassicBroker.jars().resolve("activemq-client-5.16.7.jar"), ClassicBroker.jars().resolve("geronimo-jms_1.1_spec-1.1.1.jar"))) {
			Files.copy(jar, alone.resolve(jar.getFileName()));
		}
		try (ApplicationClasses classes = ApplicationClasses.of(List.of(alone))) {
			String missing = assertThrows(IllegalArgumentException.class, () -> classes.factory(FACTORY, broker.address())).getMessage();
			// Which class the virtual machine misses first is its own affair.
			assertTrue(missing.startsWith("There is a client in " + alone + ", but not all that it needs: ") && missing.endsWith(". Name the jar that the build of the application makes with its libraries."), missing);
		}
	}
}
