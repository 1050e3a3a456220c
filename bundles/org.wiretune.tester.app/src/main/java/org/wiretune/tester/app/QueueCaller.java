/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.BytesMessage;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSConsumer;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.JMSProducer;
import jakarta.jms.Message;
import jakarta.jms.Queue;
import jakarta.jms.TemporaryQueue;
import java.io.IOException;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.tester.binding.AsyncProtocol;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;

/**
 * The sender of an asynchronous binding in the server: sends a persistent request and reads the correlated reply. It reads
 * by itself, because a server forbids its applications to have messages brought to a listener. SCA async sends in a
 * transaction and takes the reply in one, from a queue that outlives the server, in which each sender knows its own; JMS
 * async does neither and has a temporary queue.
 */
final class QueueCaller implements Caller {

	private final AsyncProtocol protocol;
	private final int timeoutSeconds;
	private final JMSContext context;
	private final Queue requests;
	private final Queue replies;
	private final JMSProducer producer;
	private final JMSConsumer consumer;
	private final String sender = UUID.randomUUID().toString();
	private long queueNanos;

	private QueueCaller(AsyncProtocol protocol, JMSContext context, Queue requests, Queue replies, int timeoutSeconds) {
		this.protocol = protocol;
		this.context = context;
		this.requests = requests;
		this.replies = replies;
		this.timeoutSeconds = timeoutSeconds;
		producer = context.createProducer().setDeliveryMode(DeliveryMode.PERSISTENT);
		consumer = isTemporary() ? context.createConsumer(replies)
				: context.createConsumer(replies, MessageProperties.SENDER + " = '" + sender + '\'');
	}

	/**
	 * Opens a sender of JMS async.
	 *
	 * @param factory connection factory
	 * @param requests queue of the requests
	 * @param timeoutSeconds how long it waits for a reply
	 * @return the sender
	 */
	static QueueCaller jms(ConnectionFactory factory, Queue requests, int timeoutSeconds) {
		JMSContext context = factory.createContext();
		return new QueueCaller(AsyncProtocol.JMS, context, requests, context.createTemporaryQueue(), timeoutSeconds);
	}

	/**
	 * Opens a sender of SCA async.
	 *
	 * @param factory connection factory
	 * @param requests queue of the requests
	 * @param replies queue of the replies to all senders
	 * @param timeoutSeconds how long it waits for a reply
	 * @return the sender
	 */
	static QueueCaller sca(ConnectionFactory factory, Queue requests, Queue replies, int timeoutSeconds) {
		return new QueueCaller(AsyncProtocol.SCA, factory.createContext(JMSContext.SESSION_TRANSACTED), requests, replies,
				timeoutSeconds);
	}

	@Override
	public Receipt call(BusinessObject object) throws JMSException, IOException, TimeoutException {
		String correlation = UUID.randomUUID().toString();
		BytesMessage request = protocol.request(context.createBytesMessage(), object, correlation);
		request.setJMSReplyTo(replies);
		if (!isTemporary()) {
			request.setStringProperty(MessageProperties.SENDER, sender);
		}
		request.setLongProperty(MessageProperties.SENT_NANOS, System.nanoTime());
		producer.send(requests, request);
		commit();
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(timeoutSeconds);
		Message reply = await(deadline);
		// A reply that came too late for the call before is passed over.
		while (!correlation.equals(reply.getJMSCorrelationID())) {
			reply = await(deadline);
		}
		commit();
		queueNanos = reply.getLongProperty(MessageProperties.QUEUE_NANOS);
		return protocol.receipt(MessageProperties.body((BytesMessage) reply));
	}

	private Message await(long deadline) throws TimeoutException {
		long millis = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
		Message reply = millis <= 0 ? null : consumer.receive(millis);
		if (reply == null) {
			throw new TimeoutException(TEXTS.get("cell.noReply", timeoutSeconds));
		}
		return reply;
	}

	private void commit() {
		if (protocol.transacted()) {
			context.commit();
		}
	}

	private boolean isTemporary() {
		return !protocol.transacted();
	}

	@Override
	public OptionalLong lastQueueNanos() {
		return OptionalLong.of(queueNanos);
	}

	@Override
	public void close() throws JMSException {
		consumer.close();
		if (isTemporary()) {
			((TemporaryQueue) replies).delete();
		}
		context.close();
	}
}
