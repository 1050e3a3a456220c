/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Logger;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.ConnectionFailedException;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.ConnectionStatus;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.metrics.MetricHistory.Break;
import org.wiretune.servers.metrics.MetricHistory.BreakKind;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.MetricSeries.Points;

/** The states of a connection, second by second, on a clock that the test moves. */
class MetricConnectionTest {

	private static final JvmTarget SERVER = new JvmTarget(4711, "Embedded server");

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final MetricConnection connection = new MetricConnection(ServerTables.standard().metrics(), process, schedule);

	private void second() {
		schedule.pass(Duration.ofSeconds(1));
	}

	private void connect() {
		connection.connect(SERVER);
		schedule.tick();
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
	}

	private double last(String metric, String instance) {
		return connection.history().series(new MetricKey(metric, instance)).orElseThrow().last();
	}

	private Points all(String metric) {
		return connection.history().series(MetricKey.of(metric)).orElseThrow().since(0);
	}

	@Test
	void readsHeapPoolsAndQueues() {
		process.pool("SCA", 7, 8, 10, 3);
		FigureBean.register(process.server, "org.wiretune:type=Queue,name=request").with("MessageCount", 12L);
		connect();
		assertEquals(100, last("heap.used", ""));
		assertEquals(200, last("heap.committed", ""));
		assertEquals(400, last("heap.maximum", ""));
		assertEquals(7, last("pool.active", "SCA"));
		assertEquals(8, last("pool.size", "SCA"));
		assertEquals(10, last("pool.maximum", "SCA"));
		assertEquals(3, last("pool.queue", "SCA"));
		assertEquals(12, last("queue.messages", "request"));
		assertEquals(1, connection.overhead().samples());
		assertEquals(10, connection.overhead().attributes());
	}

	@Test
	void findsAPoolThatIsMadeLater() {
		connect();
		assertEquals(List.of(), connection.history().instances("pool.active"));
		process.pool("Web", 1, 1, 2, 0);
		schedule.pass(Duration.ofSeconds(3));
		assertEquals(List.of("Web"), connection.history().instances("pool.active"));
	}

	@Test
	void undefinedMaximumIsNoValue() {
		process.memory().with("HeapMemoryUsage", ScriptedProcess.usage(100, 200, -1));
		connect();
		assertTrue(connection.history().series(MetricKey.of("heap.maximum")).isEmpty());
		assertEquals(100, last("heap.used", ""));
	}

	@Test
	void collectionTimeIsAShareOfTheInterval() {
		connect();
		process.runtime().with("Uptime", 2000L);
		process.collector().with("CollectionTime", 250L);
		second();
		assertEquals(25, last("gc.share.interval", ""), 1e-9);
		process.runtime().with("Uptime", 3000L);
		second();
		assertEquals(0, last("gc.share.interval", ""), 1e-9);
		assertEquals(100.0 * 250 / 3000, last("gc.share", ""), 1e-9);
	}

	@Test
	void aYoungProcessIsMeasuredFromItsStartAndAnOldOneFromTheFirstReading() {
		process.runtime().with("Uptime", 2000L);
		process.collector().with("CollectionTime", 100L);
		connect();
		assertEquals(5, last("gc.share", ""), 1e-9);
		ScriptedProcess old = new ScriptedProcess(1);
		old.runtime().with("Uptime", 3_600_000L);
		old.collector().with("CollectionTime", 360_000L);
		ManualSchedule clock = new ManualSchedule();
		MetricConnection second = new MetricConnection(ServerTables.standard().metrics(), old, clock);
		second.connect(SERVER);
		clock.tick();
		assertTrue(second.history().series(MetricKey.of("gc.share")).isEmpty());
	}

	@Test
	void theShareOfTenSecondsForgetsWhatIsOlder() {
		connect();
		process.collector().with("CollectionTime", 500L);
		for (int uptime = 2; uptime <= 11; uptime++) {
			process.runtime().with("Uptime", uptime * 1000L);
			second();
		}
		assertEquals(5, last("gc.share", ""), 1e-9);
		process.runtime().with("Uptime", 12_000L);
		second();
		assertEquals(0, last("gc.share", ""), 1e-9);
	}

	@Test
	void concurrentCyclesAreNoPauses() {
		FigureBean.register(process.server, "java.lang:type=GarbageCollector,name=G1 Concurrent GC")
				.with("CollectionTime", 9000L).with("CollectionCount", 9L);
		FigureBean.register(process.server, "java.lang:type=GarbageCollector,name=ZGC Major Cycles")
				.with("CollectionTime", 9000L).with("CollectionCount", 9L);
		FigureBean.register(process.server, "java.lang:type=GarbageCollector,name=G1 Old Generation")
				.with("CollectionTime", 40L).with("CollectionCount", 1L);
		process.collector().with("CollectionTime", 2L).with("CollectionCount", 3L);
		connect();
		assertEquals(42, last("gc.time", ""));
		assertEquals(4, last("gc.count", ""));
	}

