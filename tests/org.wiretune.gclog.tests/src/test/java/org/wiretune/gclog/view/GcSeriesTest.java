/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.wiretune.gclog.GcLogData;

/** Layers, their index, and what is painted of them. */
class GcSeriesTest {

	@Test
	void layersAreThoseThatTheLogTells() {
		GcLogChart chart = GcLogs.chart(GcLogs.steady(100));
		assertTrue(chart.layers().containsAll(Set.of(GcLayer.HEAP_USED, GcLayer.HEAP_BEFORE, GcLayer.HEAP_FREE, GcLayer.HEAP_TOTAL, GcLayer.PAUSE,
				GcLayer.FULL_PAUSE, GcLayer.OVERHEAD, GcLayer.SINCE, GcLayer.FREED, GcLayer.ALLOCATION_RATE)), chart.layers().toString());
		assertFalse(chart.layers().contains(GcLayer.TENURED_USED));
		assertFalse(chart.layers().contains(GcLayer.REQUESTED));
		assertNull(chart.series(GcLayer.REQUESTED));
		assertEquals(100, chart.series(GcLayer.PAUSE).size());
		assertEquals(1, chart.series(GcLayer.FULL_PAUSE).size());
		assertEquals(1000, chart.series(GcLayer.FULL_PAUSE).value(0), 1e-9);
	}

	/** The index answers as a search through all values does, also for parts that begin and end inside of its blocks. */
	@Test
	void theIndexFindsLeastAndGreatestOfAnyPart() {
		StringBuilder text = new StringBuilder();
		Random random = new Random(7);
		for (int i = 0; i < 5000; i++) {
			text.append(GcLogs.young(i, 1 + i / 100.0, 100, 40, 1 + random.nextInt(1_000_000) / 1000.0));
		}
		GcSeries series = GcLogs.chart(text.toString()).series(GcLayer.PAUSE);
		for (int i = 0; i < 300; i++) {
			int from = random.nextInt(5000);
			int to = from + random.nextInt(5001 - from);
			double greatest = Double.NaN;
			double least = Double.NaN;
			for (int at = from; at < to; at++) {
				greatest = !(series.value(at) <= greatest) ? series.value(at) : greatest;
				least = !(series.value(at) >= least) ? series.value(at) : least;
			}
			if (from == to) {
				assertEquals(-1, series.greatest(from, to));
			} else {
				assertEquals(greatest, series.value(series.greatest(from, to)), 0, from + " to " + to);
				assertEquals(least, series.value(series.least(from, to)), 0, from + " to " + to);
			}
		}
	}

	@Test
	void noOutlierIsLostByPainting() {
		GcLogChart chart = GcLogs.chart(GcLogs.steady(20_000));
		GcView all = GcView.all(chart.timeline().end());
		GcSampling sampling = GcSampling.of(chart.series(GcLayer.PAUSE), all, 500);
		double greatest = 0;
		int filled = 0;
		for (int column = 0; column < 500; column++) {
			if (sampling.has(column)) {
				filled++;
				greatest = Math.max(greatest, sampling.high(column));
				assertTrue(sampling.low(column) <= sampling.open(column) && sampling.close(column) <= sampling.high(column));
			}
		}
		assertEquals(1000, greatest, 1e-9);
		assertTrue(filled > 490, filled + " columns");
		assertFalse(sampling.isSparse());
		GcView part = all.between(100, 101);
		GcSampling few = GcSampling.of(chart.series(GcLayer.PAUSE), part, 500);
		assertTrue(few.isSparse());
		assertEquals(11, few.behind() - few.first());
	}

	@Test
	void aViewStaysOnItsAxis() {
		GcView all = GcView.all(100);
		assertTrue(all.isAll());
		GcView part = all.zoom(0.5, 20);
		assertEquals(10, part.from(), 1e-9);
		assertEquals(60, part.to(), 1e-9);
		assertEquals(all, part.zoom(4, 50));
		assertEquals(new GcView(50, 100, 100), part.pan(3));
		assertEquals(new GcView(0, 50, 100), part.pan(-3));
		assertEquals(new GcView(20, 40, 100), all.between(40, 20));
		assertEquals(new GcView(80, 100, 100), all.between(40, 20).center(99));
		assertTrue(all.between(50, 50).span() > 0, "A part without length cannot be shown.");
	}

