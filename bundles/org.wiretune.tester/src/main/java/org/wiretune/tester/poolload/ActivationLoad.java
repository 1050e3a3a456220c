/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.poolload;

import static org.wiretune.tester.text.TesterTexts.TEXTS;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.tester.binding.CallOptions;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.binding.JmsAsyncBinding;
import org.wiretune.tester.binding.ScaAsyncBinding;
import org.wiretune.tester.messaging.MessageBroker;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.service.ReceiverService;

/**
 * Clients that call over SCA async or JMS async, against the messages that the activation specification lets be worked on
 * at once (AVP-2933, exercise 2, parts 4 and 5). The binding has queues and threads of its own.
 */
public final class ActivationLoad implements PoolLoad {

	private static final AtomicInteger NUMBERS = new AtomicInteger();
	private static final long INACTIVITY_MILLIS = 5000;

	private final LoadRecord record = new LoadRecord();
	private final ClosedLoop loop;
	private final Work work;
	private final ThreadPool pool;
	private final Closing remove;
	private final List<Caller> callers = new ArrayList<>();
	private final AtomicInteger atWork = new AtomicInteger();
	private final AtomicInteger mostAtWork = new AtomicInteger();

	@FunctionalInterface
	private interface Closing {
		void run() throws Exception;
	}

	/**
	 * A load.
	 *
	 * @param broker where its queues are
	 * @param receiver the receiver
	 * @param binding SCA async or JMS async
	 * @param concurrency messages worked on at once
	 * @param clients callers
	 * @param sizeBytes size of an object
	 * @param work what the receiver does with each; it is closed with the load
	 * @param timeout how long a caller waits for a reply
	 * @param pause pause of a caller between two calls
	 * @throws Exception when the broker refuses
	 */
	public ActivationLoad(MessageBroker broker, ReceiverService receiver, BindingUnderTest binding, int concurrency,
			int clients, int sizeBytes, Work work, Duration timeout, Duration pause) throws Exception {
		this.work = work;
		loop = new ClosedLoop(record, pause);
		String prefix = "pools/activation" + NUMBERS.incrementAndGet() + '/';
		pool = new ThreadPool(new ThreadPoolSettings("Activation", 0, Math.min(concurrency,
				ThreadPoolSettings.LARGEST_MAXIMUM), INACTIVITY_MILLIS));
		ReceiverService counting = new WorkingReceiver(receiver, counting(work));
		Caller.Factory factory;
		int seconds = (int) Math.max(1, timeout.toSeconds());
		if (binding == BindingUnderTest.SCA_ASYNC) {
			ScaAsyncBinding opened = new ScaAsyncBinding(broker, prefix, counting, pool, concurrency, record::failed);
			factory = () -> opened.openCaller(new CallOptions(seconds, 1));
			remove = opened::remove;
		} else {
			JmsAsyncBinding opened = new JmsAsyncBinding(broker, prefix, counting, pool, concurrency, record::failed);
			factory = () -> opened.openCaller(new CallOptions(seconds, 1));
			remove = opened::remove;
		}
		String payload = Payload.of(sizeBytes);
		for (int i = 0; i < clients; i++) {
			Caller caller = factory.open();
			callers.add(caller);
			loop.add("Client : " + i, writer -> call(caller, payload, writer));
		}
	}

	private Work counting(Work counted) {
		return new Work() {
			@Override
			public void run() throws InterruptedException {
				mostAtWork.accumulateAndGet(atWork.incrementAndGet(), Math::max);
				try {
					counted.run();
				} finally {
					atWork.decrementAndGet();
				}
			}

			@Override
			public void close() {
				counted.close();
			}
		};
	}

	private static void call(Caller caller, String payload, LoadRecord.Writer writer) throws Exception {
		caller.call(new BusinessObject(UUID.randomUUID().toString(), 0, Thread.currentThread().getName(),
				System.currentTimeMillis(), payload));
		caller.lastQueueNanos().ifPresent(nanos -> writer.other(Measurement.QUEUE, nanos));
	}

	@Override
	public void start() {
		loop.start();
	}

	@Override
	public boolean await(long millis) throws InterruptedException {
		return loop.await(millis);
	}

	@Override
	public LoadRecord record() {
		return record;
	}

	@Override
	public void warm() {
		mostAtWork.set(atWork.get());
	}

	@Override
	public int underWay() {
		return loop.underWay();
	}

	@Override
	public Findings findings() {
		Findings findings = new Findings();
		findings.figures().put(PoolFigures.MESSAGES_AT_WORK, (double) mostAtWork.get());
		if (callers.size() == 1) {
			findings.remarks().add(TEXTS.get("note.oneClient"));
		}
		return findings;
	}

	@Override
	public void close() throws Exception {
		loop.close();
		work.close();
		for (Caller caller : callers) {
			caller.close();
		}
		remove.run();
		pool.close();
	}
}
