/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.gclog.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;

/** Where zooming, moving and steps lead in charts, and what stays selected. */
class GcChartStateTest {

	private static final Set<GcLayer> TWO = EnumSet.of(GcLayer.HEAP_USED, GcLayer.PAUSE);

	private final List<GcView> told = new ArrayList<>();
	private final GcChartState state = new GcChartState(told::add);
	private final GcLogChart log = GcLogs.chart(GcLogs.steady(1000));

	@Test
	void withoutLogsThereIsNothingToDraw() {
		assertTrue(state.isEmpty());
		assertFalse(state.isTimed());
		assertFalse(state.hasSelection());
		assertTrue(Double.isNaN(state.selectedTime()));
	}

	@Test
	void stepsGoAlongALayerAndStopAtItsEnds() {
		state.show(List.of(log), TWO);
		GcSpot first = state.step(1);
		assertEquals(0, first.position());
		state.select(first);
		assertEquals(1, state.step(1).position());
		assertEquals(0, state.step(-1).position());
		assertEquals(10, state.step(10).position());
		assertEquals(999, state.step(Integer.MAX_VALUE / 2).position());
		assertEquals(0, state.step(-Integer.MAX_VALUE / 2).position());
		assertTrue(told.isEmpty(), "All is shown, so nothing moves.");
	}

	@Test
	void aStepOutOfWhatIsShownMovesThere() {
		state.show(List.of(log), TWO);
		state.setView(state.view().between(10, 20));
		GcSpot first = state.step(1);
		assertTrue(first.time() >= 10 && first.time() < 10.2, "It begins at the first point that is shown, not at " + first.time());
		state.select(first);
		GcSpot far = state.step(500);
		assertTrue(state.view().contains(far.time()), state.view().toString());
		assertEquals(10, state.view().span(), 1e-9);
		assertEquals(state.view(), told.getLast());
	}

	@Test
	void layersAreBesideEachOther() {
		state.show(List.of(log), TWO);
		state.select(state.step(1));
		state.select(state.step(400));
		GcSpot below = state.beside(1);
		assertEquals(GcLayer.PAUSE, below.plot().layer());
		assertEquals(state.selected().time(), below.time(), 1e-9);
		state.select(below);
		assertEquals(GcLayer.PAUSE, state.beside(1).plot().layer(), "There is none below.");
		assertEquals(GcLayer.HEAP_USED, state.beside(-1).plot().layer());
	}

	@Test
	void aSelectedRowIsMovedToAndZoomedAt() {
		state.show(List.of(log), TWO);
		state.setView(state.view().between(10, 20));
		state.select(log, 800);
		assertTrue(state.view().contains(state.selectedTime()), state.view().toString());
		double before = state.view().span();
		double part = (state.selectedTime() - state.view().from()) / before;
		state.zoom(true, state.middle());
		assertTrue(state.view().span() < before);
		assertEquals(part, (state.selectedTime() - state.view().from()) / state.view().span(), 1e-9, "What is selected stays where it is.");
		state.zoom(false, state.middle());
		assertEquals(before, state.view().span(), 1e-9);
		double from = state.view().from();
		state.pan(-3);
		assertEquals(from - 0.15 * before, state.view().from(), 1e-9);
	}

	@Test
	void theSelectedPointGoesWithItsLayerOrLog() {
		state.show(List.of(log), TWO);
		GcSpot spot = state.step(1);
		state.select(spot);
		state.select(log, spot.row());
		assertEquals(spot, state.selected(), "It is the point of that row.");
		state.setView(state.view().between(10, 20));
		state.show(List.of(log), EnumSet.of(GcLayer.PAUSE));
		assertNull(state.selected(), "Its layer is not shown any more.");
		assertTrue(state.hasSelection(), "The row is still selected in the other layers.");
		assertEquals(10, state.view().span(), 1e-9, "What is shown of the same log stays.");
		state.show(List.of(GcLogs.chart(GcLogs.steady(50))), TWO);
		assertFalse(state.hasSelection());
		assertTrue(state.view().isAll());
	}

	@Test
	void aScreenReaderHearsThePointOrAllInShort() {
		state.show(List.of(log), TWO);
		assertTrue(state.spoken().startsWith("Charts: "), state.spoken());
		state.select(state.beside(1));
		assertTrue(state.spoken().startsWith("Heap used after: "), state.spoken());
	}
}
