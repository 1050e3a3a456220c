/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.jms;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.Connection;
import jakarta.jms.DeliveryMode;
import jakarta.jms.Destination;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import jakarta.jms.TemporaryQueue;
import jakarta.jms.TextMessage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.wiretune.perf.workload.MessageKeys;
import org.wiretune.perf.workload.MessageLine;
import org.wiretune.perf.workload.ValueTypes;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.http.CallFailure;
import org.wiretune.tester.text.Problem;

/** One caller at a broker: a session, which sends one message at a time and waits for what its line says. Used by one thread. */
public final class MessageSession implements AutoCloseable {

	private final List<MessageLine> lines;
	private final Function<String, QueueWatch> watches;
	private final List<String> properties;
	private final Duration timeout;
	private final String name;
	private final Session session;
	private final MessageProducer producer;
	private final List<Destination> destinations = new ArrayList<>();
	private TemporaryQueue answers;
	private MessageConsumer answer;
	private long number;
	/** Answers of calls that were not waited for any longer. */
	private int late;
	private volatile boolean aborted;

	/**
	 * Opens a session.
	 *
	 * @param connection a started connection
	 * @param workload says how messages are sent
	 * @param lines the messages
	 * @param watches gives the watch of a queue whose messages are measured until they are consumed
	 * @param timeout how long a call may take; opening the session may take longer
	 * @param caller number of the caller
	 * @throws CallFailure when the broker refuses it
	 */
	public MessageSession(Connection connection, Workload workload, List<MessageLine> lines, Function<String, QueueWatch> watches, Duration timeout, int caller) throws CallFailure {
		this.lines = lines;
		this.watches = watches;
		this.timeout = timeout;
		properties = workload.value(MessageKeys.PROPERTY);
		name = "wiretune-" + ProcessHandle.current().pid() + '-' + caller + '-';
		try {
			session = connection.createSession(false, Session.AUTO_ACKNOWLEDGE);
			producer = session.createProducer(null);
			producer.setDeliveryMode(workload.value(MessageKeys.DELIVERY) == MessageKeys.Delivery.PERSISTENT ? DeliveryMode.PERSISTENT : DeliveryMode.NON_PERSISTENT);
			for (MessageLine line : lines) {
				destinations.add(line.topic() ? session.createTopic(line.destination()) : session.createQueue(line.destination()));
			}
			if (lines.stream().anyMatch(line -> line.until() == MessageLine.Until.REPLY)) {
				answers = session.createTemporaryQueue();
				answer = session.createConsumer(answers);
			}
		} catch (JMSException | RuntimeException refused) {
			throw failure(refused);
		}
	}

	/**
	 * Sends a message and waits.
	 *
	 * @param line number of the line, from 0
	 * @throws CallFailure when it was not sent, answered or consumed
	 */
	public void call(int line) throws CallFailure {
		MessageLine said = lines.get(line);
		long deadline = System.nanoTime() + timeout.toNanos();
		try {
			TextMessage message = session.createTextMessage(said.body());
			for (String property : properties) {
				int equals = property.indexOf('=');
				message.setStringProperty(property.substring(0, equals), property.substring(equals + 1));
			}
			String id = name + number++;
			message.setJMSCorrelationID(id);
			if (said.until() == MessageLine.Until.REPLY) {
				message.setJMSReplyTo(answers);
			}
			producer.send(destinations.get(line), message);
			boolean inTime = switch (said.until()) {
				case SENT -> System.nanoTime() <= deadline;
				case CONSUMED -> consumed(watches.apply(said.destination()), deadline);
				case REPLY -> answered(id, message.getJMSMessageID(), deadline);
			};
			if (!inTime) {
				throw new CallFailure(CallFailure.Kind.TIMEOUT, TEXTS.get("jms.late." + said.until().word(), said.destination(), ValueTypes.text(timeout)));
			}
		} catch (JMSException | RuntimeException failure) {
			throw failure(failure);
		} catch (InterruptedException stopped) {
			Thread.currentThread().interrupt();
			throw failure(stopped);
		}
	}

	private boolean consumed(QueueWatch watch, long deadline) throws CallFailure, InterruptedException {
		return watch.await(watch.sent(), deadline - System.nanoTime(), () -> aborted);
	}

	/** Waits for the answer to this call; those to earlier ones may come first. */
	private boolean answered(String id, String messageId, long deadline) throws JMSException {
		while (!aborted) {
			long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
			Message reply = left <= 0 ? null : answer.receive(left);
			if (reply == null) {
				late++;
				return false;
			}
			String of = reply.getJMSCorrelationID();
			boolean unknown = of == null || of.isEmpty();
			if (id.equals(of) || messageId != null && messageId.equals(of) || unknown && late == 0) {
				return true;
			}
			late -= late > 0 ? 1 : 0;
		}
		return false;
	}

	private static CallFailure failure(Exception failure) {
		boolean closed = failure instanceof jakarta.jms.IllegalStateException;
		return new CallFailure(closed ? CallFailure.Kind.CLOSED : CallFailure.Kind.OTHER, Problem.sentence(failure));
	}

	/** Ends the call under way, from any thread. */
	public void abort() {
		aborted = true;
		if (answer != null) {
			// Wakes who waits for an answer; closing waits for the library, which a stop must not.
			Thread.ofPlatform().daemon().name("Close " + name).start(() -> close(answer));
		}
	}

	@Override
	public void close() {
		close(session);
	}

	private static void close(AutoCloseable part) {
		try {
			part.close();
		} catch (Exception gone) {
			System.getLogger(MessageSession.class.getName()).log(System.Logger.Level.DEBUG, String.valueOf(gone.getMessage()));
		}
	}
}
