/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.messaging;

import jakarta.jms.BytesMessage;
import jakarta.jms.JMSException;

/** Properties of messages, and their body. */
public final class MessageProperties {

	/** Operation that is called; text. */
	public static final String OPERATION = "operation";

	/** {@link System#nanoTime()} of the receiver's JVM at which the request was handed to the queue. */
	public static final String SENT_NANOS = "sentNanos";

	/** On a reply: nanoseconds from handing the request to the queue until the receiver took it. */
	public static final String QUEUE_NANOS = "queueNanos";

	/** On a request and its reply: which sender waits for it, where several read from one queue; text. */
	public static final String SENDER = "sender";

	/** The one operation of the service. */
	public static final String RECEIVE = "receive";

	private MessageProperties() {
	}

	/**
	 * Reads the whole body of a message.
	 *
	 * @param message the message
	 * @return its bytes
	 * @throws JMSException when it cannot be read
	 */
	public static byte[] body(BytesMessage message) throws JMSException {
		byte[] bytes = new byte[Math.toIntExact(message.getBodyLength())];
		message.readBytes(bytes);
		return bytes;
	}
}
