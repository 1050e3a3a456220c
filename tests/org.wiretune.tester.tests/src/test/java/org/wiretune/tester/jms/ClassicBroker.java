/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import jakarta.jms.Connection;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.Session;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/** A broker ActiveMQ 5 within this process, whose classes and whose JMS 1.1 are apart from ours, and the consumers of an application. */
public final class ClassicBroker implements AutoCloseable {

	private static final String FACTORY = "org.apache.activemq.ActiveMQConnectionFactory";

	private final URLClassLoader loader;
	private final Object service;
	private final String address;
	private final List<Connection> applications = new ArrayList<>();
	private final List<Thread> consumers = new ArrayList<>();

	/** Starts a broker that keeps nothing, at a free port of this machine. */
	public ClassicBroker() throws Exception {
		List<URL> jars = new ArrayList<>();
		try (Stream<Path> files = Files.list(jars())) {
			for (Path jar : files.filter(each -> each.toString().endsWith(".jar")).toList()) {
				jars.add(jar.toUri().toURL());
			}
		}
		loader = new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
		service = loader.loadClass("org.apache.activemq.broker.BrokerService").getConstructor().newInstance();
		call("setPersistent", boolean.class, false);
		call("setUseJmx", boolean.class, false);
		call("setUseShutdownHook", boolean.class, false);
		Object connector = call("addConnector", String.class, "tcp://127.0.0.1:0");
		service.getClass().getMethod("start").invoke(service);
		service.getClass().getMethod("waitUntilStarted").invoke(service);
		address = "tcp://127.0.0.1:" + ((URI) connector.getClass().getMethod("getConnectUri").invoke(connector)).getPort();
	}

	/** {@return the folder with broker and client} */
	public static Path jars() {
		return Path.of(System.getProperty("wiretune.activemq"));
	}

	/** {@return where it listens} */
	public String address() {
		return address;
	}

	/** {@return the client as its own side has it, an object of {@code javax.jms}} */
	Object factory() throws Exception {
		return loader.loadClass(FACTORY).getConstructor(String.class).newInstance(address);
	}

	/** Consumes a queue as a listener does: answers who wants an answer, then acknowledges. Returns when the consumer is there. */
	public void consume(String queue) throws Exception {
		Connection connection = JakartaView.of(ConnectionFactory.class, factory()).createConnection();
		applications.add(connection);
		connection.start();
		CountDownLatch there = new CountDownLatch(1);
		consumers.add(Thread.ofPlatform().daemon().name("Consumer of " + queue).start(() -> consume(connection, queue, there)));
		there.await();
	}

	private static void consume(Connection connection, String queue, CountDownLatch there) {
		try {
			Session session = connection.createSession(true, Session.SESSION_TRANSACTED);
			MessageConsumer consumer = session.createConsumer(session.createQueue(queue));
			there.countDown();
			for (Message message = consumer.receive(); message != null; message = consumer.receive()) {
				if (message.getJMSReplyTo() != null) {
					Message answer = session.createTextMessage("ok");
					answer.setJMSCorrelationID(message.getJMSCorrelationID());
					session.createProducer(message.getJMSReplyTo()).send(answer);
				}
				session.commit();
			}
		} catch (Exception closed) {
			there.countDown();
		}
	}

	private Object call(String method, Class<?> type, Object argument) throws Exception {
		return service.getClass().getMethod(method, type).invoke(service, argument);
	}

	@Override
	public void close() throws Exception {
		for (Connection each : applications) {
			each.close();
		}
		for (Thread each : consumers) {
			each.join();
		}
		service.getClass().getMethod("stop").invoke(service);
		service.getClass().getMethod("waitUntilStopped").invoke(service);
		loader.close();
	}
}
