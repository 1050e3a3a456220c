/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.metrics;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.metrics.MetricSeries;
import org.wiretune.servers.metrics.MetricSeries.Points;
import org.wiretune.servers.metrics.MetricSeries.Stretch;

/** The ring that keeps the values of one metric. */
class MetricSeriesTest {

	@Test
	void keepsTheNewestWhenFull() {
		MetricSeries series = new MetricSeries(3);
		for (int i = 1; i <= 5; i++) {
			series.add(i * 1000L, i);
		}
		Points points = series.since(Long.MIN_VALUE);
		assertArrayEquals(new long[] { 3000, 4000, 5000 }, points.times());
		assertArrayEquals(new double[] { 3, 4, 5 }, points.values());
		assertEquals(5, series.last());
		assertEquals(5000, series.lastTime());
	}

	@Test
	void staysInOrderWhileGrowingAndAfterTheTurn() {
		MetricSeries series = new MetricSeries(200);
		for (int i = 0; i < 1000; i++) {
			series.add(i, i);
			Points points = series.since(Long.MIN_VALUE);
			assertEquals(Math.min(i + 1, 200), points.size());
			assertEquals(i, points.times()[points.size() - 1]);
			assertEquals(Math.max(0, i - 199), points.times()[0]);
		}
	}

	@Test
	void givesOnlyTheLastMinute() {
		MetricSeries series = new MetricSeries(MetricSeries.ONE_HOUR);
		for (int second = 0; second < 300; second++) {
			series.add(second * 1000L, second);
		}
		Points points = series.since(240_000);
		assertEquals(60, points.size());
		assertEquals(240, points.values()[0]);
		assertEquals(0, series.since(300_000).size());
	}

	@Test
	void anHourAndMoreStaysBounded() {
		MetricSeries series = new MetricSeries(MetricSeries.ONE_HOUR);
		for (int second = 0; second < 3 * 3600; second++) {
			series.add(second * 1000L, second);
		}
		assertEquals(3600, series.size());
		assertEquals(57_600, series.bytes());
		assertEquals(2 * 3600, series.since(Long.MIN_VALUE).values()[0]);
	}

	@Test
	void aSeriesThatIsYoungTakesLittle() {
		MetricSeries series = new MetricSeries(MetricSeries.ONE_HOUR);
		series.add(1, 1);
		assertTrue(series.bytes() <= 1024, () -> series.bytes() + " bytes");
	}

	@Test
	void gapsAreNoValues() {
		MetricSeries series = new MetricSeries(10);
		series.add(1000, 7);
		series.add(2000, Double.NaN);
		assertEquals(7, series.last());
		assertEquals(1000, series.lastTime());
		assertEquals(7, series.since(0).greatest());
		assertTrue(Double.isNaN(series.since(1500).greatest()));
		assertTrue(Double.isNaN(new MetricSeries(1).last()));
	}

	@Test
	void timeNeverGoesBack() {
		MetricSeries series = new MetricSeries(10);
		series.add(5000, 1);
		series.add(4000, 2);
		assertArrayEquals(new long[] { 5000, 5000 }, series.since(0).times());
	}

	@Test
	void refusesNoCapacity() {
		assertThrows(IllegalArgumentException.class, () -> new MetricSeries(0));
	}

	@Test
	void stretchesEndWhereAValueIsMissing() {
		MetricSeries series = new MetricSeries(10);
		double[] values = { Double.NaN, 1, 2, Double.NaN, Double.NaN, 3, Double.NaN };
		for (int i = 0; i < values.length; i++) {
			series.add(i, values[i]);
		}
		assertEquals(List.of(new Stretch(1, 3), new Stretch(5, 6)), series.since(0).stretches());
		assertEquals(List.of(new Stretch(0, 2)), new Points(new long[] { 1, 2 }, new double[] { 4, 5 }).stretches());
		assertEquals(List.of(), new Points(new long[0], new double[0]).stretches());
	}
}
