/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import jakarta.jms.BytesMessage;
import jakarta.jms.JMSException;
import jakarta.jms.Session;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;
import org.wiretune.tester.service.SerializedForm;
import org.wiretune.tester.service.XmlForm;

/** What tells the two asynchronous bindings apart: queues, transactions, and how objects are written. */
enum AsyncProtocol {

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
	boolean transacted() {
		return transacted;
	}

	abstract byte[] write(Object object) throws IOException;

	abstract <T> T read(byte[] body, Class<T> type) throws IOException;

	Receipt receipt(byte[] body) throws IOException {
		return read(body, Receipt.class);
	}

	BytesMessage request(Session session, BusinessObject object, String correlation) throws JMSException, IOException {
		BytesMessage message = session.createBytesMessage();
		message.writeBytes(write(object));
		message.setJMSCorrelationID(correlation);
		if (this == SCA) {
			message.setStringProperty(MessageProperties.OPERATION, MessageProperties.RECEIVE);
		}
		return message;
	}
}
