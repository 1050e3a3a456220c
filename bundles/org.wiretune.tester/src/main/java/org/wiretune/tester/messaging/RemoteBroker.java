/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.messaging;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;

/** Connections over TCP to the message broker of another JVM on this machine. */
public final class RemoteBroker implements Connections, AutoCloseable {

	private final String address;
	private final int timeoutSeconds;
	private final List<ActiveMQConnectionFactory> factories = new ArrayList<>();

	/**
	 * A broker that listens.
	 *
	 * @param port its port on the loopback address, see {@link MessageBroker#openAcceptor()}
	 * @param timeoutSeconds how long a sender waits for the broker
	 */
	public RemoteBroker(int port, int timeoutSeconds) {
		this.address = "tcp://" + InetAddress.getLoopbackAddress().getHostAddress() + ':' + port
				+ "?useEpoll=false&useKQueue=false&tcpNoDelay=true";
		this.timeoutSeconds = timeoutSeconds;
	}

	@Override
	public Connection connect() throws JMSException {
		ActiveMQConnectionFactory factory = new ActiveMQConnectionFactory(address);
		MessageBroker.tune(factory);
		factory.setCallTimeout(TimeUnit.SECONDS.toMillis(timeoutSeconds));
		synchronized (factories) {
			factories.add(factory);
		}
		Connection connection = factory.createConnection();
		connection.start();
		return connection;
	}

	@Override
	public void close() {
		synchronized (factories) {
			factories.forEach(ActiveMQConnectionFactory::close);
		}
	}
}
