/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.wiretune.chart.model.Band;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.Mark;
import org.wiretune.chart.model.Stretch;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.RunningServer;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.alarms.AlarmChange;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.servers.gauges.ChartMark;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.ChartReading;
import org.wiretune.servers.gauges.GaugeChoice;
import org.wiretune.servers.gauges.GaugeKey;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeRow;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.HistoryCsv;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;

/** Charts, alarms, choice and figures of a session that watches a scripted process. */
class ChartBoardTest {

	private static final GaugeKey FULL = new GaugeKey("pool", "Default");
	private static final GaugeKey EASY = new GaugeKey("pool", "WebContainer");

	private final RunningServers servers = new RunningServers();
	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final AtomicInteger changes = new AtomicInteger();
	private final GaugeSession session = new GaugeSession(servers, ServerTables.standard(), table -> new MetricConnection(table, process, schedule),
			GaugeLimits.DEFAULTS, ZoneOffset.UTC, changes::incrementAndGet);

	@AfterEach
	void close() {
		session.close();
	}

	/** A run on a server whose pool Default is full. */
	private void run(int seconds) {
		session.follow();
		process.pool("Default", 10, 10, 10, 5);
		process.pool("WebContainer", 2, 10, 50, 0);
		servers.started(new RunningServer(4711, "Embedded server", "Lab", Instant.ofEpochMilli(schedule.now())));
		schedule.tick();
		schedule.pass(Duration.ofSeconds(seconds));
	}

	private ChartReading chart(GaugeKey key) {
		return session.charts(session.snapshot().readings(), ChartRange.STANDARD).stream().filter(chart -> chart.gauge().key().equals(key)).findFirst()
				.orElseThrow();
	}

	private static List<ChartMark.Kind> kinds(ChartReading chart) {
		return chart.marks().stream().map(ChartMark::kind).toList();
	}

	@Test
	void aFullPoolIsAnAlarmOnItsOwnChart() {
		run(10);
		KeptAlarm entry = session.snapshot().alarms().get(0);
		assertEquals("connector-maxthreads-reached", entry.alarm().id());
		assertTrue(entry.isActive());
		assertTrue(kinds(chart(FULL)).contains(ChartMark.Kind.ALARM));
		assertFalse(kinds(chart(EASY)).contains(ChartMark.Kind.ALARM), "the alarm is about another pool");
		assertTrue(chart(FULL).sentence().contains("Alarms: connector-maxthreads-reached."), chart(FULL).sentence());
		assertEquals("since 00:16:42", session.alarmRows().get(0).since());
		assertEquals("Default: connector-maxthreads-reached", session.alarmRows().get(0).subject());
	}

	/** The chart as it is drawn: the alarm is a band with its id above it, the value at the cursor stands in the heading. */
	@Test
	void whatIsDrawnIsWhatTheReadingSays() {
		run(10);
		ChartReading reading = chart(FULL);
		Chart drawn = reading.chart(String::valueOf, OptionalLong.empty());
		assertEquals(List.of(Band.Shape.CROWNED), drawn.bands().stream().map(Band::shape).distinct().toList());
		assertTrue(drawn.marks().stream().anyMatch(mark -> mark.word().equals("connector-maxthreads-reached") && mark.sign() == Mark.Sign.WORD));
		assertEquals(reading.gauge().title(), drawn.heading().text());
		assertTrue(drawn.heading().warns());
		Stretch line = drawn.panels().getFirst().series().getFirst().stretches().getLast();
		assertEquals(reading.points().values()[reading.points().size() - 1], line.up(line.size() - 1));
		long first = reading.points().times()[0];
		assertEquals(0, reading.indexAt(first));
		assertEquals(reading.points().size() - 1, reading.indexAt(Long.MAX_VALUE / 2));
		Chart pointed = reading.chart(String::valueOf, OptionalLong.of(first));
		assertTrue(pointed.heading().figure().startsWith(first + "  10"), pointed.heading().figure());
		assertFalse(pointed.heading().warns(), "Only the value now is one to act on.");
		assertTrue(reading.words(String::valueOf, first).endsWith(" at " + first + ": 10\u00a0threads"), reading.words(String::valueOf, first));
		assertTrue(Double.isNaN(reading.at(first - 60_000)));
	}

	@Test
	void runsAreMarkedWhereTheyBeginAndEnd() {
		run(5);
		servers.ended(4711);
		schedule.pass(Duration.ofSeconds(1));
		assertEquals(List.of(ChartMark.Kind.RUN_STARTED, ChartMark.Kind.RUN_ENDED),
				kinds(chart(EASY)).stream().filter(kind -> kind != ChartMark.Kind.ALARM).toList());
		session.dumped(schedule.now());
		assertTrue(kinds(chart(EASY)).contains(ChartMark.Kind.THREAD_DUMP));
	}

	@Test
	void anAlarmIsOverWhenThePoolIsFreeAndStaysInTheList() {
		run(10);
		process.setPool("Default", 3, 10, 10, 0);
		schedule.pass(Duration.ofSeconds(10));
		KeptAlarm entry = session.snapshot().alarms().get(0);
		assertFalse(entry.isActive());
		session.reset(entry);
		assertEquals(List.of(), session.snapshot().alarms());
	}

	@Test
	void listenersHearOfRaisedOverAndReset() {
		List<String> heard = new ArrayList<>();
		session.addAlarmListener(new GaugeSession.AlarmListener() {

			@Override
			public void changed(JvmTarget target, List<AlarmChange> all) {
				all.forEach(change -> heard.add(target.pid() + " " + change.kind() + ' ' + change.alarm().instance()));
			}

			@Override
			public void reset(Alarm alarm) {
				heard.add("reset " + alarm.instance());
			}
		});
		run(10);
		session.reset(session.snapshot().alarms().get(0));
		assertEquals(List.of("4711 RAISED Default", "reset Default"), heard);
	}

