/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import jakarta.jms.BytesMessage;
import jakarta.jms.JMSException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.SerializedForm;
import org.wiretune.tester.service.XmlForm;

/** What tells the two asynchronous bindings apart: queues, transactions, and how objects are written. */
public enum AsyncProtocol {

	/** SCA async: Java serialisation, sent in a transaction, replies taken in one. */
	SCA("sca/ReceiverModule", "sca/SenderModule/reply", true) {
		@Override
		byte[] write(Object object) throws IOException {
			return SerializedForm.write(object);
		}

		@Override
		<T> T read(byte[] body, Class<T> type) throws IOException {
			return SerializedForm.read(body, type);
		}
	},

	/** JMS async: XML, each message on its own. */
	JMS("jms/ReceiverQueue", "jms/ReplyQueue", false) {
		@Override
		byte[] write(Object object) throws IOException {
			return XmlForm.ofThread().write(object);
		}

		@Override
		<T> T read(byte[] body, Class<T> type) throws IOException {
			return XmlForm.ofThread().read(new ByteArrayInputStream(body), type);
		}
	};

	private final String requests;
	private final String replies;
	private final boolean transacted;

	AsyncProtocol(String requests, String replies, boolean transacted) {
		this.requests = requests;
		this.replies = replies;
		this.transacted = transacted;
	}

	/** {@return the queue of the requests} */
	String requests() {
		return requests;
	}

	/** {@return the queue of the replies to senders in the server} */
	String replies() {
		return replies;
	}

	/** {@return the queue of the replies to senders in another JVM} */
	String remoteReplies() {
		return replies + "/remote";
	}

	/** {@return whether a single call is sent, and its reply taken, in a transaction} */
	public boolean transacted() {
		return transacted;
	}

	abstract byte[] write(Object object) throws IOException;

	abstract <T> T read(byte[] body, Class<T> type) throws IOException;

	/**
	 * Reads a receipt.
	 *
	 * @param body body of a reply
	 * @return the receipt
	 * @throws IOException when the body is none
	 */
	public Receipt receipt(byte[] body) throws IOException {
		return read(body, Receipt.class);
	}

	/**
	 * Makes a message a request.
	 *
	 * @param message a new message
	 * @param object what is sent
	 * @param correlation tells its reply from others
	 * @return the message
	 * @throws JMSException when the message cannot be written
	 * @throws IOException when the object cannot be written
	 */
	public BytesMessage request(BytesMessage message, BusinessObject object, String correlation)
			throws JMSException, IOException {
		message.writeBytes(write(object));
		message.setJMSCorrelationID(correlation);
		if (this == SCA) {
			message.setStringProperty(MessageProperties.OPERATION, MessageProperties.RECEIVE);
		}
		return message;
	}

	/**
	 * Reads the object of a request.
	 *
	 * @param request the request
	 * @return the object
	 * @throws JMSException when the message cannot be read
	 * @throws IOException when it holds no such object, or names another operation than the one of the service
	 */
	public BusinessObject object(BytesMessage request) throws JMSException, IOException {
		BusinessObject object = read(MessageProperties.body(request), BusinessObject.class);
		if (this == SCA) {
			String operation = request.getStringProperty(MessageProperties.OPERATION);
			if (!MessageProperties.RECEIVE.equals(operation)) {
				throw new IOException("operation " + operation);
			}
		}
		return object;
	}

	/**
	 * Makes a message the reply to a request.
	 *
	 * @param message a new message
	 * @param request what it replies to
	 * @param receipt what the receiver says
	 * @param queueNanos how long the request was on its way, in nanoseconds
	 * @return the message
	 * @throws JMSException when a message cannot be read or written
	 * @throws IOException when the receipt cannot be written
	 */
	public BytesMessage reply(BytesMessage message, BytesMessage request, Receipt receipt, long queueNanos)
			throws JMSException, IOException {
		message.writeBytes(write(receipt));
		message.setJMSCorrelationID(request.getJMSCorrelationID());
		message.setLongProperty(MessageProperties.QUEUE_NANOS, queueNanos);
		return message;
	}
}
