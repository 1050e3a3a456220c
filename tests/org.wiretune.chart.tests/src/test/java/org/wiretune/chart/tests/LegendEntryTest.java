/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.chart.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.chart.plot.LegendEntry;

/** Legends of charts: no line is without its name. */
class LegendEntryTest {

	private static final int WIDE = 7;
	private static final List<String> NAMES = List.of("server", "driver", "everything else");
	private static final List<String> FIGURES = List.of("server 1.46", "driver 0.3", "everything else 0.1");

	private static LegendEntry.Room room(int width) {
		return new LegendEntry.Room(22 * WIDE + 28, width, 20, 14, LegendEntry.FIGURE, text -> text.length() * WIDE);
	}

	@Test
	void whereThereIsRoomTheyStandBehindTheTitle() {
		assertEquals(1, LegendEntry.rows(NAMES, room(800)));
		assertEquals(List.of(new LegendEntry("server 1.46", 182, 0), new LegendEntry("driver 0.3", 293, 0), new LegendEntry("everything else 0.1", 404, 0)),
				LegendEntry.of(NAMES, FIGURES, room(800)));
	}

	/** The legend ended at the first name that did not fit, so at 400 points two of three lines had none. */
	@Test
	void atFourHundredPointsAllHaveTheirNamesInTwoLines() {
		assertEquals(2, LegendEntry.rows(NAMES, room(340)));
		List<LegendEntry> entries = LegendEntry.of(NAMES, FIGURES, room(340));
		assertEquals(FIGURES, entries.stream().map(LegendEntry::text).toList());
		assertEquals(List.of(0, 1, 1), entries.stream().map(LegendEntry::row).toList());
	}

	@Test
	void withLessRoomTheNamesStandWithoutFigures() {
		for (int width = 240; width < 800; width++) {
			List<LegendEntry> entries = LegendEntry.of(NAMES, FIGURES, room(width));
			assertEquals(LegendEntry.rows(NAMES, room(width)) - 1, entries.getLast().row());
			for (int i = 0; i < entries.size(); i++) {
				LegendEntry entry = entries.get(i);
				assertTrue(entry.x() + 20 + entry.text().length() * WIDE <= width, entry.toString());
				assertTrue(entry.text().startsWith(NAMES.get(i).substring(0, 3)), width + ": " + entries);
			}
		}
	}

	/** Otherwise the legend would jump while the cursor moves. */
	@Test
	void thePlacesDoNotDependOnTheFigures() {
		assertEquals(LegendEntry.of(NAMES, FIGURES, room(340)).stream().map(LegendEntry::x).toList(),
				LegendEntry.of(NAMES, List.of("server 0", "driver 12", "everything else 0.05"), room(340)).stream().map(LegendEntry::x).toList());
	}
}
