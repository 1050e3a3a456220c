/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.tests.gauges;

import java.lang.management.ManagementFactory;
import java.util.ArrayDeque;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

import javax.management.ObjectName;

/** What runs in the process of {@link BusyServer}; it uses nothing but the JDK. */
public final class BusyProgram {

	/** The figures of a thread pool, as the tester's server shows them. */
	public interface PoolMXBean {

		/** {@return threads at work} */
		int getActiveCount();

		/** {@return threads there are} */
		int getPoolSize();

		/** {@return threads there may be} */
		int getMaximumPoolSize();

		/** {@return tasks that wait} */
		int getQueueSize();
	}

	private record Pool(ThreadPoolExecutor executor) implements PoolMXBean {

		@Override
		public int getActiveCount() {
			return executor.getActiveCount();
		}

		@Override
		public int getPoolSize() {
			return executor.getPoolSize();
		}

		@Override
		public int getMaximumPoolSize() {
			return executor.getMaximumPoolSize();
		}

		@Override
		public int getQueueSize() {
			return executor.getQueue().size();
		}
	}

	private BusyProgram() {
	}

	private static ThreadPoolExecutor pool(String name, int size) throws Exception {
		ThreadPoolExecutor executor = new ThreadPoolExecutor(size, size, 1, TimeUnit.MINUTES, new LinkedBlockingQueue<>());
		ManagementFactory.getPlatformMBeanServer().registerMBean(new Pool(executor), new ObjectName("org.wiretune:type=ThreadPool,name=" + name));
		return executor;
	}

	/** Says that it is ready, and works until its input ends. */
	public static void main(String[] arguments) throws Exception {
		ThreadPoolExecutor full = pool("Default", 10);
		ThreadPoolExecutor easy = pool("WebContainer", 50);
		CountDownLatch never = new CountDownLatch(1);
		for (int i = 0; i < 33; i++) {
			full.execute(() -> await(never));
		}
		for (int i = 0; i < 6; i++) {
			easy.execute(() -> allocate(never));
		}
		System.out.println("ready");
		System.in.read();
		System.exit(0);
	}

	private static void await(CountDownLatch never) {
		try {
			never.await();
		} catch (InterruptedException end) {
			Thread.currentThread().interrupt();
		}
	}

	private static void allocate(CountDownLatch never) {
		ArrayDeque<byte[]> kept = new ArrayDeque<>();
		try {
			while (!never.await(4, TimeUnit.MILLISECONDS)) {
				kept.add(new byte[100_000]);
				if (kept.size() > 50) {
					kept.clear();
				}
			}
		} catch (InterruptedException end) {
			Thread.currentThread().interrupt();
		}
	}
}
