/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import jakarta.jms.BytesMessage;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSException;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import java.io.IOException;
import java.util.function.Consumer;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.messaging.MessageEndpoint;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.messaging.Replies;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.ReceiverService;

/**
 * JMS async: the object goes as XML in a persistent bytes message, a session of the JMS adapter wakes a thread of its
 * pool, which runs the receiver and sends a correlated reply that is not persistent. A bytes message, because a text
 * message takes two bytes for each character on the way and in the journal.
 */
public final class JmsAsyncBinding implements AutoCloseable {

	private static final AsyncProtocol PROTOCOL = AsyncProtocol.JMS;

	private final String requests;
	private final String repliesQueue;
	private final MessageBroker broker;
	private final ReceiverService receiver;
	private final MessageEndpoint endpoint;
	private final Replies replies;

	/**
	 * Opens the binding.
	 *
	 * @param broker the broker, in which the queues are created
	 * @param receiver the receiver
	 * @param pool pool of the JMS adapter
	 * @param maximumConcurrency messages worked on at once
	 * @param problems told when a message cannot be worked on
	 * @throws Exception when the broker refuses
	 */
	public JmsAsyncBinding(MessageBroker broker, ReceiverService receiver, ThreadPool pool, int maximumConcurrency,
			Consumer<String> problems) throws Exception {
		this(broker, "", receiver, pool, maximumConcurrency, problems);
	}

	/**
	 * Opens the binding on queues of its own, beside another of its kind.
	 *
	 * @param broker the broker, in which the queues are created
	 * @param prefix begins the names of its queues; empty for the usual ones
	 * @param receiver the receiver
	 * @param pool pool of the JMS adapter
	 * @param maximumConcurrency messages worked on at once
	 * @param problems told when a message cannot be worked on
	 * @throws Exception when the broker refuses
	 */
	public JmsAsyncBinding(MessageBroker broker, String prefix, ReceiverService receiver, ThreadPool pool,
			int maximumConcurrency, Consumer<String> problems) throws Exception {
		requests = prefix + PROTOCOL.requests();
		repliesQueue = prefix + PROTOCOL.replies();
		this.broker = broker;
		this.receiver = receiver;
		broker.createQueue(requests);
		broker.createQueue(repliesQueue);
		endpoint = new MessageEndpoint(broker, requests, false, maximumConcurrency, pool, this::receive, problems);
		replies = new Replies(broker, repliesQueue, false, PROTOCOL::receipt, problems);
	}

	private void receive(BytesMessage message, Session session) throws JMSException, IOException {
		long queueNanos = System.nanoTime() - message.getLongProperty(MessageProperties.SENT_NANOS);
		Receipt receipt = receiver.receive(PROTOCOL.object(message));
		BytesMessage reply = PROTOCOL.reply(session.createBytesMessage(), message, receipt, queueNanos);
		try (MessageProducer producer = session.createProducer(message.getJMSReplyTo())) {
			producer.setDeliveryMode(DeliveryMode.NON_PERSISTENT);
			producer.send(reply);
		}
	}

	/**
	 * Opens a caller.
	 *
	 * @param options how it waits and sends
	 * @return the caller
	 * @throws JMSException when the broker refuses
	 */
	public Caller openCaller(CallOptions options) throws JMSException {
		return new AsyncSender(PROTOCOL, requests, broker, replies, repliesQueue, options, 0);
	}

	@Override
	public void close() throws JMSException {
		replies.close();
		endpoint.close();
	}

	/**
	 * Closes it and deletes its queues.
	 *
	 * @throws Exception when the broker refuses
	 */
	public void remove() throws Exception {
		close();
		broker.deleteQueue(requests);
		broker.deleteQueue(repliesQueue);
	}
}
