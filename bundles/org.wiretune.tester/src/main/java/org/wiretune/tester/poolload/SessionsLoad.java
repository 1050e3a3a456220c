/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import jakarta.jms.BytesMessage;
import jakarta.jms.Connection;
import jakarta.jms.DeliveryMode;
import jakarta.jms.JMSException;
import jakarta.jms.Message;
import jakarta.jms.MessageProducer;
import jakarta.jms.Session;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.wiretune.core.Figure;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.perf.workload.PoolKeys.ClientThreads;
import org.wiretune.perf.workload.PoolKeys.Dispatch;
import org.wiretune.safety.quantity.Nanoseconds;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.messaging.MessageProperties;
import org.wiretune.tester.pool.PoolTimeoutException;
import org.wiretune.tester.pool.PoolUse;
import org.wiretune.tester.pool.StrictMaxPool;
import org.wiretune.tester.text.Problem;

/**
 * Sessions of a message-driven bean against its instances (guide for EAP 5, 4.6): messages lie in a queue, then the
 * sessions are opened all at once. Each message is received in a transaction; who finds no instance in time rolls back,
 * and the message is delivered again.
 */
public final class SessionsLoad implements PoolLoad {

	/** Name of the times for which sessions waited for an instance. */
	public static final String WAIT = "wait";

	private static final AtomicInteger NUMBERS = new AtomicInteger();
	private static final String DELIVERY_COUNT = "JMSXDeliveryCount";

	private final SessionsOrder order;
	private final MessageBroker broker;
	private final Work work;
	private final Timeline timeline;
	private final String queue = "pools/sessions" + NUMBERS.incrementAndGet();
	private final StrictMaxPool<Object> pool;
	private final LoadRecord record = new LoadRecord();
	private final CountDownLatch done = new CountDownLatch(1);
	private final AtomicInteger settled = new AtomicInteger();
	private final AtomicLong deliveries = new AtomicLong();
	private final AtomicLong redeliveries = new AtomicLong();
	private final AtomicLong deadLetters = new AtomicLong();
	private volatile boolean closing;
	private Connection connection;
	private AutoCloseable dispatcher;

	/**
	 * A load.
	 *
	 * @param order what it is made of
	 * @param broker where the queue is
	 * @param work what is done with a message
	 * @param clock gives the time in nanoseconds
	 */
	public SessionsLoad(SessionsOrder order, MessageBroker broker, Work work, LongSupplier clock) {
		this.order = order;
		this.broker = broker;
		this.work = work;
		this.timeline = new Timeline(clock);
		this.pool = new StrictMaxPool<>(order.instances(), Object::new);
	}

	@Override
	public void start() throws Exception {
		broker.createQueue(queue, order.deliveryAttempts());
		send();
		connection = broker.connect(order.clientThreads() == ClientThreads.SHARED, order.prefetchBytes());
		if (order.dispatch() == Dispatch.BATCH) {
			BatchDispatch batches = new BatchDispatch(connection, queue, order.sessions(), this);
			dispatcher = batches;
			connection.start();
			batches.start();
		} else {
			dispatcher = new IndependentSessions(connection, queue, order.sessions(), this);
			connection.start();
		}
	}

	private void send() throws JMSException {
		try (Connection sending = broker.connect()) {
			Session session = sending.createSession(Session.SESSION_TRANSACTED);
			MessageProducer producer = session.createProducer(session.createQueue(queue));
			producer.setDeliveryMode(DeliveryMode.NON_PERSISTENT);
			byte[] body = new byte[order.sizeBytes()];
			for (int i = 0; i < order.messages(); i++) {
				BytesMessage message = session.createBytesMessage();
				message.writeBytes(body);
				message.setLongProperty(MessageProperties.SENT_NANOS, System.nanoTime());
				producer.send(message);
				if (i % 1000 == 999) {
					session.commit();
				}
			}
			session.commit();
		}
	}

	/**
	 * Has a bean instance work on a message.
	 *
	 * @param message the message
	 * @param writer takes the times
	 * @return whether it was worked on; else it is to be rolled back
	 */
	boolean work(Message message, LoadRecord.Writer writer) {
		long start = System.nanoTime();
		deliveries.incrementAndGet();
		try {
			if (message.getJMSRedelivered()) {
				redeliveries.incrementAndGet();
			}
			writer.other(Measurement.QUEUE, start - message.getLongProperty(MessageProperties.SENT_NANOS));
			Object instance = acquire(writer);
			long[] span = timeline.begins();
			try {
				work.run();
			} finally {
				timeline.ended(span);
				pool.release(instance);
			}
			writer.answered(System.nanoTime() - start);
			return true;
		} catch (PoolTimeoutException | JMSException e) {
			record.failed(e instanceof PoolTimeoutException ? e.getMessage() : Problem.sentence(e));
			return false;
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
			return false;
		}
	}

