/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.binding;

import jakarta.jms.BytesMessage;
import jakarta.jms.Connection;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSException;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wiretune.tester.messaging.Connections;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.messaging.Replies;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Receipt;

/** The sender of an asynchronous binding: sends persistent requests and waits for the correlated replies. */
final class AsyncSender implements Caller {

	private final AsyncProtocol protocol;
	private final Replies replies;
	private final String replyTo;
	private final int timeoutSeconds;
	private final long clockOffset;
	private final boolean transacted;
	private final Connection connection;
	private final Session session;
	private final MessageProducer producer;
	private long queueNanos;

	/**
	 * Opens a sender.
	 *
	 * @param protocol the binding
	 * @param requests queue of the requests
	 * @param broker where its queues are
	 * @param replies takes the replies
	 * @param replyTo queue they come by, to be named in each request; empty when the receiver knows it
	 * @param options how it waits and sends
	 * @param clockOffset what to add to this JVM's {@link System#nanoTime()} for the receiver's
	 * @throws JMSException when the broker refuses
	 */
	AsyncSender(AsyncProtocol protocol, String requests, Connections broker, Replies replies, String replyTo,
			CallOptions options, long clockOffset) throws JMSException {
		this.protocol = protocol;
		this.replies = replies;
		this.replyTo = replyTo;
		this.timeoutSeconds = options.timeoutSeconds();
		this.clockOffset = clockOffset;
		this.transacted = protocol.transacted() || options.callsPerTransaction() > 1;
		connection = broker.connect();
		session = connection.createSession(transacted ? Session.SESSION_TRANSACTED : Session.AUTO_ACKNOWLEDGE);
		producer = session.createProducer(session.createQueue(requests));
		producer.setDeliveryMode(DeliveryMode.PERSISTENT);
		producer.setDisableMessageTimestamp(protocol == AsyncProtocol.SCA);
	}

	@Override
	public Receipt call(BusinessObject object) throws Exception {
		String correlation = UUID.randomUUID().toString();
		try {
			send(object, correlation);
			commit();
		} catch (JMSException | IOException e) {
			replies.forget(correlation);
			throw e;
		}
		Replies.Reply reply = replies.await(correlation, timeoutSeconds, TimeUnit.SECONDS);
		queueNanos = reply.queueNanos();
		return reply.receipt();
	}

	@Override
	public Burst callTogether(List<BusinessObject> objects) throws Exception {
		List<String> correlations = new ArrayList<>(objects.size());
		long[] starts = new long[objects.size()];
		try {
			for (BusinessObject object : objects) {
				String correlation = UUID.randomUUID().toString();
				starts[correlations.size()] = System.nanoTime();
				correlations.add(correlation);
				send(object, correlation);
			}
			commit();
		} catch (JMSException | IOException e) {
			correlations.forEach(replies::forget);
			session.rollback();
			throw e;
		}
		return replies(correlations, starts);
	}

	private Burst replies(List<String> correlations, long[] starts) throws InterruptedException {
		List<Answer> answers = new ArrayList<>(starts.length);
		List<Exception> failures = new ArrayList<>();
		long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(timeoutSeconds);
		long last = starts[0];
		try {
			for (int i = 0; i < starts.length; i++) {
				try {
					Replies.Reply reply = replies.await(correlations.get(i), Math.max(0, deadline - System.nanoTime()),
							TimeUnit.NANOSECONDS);
					answers.add(new Answer(reply.arrivedNanos() - starts[i], reply.queueNanos()));
					last = Math.max(last, reply.arrivedNanos());
				} catch (TimeoutException | IOException e) {
					failures.add(e);
				}
			}
		} finally {
			// An interrupt leaves replies that nobody waits for.
			correlations.forEach(replies::forget);
		}
		return new Burst(last - starts[0], answers, failures);
	}

	private void send(BusinessObject object, String correlation) throws JMSException, IOException {
		BytesMessage message = protocol.request(session.createBytesMessage(), object, correlation);
		if (!replyTo.isEmpty()) {
			message.setJMSReplyTo(session.createQueue(replyTo));
		}
		message.setLongProperty(MessageProperties.SENT_NANOS, System.nanoTime() + clockOffset);
		replies.expect(correlation);
		producer.send(message);
	}

	private void commit() throws JMSException {
		if (transacted) {
			session.commit();
		}
	}

	@Override
	public OptionalLong lastQueueNanos() {
		return OptionalLong.of(queueNanos);
	}

	@Override
	public void close() throws JMSException {
		connection.close();
	}
}
