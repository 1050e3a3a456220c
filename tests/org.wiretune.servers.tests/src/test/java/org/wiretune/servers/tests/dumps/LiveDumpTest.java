/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.dumps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.dumps.DumpAnalysis;
import org.wiretune.servers.dumps.DumpFinding;
import org.wiretune.servers.dumps.DumpFinding.Kind;
import org.wiretune.servers.dumps.DumpedThread;
import org.wiretune.servers.dumps.ThreadDump;
import org.wiretune.servers.dumps.ThreadDumpReader;
import org.wiretune.servers.dumps.ThreadDumpText;
import org.wiretune.servers.dumps.ThreadDumps;
import org.wiretune.servers.dumps.ThreadRow;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.tests.Waiting;

/** A dump of this process, taken over its MBeans. */
class LiveDumpTest {

	@Test
	void findsTheThreadsThatAreBlockedAndTheirOwner() throws Exception {
		Object lock = new Object();
		List<Thread> blocked = new ArrayList<>();
		CountDownLatch inside = new CountDownLatch(1);
		CountDownLatch leave = new CountDownLatch(1);
		Thread owner = Thread.ofPlatform().name("owner of the lock").start(() -> {
			synchronized (lock) {
				inside.countDown();
				awaitQuietly(leave);
			}
		});
		inside.await();
		for (int i = 0; i < DumpAnalysis.HOT; i++) {
			blocked.add(Thread.ofPlatform().name("blocked " + i).start(() -> {
				synchronized (lock) {
					lock.notifyAll();
				}
			}));
		}
		try {
			Waiting.until(() -> "threads are blocked", Duration.ofSeconds(10),
					() -> blocked.stream().allMatch(thread -> thread.getState() == Thread.State.BLOCKED));
			ThreadDump dump = ThreadDumps.take(ManagementFactory.getPlatformMBeanServer());
			DumpFinding found = DumpAnalysis.of(dump).stream()
					.filter(each -> each.kind() == Kind.HOT_LOCK && each.owner().filter(thread -> thread.name().equals("owner of the lock")).isPresent())
					.findFirst().orElseThrow();
			assertEquals(DumpAnalysis.HOT, found.threads().size());
			assertTrue(found.lock().startsWith("java.lang.Object java.lang.Object@"), found.lock());
			String text = ThreadDumpText.of(dump, new JvmTarget(1, "this test"), Instant.EPOCH);
			ThreadDump read = ThreadDumpReader.read(new StringReader(text));
			assertEquals(dump.threads().stream().map(DumpedThread::name).toList(), read.threads().stream().map(DumpedThread::name).toList());
			assertTrue(DumpAnalysis.of(read).stream().anyMatch(each -> each.kind() == Kind.HOT_LOCK && each.threads().size() == DumpAnalysis.HOT
					&& each.owner().filter(thread -> thread.name().equals("owner of the lock")).isPresent()), "what was found is in the text");
			assertEquals(Thread.State.BLOCKED, ThreadRow.of(dump).get(0).thread().state(), "those that are blocked come first");
			assertTrue(ThreadRow.of(dump).stream().anyMatch(row -> row.waitsFor().equals("Object \u2190 owner of the lock")));
		} finally {
			leave.countDown();
			owner.join();
			for (Thread thread : blocked) {
				thread.join();
			}
		}
	}

	private static void awaitQuietly(CountDownLatch latch) {
		try {
			latch.await();
		} catch (InterruptedException aborted) {
			Thread.currentThread().interrupt();
		}
	}
}
