/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wiretune.servers.gauges.GaugeBoard;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeLimit;
import org.wiretune.servers.gauges.GaugeLimit.Kind;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeRow;
import org.wiretune.servers.gauges.GaugeState;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.ConnectionState;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;

/** From what was read to what is shown. */
class GaugeBoardTest {

	private static final GaugeKey HEAP = new GaugeKey("heap", "");
	private static final GaugeKey COLLECTION = new GaugeKey("gc", "");
	private static final GaugeKey SCA = new GaugeKey("pool", "SCA");

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final MetricConnection connection = new MetricConnection(ServerTables.standard().metrics(), process, schedule);
	private final Map<GaugeKey, GaugeLimit> limits = new HashMap<>();
	private final GaugeBoard board = new GaugeBoard(ServerTables.standard(),
			key -> Optional.ofNullable(limits.get(key)));

	@BeforeEach
	void connect() {
		heap(100, 200, 384);
		process.pool("SCA", 4, 8, 10, 0);
		connection.connect(new JvmTarget(4711, "Embedded server"));
		schedule.tick();
		assertEquals(ConnectionState.CONNECTED, connection.status().state());
	}

	private void heap(long used, long committed, long maximum) {
		process.memory().with("HeapMemoryUsage", ScriptedProcess.usage(used << 20, committed << 20, maximum << 20));
	}

	private void second() {
		schedule.pass(Duration.ofSeconds(1));
	}

	private GaugeReading gauge(GaugeKey key) {
		return board.read(connection).stream().filter(reading -> reading.key().equals(key)).findFirst().orElseThrow();
	}

	@Test
	void theHeapIsShownAgainstItsMaximum() {
		GaugeReading heap = gauge(HEAP);
		assertEquals("Heap", heap.title());
		assertEquals("100\u00a0MB", heap.value().figure().toString());
		assertEquals("200\u00a0MB committed", heap.inner().phrase());
		assertEquals(384 << 20, heap.scale().to());
		assertEquals(GaugeState.NORMAL, heap.state());
		assertEquals("Heap: 100\u00a0MB. Normal. Maximum 384\u00a0MB. Limit 346\u00a0MB. 200\u00a0MB committed.", heap.sentence());
	}

	@Test
	void theHeapWarnsAtNineTenths() {
		heap(345, 384, 384);
		second();
		assertEquals(GaugeState.NORMAL, gauge(HEAP).state());
		heap(346, 384, 384);
		second();
		assertEquals(GaugeState.WARNING, gauge(HEAP).state());
		assertEquals("Warning: 346\u00a0MB used, limit 346\u00a0MB", gauge(HEAP).stateText());
	}

	@Test
	void aPoolWarnsWhenAllThreadsAreBusyAndTellsHowManyWait() {
		assertEquals(GaugeState.NORMAL, gauge(SCA).state());
		process.setPool("SCA", 10, 10, 10, 37);
		second();
		GaugeReading pool = gauge(SCA);
		assertEquals(GaugeState.WARNING, pool.state());
		assertEquals("10 of 10 threads busy, 37 waiting", pool.warningText());
		assertEquals("SCA pool: 10\u00a0threads. Warning: 10 of 10 threads busy, 37 waiting. Maximum 10\u00a0threads."
				+ " Limit 10\u00a0threads. 10 in the pool. 37 waiting.", pool.sentence());
	}

	@Test
	void aLimitOfTheUserCounts() {
		limits.put(SCA, new GaugeLimit(Kind.VALUE, 4));
		assertEquals(GaugeState.WARNING, gauge(SCA).state());
		limits.put(SCA, new GaugeLimit(Kind.SHARE, 0.5));
		assertEquals(GaugeState.NORMAL, gauge(SCA).state());
		assertEquals(5, gauge(SCA).limit().value());
		limits.put(SCA, GaugeLimit.NONE);
		process.setPool("SCA", 10, 10, 10, 5);
		second();
		assertEquals(GaugeState.NORMAL, gauge(SCA).state());
		assertEquals("No limit set", gauge(SCA).stateText());
	}

	@Test
	void collectionBeyondTheScaleIsSaid() {
		process.collector().with("CollectionTime", 600L);
		process.runtime().with("Uptime", 2000L);
		second();
		GaugeReading collection = gauge(COLLECTION);
		assertEquals(30, collection.value().value(), 1e-9);
		assertEquals(20, collection.scale().to());
		assertTrue(collection.offScale());
		assertEquals(GaugeState.WARNING, collection.state());
		assertTrue(collection.sentence().endsWith("The value is beyond the end of the scale."), collection.sentence());
		assertEquals("last second 60.0\u00a0%", collection.note());
	}

