/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import jakarta.jms.BytesMessage;
import jakarta.jms.Connection;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageConsumer;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.MemoryFigures;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.poolload.LoadRecord;
import org.wiretune.tester.poolload.PoolLoad;
import org.wiretune.tester.poolload.Work;
import org.wiretune.tester.text.Problem;

/**
 * Messages that are sent faster than they are received (AVP-2933, exercise 3, part 2), or that were left by a server that
 * ended and are worked off.
 */
final class FloodLoad implements PoolLoad {

	/** Name of the times of sending. */
	static final String SEND = "send";

	private static final long RECEIVE_MILLIS = 100;
	private static final long END_MILLIS = 2000;

	/**
	 * What it is made of.
	 *
	 * @param messages messages to send; 0 to work off what is there
	 * @param sizeBytes size of each
	 * @param persistent whether they are written to disk
	 * @param receives whether something receives them
	 */
	record Order(int messages, int sizeBytes, boolean persistent, boolean receives) {
	}

	private final FloodBroker broker;
	private final Order order;
	private final Work work;
	private final FloodProgress progress;
	private final LoadRecord record = new LoadRecord();
	private final CountDownLatch done = new CountDownLatch(1);
	private final List<Thread> threads = new ArrayList<>();
	private final long expected;
	private volatile boolean closing;
	private volatile long received;
	private volatile boolean sent;
	private Connection connection;

	FloodLoad(FloodBroker broker, Order order, Work work, FloodProgress progress) {
		this.broker = broker;
		this.order = order;
		this.work = work;
		this.progress = progress;
		expected = order.messages() > 0 ? order.messages() : broker.messageCount();
	}

	@Override
	public void start() throws Exception {
		connection = broker.connect();
		connection.start();
		if (order.receives()) {
			begin("Receiver", this::receive);
		}
		if (order.messages() > 0) {
			begin("Sender", this::send);
		} else {
			sent = true;
			doneWhenAllAreThere();
		}
	}

	private interface Part {
		void run(LoadRecord.Writer writer) throws JMSException, InterruptedException;
	}

	private void begin(String name, Part part) {
		LoadRecord.Writer writer = record.writer();
		Thread thread = new Thread(() -> {
			try {
				part.run(writer);
			} catch (JMSException | RuntimeException e) {
				if (!closing) {
					record.failed(Problem.sentence(e));
					done.countDown();
				}
			} catch (InterruptedException e) {
				Thread.currentThread().interrupt();
			}
		}, name);
		thread.setDaemon(true);
		threads.add(thread);
		thread.start();
	}

	private void send(LoadRecord.Writer writer) throws JMSException {
		Session session = connection.createSession(Session.AUTO_ACKNOWLEDGE);
		MessageProducer producer = session.createProducer(session.createQueue(FloodBroker.QUEUE));
		producer.setDeliveryMode(order.persistent() ? DeliveryMode.PERSISTENT : DeliveryMode.NON_PERSISTENT);
		byte[] body = new byte[order.sizeBytes()];
		for (int i = 1; i <= order.messages() && !closing; i++) {
			long start = System.nanoTime();
			BytesMessage message = session.createBytesMessage();
			message.writeBytes(body);
			message.setLongProperty(MessageProperties.SENT_NANOS, start);
			producer.send(message);
			writer.other(SEND, System.nanoTime() - start);
			progress.sent(i);
		}
		sent = true;
		if (order.receives()) {
			doneWhenAllAreThere();
		} else {
			done.countDown();
		}
	}

	private void receive(LoadRecord.Writer writer) throws JMSException, InterruptedException {
		Session session = connection.createSession(Session.SESSION_TRANSACTED);
		MessageConsumer consumer = session.createConsumer(session.createQueue(FloodBroker.QUEUE));
		while (!closing && done.getCount() > 0) {
			Message message = consumer.receive(RECEIVE_MILLIS);
			if (message instanceof BytesMessage bytes) {
				long start = System.nanoTime();
				MessageProperties.body(bytes);
				work.run();
				session.commit();
				writer.answered(System.nanoTime() - start);
				writer.other(Measurement.QUEUE,
						TimeUnit.MILLISECONDS.toNanos(System.currentTimeMillis() - message.getJMSTimestamp()));
				received++;
				progress.received(received);
				doneWhenAllAreThere();
			}
		}
	}

	private void doneWhenAllAreThere() {
		if (sent && received >= expected) {
			done.countDown();
		}
	}

	@Override
	public boolean await(long millis) throws InterruptedException {
		return done.await(millis, TimeUnit.MILLISECONDS);
	}

	@Override
	public LoadRecord record() {
		return record;
	}

	@Override
	public void warm() {
		// A flood has no warm-up.
	}

	@Override
	public int underWay() {
		return (int) Math.min(Integer.MAX_VALUE, broker.messageCount());
	}

	@Override
	public Findings findings() {
		Findings findings = new Findings();
		if (order.messages() == 0) {
			findings.figures().put(MemoryFigures.FOUND, (double) expected);
		}
		findings.figures().put(MemoryFigures.LEFT, (double) broker.messageCount());
		return findings;
	}

	@Override
	public void close() throws Exception {
		closing = true;
		work.close();
		for (Thread thread : threads) {
			thread.join(END_MILLIS);
		}
		if (connection != null) {
			connection.close();
		}
	}
}
