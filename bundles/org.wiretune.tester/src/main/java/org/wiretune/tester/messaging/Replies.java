/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.messaging;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.BytesMessage;
import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.Session;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.wiretune.tester.service.Receipt;

/** Takes replies from a queue and hands each to the caller whose request has the same correlation id. */
public final class Replies implements AutoCloseable {

	/** Reads the receipt in a reply. */
	@FunctionalInterface
	public interface Reader {

		/**
		 * Reads a receipt.
		 *
		 * @param body body of the reply
		 * @return the receipt
		 * @throws IOException when it is none
		 */
		Receipt read(byte[] body) throws IOException;
	}

	/**
	 * A receipt and how long the request lay in the queue.
	 *
	 * @param receipt the receipt
	 * @param queueNanos nanoseconds from handing the request to the queue until the receiver took it
	 * @param arrivedNanos when it was there, {@link System#nanoTime()}
	 */
	public record Reply(Receipt receipt, long queueNanos, long arrivedNanos) {
	}

	private final Map<String, CompletableFuture<Reply>> waiting = new ConcurrentHashMap<>();
	private final Connection connection;
	private final Reader reader;
	private final Consumer<String> problems;

	/**
	 * Begins to take replies.
	 *
	 * @param broker where the queue is
	 * @param queue name of the queue
	 * @param transacted whether each reply is taken in a transaction of its own
	 * @param reader reads a reply
	 * @param problems told when a reply cannot be read
	 * @throws JMSException when the broker refuses
	 */
	public Replies(Connections broker, String queue, boolean transacted, Reader reader, Consumer<String> problems)
			throws JMSException {
		this.reader = reader;
		this.problems = problems;
		connection = broker.connect();
		Session session = transacted ? connection.createSession(Session.SESSION_TRANSACTED)
				: connection.createSession(Session.AUTO_ACKNOWLEDGE);
		session.createConsumer(session.createQueue(queue))
				.setMessageListener(message -> take(message, session, transacted));
	}

	/**
	 * Announces a request, before it is sent.
	 *
	 * @param correlation its correlation id
	 */
	public void expect(String correlation) {
		waiting.put(correlation, new CompletableFuture<>());
	}

	/**
	 * Waits for the reply to a request.
	 *
	 * @param correlation its correlation id
	 * @param timeout how long
	 * @param unit unit of the timeout
	 * @return the reply
	 * @throws TimeoutException when none came in time
	 * @throws InterruptedException when the calling thread is interrupted
	 * @throws IOException when the reply cannot be read
	 */
	public Reply await(String correlation, long timeout, TimeUnit unit)
			throws TimeoutException, InterruptedException, IOException {
		try {
			return waiting.get(correlation).get(timeout, unit);
		} catch (ExecutionException e) {
			throw new IOException(e.getCause());
		} finally {
			waiting.remove(correlation);
		}
	}

	/**
	 * Forgets a request that was not sent after all.
	 *
	 * @param correlation its correlation id
	 */
	public void forget(String correlation) {
		waiting.remove(correlation);
	}

	private void take(Message message, Session session, boolean transacted) {
		CompletableFuture<Reply> caller = null;
		try {
			caller = waiting.get(String.valueOf(message.getJMSCorrelationID()));
			long queueNanos = message.getLongProperty(MessageProperties.QUEUE_NANOS);
			Receipt receipt = reader.read(MessageProperties.body((BytesMessage) message));
			if (transacted) {
				session.commit();
			}
			if (caller != null) {
				caller.complete(new Reply(receipt, queueNanos, System.nanoTime()));
			}
		} catch (JMSException | IOException | RuntimeException e) {
			problems.accept(TEXTS.get("reply.failed", String.valueOf(e)));
			if (caller != null) {
				caller.completeExceptionally(e);
			}
		}
	}

	@Override
	public void close() throws JMSException {
		connection.close();
	}
}
