/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import jakarta.jms.JMSException;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.messaging.RemoteBroker;
import org.wiretune.tester.messaging.Replies;

/** Senders of the asynchronous bindings in another JVM than the receiver, each with a queue for replies of its own. */
public final class RemoteSenders implements AutoCloseable {

	private final RemoteBroker broker;
	private final Consumer<String> problems;
	private final long clockOffset;
	private final Map<AsyncProtocol, Replies> replies = new EnumMap<>(AsyncProtocol.class);

	/**
	 * Senders; nothing is opened yet.
	 *
	 * @param broker the broker
	 * @param clockOffset what to add to this JVM's {@link System#nanoTime()} for the receiver's, in nanoseconds
	 * @param problems told when a reply cannot be read
	 */
	public RemoteSenders(RemoteBroker broker, long clockOffset, Consumer<String> problems) {
		this.broker = broker;
		this.clockOffset = clockOffset;
		this.problems = problems;
	}

	/**
	 * Creates the queues for replies, in the server.
	 *
	 * @param broker the broker
	 * @throws Exception when they cannot be created
	 */
	public static void createQueues(MessageBroker broker) throws Exception {
		for (AsyncProtocol protocol : AsyncProtocol.values()) {
			broker.createQueue(protocol.remoteReplies());
		}
	}

	/**
	 * Opens a caller.
	 *
	 * @param binding an asynchronous binding
	 * @param options how it waits and sends
	 * @return the caller
	 * @throws JMSException when the broker refuses
	 */
	public Caller openCaller(BindingUnderTest binding, CallOptions options) throws JMSException {
		AsyncProtocol protocol = binding == BindingUnderTest.SCA_ASYNC ? AsyncProtocol.SCA : AsyncProtocol.JMS;
		return new AsyncSender(protocol, protocol.requests(), broker, replies(protocol), protocol.remoteReplies(), options, clockOffset);
	}

	private synchronized Replies replies(AsyncProtocol protocol) throws JMSException {
		Replies taker = replies.get(protocol);
		if (taker == null) {
			taker = new Replies(broker, protocol.remoteReplies(), protocol.transacted(), protocol::receipt, problems);
			replies.put(protocol, taker);
		}
		return taker;
	}

	@Override
	public void close() {
		// Closes what was opened through it.
		broker.close();
	}
}
