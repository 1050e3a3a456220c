/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.workload;

import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.wiretune.perf.base.BindingUnderTest;
import org.wiretune.perf.workload.CommonKeys;
import org.wiretune.perf.workload.RampKeys;
import org.wiretune.perf.workload.Workload;
import org.wiretune.tester.binding.Caller;
import org.wiretune.tester.binding.HttpCaller;
import org.wiretune.tester.binding.SoapCaller;
import org.wiretune.tester.probe.MeasurementRecorder;
import org.wiretune.tester.service.BusinessObject;
import org.wiretune.tester.service.Payload;
import org.wiretune.tester.text.Problem;
import org.wiretune.tester.web.WebServer;

/** Clients of a web container, each of whom calls, waits for its reply and calls again. */
final class WebClients implements AutoCloseable {

	private static final long END_MILLIS = 3000;
	/** A server that refuses must not be asked in a spin. */
	private static final long PAUSE_AFTER_ERROR_MILLIS = 50;

	private final CountDownLatch ended = new CountDownLatch(1);
	private final List<Thread> threads = new ArrayList<>();

	/**
	 * Clients that do not call yet.
	 *
	 * @param one what is measured
	 * @param port port of the web server on the loopback address
	 * @param workload the workload
	 * @param recorder takes the times
	 */
	WebClients(PoolCase one, int port, Workload workload, MeasurementRecorder recorder) {
		int timeout = (int) Math.max(1, workload.value(CommonKeys.CALL_TIMEOUT).toSeconds());
		Duration pause = workload.value(RampKeys.THINK_TIME);
		String payload = Payload.of(one.sizeBytes());
		for (int i = 0; i < one.clients(); i++) {
			MeasurementRecorder.Writer writer = recorder.writer();
			Thread thread = new Thread(() -> loop(one.binding(), port, timeout, pause, payload, writer), "Client : " + i);
			thread.setDaemon(true);
			threads.add(thread);
		}
	}

	void start() {
		threads.forEach(Thread::start);
	}

	private void loop(BindingUnderTest binding, int port, int timeout, Duration pause, String payload,
			MeasurementRecorder.Writer writer) {
		try (Caller caller = open(binding, port, timeout)) {
			while (ended.getCount() > 0) {
				once(caller, payload, writer);
				if (!pause.isZero()) {
					ended.await(pause.toNanos(), TimeUnit.NANOSECONDS);
				}
			}
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		} catch (Exception e) {
			if (ended.getCount() > 0) {
				writer.failed(Problem.sentence(e));
			}
		}
	}

	private void once(Caller caller, String payload, MeasurementRecorder.Writer writer) throws InterruptedException {
		long start = System.nanoTime();
		try {
			caller.call(new BusinessObject(UUID.randomUUID().toString(), 0, Thread.currentThread().getName(),
					System.currentTimeMillis(), payload));
			writer.answered(System.nanoTime() - start);
		} catch (InterruptedException e) {
			throw e;
		} catch (Exception e) {
			if (ended.getCount() > 0) {
				writer.failed(Problem.sentence(e));
				ended.await(PAUSE_AFTER_ERROR_MILLIS, TimeUnit.MILLISECONDS);
			}
		}
	}

	private static Caller open(BindingUnderTest binding, int port, int timeout) throws Exception {
		String server = "http://127.0.0.1:" + port;
		return binding == BindingUnderTest.HTTP_SYNC ? new HttpCaller(URI.create(server + WebServer.HTTP_PATH), timeout)
				: new SoapCaller(URI.create(server + WebServer.SOAP_PATH), timeout);
	}

	@Override
	public void close() throws InterruptedException {
		ended.countDown();
		long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(END_MILLIS);
		for (Thread thread : threads) {
			long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
			if (left > 0) {
				thread.join(left);
			}
		}
	}
}
