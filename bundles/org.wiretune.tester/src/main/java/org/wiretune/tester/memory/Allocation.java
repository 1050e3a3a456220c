/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.memory;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.wiretune.safety.quantity.Bytes;
import org.wiretune.tester.poolload.BeanCallsLoad;
import org.wiretune.tester.poolload.LoadRecord;
import org.wiretune.tester.poolload.PoolLoad;
import org.wiretune.tester.poolload.Work;
import org.wiretune.tester.pool.ThreadLocalPool;

/**
 * Clients that allocate as an application does: each transaction makes many small objects, most of which die with it, and
 * replaces a little of the data that stay, as sessions and caches are replaced.
 */
final class Allocation {

	/** Sizes of small objects are spread around that of a string with some fields. */
	private static final int LARGEST_OBJECT = 512;
	private static final int BLOCK = 1024;
	/** One object in so many goes into the data that stay. */
	private static final int STAYS = 50;

	private final AtomicReferenceArray<byte[]> live;
	private final int garbageBytes;

	private Allocation(int liveMegabytes, int garbageBytes) {
		this.garbageBytes = garbageBytes;
		live = new AtomicReferenceArray<>(liveMegabytes * (Bytes.IN_MEGABYTE / BLOCK));
	}

	/** Fills the data that stay; runs out of memory where they do not fit. */
	private void fill() {
		for (int i = 0; i < live.length(); i++) {
			live.set(i, new byte[BLOCK]);
		}
	}

	private void transaction() {
		ThreadLocalRandom random = ThreadLocalRandom.current();
		Object[] page = new Object[64];
		int made = 0;
		for (int i = 0; made < garbageBytes; i++) {
			byte[] part = new byte[16 + random.nextInt(LARGEST_OBJECT)];
			part[0] = (byte) i;
			page[i % page.length] = Map.entry(i, part);
			made += part.length + 64;
			if (i % STAYS == 0) {
				live.set(random.nextInt(live.length()), new byte[BLOCK]);
			}
		}
	}

	/**
	 * A load of clients without pause.
	 *
	 * @param clients clients
	 * @param liveMegabytes data that stay
	 * @param garbageBytes bytes of each transaction
	 * @param wait what a transaction does besides
	 * @return the load
	 */
	static PoolLoad load(int clients, int liveMegabytes, int garbageBytes, Work wait) {
		Allocation allocation = new Allocation(liveMegabytes, garbageBytes);
		Work work = new Work() {
			@Override
			public void run() throws InterruptedException {
				allocation.transaction();
				wait.run();
			}

			@Override
			public void close() {
				wait.close();
			}
		};
		PoolLoad load = new BeanCallsLoad(clients, new ThreadLocalPool<>(Object::new), work, Duration.ZERO, Duration.ZERO);
		return new Filled(load, allocation);
	}

	/** Fills the data that stay before it starts. */
	private record Filled(PoolLoad load, Allocation allocation) implements PoolLoad {

		@Override
		public void start() throws Exception {
			// Not on the thread that answers, which would leave the driver without an answer while it fills.
			Thread filler = new Thread(() -> {
				allocation.fill();
				try {
					load.start();
				} catch (Exception e) {
					load.record().failed(String.valueOf(e.getMessage()));
				}
			}, "Filler");
			filler.setDaemon(true);
			filler.start();
		}

		@Override
		public boolean await(long millis) throws InterruptedException {
			return load.await(millis);
		}

		@Override
		public LoadRecord record() {
			return load.record();
		}

		@Override
		public void warm() {
			load.warm();
		}

		@Override
		public int underWay() {
			return load.underWay();
		}

		@Override
		public Findings findings() {
			return new Findings();
		}

		@Override
		public void close() throws Exception {
			load.close();
		}
	}
}
