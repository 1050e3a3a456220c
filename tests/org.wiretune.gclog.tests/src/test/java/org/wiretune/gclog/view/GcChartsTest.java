/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.model.Band;
import org.wiretune.chart.model.Chart;
import org.wiretune.chart.model.Look;
import org.wiretune.chart.model.Series;
import org.wiretune.chart.model.Stretch;

/** Collection logs as charts: as large as a chart is wide, without losing what is rare. */
class GcChartsTest {

	private static final int COLUMNS = 500;

	private final GcChartState state = new GcChartState(view -> { });
	private final GcLogChart log = GcLogs.chart(GcLogs.steady(20_000));

	private Series series(GcLayer layer) {
		state.show(List.of(log), EnumSet.of(layer));
		return GcCharts.of(state, List.of(), COLUMNS).panels().getFirst().series().getFirst();
	}

	private static int size(Series series) {
		return series.stretches().stream().mapToInt(Stretch::size).sum();
	}

	@Test
	void aChartIsAsLargeForAnyLog() {
		log.prepare(EnumSet.of(GcLayer.PAUSE, GcLayer.HEAP_USED));
		int needles = size(series(GcLayer.PAUSE));
		assertTrue(needles > COLUMNS * 9 / 10 && needles <= COLUMNS, needles + " needles");
		int line = size(series(GcLayer.HEAP_USED));
		assertTrue(line > COLUMNS && line <= 4 * COLUMNS, line + " points of a line");
		assertEquals(Look.Shape.NEEDLES, series(GcLayer.PAUSE).look().shape());
		assertFalse(series(GcLayer.PAUSE).look().dotted());
	}

	@Test
	void theGreatestValueIsThere() {
		log.prepare(EnumSet.of(GcLayer.HEAP_USED));
		Series series = series(GcLayer.HEAP_USED);
		double factor = state.panels().getFirst().factor();
		GcSeries values = log.series(GcLayer.HEAP_USED);
		double greatest = values.value(values.greatest(0, values.size())) / factor;
		Stretch line = series.stretches().getFirst();
		double drawn = 0;
		for (int i = 0; i < line.size(); i++) {
			drawn = Math.max(drawn, line.up(i));
		}
		assertEquals(greatest, drawn, 1e-9);
	}

	/** So a line leaves the panel at its edges instead of beginning within. */
	@Test
	void aLineGoesOnBesideWhatIsShown() {
		log.prepare(EnumSet.of(GcLayer.HEAP_USED));
		state.show(List.of(log), EnumSet.of(GcLayer.HEAP_USED));
		double end = state.view().end();
		state.setView(state.view().between(end * 0.5, end * 0.501));
		Series series = GcCharts.of(state, List.of(), COLUMNS).panels().getFirst().series().getFirst();
		Stretch line = series.stretches().getFirst();
		assertTrue(line.across(0) < state.view().from(), "the value before");
		assertTrue(line.across(line.size() - 1) > state.view().to(), "the value behind");
		assertTrue(series.look().dotted(), "Few values have a dot each.");
	}

	@Test
	void partsOfExcessiveCollectionAreShadedWhereTheyAreShown() {
		log.prepare(EnumSet.of(GcLayer.PAUSE));
		state.show(List.of(log), EnumSet.of(GcLayer.PAUSE));
		double end = state.view().end();
		List<GcBand> bands = List.of(new GcBand(0, end * 0.1), new GcBand(end * 0.6, end * 0.7));
		assertEquals(2, GcCharts.of(state, bands, COLUMNS).bands().size());
		state.setView(state.view().between(end * 0.5, end));
		Chart chart = GcCharts.of(state, bands, COLUMNS);
		assertEquals(List.of(Band.Shape.FILLED), chart.bands().stream().map(Band::shape).toList());
		assertEquals("Excessive collection", chart.keys().getFirst().word(), "The key stays, so that nothing jumps while moving.");
	}

	@Test
	void whereItStandsIsKnownWithoutItsValues() {
		log.prepare(EnumSet.of(GcLayer.PAUSE, GcLayer.HEAP_USED));
		state.show(List.of(log), EnumSet.of(GcLayer.PAUSE, GcLayer.HEAP_USED));
		Chart places = GcCharts.of(state, List.of(), 0);
		Chart chart = GcCharts.of(state, List.of(), COLUMNS);
		assertEquals(0, size(places.panels().getFirst().series().getFirst()));
		assertEquals(chart.panels().stream().map(panel -> panel.title() + panel.up()).toList(), places.panels().stream().map(panel -> panel.title() + panel.up()).toList());
		assertEquals(chart.keys(), places.keys());
		assertEquals(chart.across().scale().from(), places.across().scale().from());
		assertEquals(chart.across().scale().to(), places.across().scale().to());
	}
}
