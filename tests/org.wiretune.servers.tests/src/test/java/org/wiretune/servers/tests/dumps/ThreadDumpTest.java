/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.dumps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.perf.alarm.LimitOwner;
import org.wiretune.servers.dumps.DumpAlarms;
import org.wiretune.servers.dumps.DumpAnalysis;
import org.wiretune.servers.dumps.DumpFinding.Kind;
import org.wiretune.servers.dumps.DumpFinding;
import org.wiretune.servers.dumps.DumpedThread;
import org.wiretune.servers.dumps.ThreadDump;
import org.wiretune.servers.dumps.ThreadDumpReader;
import org.wiretune.servers.dumps.WaitingPlace;

/** Dumps as text: the forms, and what is found in them. */
class ThreadDumpTest {

	private static ThreadDump dump(String resource) throws IOException {
		try (InputStream stream = ThreadDumpTest.class.getResourceAsStream(resource)) {
			return ThreadDumpReader.read(new InputStreamReader(stream, StandardCharsets.UTF_8));
		}
	}

	private static String waiter(int number, String lock, String kind, String frames) {
		return "\"http-" + number + "\" #" + number + " prio=5 tid=0x1 nid=0x2 waiting on condition [0x3]\n"
				+ "   java.lang.Thread.State: TIMED_WAITING (parking)\n\tat jdk.internal.misc.Unsafe.park(java.base@21.0.1/Native Method)\n"
				+ "\t- parking to wait for  <" + lock + "> (a " + kind + ")\n" + frames.indent(0) + "\n";
	}

	@Test
	void readsWhatKill3AndJstackWrite() throws IOException {
		ThreadDump dump = dump("hotspot.txt");
		assertTrue(dump.complete());
		assertEquals(9, dump.threads().size());
		DumpedThread owner = dump.threads().get(0);
		assertEquals("default task-1", owner.name());
		assertEquals(Thread.State.TIMED_WAITING, owner.state());
		assertEquals("java.lang.Thread.sleep0(Native Method)", owner.stack().get(0).replaceAll("java.base@[\\d.]+/", ""));
		assertTrue(owner.holds().contains("0x00000000e0a1b2c8"));
		DumpedThread idle = dump.threads().stream().filter(thread -> thread.name().equals("Reference Handler")).findFirst().orElseThrow();
		assertFalse(idle.holds().contains(idle.waitsFor()), "a thread in wait() has given the monitor back");
	}

	@Test
	void findsHotLocksWithTheirOwner() throws IOException {
		DumpFinding finding = DumpAnalysis.of(dump("hotspot.txt")).stream().filter(each -> each.kind() == Kind.HOT_LOCK).findFirst().orElseThrow();
		assertEquals(5, finding.threads().size());
		assertEquals("default task-1", finding.owner().orElseThrow().name());
		Alarm alarm = DumpAlarms.of(dump("hotspot.txt"), 7).stream().filter(each -> each.id().equals("lock-contention-live")).findFirst().orElseThrow();
		assertTrue(alarm.message().contains("5 threads") && alarm.message().contains("shop.Cache.fill(Cache.java:40)"), alarm.message());
	}

	@Test
	void fourThreadsOnALockAreNotYetHot() throws IOException {
		ThreadDump dump = dump("hotspot.txt");
		ThreadDump fewer = new ThreadDump(dump.threads().stream().filter(thread -> !thread.name().equals("default task-6")).toList(), true);
		assertTrue(DumpAnalysis.of(fewer).isEmpty());
	}