	@Test
	void anMBeanThatFailsCostsOnlyItsOwnValues() {
		process.pool("SCA", 1, 1, 1, 1).onRead(() -> {
			throw new IllegalStateException("broken bean");
		});
		process.pool("Web", 2, 2, 2, 2);
		connect();
		assertEquals(List.of("Web"), connection.history().instances("pool.active"));
		assertEquals(100, last("heap.used", ""));
	}

	@Test
	void aProcessThatDoesNotAnswerIsLostAndComesBackWithAGap() {
		connect();
		schedule.hang = true;
		second();
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
		schedule.pass(Duration.ofSeconds(3));
		ConnectionStatus lost = connection.status();
		assertEquals(ConnectionState.LOST, lost.state());
		assertFalse(lost.ended());
		assertEquals("Process 4711 has not answered for 3 seconds.", lost.reason());
		assertEquals(100, last("heap.used", ""));

		process.memory().with("HeapMemoryUsage", ScriptedProcess.usage(150, 200, 400));
		schedule.answer();
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
		assertEquals(List.of(BreakKind.GAP), connection.history().breaks().stream().map(Break::kind).toList());
		Points used = all("heap.used");
		assertEquals(3, used.size());
		assertTrue(Double.isNaN(used.values()[1]));
		assertEquals(150, used.values()[2]);
		assertEquals(1, process.opened.get());
	}

	@Test
	void aPausedProcessIsSaidToBePaused() {
		connect();
		process.paused = true;
		schedule.hang = true;
		schedule.pass(Duration.ofSeconds(4));
		assertEquals(ConnectionState.LOST, connection.status().state());
		assertTrue(connection.status().reason().startsWith("Process 4711 is paused"), connection.status().reason());
	}

	@Test
	void aProcessThatDiesWhileItIsReadHasEnded() {
		connect();
		schedule.hang = true;
		second();
		process.alive = false;
		second();
		assertEquals(ConnectionState.LOST, connection.status().state());
		assertTrue(connection.status().ended());
		assertEquals("Process 4711 has ended.", connection.status().reason());
		assertTrue(schedule.aborted);
	}

	@Test
	void aProcessThatEndedIsNotAttachedToAgain() {
		connect();
		schedule.hang = true;
		second();
		schedule.hang = false;
		process.alive = false;
		schedule.pass(Duration.ofSeconds(30));
		assertEquals(ConnectionState.LOST, connection.status().state());
		assertEquals(1, process.opened.get());
		assertEquals(1, process.closed.get());
	}

	@Test
	void aConnectionThatBreaksIsMadeAgain() {
		connect();
		process.brokenReads = 1;
		second();
		assertEquals(ConnectionState.LOST, connection.status().state());
		assertEquals("The management connection to process 4711 broke: connection reset.", connection.status().reason());
		second();
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
		assertEquals(2, process.opened.get());
		assertEquals(1, process.closed.get());
	}

	@Test
	void aConnectionWhoseFirstReadingBreaksIsMadeAgain() {
		process.brokenReads = 1;
		connection.connect(SERVER);
		schedule.tick();
		assertEquals(ConnectionState.CONNECTING, connection.status().state());
		assertEquals("The management connection to process 4711 broke: connection reset.", connection.status().reason());
		schedule.pass(Duration.ofSeconds(2));
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
		assertEquals("", connection.status().reason());
		assertEquals(2, process.opened.get());
	}

	@Test
	void theSameProgramStartedAgainIsARestart() {
		connect();
		second();
		schedule.hang = true;
		process.alive = false;
		schedule.pass(Duration.ofSeconds(2));
		schedule.hang = false;
		process.begin(777);
		process.memory().with("HeapMemoryUsage", ScriptedProcess.usage(5, 200, 400));
		process.alive = true;
		process.next = new JvmTarget(4800, "Embedded server");
		schedule.pass(Duration.ofSeconds(4));
		ConnectionStatus status = connection.status();
		assertEquals(ConnectionState.RESTARTED, status.state());
		assertEquals(4800, status.target().orElseThrow().pid());
		assertEquals(4711, status.earlier().orElseThrow().pid());
		assertTrue(status.isLive());
		assertEquals(5, last("heap.used", ""));
		assertEquals(List.of(BreakKind.RESTART), connection.history().breaks().stream().map(Break::kind).toList());

		schedule.pass(Duration.ofMinutes(1));
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
		assertEquals(4800, connection.status().target().orElseThrow().pid());
	}

	@Test
	void theSameProcessIdWithAnotherStartTimeIsARestart() {
		connect();
		process.runtime().with("StartTime", 99L).with("Uptime", 10L);
		process.collector().with("CollectionTime", 0L);
		second();
		assertEquals(ConnectionState.RESTARTED, connection.status().state());
		assertEquals(List.of(BreakKind.RESTART), connection.history().breaks().stream().map(Break::kind).toList());
	}

	@Test
	void noShareIsComputedAcrossARestart() {
		process.collector().with("CollectionTime", 100L);
		connect();
		process.runtime().with("StartTime", 99L).with("Uptime", 5000L);
		process.collector().with("CollectionTime", 4000L);
		second();
		assertTrue(connection.history().series(MetricKey.of("gc.share.interval")).isEmpty());
	}

