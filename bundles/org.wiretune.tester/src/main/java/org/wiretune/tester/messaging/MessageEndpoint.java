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
import jakarta.jms.MessageConsumer;
import jakarta.jms.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.wiretune.tester.pool.ThreadPool;

/**
 * A message-driven endpoint as a resource adapter runs it: a number of sessions (the maximum concurrency of the
 * activation specification) take messages from a queue, and each message is worked on by a thread of the adapter's pool.
 * A session takes its next message when the work is done; when the pool has no free thread the message waits.
 */
public final class MessageEndpoint implements AutoCloseable {

	/** What is done with a message, on a thread of the pool. */
	@FunctionalInterface
	public interface Work {

		/**
		 * Works on a message.
		 *
		 * @param message the message
		 * @param session the session it came by; no other thread uses it meanwhile
		 * @throws Exception when it failed; a transacted session is then rolled back
		 */
		void on(BytesMessage message, Session session) throws Exception;
	}

	private final Connection connection;
	private final boolean transacted;
	private final ThreadPool pool;
	private final Work work;
	private final Consumer<String> problems;
	private final List<Session> sessions = new ArrayList<>();

	/**
	 * Opens an endpoint.
	 *
	 * @param broker where the queue is
	 * @param queue name of the queue
	 * @param transacted whether receiving and answering are one transaction; else messages are acknowledged as they come
	 * @param maximumConcurrency sessions
	 * @param pool threads for the work
	 * @param work what is done with a message
	 * @param problems told when work failed
	 * @throws JMSException when the broker refuses
	 */
	public MessageEndpoint(MessageBroker broker, String queue, boolean transacted, int maximumConcurrency,
			ThreadPool pool, Work work, Consumer<String> problems) throws JMSException {
		this.transacted = transacted;
		this.pool = pool;
		this.work = work;
		this.problems = problems;
		connection = broker.connect();
		for (int i = 0; i < maximumConcurrency; i++) {
			Session session = transacted ? connection.createSession(Session.SESSION_TRANSACTED)
					: connection.createSession(Session.AUTO_ACKNOWLEDGE);
			MessageConsumer consumer = session.createConsumer(session.createQueue(queue));
			consumer.setMessageListener(message -> deliver(message, session));
			sessions.add(session);
		}
	}

	private void deliver(Message message, Session session) {
		CountDownLatch done = new CountDownLatch(1);
		try {
			pool.execute(() -> {
				try {
					work(message, session);
				} finally {
					done.countDown();
				}
			});
			done.await();
		} catch (RejectedExecutionException e) {
			// The server is being stopped; the message stays in the queue.
			rollBack(session);
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}

	private void work(Message message, Session session) {
		try {
			work.on((BytesMessage) message, session);
		} catch (Exception e) {
			problems.accept(TEXTS.get("endpoint.failed", Thread.currentThread().getName(), String.valueOf(e)));
			rollBack(session);
		}
	}

	private void rollBack(Session session) {
		if (!transacted) {
			return;
		}
		try {
			session.rollback();
		} catch (JMSException e) {
			problems.accept(TEXTS.get("endpoint.failed", Thread.currentThread().getName(), String.valueOf(e)));
		}
	}

	@Override
	public void close() throws JMSException {
		connection.close();
	}
}