	@Test
	void aLimitBeyondTheMaximumStillLiesOnTheScale() {
		limits.put(SCA, new GaugeLimit(Kind.VALUE, 13));
		assertTrue(gauge(SCA).scale().to() >= 13);
	}

	@Test
	void aProcessWithoutMaximumHasAScaleThatFits() {
		process.memory().with("HeapMemoryUsage", ScriptedProcess.usage(100 << 20, 200 << 20, -1));
		schedule.pass(Duration.ofSeconds(6));
		GaugeReading heap = gauge(HEAP);
		assertFalse(heap.maximum().isPresent());
		assertFalse(heap.limit().isPresent());
		assertFalse(heap.offScale());
		assertTrue(heap.scale().to() >= 100 << 20);
	}

	@Test
	void onlyTheLastMinuteIsShown() {
		schedule.pass(Duration.ofMinutes(3));
		GaugeReading heap = gauge(HEAP);
		assertEquals(61, heap.history().size());
		assertEquals(60_000, heap.to() - heap.from());
		assertEquals(heap.to(), heap.history().times()[60]);
	}

	@Test
	void theValuesOfALostProcessAreStaleAndKept() {
		process.alive = false;
		schedule.hang = true;
		schedule.pass(Duration.ofSeconds(30));
		assertEquals(ConnectionState.LOST, connection.status().state());
		GaugeReading heap = gauge(HEAP);
		assertTrue(heap.stale());
		assertEquals("100\u00a0MB", heap.value().figure().toString());
		assertTrue(heap.sentence().contains("Last value read"), heap.sentence());
	}

	@Test
	void aPoolThatWasClosedGoes() {
		process.pool("Other", 1, 1, 1, 0);
		schedule.pass(Duration.ofSeconds(3));
		assertEquals(4, board.read(connection).size());
		process.closePool("Other");
		schedule.pass(Duration.ofSeconds(7));
		assertEquals(3, board.read(connection).size());
	}

	@Test
	void poolsThatWorkComeBeforeThoseThatNeverDid() {
		process.pool("ORB.thread.pool", 0, 0, 50, 0);
		process.pool("WebContainer", 0, 1, 50, 0);
		schedule.pass(Duration.ofSeconds(3));
		assertEquals(List.of("Heap", "Garbage collection", "SCA pool", "WebContainer pool", "ORB.thread.pool"),
				board.read(connection).stream().map(GaugeReading::title).toList());
	}

	@Test
	void thePoolsOfAnEarlierProcessGo() {
		process.begin(2);
		process.pool("Web", 1, 1, 50, 0);
		connection.connect(new JvmTarget(4800, "Embedded server"));
		second();
		assertEquals(ConnectionState.RESTARTED, connection.status().state());
		assertEquals(List.of("heap", "gc", "pool/Web"),
				board.read(connection).stream().map(reading -> reading.key().toString()).toList());
	}

	@Test
	void theTableSaysWhatTheGaugesSay() {
		process.setPool("SCA", 10, 10, 10, 37);
		second();
		List<GaugeReading> readings = board.read(connection);
		List<GaugeRow> rows = GaugeRow.of(readings);
		for (GaugeReading reading : readings) {
			GaugeRow row = rows.stream().filter(each -> each.key().equals(reading.key())).findFirst().orElseThrow();
			assertEquals(reading.value().figure().number(), row.value());
			assertEquals(reading.value().figure().unit(), row.unit());
			assertEquals(reading.state() == GaugeState.WARNING, row.warning());
			assertTrue(row.state().startsWith(reading.stateText()), row.state());
		}
		assertEquals(List.of("Heap used", "Heap committed", "Garbage collection, last ten seconds",
				"Garbage collection, last second", "Garbage collections", "Garbage-collection time", "SCA pool, active",
				"SCA pool, size", "SCA pool, waiting tasks"), rows.stream().map(GaugeRow::metric).toList());
		GaugeRow pool = rows.get(6);
		assertEquals("10\u00a0threads", pool.maximum());
		assertEquals("10\u00a0threads", pool.limit());
		assertEquals("Warning: 10 of 10 threads busy, 37 waiting", pool.state());
	}

	@Test
	void nothingReadIsNothingShown() {
		assertEquals(List.of(), board.read(new MetricConnection(ServerTables.standard().metrics(), process, new ManualSchedule())));
	}
}
