/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.tester.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.workload.PoolFigures;
import org.wiretune.tester.pool.ConnectionPool;
import org.wiretune.tester.pool.PoolTimeoutException;
import org.wiretune.tester.pool.StrictMaxPool;
import org.wiretune.tester.pool.ThreadLocalPool;
import org.wiretune.tester.poolload.BeanCallsLoad;
import org.wiretune.tester.poolload.ConnectionsLoad;
import org.wiretune.tester.poolload.PoolLoad;
import org.wiretune.tester.poolload.Timeline;

class PoolsTest {

	private static final Duration NEVER = Duration.ofMinutes(5);

	private final ScriptedWork work = new ScriptedWork();

	@Test
	void aStrictPoolLetsTheOthersWait() throws Exception {
		StrictMaxPool<Object> pool = new StrictMaxPool<>(3, Object::new);
		try (PoolLoad load = new BeanCallsLoad(8, pool, work, NEVER, Duration.ZERO)) {
			load.start();
			for (int i = 0; i < 5; i++) {
				work.await(3, 5, pool.use()::waiting);
				assertEquals(3, pool.use().inUse());
				work.end(Duration.ofMillis(1));
			}
			work.await(3, 5, pool.use()::waiting);
			assertEquals(3, pool.use().mostInUse());
			assertEquals(3, pool.created());
			assertTrue(pool.use().waits() >= 5 + 5);
		}
	}

	@Test
	void aThreadLocalPoolNeverWaits() throws Exception {
		ThreadLocalPool<Object> pool = new ThreadLocalPool<>(Object::new);
		try (PoolLoad load = new BeanCallsLoad(8, pool, work, Duration.ZERO, Duration.ZERO)) {
			load.start();
			for (int i = 0; i < 5; i++) {
				work.await(8, 0, pool.use()::waiting);
				work.end(Duration.ofMillis(1));
			}
			work.await(8, 0, pool.use()::waiting);
			assertEquals(8, pool.use().mostInUse());
			assertEquals(8, pool.created());
			assertEquals(0, pool.use().waits());
			assertEquals(48, pool.use().acquired());
		}
	}

	@Test
	void theTimeoutOfAStrictPoolSaysWhatTheContainerSays() throws Exception {
		StrictMaxPool<Object> pool = new StrictMaxPool<>(1, Object::new);
		Object only = pool.acquire(Duration.ofSeconds(1));
		PoolTimeoutException problem = assertThrows(PoolTimeoutException.class,
				() -> pool.acquire(Duration.ofMillis(10)));
		assertEquals("Failed to acquire the pool semaphore, strictTimeout=10", problem.getMessage());
		assertEquals(1, pool.use().timeouts());
		assertEquals(0, pool.use().waiting());
		pool.release(only);
		assertEquals(only, pool.acquire(Duration.ofMillis(10)));
		pool.close();
		assertThrows(InterruptedException.class, () -> pool.acquire(NEVER));
	}

	@Test
	void eightyUsersAndOneWhoLooksTake81ThreadsAnd80Connections() throws Exception {
		ConnectionPool pool = new ConnectionPool(500);
		try (ConnectionsLoad load = new ConnectionsLoad(80, pool, work, NEVER, Duration.ZERO, true)) {
			load.start();
			work.await(80, 0, load::waiting);
			// The one who looks does so each second; that is waited for.
			work.await(80, 81, () -> load.findings().figures().get(PoolFigures.THREADS_IN_USE).intValue());
			PoolLoad.Findings findings = load.findings();
			assertEquals(80.0, findings.figures().get(PoolFigures.CONNECTIONS_IN_USE));
			assertEquals(80.0, findings.figures().get(PoolFigures.CONNECTIONS_CREATED));
			assertEquals(500.0, findings.figures().get(PoolFigures.CONNECTIONS_AVAILABLE));
			assertEquals(0.0, findings.figures().get(PoolFigures.THREADS_WAITING));
			assertEquals(0.0, findings.figures().get(PoolFigures.BLOCKING));
		}
	}

	@Test
	void thoseWhoWaitForAConnectionAreFoundInAThreadDump() throws Exception {
		ConnectionPool pool = new ConnectionPool(5);
		try (ConnectionsLoad load = new ConnectionsLoad(20, pool, work, NEVER, Duration.ZERO, false)) {
			load.start();
			work.await(5, 15, load::waiting);
			work.await(5, 15, ConnectionPool::waitersInThreadDump);
			assertEquals(5.0, load.findings().figures().get(PoolFigures.CONNECTIONS_IN_USE));
			assertTrue(load.findings().remarks().stream().anyMatch(remark -> remark.startsWith("All 5 connections")));
		}
	}

	@Test
	void slotsAndWavesAreCountedFromTheFirstStart() {
		AtomicLong now = new AtomicLong();
		Timeline timeline = new Timeline(now::get);
		// Two at 0 and one at 190 ms (a little early), one at 400 ms; each works 200 ms. One waits from 0 to 190 ms.
		work(timeline, now, 0, 200);
		work(timeline, now, 0, 200);
		work(timeline, now, 190, 390);
		work(timeline, now, 400, 600);
		now.set(millis(190));
		timeline.waited(0);
		Timeline.Slots slots = timeline.slots();
		assertEquals(millis(200), slots.slotNanos());
		assertEquals(List.of(2.0, 1.0, 1.0), slots.starts());
		assertEquals(List.of(2.0, 1.0, 1.0), slots.waves());
		assertEquals(List.of(2.0, 1.0, 1.0), slots.atWork());
		assertEquals(List.of(1.0, 0.0, 0.0), slots.waiting());
		assertEquals(0.6, slots.seconds(), 1e-9);
		assertEquals(List.of(), new Timeline(now::get).slots().starts());
	}

	private static void work(Timeline timeline, AtomicLong now, long from, long to) {
		now.set(millis(from));
		long[] span = timeline.begins();
		now.set(millis(to));
		timeline.ended(span);
	}

	private static long millis(long number) {
		return number * 1_000_000;
	}
}
