/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import jakarta.jms.Connection;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.wiretune.tester.text.Problem;

/**
 * One dispatcher for all sessions, in the way of a server session pool (JMS 1.1, 8.2.2): it takes a message for each
 * session, has all of them worked on in parallel, and acknowledges them when all are done; then it takes the next.
 */
final class BatchDispatch implements AutoCloseable {

	/** How long the dispatcher waits for the first message of a batch before it looks whether it is to end. */
	private static final long FIRST_MILLIS = 100;

	private final SessionsLoad load;
	private final List<ServerSession> sessions = new ArrayList<>();
	private final ExecutorService threads;
	private final Thread dispatcher;

	/** A session, and the message it works on. */
	private static final class ServerSession {
		private final Session session;
		private final MessageConsumer consumer;
		private final LoadRecord.Writer writer;
		private Message message;
		private Future<Boolean> worked;

		ServerSession(Connection connection, String queue, LoadRecord record) throws JMSException {
			session = connection.createSession(Session.SESSION_TRANSACTED);
			consumer = session.createConsumer(session.createQueue(queue));
			writer = record.writer();
		}
	}

	BatchDispatch(Connection connection, String queue, int number, SessionsLoad load) throws JMSException {
		this.load = load;
		for (int i = 0; i < number; i++) {
			sessions.add(new ServerSession(connection, queue, load.record()));
		}
		threads = Executors.newFixedThreadPool(number, BatchDispatch::daemon);
		dispatcher = daemon(this::dispatch);
	}

	/** Begins to take messages; not before the connection has started all sessions, as one that is not started gets none. */
	void start() {
		dispatcher.start();
	}

	private void dispatch() {
		try {
			while (!load.isClosing()) {
				List<ServerSession> batch = take();
				for (ServerSession one : batch) {
					one.worked = threads.submit(() -> load.work(one.message, one.writer));
				}
				List<Boolean> outcomes = new ArrayList<>();
				for (ServerSession one : batch) {
					outcomes.add(one.worked.get());
				}
				for (int i = 0; i < batch.size(); i++) {
					load.settle(batch.get(i).message, batch.get(i).session, outcomes.get(i));
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (JMSException | ExecutionException | RuntimeException e) {
			if (!load.isClosing()) {
				load.record().failed(Problem.sentence(e));
			}
		}
	}

	private List<ServerSession> take() throws JMSException {
		List<ServerSession> batch = new ArrayList<>();
		for (ServerSession one : sessions) {
			one.message = batch.isEmpty() ? one.consumer.receive(FIRST_MILLIS) : one.consumer.receiveNoWait();
			if (one.message != null) {
				batch.add(one);
			} else if (batch.isEmpty()) {
				// A message that comes late is for the first session again, so that the batch is a whole one.
				return batch;
			}
		}
		return batch;
	}

	private static Thread daemon(Runnable work) {
		Thread thread = new Thread(work, "Session");
		thread.setDaemon(true);
		return thread;
	}

	@Override
	public void close() throws InterruptedException {
		threads.shutdownNow();
		dispatcher.interrupt();
		dispatcher.join(TimeUnit.SECONDS.toMillis(2));
	}
}
