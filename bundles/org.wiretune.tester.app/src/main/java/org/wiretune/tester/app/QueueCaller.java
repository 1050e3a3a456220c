/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

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
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.XmlForm;
import org.wiretune.tester.text.Texts;

/**
 * The sender of JMS async in the server: sends a persistent request and reads the correlated reply from a temporary queue
 * of its own. It reads by itself, because a server forbids its applications to have messages brought to a listener.
 */
final class QueueCaller implements Caller {

	private final int timeoutSeconds;
	private final JMSContext context;
	private final Queue requests;
	private final TemporaryQueue replies;
	private final JMSProducer producer;
	private final JMSConsumer consumer;
	private long queueNanos;

	/**
	 * Opens a sender.
	 *
	 * @param factory connection factory
	 * @param requests queue of the requests
	 * @param timeoutSeconds how long it waits for a reply
	 */
	QueueCaller(ConnectionFactory factory, Queue requests, int timeoutSeconds) {
		this.requests = requests;
		this.timeoutSeconds = timeoutSeconds;
		context = factory.createContext();
		replies = context.createTemporaryQueue();
		producer = context.createProducer().setDeliveryMode(DeliveryMode.PERSISTENT);
		consumer = context.createConsumer(replies);
	}

	@Override
	public Receipt call(BusinessObject object) throws JMSException, IOException, TimeoutException {
		String correlation = UUID.randomUUID().toString();
		BytesMessage request = context.createBytesMessage();
		request.writeBytes(XmlForm.ofThread().write(object));
		request.setJMSCorrelationID(correlation);
		request.setJMSReplyTo(replies);
		request.setLongProperty(MessageProperties.SENT_NANOS, System.nanoTime());
		producer.send(requests, request);
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(timeoutSeconds);
		Message reply = await(deadline);
		// A reply that came too late for the call before is passed over.
		while (!correlation.equals(reply.getJMSCorrelationID())) {
			reply = await(deadline);
		}
		queueNanos = reply.getLongProperty(MessageProperties.QUEUE_NANOS);
		return XmlForm.ofThread().read(new ByteArrayInputStream(MessageProperties.body((BytesMessage) reply)), Receipt.class);
	}

	private Message await(long deadline) throws TimeoutException {
		long millis = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
		Message reply = millis <= 0 ? null : consumer.receive(millis);
		if (reply == null) {
			throw new TimeoutException(Texts.get("cell.noReply", timeoutSeconds));
		}
		return reply;
	}

	@Override
	public OptionalLong lastQueueNanos() {
		return OptionalLong.of(queueNanos);
	}

	@Override
	public void close() throws JMSException {
		consumer.close();
		replies.delete();
		context.close();
	}
}