	@Test
	void findsADeadlockOfMonitorsAndSynchronizers() throws IOException {
		List<DumpFinding> found = DumpAnalysis.of(dump("deadlock.txt"));
		assertEquals(List.of(Kind.DEADLOCK), found.stream().map(DumpFinding::kind).toList());
		assertEquals(List.of("left", "right"), found.get(0).threads().stream().map(DumpedThread::name).sorted().toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			IRON_JACAMAR | java.util.concurrent.Semaphore$FairSync | org.jboss.jca.core.connectionmanager.pool.mcp.SemaphoreArrayListManagedConnectionPool.getConnection(SemaphoreArrayListManagedConnectionPool.java:305)
			JBOSS_5 | java.util.concurrent.Semaphore$FairSync | org.jboss.resource.connectionmanager.InternalManagedConnectionPool.getConnection(InternalManagedConnectionPool.java:193)
			HIKARI | java.util.concurrent.SynchronousQueue$TransferQueue | com.zaxxer.hikari.util.ConcurrentBag.borrow(ConcurrentBag.java:151)
			DBCP_2 | java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject | org.apache.commons.pool2.impl.GenericObjectPool.borrowObject(GenericObjectPool.java:318)
			DBCP | java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject | org.apache.commons.pool.impl.GenericObjectPool.borrowObject(GenericObjectPool.java:1104)
			BEAN_POOL | java.util.concurrent.Semaphore$FairSync | org.jboss.as.ejb3.pool.strictmax.StrictMaxPool.get(StrictMaxPool.java:109)
			BEAN_POOL_4 | java.util.concurrent.Semaphore$FairSync | org.jboss.ejb3.StrictMaxPool.get(StrictMaxPool.java:122)
			""")
	void countsWaitersByPool(WaitingPlace place, String kind, String frame) throws IOException {
		String frames = "\tat java.util.concurrent.Semaphore.tryAcquire(java.base@21.0.1/Semaphore.java:415)\n\tat " + frame + "\n\tat shop.Orders.load(Orders.java:7)";
		String text = waiter(1, "0xa", kind, frames) + waiter(2, "0xa", kind, frames) + waiter(3, "0xb", kind, frames);
		List<DumpFinding> found = DumpAnalysis.of(ThreadDumpReader.read(new StringReader(text)));
		assertEquals(List.of(2, 1), found.stream().map(each -> each.threads().size()).toList(), "two pools, the busier one first");
		assertEquals(place, found.get(0).place().orElseThrow());
		Alarm alarm = DumpAlarms.of(ThreadDumpReader.read(new StringReader(text)), 7).get(0);
		assertEquals(place.isForConnections() ? "ds-pool-waiters-thread-dump" : "slsb-pool-exhausted-live", alarm.id());
		assertTrue(alarm.message().startsWith("2 threads wait") && alarm.message().endsWith("."), alarm.message());
		String working = text.replace("TIMED_WAITING (parking)", "RUNNABLE");
		assertTrue(DumpAnalysis.of(ThreadDumpReader.read(new StringReader(working))).isEmpty(), "threads that work do not wait");
	}

	private static Alarm waitingFor(String beanFrame, String only, String poolFrame) throws IOException {
		String frames = "\tat java.util.concurrent.Semaphore.tryAcquire(java.base@21.0.1/Semaphore.java:415)\n\tat " + poolFrame + "\n\tat " + beanFrame;
		return DumpAlarms.of(ThreadDumpReader.read(new StringReader(waiter(1, "0xa", "java.util.concurrent.Semaphore$NonfairSync", frames))), 7, owner -> owner == LimitOwner.STATELESS_POOL ? "" : only).get(0);
	}

	/** The identity of a semaphore tells nobody which pool is too small, and a message-driven bean has no stateless pool. */
	@Test
	void theAlarmNamesTheBeanOrTheDataSourceAndNoSemaphore() throws IOException {
		String pool = "org.jboss.as.ejb3.pool.strictmax.StrictMaxPool.get(StrictMaxPool.java:109)";
		Alarm messages = waitingFor("shop.OrderBean$$$view1.onMessage(Unknown Source)\n\tat org.jboss.as.ejb3.inflow.MessageEndpointInvocationHandler.doInvoke(M.java:9)\n\tat shop.OrderBean$$$endpoint1.onMessage(Unknown Source)", "", pool);
		assertEquals("mdb-sessions-oscillate-live", messages.id());
		assertEquals("OrderBean", messages.instance());
		assertEquals(LimitOwner.MESSAGE_DRIVEN_POOL, messages.limitedBy());
		assertTrue(messages.message().startsWith("1 sessions wait for an instance of OrderBean ("), messages.message());
		Alarm session = waitingFor("deployment.shop.war//shop.CartBean$$$view12.add(Unknown Source)\n\tat shop.OrderBean.onMessage(OrderBean.java:9)\n\tat shop.OrderBean$$$endpoint1.onMessage(Unknown Source)", "", pool);
		assertEquals("slsb-pool-exhausted-live", session.id());
		assertEquals("CartBean", session.instance());
		Alarm unnamed = waitingFor("org.jboss.as.ejb3.component.messagedriven.MessageDrivenComponentInstance.call(M.java:1)", "", pool);
		assertEquals("mdb-sessions-oscillate-live", unnamed.id());
		assertEquals("a message-driven bean", unnamed.instance());
		assertEquals("OrderBean", waitingFor("org.jboss.as.ejb3.inflow.JBossMessageEndpointFactory.createEndpoint(J.java:1)", "OrderBean", pool).instance());
		String connections = "org.jboss.jca.core.connectionmanager.pool.mcp.SemaphoreConcurrentLinkedQueueManagedConnectionPool.getConnection(S.java:305)";
		assertEquals("PerfDS", waitingFor("shop.Orders.load(Orders.java:7)", "PerfDS", connections).instance());
		assertEquals("a data source", waitingFor("shop.Orders.load(Orders.java:7)", "", connections).instance());
	}

	@Test
	void twoPoolsWithoutANameAreTwoAlarms() throws IOException {
		String frames = "\tat org.jboss.jca.core.connectionmanager.pool.mcp.SemaphoreArrayListManagedConnectionPool.getConnection(S.java:305)\n\tat shop.Orders.load(Orders.java:7)";
		String kind = "java.util.concurrent.Semaphore$FairSync";
		ThreadDump dump = ThreadDumpReader.read(new StringReader(waiter(1, "0xa", kind, frames) + waiter(2, "0xb", kind, frames)));
		assertEquals(List.of("a data source", "a data source 2"), DumpAlarms.of(dump, 7, owner -> "PerfDS").stream().map(Alarm::instance).toList());
	}

	@Test
	void readsTheListOfThreadsOfTheOldConsole() throws IOException {
		String text = """
				Thread: http-0.0.0.0-8080-1 : priority:5, demon:true, threadId:140, threadState:TIMED_WAITING
				- waiting on <0x2222b715> (a java.util.concurrent.Semaphore$FairSync)
				sun.misc.Unsafe.park(Native Method)
				java.util.concurrent.Semaphore.tryAcquire(Semaphore.java:410)
				org.jboss.resource.connectionmanager.InternalManagedConnectionPool.getConnection(InternalManagedConnectionPool.java:193)
				org.jboss.resource.connectionmanager.BaseConnectionManager2.getManagedConnection(BaseConnectionManager2.java:404)
				""";
		List<DumpFinding> found = DumpAnalysis.of(ThreadDumpReader.read(new StringReader(text)));
		assertEquals(WaitingPlace.JBOSS_5, found.get(0).place().orElseThrow());
	}

	@Test
	void readsAJavacoreFile() throws IOException {
		String text = """
				0SECTION       THREADS subcomponent dump routine
				3XMTHREADINFO      "WebContainer : 1" J9VMThread:0x0000000002AB1200, omrthread_t:0x1, java/lang/Thread:0x2, state:B, prio=5
				3XMTHREADBLOCK     Blocked on: java/lang/Object@0x00000000E00A1B2C Owned by: "WebContainer : 2" (J9VMThread:0x3, java/lang/Thread:0x4)
				4XESTACKTRACE                at shop/Cache.get(Cache.java:20)
				3XMTHREADINFO      "WebContainer : 2" J9VMThread:0x0000000002AB1300, omrthread_t:0x1, java/lang/Thread:0x2, state:CW, prio=5
				3XMTHREADBLOCK     Blocked on: java/lang/Object@0x00000000E00A1B30 Owned by: "WebContainer : 1" (J9VMThread:0x3, java/lang/Thread:0x4)
				4XESTACKTRACE                at shop/Cache.fill(Cache.java:40)
				""";
		ThreadDump dump = ThreadDumpReader.read(new StringReader(text));
		assertEquals(2, dump.threads().size());
		assertEquals("shop.Cache.get(Cache.java:20)", dump.threads().get(0).stack().get(0));
		assertEquals(Kind.DEADLOCK, DumpAnalysis.of(dump).get(0).kind());
	}

	@Test
	void textWithoutADumpAndABrokenOneGiveNoFindings() throws IOException {
		assertTrue(ThreadDumpReader.read(new StringReader("2026-11-22 INFO nothing here\n\0\0\n\"quoted\" text")).threads().isEmpty());
		String cut = waiter(1, "0xa", "java.util.concurrent.Semaphore$FairSync", "\tat java.util.concurr");
		assertEquals(1, ThreadDumpReader.read(new StringReader(cut)).threads().size());
		assertTrue(DumpAnalysis.of(ThreadDumpReader.read(new StringReader(cut))).isEmpty());
	}

	@Test
	void longLinesAndManyThreadsStayBounded() throws IOException {
		StringBuilder text = new StringBuilder("\"").append("x".repeat(100_000)).append("\" #1 prio=5\n");
		for (int i = 0; i < 21_000; i++) {
			text.append("\"t").append(i).append("\" #").append(i).append(" prio=5\n");
		}
		ThreadDump dump = ThreadDumpReader.read(new StringReader(text.toString()));
		assertEquals(20_000, dump.threads().size());
		assertFalse(dump.complete());
	}
}
