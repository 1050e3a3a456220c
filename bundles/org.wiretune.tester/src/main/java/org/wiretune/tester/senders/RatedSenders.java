/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.senders;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.Connection;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSException;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.Recorder;
import org.apache.activemq.artemis.jms.client.ActiveMQConnectionFactory;
import org.wiretune.perf.stat.Distribution;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.text.Problem;

/**
 * Senders in the load driver, over TCP, each with a session and a thread of its own. Each has a schedule fixed in advance;
 * a sender that was held up sends what is due at once, so that waiting for the broker does not lower the rate unseen.
 */
final class RatedSenders implements AutoCloseable {

	/** Senders who share a connection. */
	private static final int SENDERS_OF_CONNECTION = 10;
	private static final long NANOS_IN_SECOND = Nanoseconds.IN_SECOND;
	/** Time for all to wake before the first message is due. */
	private static final long LEAD_NANOS = 5_000_000L;

	/** What the senders are doing: so many of them at a rate, from a beginning. A rate of 0 is without pause. */
	private record Schedule(int senders, int rate, long start) {

		long interval() {
			return rate == 0 ? 0 : NANOS_IN_SECOND / rate;
		}

		/** The senders are spread over the time between two messages. */
		long firstDue(int number) {
			return start + interval() * number / senders;
		}
	}

	private final ActiveMQConnectionFactory factory;
	private final SenderSettings settings;
	private final RatedMessages messages;
	private final List<Connection> connections = new ArrayList<>();
	private final List<Sender> senders = new ArrayList<>();
	private final AtomicLong sent = new AtomicLong();
	private final Recorder lag = new Recorder(Distribution.SIGNIFICANT_DIGITS);
	private final AtomicReference<String> problem = new AtomicReference<>("");
	private final Object monitor = new Object();
	private volatile Schedule schedule;
	private volatile boolean closed;
	private int busy;

	/**
	 * No senders yet.
	 *
	 * @param address address of the broker
	 * @param settings how they send
	 */
	RatedSenders(String address, SenderSettings settings) {
		this.settings = settings;
		factory = BrokerClients.factory(address, 0, false);
		messages = new RatedMessages(settings.size(), settings.text());
	}

	/** Has so many senders connected. */
	void prepare(int number) throws JMSException {
		while (senders.size() < number && !closed) {
			if (senders.size() % SENDERS_OF_CONNECTION == 0) {
				Connection connection = factory.createConnection();
				connections.add(connection);
				connection.setExceptionListener(this::failed);
			}
			Sender sender = new Sender(senders.size(), connections.getLast());
			senders.add(sender);
			sender.start();
		}
	}

	/**
	 * Has senders begin.
	 *
	 * @param number how many, all prepared
	 * @param rate messages a second of each, 0 for as many as they can
	 * @return when the first message is due, {@link System#nanoTime()}
	 */
	long begin(int number, int rate) {
		Schedule next = new Schedule(number, rate, System.nanoTime() + LEAD_NANOS);
		synchronized (monitor) {
			schedule = next;
			monitor.notifyAll();
		}
		return next.start();
	}

	/**
	 * Has the senders stop and waits for the messages under way.
	 *
	 * @param millis how long to wait
	 * @return whether all have stopped
	 */
	boolean pause(long millis) throws InterruptedException {
		long deadline = System.nanoTime() + millis * 1_000_000;
		synchronized (monitor) {
			schedule = null;
			while (busy > 0) {
				long left = (deadline - System.nanoTime()) / 1_000_000;
				if (left <= 0) {
					return false;
				}
				monitor.wait(left);
			}
			return true;
		}
	}

	/** {@return the messages sent since the beginning} */
	long sent() {
		return sent.get();
	}

	/** {@return how late senders who waited woke, since this was last asked, in nanoseconds} */
	Histogram lag() {
		return lag.getIntervalHistogram();
	}

	/** {@return why sending failed, empty while it did not} */
	String problem() {
		return problem.get();
	}

	private void failed(Exception e) {
		if (!closed) {
			problem.compareAndSet("", TEXTS.get("senders.sendFailed", Problem.sentence(e)));
		}
	}

	@Override
	public void close() {
		closed = true;
		synchronized (monitor) {
			schedule = null;
			monitor.notifyAll();
		}
		// Its connections and their sessions with it; a sender that waits for the broker is woken by that.
		factory.close();
	}

	private final class Sender extends Thread {

		private final int number;
		private final Session session;
		private final MessageProducer producer;

		Sender(int number, Connection connection) throws JMSException {
			super("Sender " + number);
			setDaemon(true);
			this.number = number;
			session = settings.transacted() ? connection.createSession(Session.SESSION_TRANSACTED)
					: connection.createSession(Session.AUTO_ACKNOWLEDGE);
			producer = session.createProducer(session.createQueue(settings.queue()));
			producer.setDeliveryMode(settings.persistent() ? DeliveryMode.PERSISTENT : DeliveryMode.NON_PERSISTENT);
			producer.setDisableMessageTimestamp(true);
		}

		@Override
		public void run() {
			try {
				Schedule done = null;
				while (!closed) {
					Schedule now = await(done);
					if (now != null) {
						send(now);
						done = now;
					}
				}
			} catch (JMSException | RuntimeException e) {
				failed(e);
			} catch (InterruptedException e) {
				interrupt();
			}
		}

		private Schedule await(Schedule done) throws InterruptedException {
			synchronized (monitor) {
				while (!closed && (schedule == null || schedule == done || number >= schedule.senders())) {
					monitor.wait();
				}
				if (closed) {
					return null;
				}
				busy++;
				return schedule;
			}
		}

		private void send(Schedule now) throws JMSException {
			try {
				long due = now.firstDue(number);
				while (schedule == now && waitFor(due, now)) {
					producer.send(messages.create(session, due));
					if (settings.transacted()) {
						session.commit();
					}
					sent.incrementAndGet();
					due = now.rate() == 0 ? System.nanoTime() : due + now.interval();
				}
			} finally {
				synchronized (monitor) {
					busy--;
					monitor.notifyAll();
				}
			}
		}

		/** Returns false when the senders are to stop before. */
		private boolean waitFor(long due, Schedule now) {
			long left = due - System.nanoTime();
			if (left <= 0) {
				return true;
			}
			while (left > 0) {
				if (schedule != now) {
					return false;
				}
				LockSupport.parkNanos(left);
				left = due - System.nanoTime();
			}
			lag.recordValue(-left);
			return true;
		}
	}
}