	private Object acquire(LoadRecord.Writer writer) throws PoolTimeoutException, InterruptedException {
		long from = timeline.now();
		long start = System.nanoTime();
		try {
			return pool.acquire(order.acquireTimeout());
		} finally {
			timeline.waited(from);
			writer.other(WAIT, System.nanoTime() - start);
		}
	}

	/**
	 * Ends the transaction in which a message was received.
	 *
	 * @param message the message
	 * @param session its session
	 * @param worked what {@link #work} said
	 */
	void settle(Message message, Session session, boolean worked) {
		try {
			if (worked) {
				session.commit();
			} else {
				session.rollback();
			}
		} catch (JMSException e) {
			if (!closing) {
				record.failed(Problem.sentence(e));
			}
			return;
		}
		if (closing && !worked) {
			return;
		}
		if (!worked && deliveryCount(message) >= order.deliveryAttempts()) {
			deadLetters.incrementAndGet();
			worked = true;
		}
		if (worked && settled.incrementAndGet() == order.messages()) {
			done.countDown();
		}
	}

	private static int deliveryCount(Message message) {
		try {
			return message.getIntProperty(DELIVERY_COUNT);
		} catch (JMSException e) {
			return 1;
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
		// A backlog is worked off once; nothing of it is warm-up.
	}

	@Override
	public int underWay() {
		return pool.use().inUse();
	}

	/** {@return the sessions that wait for an instance} */
	public int waiting() {
		return pool.use().waiting();
	}

	/** {@return how often no instance became free in time} */
	public long timeouts() {
		return pool.use().timeouts();
	}

	@Override
	public Findings findings() {
		Findings findings = new Findings();
		Timeline.Slots slots = timeline.slots();
		PoolUse use = pool.use();
		Map<Figure, Double> figures = findings.figures();
		figures.put(PoolFigures.INSTANCES_AT_WORK, (double) use.mostInUse());
		// Who has been given an instance and is not awake yet counts as waiting in the pool; in the middle of a slot nobody is.
		double waiting = slots.waiting().stream().mapToDouble(Double::doubleValue).max().orElse(0);
		figures.put(PoolFigures.SESSIONS_WAITING, waiting);
		figures.put(PoolFigures.INSTANCES_MADE, (double) pool.created());
		figures.put(PoolFigures.MESSAGES_PER_SECOND,
				slots.seconds() > 0 ? timeline.starts() / slots.seconds() : Double.NaN);
		figures.put(PoolFigures.WORKED, (double) timeline.starts());
		figures.put(PoolFigures.DELIVERIES, (double) deliveries.get());
		figures.put(PoolFigures.REDELIVERIES, (double) redeliveries.get());
		figures.put(PoolFigures.DEAD_LETTERS, (double) deadLetters.get());
		figures.put(PoolFigures.ACQUIRE_TIMEOUTS, (double) use.timeouts());
		figures.put(PoolFigures.SLOT, Nanoseconds.toSeconds(slots.slotNanos()));
		findings.series().put(PoolFigures.STARTS, slots.starts());
		findings.series().put(PoolFigures.WAVES, slots.waves());
		findings.series().put(PoolFigures.AT_WORK, slots.atWork());
		findings.series().put(PoolFigures.WAITING, slots.waiting());
		findings.remarks().add(TEXTS.get("remark.dispatch." + order.dispatch().name()));
		findings.remarks().add(TEXTS.get("remark.slots"));
		if (waiting > 0) {
			findings.remarks().add(TEXTS.get("remark.sessionsWaited", (int) waiting, order.sessions(), order.instances()));
		}
		int threads = 8 * Runtime.getRuntime().availableProcessors();
		if (order.clientThreads() == ClientThreads.SHARED && order.dispatch() == Dispatch.INDEPENDENT
				&& threads < order.sessions()) {
			findings.remarks().add(TEXTS.get("remark.sharedThreads", threads, order.sessions()));
		}
		if (order.prefetchBytes() > 0) {
			findings.remarks().add(TEXTS.get("remark.prefetch", order.prefetchBytes()));
		}
		if (slots.starts().size() == Timeline.MOST_SLOTS) {
			findings.remarks().add(TEXTS.get("remark.slotsCut", Timeline.MOST_SLOTS));
		}
		return findings;
	}

	boolean isClosing() {
		return closing;
	}

	@Override
	public void close() throws Exception {
		closing = true;
		work.close();
		pool.close();
		if (connection != null) {
			connection.close();
		}
		if (dispatcher != null) {
			dispatcher.close();
		}
		broker.deleteQueue(queue);
	}
}
