/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.management;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.rmi.server.RMIServerSocketFactory;
import java.util.Map;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;
import javax.management.StandardMBean;
import javax.management.remote.JMXConnectorServer;
import javax.management.remote.JMXConnectorServerFactory;
import javax.management.remote.JMXServiceURL;
import javax.management.remote.rmi.RMIConnectorServer;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.pool.ThreadPools;

/** The server in JMX: its MXBeans, and a connector on the loopback address. */
public final class Management implements AutoCloseable {

	private static final String DOMAIN = "org.wiretune";

	private final MBeanServer beans = ManagementFactory.getPlatformMBeanServer();
	private JMXConnectorServer connector;

	/**
	 * Registers a bean under a type and a name.
	 *
	 * @param bean the bean
	 * @param type value of the key {@code type}
	 * @param name value of the key {@code name}, empty for none; quoted where JMX wants it
	 * @throws JMException when it cannot be registered
	 */
	public void register(Object bean, String type, String name) throws JMException {
		String text = DOMAIN + ":type=" + type;
		if (!name.isEmpty()) {
			text += ",name=" + (name.matches("[^,=:\"*?\\n]+") ? name : ObjectName.quote(name));
		}
		beans.registerMBean(bean, new ObjectName(text));
	}

	/**
	 * Registers every pool.
	 *
	 * @param pools the pools
	 * @throws JMException when one cannot be registered
	 */
	public void register(ThreadPools pools) throws JMException {
		for (ThreadPool pool : pools.all()) {
			register(pool, "ThreadPool", pool.name());
		}
	}

	/**
	 * Registers every queue of a broker.
	 *
	 * @param broker the broker
	 * @throws JMException when one cannot be registered
	 */
	public void register(MessageBroker broker) throws JMException {
		for (String queue : broker.queues()) {
			QueueMXBean bean = () -> broker.messageCount(queue);
			register(new StandardMBean(bean, QueueMXBean.class, true), "Queue", queue);
		}
	}

	/**
	 * Opens the connector. It is in no registry: only who is told its address, which holds a random number, can connect.
	 *
	 * @return its service URL
	 * @throws IOException when no port is free
	 */
	public String open() throws IOException {
		InetAddress loopback = InetAddress.getLoopbackAddress();
		System.setProperty("java.rmi.server.hostname", loopback.getHostAddress());
		RMIServerSocketFactory onLoopback = port -> new ServerSocket(port, 4, loopback);
		connector = JMXConnectorServerFactory.newJMXConnectorServer(
				new JMXServiceURL("rmi", loopback.getHostAddress(), 0),
				Map.of(RMIConnectorServer.RMI_SERVER_SOCKET_FACTORY_ATTRIBUTE, onLoopback,
						RMIConnectorServer.SERIAL_FILTER_PATTERN, "maxdepth=20;java.**;javax.management.**;!*"),
				beans);
		connector.start();
		return connector.getAddress().toString();
	}

	@Override
	public void close() throws IOException {
		if (connector != null) {
			connector.stop();
		}
	}
}