	@Test
	void aNewRunTakesThePlaceOfTheOneBefore() {
		connect();
		process.begin(55);
		connection.connect(new JvmTarget(4900, "Embedded server"));
		assertEquals(ConnectionState.CONNECTING, connection.status().state());
		second();
		assertEquals(ConnectionState.RESTARTED, connection.status().state());
		assertEquals(4711, connection.status().earlier().orElseThrow().pid());
		assertEquals(1, process.closed.get());
	}

	@Test
	void connectingTwiceToTheSameProcessChangesNothing() {
		connect();
		connection.connect(SERVER);
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
		assertEquals(1, process.opened.get());
	}

	@Test
	void aRefusalIsRepeatedWhileTheProcessStartsAndThenFinal() {
		process.refusal = new ConnectionFailedException("Process 4711 does not allow attaching.", false, null);
		connection.connect(SERVER);
		schedule.tick();
		assertEquals(ConnectionState.CONNECTING, connection.status().state());
		schedule.pass(Duration.ofSeconds(20));
		assertEquals(ConnectionState.FAILED, connection.status().state());
		assertEquals("Process 4711 does not allow attaching.", connection.status().reason());
		process.refusal = null;
		connection.connect(SERVER);
		second();
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
	}

	@Test
	void aProcessThatIsPausedAtFirstIsConnectedToLater() {
		process.refusal = new ConnectionFailedException("Process 4711 is paused.", true, null);
		connection.connect(SERVER);
		schedule.tick();
		schedule.pass(Duration.ofMinutes(5));
		assertEquals(ConnectionState.CONNECTING, connection.status().state());
		assertEquals("Process 4711 is paused.", connection.status().reason());
		process.refusal = null;
		schedule.pass(Duration.ofSeconds(3));
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
		assertEquals("", connection.status().reason());
	}

	@Test
	void anAttemptThatTakesLongIsReported() {
		schedule.hang = true;
		connection.connect(SERVER);
		schedule.tick();
		schedule.pass(Duration.ofSeconds(12));
		assertEquals(ConnectionState.CONNECTING, connection.status().state());
		assertTrue(connection.status().reason().contains("did not answer the attach request within 12 seconds"),
				connection.status().reason());
	}

	@Test
	void aProcessThatEndsBeforeItIsReadHasFailed() {
		process.alive = false;
		process.refusal = new ConnectionFailedException("There is no process 4711.", false, null);
		connection.connect(SERVER);
		schedule.tick();
		assertEquals(ConnectionState.FAILED, connection.status().state());
		assertTrue(connection.status().ended());
	}

	@Test
	void listenersHearOfEachReadingOnce() {
		connect();
		AtomicInteger calls = new AtomicInteger();
		connection.addListener(source -> calls.incrementAndGet());
		schedule.pass(Duration.ofSeconds(10));
		assertEquals(10, calls.get());
	}

	@Test
	void aListenerThatFailsDoesNotStopTheSampling() {
		Logger log = Logger.getLogger(MetricConnection.class.getName());
		AtomicInteger warnings = new AtomicInteger();
		log.setFilter(message -> {
			warnings.incrementAndGet();
			return false;
		});
		connect();
		connection.addListener(source -> {
			throw new IllegalStateException("listener");
		});
		AtomicInteger calls = new AtomicInteger();
		connection.addListener(source -> calls.incrementAndGet());
		schedule.pass(Duration.ofSeconds(3));
		log.setFilter(null);
		assertEquals(3, calls.get());
		assertEquals(3, warnings.get());
		assertEquals(4, all("heap.used").size());
	}

	@Test
	void closingEndsEverything() {
		connect();
		schedule.hang = true;
		second();
		connection.close();
		assertEquals(ConnectionState.CLOSED, connection.status().state());
		assertTrue(schedule.closed);
		assertTrue(schedule.aborted);
		connection.connect(SERVER);
		assertEquals(ConnectionState.CLOSED, connection.status().state());
		schedule.answer();
		assertEquals(1, all("heap.used").size());
	}

	@Test
	void anHourOfEverythingStaysBounded() {
		for (int i = 0; i < 20; i++) {
			process.pool("pool" + i, 1, 1, 1, 1);
		}
		connect();
		schedule.pass(Duration.ofMinutes(90));
		int series = 8 + 20 * 4;
		assertTrue(connection.history().bytes() <= series * 57_600L, () -> connection.history().bytes() + " bytes");
		assertEquals(3600, all("heap.used").size());
	}

	@Test
	void aFloodOfMBeansStaysBounded() {
		for (int i = 0; i < 1500; i++) {
			FigureBean.register(process.server, "org.wiretune:type=Queue,name=q" + i).with("MessageCount", 1);
		}
		connect();
		assertTrue(connection.history().isFull());
		assertTrue(connection.history().instances("queue.messages").size() <= 1000);
	}
}
