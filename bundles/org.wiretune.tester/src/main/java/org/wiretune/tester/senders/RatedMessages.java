/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import jakarta.jms.BytesMessage;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.Session;
import jakarta.jms.TextMessage;
import java.nio.charset.StandardCharsets;
import org.wiretune.tester.messaging.MessageProperties;

/** The messages of rated senders. */
final class RatedMessages {

	/** {@link System#nanoTime()} at which the message was due to be sent; on Linux all processes have the same clock. */
	private static final String DUE_NANOS = "dueNanos";

	private final String text;
	private final byte[] bytes;

	/**
	 * Messages of a size.
	 *
	 * @param size characters or bytes
	 * @param asText whether they are text messages
	 */
	RatedMessages(int size, boolean asText) {
		String content = "x".repeat(size);
		text = asText ? content : null;
		bytes = asText ? null : content.getBytes(StandardCharsets.US_ASCII);
	}

	/** Makes a message that is sent now. */
	Message create(Session session, long due) throws JMSException {
		Message message;
		if (text != null) {
			message = session.createTextMessage(text);
		} else {
			BytesMessage content = session.createBytesMessage();
			content.writeBytes(bytes);
			message = content;
		}
		message.setLongProperty(DUE_NANOS, due);
		message.setLongProperty(MessageProperties.SENT_NANOS, System.nanoTime());
		return message;
	}

	/** Reads the whole content, the only work of a receiver, and returns its length. */
	static int read(Message message) throws JMSException {
		return message instanceof TextMessage content ? content.getText().length()
				: MessageProperties.body((BytesMessage) message).length;
	}

	/** {@return when a message was due to be sent} */
	static long due(Message message) throws JMSException {
		return message.getLongProperty(DUE_NANOS);
	}

	/** {@return when a message was handed to the client of the broker} */
	static long sent(Message message) throws JMSException {
		return message.getLongProperty(MessageProperties.SENT_NANOS);
	}
}