	@Test
	void whatTheLogRaisesStandsBesideTheMetrics() {
		run(1);
		Alarm alarm = Alarm.seen("oom-jvm-unstable-restart", "", 1_000_500, org.wiretune.perf.alarm.LimitOwner.HEAP, "The log reports an OutOfMemoryError.");
		session.told(9999, new AlarmChange(AlarmChange.Kind.RAISED, 1_000_500, alarm));
		assertEquals(List.of(), session.snapshot().alarms(), "of another process");
		session.told(4711, new AlarmChange(AlarmChange.Kind.RAISED, 1_000_500, alarm));
		assertEquals("oom-jvm-unstable-restart", session.alarmRows().get(0).subject());
		assertTrue(kinds(chart(FULL)).contains(ChartMark.Kind.ALARM) && kinds(chart(EASY)).contains(ChartMark.Kind.ALARM), "no gauge shows it, so all are marked");
	}

	@Test
	void aFrozenChartEndsWhereItWasFrozen() {
		run(40);
		session.freeze(true);
		long end = chart(EASY).to();
		int points = chart(EASY).points().size();
		schedule.pass(Duration.ofSeconds(5));
		assertEquals(end, chart(EASY).to());
		assertEquals(points, chart(EASY).points().size());
		session.freeze(false);
		assertEquals(end + 5000, chart(EASY).to());
	}

	@Test
	void aFrozenChartWithRoomForMoreTakesNoMore() {
		run(10);
		session.freeze(true);
		int points = chart(EASY).points().size();
		assertEquals(30_000, chart(EASY).to() - chart(EASY).from());
		schedule.pass(Duration.ofSeconds(5));
		assertEquals(points, chart(EASY).points().size());
		session.freeze(false);
		assertEquals(points + 5, chart(EASY).points().size());
	}

	@Test
	void chartsOfAShortRunAreAsLongAsTheRunAndSaySo() {
		run(72);
		ChartReading chart = chart(EASY);
		assertEquals(72_000, chart.to() - chart.from());
		assertEquals(schedule.now(), chart.to());
		assertTrue(kinds(chart).contains(ChartMark.Kind.RUN_STARTED), "the begin of the run is at the left edge");
		assertEquals("The charts show all values since 00:16:40 (1 min 12 s).", session.period(ChartRange.STANDARD));
		assertEquals("The charts show the last 1 min.", session.period(new ChartRange(60_000, ChartRange.NOW)));
		assertEquals("The charts show 00:16:50 to 00:17:10 (20 s).", session.period(new ChartRange(20_000, 1_030_000)));
		assertEquals(72_000, session.settled(ChartRange.STANDARD).length());
		schedule.pass(Duration.ofSeconds(400));
		assertEquals(300_000, chart(EASY).to() - chart(EASY).from());
		assertEquals("The charts show the last 5 min.", session.period(ChartRange.STANDARD));
	}

	@Test
	void withoutValuesThereIsNoPeriod() {
		assertEquals("", session.period(ChartRange.STANDARD));
		assertEquals(ChartRange.STANDARD, session.settled(ChartRange.STANDARD));
	}

	@Test
	void anHourIsPaintedWithNoMorePointsThanAScreenIsWide() {
		run(3000);
		ChartReading hour = session.charts(session.snapshot().readings(), new ChartRange(ChartRange.LONGEST, ChartRange.NOW)).get(0);
		assertTrue(hour.points().size() <= 1200, String.valueOf(hour.points().size()));
		assertTrue(hour.points().greatest() > 0);
	}

	@Test
	void hiddenGaugesAreLeftOutAndRemembered() {
		run(2);
		GaugeChoice choice = GaugeChoice.ALL.with(EASY, false);
		List<GaugeReading> shown = choice.of(session.snapshot().readings());
		assertTrue(shown.stream().noneMatch(reading -> reading.key().equals(EASY)));
		assertTrue(shown.stream().anyMatch(reading -> reading.key().equals(FULL)));
		assertEquals(choice, GaugeChoice.parse(choice.toText()));
		assertEquals(GaugeChoice.ALL, GaugeChoice.parse(null));
		assertEquals(GaugeChoice.ALL, choice.with(EASY, true));
	}

	@Test
	void groupsHaveHeadings() {
		run(2);
		List<String> headings = GaugeRow.grouped(session.snapshot().readings()).stream().filter(GaugeRow::isHeading).map(GaugeRow::metric).toList();
		assertEquals(List.of("Memory", "Threads"), headings);
	}

	@Test
	void figuresAreWrittenALineASecond() throws IOException {
		run(3);
		StringWriter text = new StringWriter();
		HistoryCsv.write(session.history().orElseThrow(), ServerTables.standard().metrics(), Long.MIN_VALUE, Long.MAX_VALUE, text);
		List<String> lines = text.toString().lines().toList();
		assertTrue(lines.get(0).startsWith("time,\"jvm.uptime (milliseconds)\""), lines.get(0));
		assertTrue(lines.get(0).contains("\"pool.active[Default] (threads)\""), lines.get(0));
		assertEquals(4, lines.size() - 1, "the first reading and three seconds");
		int column = List.of(lines.get(0).split(",")).indexOf("\"pool.active[Default] (threads)\"");
		assertEquals("10", lines.get(1).split(",", -1)[column]);
	}
}
