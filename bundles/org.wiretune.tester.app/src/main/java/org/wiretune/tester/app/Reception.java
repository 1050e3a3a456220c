/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.app;

import jakarta.ejb.EJBException;
import jakarta.jms.BytesMessage;
import jakarta.jms.ConnectionFactory;
import jakarta.jms.JMSContext;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import java.io.IOException;
import org.wiretune.tester.binding.AsyncProtocol;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.service.Receipt;

/** What the message-driven bean of either asynchronous binding does with a request. */
final class Reception {

	private Reception() {
	}

	/**
	 * Has the object of a request received, and answers where the request says.
	 *
	 * @param message the request
	 * @param protocol its binding
	 * @param replies connections for the reply
	 * @param deliveryMode whether the reply is persistent, a constant of {@link jakarta.jms.DeliveryMode}
	 * @throws EJBException when the request cannot be read or answered; the container then delivers it again
	 */
	static void answer(Message message, AsyncProtocol protocol, ConnectionFactory replies, int deliveryMode) {
		try {
			BytesMessage request = (BytesMessage) message;
			long queueNanos = System.nanoTime() - request.getLongProperty(MessageProperties.SENT_NANOS);
			Receipt receipt = Receiver.module().receive(protocol.object(request));
			try (JMSContext context = replies.createContext()) {
				BytesMessage reply = protocol.reply(context.createBytesMessage(), request, receipt, queueNanos);
				String sender = request.getStringProperty(MessageProperties.SENDER);
				if (sender != null) {
					reply.setStringProperty(MessageProperties.SENDER, sender);
				}
				context.createProducer().setDeliveryMode(deliveryMode).send(request.getJMSReplyTo(), reply);
			}
		} catch (JMSException | IOException e) {
			throw new EJBException(e);
		}
	}
}