	@Test
	void scalesFollowWhatIsShown() {
		GcLogChart chart = GcLogs.chart(GcLogs.steady(1000));
		GcView all = GcView.all(chart.timeline().end());
		List<GcChartPanel> panels = GcChartPanel.of(List.of(chart), Set.of(GcLayer.PAUSE, GcLayer.HEAP_USED), all, false);
		assertEquals(List.of(GcPanel.MEMORY, GcPanel.TIME), panels.stream().map(GcChartPanel::panel).toList());
		assertEquals("MB", panels.get(0).unit());
		assertEquals(1000, panels.get(1).scale().to(), 1e-9);
		panels = GcChartPanel.of(List.of(chart), Set.of(GcLayer.PAUSE), all.between(10, 20), false);
		assertEquals(10, panels.get(0).scale().to(), 1e-9, "The long pause is not shown here.");
		panels = GcChartPanel.of(List.of(chart), Set.of(GcLayer.PAUSE), all, true);
		assertTrue(panels.get(0).scale().logarithmic());
		assertEquals("ms, logarithmic", panels.get(0).unit());
	}

	@Test
	void severalLogsAreToldApartByColourAndName() {
		GcLogChart one = GcLogs.chart(GcLogs.steady(100));
		GcLogChart other = new GcLogChart("after.log", GcLogs.read(GcLogs.steady(60)));
		other.prepare(Set.of(GcLayer.PAUSE));
		GcChartPanel panel = GcChartPanel.of(List.of(one, other), Set.of(GcLayer.PAUSE), GcView.all(11), false).get(0);
		assertEquals(List.of("Pause, test.log", "Pause, after.log"), panel.plots().stream().map(plot -> plot.name()).toList());
		assertEquals(2, panel.plots().stream().map(plot -> plot.hue()).distinct().count());
	}

	@Test
	void aPointIsToldInWords() {
		GcLogChart chart = GcLogs.chart(GcLogs.steady(100));
		GcChartPanel panel = GcChartPanel.of(List.of(chart), Set.of(GcLayer.FULL_PAUSE), GcView.all(11), false).get(0);
		assertEquals(List.of("Pause of full collections: 1 s", "6.000 s", "Full, explicit (System.gc()), pause 1 s, line 52"), GcReading.at(panel.plots().get(0), 0));
	}

	@Test
	void axesOfSeveralJvmStartsFollowOneAnother() {
		String first = "[2026-01-01T10:00:00.000+0000]";
		GcLogData log = GcLogs.read(first + "[0.010s][info][gc] Using G1\n" + first.replace(":00.000", ":05.000") + GcLogs.young(0, 5.01, 50, 20, 4)
				+ "[2026-01-01T11:00:00.000+0000][0.010s][info][gc] Using G1\n[2026-01-01T11:00:02.000+0000]" + GcLogs.young(0, 2.01, 50, 20, 4));
		assertEquals(2, log.jvmStarts().size());
		GcTimeline timeline = GcTimeline.of(log);
		assertEquals(3600, timeline.startOf(1) - timeline.startOf(0), 0.01, "The wall clock tells how far apart they are.");
		// The line is written when the pause of 4 ms is over.
		assertTrue(timeline.moment(1).orElse("").startsWith("2026-01-01 11:00:01.996"), timeline.moment(1).toString());
		GcLogData second = log.ofStart(1);
		assertEquals(1, second.events().size());
		assertEquals(1, second.pauses());
		assertEquals(4_000_000, second.maxPauseNanos());
		assertEquals(0, second.events().jvm(0));
	}

	@Test
	void aLogWithoutTimesCountsRows() {
		GcLogChart chart = GcLogs.chart(GcLogs.steady(50).replaceAll("\\[[0-9.]+s\\]", ""));
		assertFalse(chart.timeline().isTimed());
		assertEquals(49, chart.timeline().end(), 0);
		assertEquals(50, chart.series(GcLayer.PAUSE).size());
		assertFalse(chart.layers().contains(GcLayer.OVERHEAD));
	}
}
