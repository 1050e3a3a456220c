/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.gauges;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.OptionalLong;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.Series;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.ChartRange;
import org.wiretune.servers.gauges.ChartReading;
import org.wiretune.servers.gauges.ComparedCharts;
import org.wiretune.servers.gauges.ComparedCharts.Program;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;

/** Two programs beside each other: one length of time, one scale, and both lines in one chart. */
class ComparedChartsTest {

	private static final int MB = 1 << 20;

	private final ScriptedProcess small = new ScriptedProcess(1);
	private final ScriptedProcess large = new ScriptedProcess(1);
	private final ManualSchedule smallTime = new ManualSchedule();
	private final ManualSchedule largeTime = new ManualSchedule();
	private final GaugeSession first = session(small, smallTime);
	private final GaugeSession second = session(large, largeTime);

	private static GaugeSession session(ScriptedProcess process, ManualSchedule schedule) {
		return new GaugeSession(new RunningServers(), ServerTables.standard(), table -> new MetricConnection(table, process, schedule), GaugeLimits.DEFAULTS, ZoneOffset.UTC, () -> {
		});
	}

	@AfterEach
	void close() {
		first.close();
		second.close();
	}

	private List<Program> programs(ChartRange range) {
		small.memory().with("HeapMemoryUsage", ScriptedProcess.usage(20 * MB, 40 * MB, 64 * MB));
		large.memory().with("HeapMemoryUsage", ScriptedProcess.usage(300 * MB, 400 * MB, 512 * MB));
		first.choose(new JvmTarget(1, "Small"));
		smallTime.tick();
		smallTime.pass(Duration.ofSeconds(40));
		second.choose(new JvmTarget(2, "Large"));
		largeTime.tick();
		largeTime.pass(Duration.ofSeconds(90));
		ChartRange common = ComparedCharts.range(range, List.of(first, second));
		return List.of(new Program("Small", first.charts(first.snapshot().readings(), common)), new Program("Large", second.charts(second.snapshot().readings(), common)));
	}

	@Test
	void theLongestTimeAndTheGreatestScaleCount() {
		List<Program> programs = ComparedCharts.commonScale(programs(ChartRange.STANDARD));
		for (Program program : programs) {
			ChartReading heap = program.charts().get(0);
			assertEquals(90_000, heap.to() - heap.from());
			assertEquals(512 * MB, heap.scale().to());
		}
		ChartRange chosen = new ChartRange(60_000, ChartRange.NOW);
		assertEquals(chosen, ComparedCharts.range(chosen, List.of(first, second)));
		assertEquals(ChartRange.STANDARD, ComparedCharts.range(ChartRange.STANDARD, List.of(first)));
	}

	@Test
	void theLinesOfBothEndTogetherWithTheirNamesAndValues() {
		List<Program> programs = ComparedCharts.commonScale(programs(ChartRange.STANDARD));
		ChartReading heap = ComparedCharts.together(programs, 0).get(0);
		Chart chart = heap.chart(Long::toString, OptionalLong.empty());
		List<Series> lines = chart.panels().get(0).series();
		assertEquals(List.of("Small", "Large"), lines.stream().map(Series::name).toList());
		assertEquals(List.of("20.0\u00a0MB", "300\u00a0MB"), lines.stream().map(Series::figure).toList());
		long end = heap.beside().get(0).points().times()[heap.beside().get(0).points().size() - 1];
		assertEquals(heap.to(), end, "the other clock is 50 s ahead");
		assertTrue(heap.sentence().endsWith("Large: now 300\u00a0MB, peak 300\u00a0MB."), heap.sentence());
		List<Series> before = heap.chart(Long::toString, OptionalLong.of(heap.to() - 60_000)).panels().get(0).series();
		assertEquals(List.of("\u2013", "300\u00a0MB"), before.stream().map(Series::figure).toList(), "the first was not watched yet");
	}
}
