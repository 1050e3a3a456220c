/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.remote;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.concurrent.Executor;
import org.wiretune.tester.binding.RemoteSenders;
import org.wiretune.tester.management.ServerOperations;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.service.ReceiverService;

/**
 * What the server opens for a sender in another JVM, when the first one asks for it: a port for the remote SCA call and
 * one of the broker.
 */
public final class RemoteAccess implements AutoCloseable {

	/** Name of the operation that opens the ports; the answer has {@link #SCA_PORT} and {@link #BROKER_PORT}. */
	public static final String OPEN = "openRemoteAccess";
	/** Name of the operation that says the server's {@link System#nanoTime()} as {@link #NANOS}. */
	public static final String CLOCK = "clock";

	static final String SCA_PORT = "scaPort";
	static final String BROKER_PORT = "brokerPort";
	static final String NANOS = "nanos";

	private final String token;
	private final ReceiverService receiver;
	private final MessageBroker broker;
	private final Executor pool;
	private RemoteScaService service;

	/**
	 * Adds the operations to a server.
	 *
	 * @param operations the operations of the server
	 * @param token what a sender has to say first
	 * @param receiver the receiver
	 * @param broker the broker with the queues of the asynchronous bindings
	 * @param pool threads for remote SCA calls
	 */
	public RemoteAccess(ServerOperations operations, String token, ReceiverService receiver, MessageBroker broker,
			Executor pool) {
		this.token = token;
		this.receiver = receiver;
		this.broker = broker;
		this.pool = pool;
		operations.add(OPEN, arguments -> open());
		operations.add(CLOCK, arguments -> {
			JsonObject clock = new JsonObject();
			clock.addProperty(NANOS, System.nanoTime());
			return clock;
		});
	}

	private synchronized JsonObject open() throws Exception {
		if (service == null) {
			RemoteSenders.createQueues(broker);
			service = new RemoteScaService(token, receiver, pool);
		}
		JsonObject ports = new JsonObject();
		ports.addProperty(SCA_PORT, service.port());
		ports.addProperty(BROKER_PORT, broker.openAcceptor());
		return ports;
	}

	@Override
	public synchronized void close() throws IOException {
		if (service != null) {
			service.close();
		}
	}
}
