/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.ServerSettings;
import org.wiretune.perf.base.ThreadPoolSettings;
import org.wiretune.tester.pool.ThreadPool;
import org.wiretune.tester.pool.ThreadPools;

class ThreadPoolTest {

	@Test
	void itGrowsToItsMaximumAndThenLetsWorkWait() throws InterruptedException {
		try (ThreadPool pool = new ThreadPool(new ThreadPoolSettings("P", 1, 3, 60000))) {
			CountDownLatch running = new CountDownLatch(3);
			CountDownLatch release = new CountDownLatch(1);
			CountDownLatch done = new CountDownLatch(5);
			ConcurrentLinkedQueue<String> names = new ConcurrentLinkedQueue<>();
			for (int i = 0; i < 5; i++) {
				pool.execute(() -> {
					names.add(Thread.currentThread().getName());
					running.countDown();
					awaitQuietly(release);
					done.countDown();
				});
			}
			assertTrue(running.await(10, TimeUnit.SECONDS));
			assertEquals(3, pool.getActiveCount());
			assertEquals(3, pool.getPoolSize());
			assertEquals(2, pool.getQueueSize());
			release.countDown();
			assertTrue(done.await(10, TimeUnit.SECONDS));
			assertEquals(Set.of("P : 0", "P : 1", "P : 2"), names.stream().collect(Collectors.toSet()));
			assertEquals(5, names.size());
		}
	}

	@Test
	void anIdleThreadIsUsedBeforeANewOneIsMade() throws InterruptedException {
		try (ThreadPool pool = new ThreadPool(new ThreadPoolSettings("P", 5, 20, 60000))) {
			ConcurrentLinkedQueue<String> names = new ConcurrentLinkedQueue<>();
			for (int i = 0; i < 20; i++) {
				CountDownLatch done = new CountDownLatch(1);
				pool.execute(() -> {
					names.add(Thread.currentThread().getName());
					done.countDown();
				});
				assertTrue(done.await(10, TimeUnit.SECONDS));
				awaitIdle(pool);
			}
			assertEquals(List.of("P : 0"), names.stream().distinct().toList());
		}
	}

	@Test
	void aMinimumOfZeroWorks() throws InterruptedException {
		try (ThreadPool pool = new ThreadPool(new ThreadPoolSettings("P", 0, 1, 1))) {
			CountDownLatch done = new CountDownLatch(100);
			for (int i = 0; i < 100; i++) {
				pool.execute(done::countDown);
			}
			assertTrue(done.await(10, TimeUnit.SECONDS));
		}
	}

	@Test
	void aClosedPoolTakesNoWork() {
		ThreadPool pool = new ThreadPool(new ThreadPoolSettings("P", 1, 1, 1));
		pool.close();
		assertThrows(RejectedExecutionException.class, () -> pool.execute(() -> { }));
	}

	@Test
	void aPoolThatIsOnlyNamedIsMadeAndSaid() {
		try (ThreadPools pools = new ThreadPools(
				ServerSettings.builder().withoutThreadPools().scaThreadPool("Pool_SIBus_SCA").build())) {
			assertEquals(20, pools.pool("Pool_SIBus_SCA").getMaximumPoolSize());
			assertEquals(3, pools.all().size());
			assertTrue(pools.notes().stream().anyMatch(note -> note.contains("Pool_SIBus_SCA")));
		}
	}

	/** A worker that has finished its work needs a moment until it waits for the next. */
	private static void awaitIdle(ThreadPool pool) {
		long limit = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
		while (Thread.getAllStackTraces().keySet().stream().filter(thread -> thread.getName().startsWith("P : "))
				.anyMatch(thread -> thread.getState() == Thread.State.RUNNABLE) || pool.getActiveCount() > 0) {
			assertTrue(System.nanoTime() < limit, "the pool does not come to rest");
			Thread.onSpinWait();
		}
	}

	private static void awaitQuietly(CountDownLatch latch) {
		try {
			latch.await();
		} catch (InterruptedException e) {
			Thread.currentThread().interrupt();
		}
	}
}
