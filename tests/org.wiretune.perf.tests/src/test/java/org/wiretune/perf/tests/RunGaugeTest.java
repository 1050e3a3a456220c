/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.perf.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.perf.file.RunFileFormat;
import org.wiretune.perf.result.Measurement;
import org.wiretune.perf.result.RunFile;
import org.wiretune.perf.result.RunGauge;
import org.wiretune.perf.view.ChartLine;
import org.wiretune.perf.view.ChartPanel;
import org.wiretune.perf.view.RunPoint;
import org.wiretune.perf.view.RunSeries;

/** Gauges of the user's own in a run file, and below the other charts of the run. */
class RunGaugeTest {

	private static RunFile run(List<Measurement> measurements, RunGauge... gauges) {
		RunFile sample = SampleRun.run(SampleRun.START, SampleRun.cell("sca-async", 1024, 1));
		return new RunFile(sample.schema(), sample.specification(), sample.startedAt(), sample.endedAt(), sample.state(), sample.reason(), sample.environment(), sample.notes(), sample.cells(),
				measurements, List.of(), List.of(), List.of(gauges));
	}

	@Test
	void aGaugeIsReadAsItWasWritten() throws Exception {
		RunGauge without = new RunGauge("Heap", "java.lang:type=Memory#HeapMemoryUsage.used", "bytes", Double.NaN, true, List.of(1.0), List.of(3.0e8));
		RunFile run = run(List.of(), SampleRun.gauge(), without);
		assertEquals(run.gauges(), RunFileFormat.parse(RunFileFormat.toText(run)).gauges());
		assertTrue(!RunFileFormat.toText(run(List.of())).contains("gauges"), "whoever has none finds no word of it");
		String cut = RunFileFormat.toText(run(List.of(), without)).replaceFirst("\"values\": \\[[^\\]]*\\]", "\"values\": []");
		assertEquals(List.of(), RunFileFormat.parse(cut).gauges().get(0).seconds(), "of rows of two lengths the shorter counts");
	}

	@Test
	void timesAreSinceTheStartAndAFigureStandsForThreeSeconds() {
		Instant start = Instant.ofEpochSecond(1000);
		RunGauge read = new RunGauge("G", "", "count", Double.NaN, true, List.of(998.0, 1001.04, 1002.04), List.of(1.0, 2.0, 3.0)).since(start);
		assertEquals(List.of(1.0, 2.0), read.seconds(), "what was read before the run is not part of it");
		assertTrue(Double.isNaN(read.at(0.5)));
		assertEquals(2, read.at(1));
		assertEquals(3, read.at(4.9));
		assertTrue(Double.isNaN(read.at(5.1)), "nobody knows what it was then");
	}

	@Test
	void aChartShowsItWithItsLimitOnTheAxisOfTheRun() {
		Measurement measurement = new MeasurementBuilder().build();
		double begin = Duration.between(SampleRun.START, measurement.startedAt()).toMillis() / 1000.0;
		RunGauge heap = new RunGauge("Heap", "", "bytes", 200 << 20, true, List.of(begin, begin + 1), List.of(100.0 * (1 << 20), 150.0 * (1 << 20)));
		RunSeries series = RunSeries.of(run(List.of(measurement), heap));
		List<ChartPanel> panels = ChartPanel.of(series);
		ChartPanel panel = panels.get(panels.size() - 1);
		assertEquals("Heap", panel.title());
		assertEquals("MB", panel.unit());
		assertEquals(List.of("Heap", "alarm above"), panel.lines().stream().map(ChartLine::name).toList());
		RunPoint first = series.points().get(0);
		assertEquals(first.time() < 1 ? 100 : 150, panel.lines().get(0).figure().applyAsDouble(first), 0.001);
		assertEquals(200, panel.lines().get(1).figure().applyAsDouble(first), 0.001);
	}
}
