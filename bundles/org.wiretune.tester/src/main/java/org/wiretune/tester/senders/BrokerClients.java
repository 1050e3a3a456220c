/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import java.net.InetAddress;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;

/** Connection factories for the broker, with what distorts a measurement set. */
final class BrokerClients {

	/** A broker that is gone must not be waited for half a minute, the default of the library. */
	private static final int CALL_MILLIS = 10_000;

	/** A broker on a machine that is busy may not accept in time. */
	private static final int CONNECT_ATTEMPTS = 3;

	private BrokerClients() {
	}

	/**
	 * The address of a broker over TCP.
	 *
	 * @param port its port on the loopback address
	 * @return the address
	 */
	static String tcp(int port) {
		return "tcp://" + InetAddress.getLoopbackAddress().getHostAddress() + ':' + port + "?useEpoll=false&useKQueue=false";
	}

	/**
	 * A factory; whoever opens it closes it.
	 *
	 * @param address address of the broker
	 * @param window bytes that a session fetches ahead; 0 for one message at a time
	 * @param sharedThreads whether clients share the pool of the JVM
	 * @return the factory
	 */
	static ActiveMQConnectionFactory factory(String address, int window, boolean sharedThreads) {
		ActiveMQConnectionFactory factory = new ActiveMQConnectionFactory(address);
		factory.setUseGlobalPools(sharedThreads);
		if (!sharedThreads) {
			factory.setThreadPoolMaxSize(-1);
		}
		factory.setConsumerWindowSize(window);
		factory.setBlockOnDurableSend(true);
		factory.setReconnectAttempts(0);
		factory.setInitialConnectAttempts(CONNECT_ATTEMPTS);
		factory.setCallTimeout(CALL_MILLIS);
		return factory;
	}
}
